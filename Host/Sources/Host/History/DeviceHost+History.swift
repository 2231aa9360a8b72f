import AlmanacScheduler
import Foundation
import Store

// A widget's day, and why it is fresh or stale (Specification C11).
extension DeviceHost {
  /// Returns a widget's day in the device's time zone.
  ///
  /// - Parameter day: a date, for instance `2026-03-14`; nil: today.
  public func day(of instance: String, _ day: String? = nil) async throws -> InstanceDay {
    let record = try record(instance)
    let id = record.id
    let now = self.now
    let day = try day.map { try CalendarDay(named: $0, in: timeZone) } ?? CalendarDay(containing: now, in: timeZone)
    var history = try store.history(of: id, on: state.id, from: day.start, to: day.end)
    history.decisions = shown(history.decisions, of: record.app)
    let isHidden = concealment(of: record.app) == .placeholder
    if isHidden { history.entries = [] }
    return InstanceDay(of: id, on: day, at: now, history: history, timeline: isHidden ? nil : state.instances[id]?.timeline)
  }

  /// Returns why a widget is fresh or stale.
  ///
  /// - Parameter limit: how many of the newest decisions to include.
  public func why(_ instance: String, limit: Int = 50) async throws -> InstanceReasons {
    let record = try record(instance)
    let id = record.id
    let reasons = InstanceReasons(
      of: id, in: state, at: now, profile: profile, failure: hidesWords(of: record.app) ? nil : failures[id],
      location: locationSentence(of: id), stack: stackSentence(of: id) ?? listSentence(of: id),
      clock: ClockStyle(timeZone, hasTwelveHours: currentSettings.hasTwelveHours),
      decisions: shown(try store.decisions(of: id, limit: limit), of: record.app))
    guard let reasons else { throw HostError.unknownInstance(instance) }
    return reasons
  }

  /// Returns a sentence that says whether a widget got the device's location at its newest request; nil if its app does not use location.
  private func locationSentence(of id: InstanceID) -> String? {
    guard let record = records[id], installed[record.app]?.bundle.usesLocation == true, let (date, answer) = location.answers[id] else { return nil }
    return "Location: at \(date.formatted(.iso8601)) \(answer.sentence)."
  }

  private var timeZone: TimeZone { TimeZone(identifier: currentSettings.timeZone) ?? .gmt }
}

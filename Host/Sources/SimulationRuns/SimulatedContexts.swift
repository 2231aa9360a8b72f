import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Host

/// When simulated widgets are relevant by the contexts of their providers (Specification B5, C12). A host compares places while the device moves; here the
/// recorded track is known ahead, so that places become spans of time.
struct SimulatedContexts {
  /// How far ahead places are compared, in seconds. A provider that is not asked again for longer has no contexts of places after that.
  static let horizon: TimeInterval = 14 * 86_400

  /// What was last said of each widget.
  private var known: [InstanceID: [RelevantSpan]] = [:]

  /// - Parameters:
  ///   - values: what the provider said.
  ///   - place: where the device is at an instant, as far as it counts for the app.
  ///   - changes: when the device moves far after `now`, in order.
  mutating func spans(
    _ values: [RelevanceValue], of id: InstanceID, _ kind: KindDescription, at now: Date, place: (Date) -> DeviceLocation?, changes: () -> [Date]
  ) -> [RelevantSpan] {
    func answer(at date: Date, _ earlier: [RelevantSpan]) -> RelevanceContexts.Answer {
      RelevanceContexts(kind: kind, configuration: [:], place: place(date), earlier: earlier, profile: Profiles.stacks).answer(values, at: date)
    }
    // Where the device has been since before the question, it still is.
    let standing = known[id]?.filter { $0.reason == .location && $0.start <= now && $0.end.map { now < $0 } ?? true } ?? []
    let first = answer(at: now, standing)
    var spans = first.spans.filter { $0.reason != .location }
    var open = first.spans.filter { $0.reason == .location }
    if first.hasPlaces {
      for date in changes() where date > now {
        let there = answer(at: date, open).spans.filter { $0.reason == .location }
        spans += open.filter { !there.contains($0) }.compactMap { RelevantSpan(.location, from: $0.start, to: date, configuration: $0.configuration) }
        open = there
      }
    }
    spans += open
    known[id] = spans
    return spans
  }
}

import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// Who is not asked for a while, because an earlier host ended while it read an answer.
struct HeldBack {
  /// How often a host ended so.
  let ends: Int
  /// When the next answer is asked for.
  let until: Date

  /// The wait grows with each end.
  init(ends: Int, from now: Date, limits: LimitsProfile) {
    self.ends = ends
    let factor = Double(sign: .plus, exponent: 2 * min(ends - 1, 16), significand: 1)
    until = now.addingTimeInterval(min(limits.endedHostWait * factor, limits.endedHostWaitMost))
  }

  /// Why a widget gets no timeline now.
  var failure: AttemptFailure {
    let times = ends == 1 ? "once" : "\(ends) times"
    return AttemptFailure(
      .host,
      "host.endedWhileReading: the host ended \(times) while it read this widget's answer, so it is not asked before \(until.formatted(.iso8601)); "
        + "update the app, or ask at once with almanac reload")
  }
}

// Widgets and apps whose answers an earlier host did not survive.
extension DeviceHost {
  /// Names a widget in ``ReadingMarks``.
  static func mark(of instance: InstanceID) -> String { "widget \(instance)" }
  /// Names an app in ``ReadingMarks``, for answers that belong to no widget.
  static func mark(of app: AppID) -> String { "app \(app)" }

  /// Holds back who is in the file that the last host left.
  static func heldBack(_ marks: ReadingMarks?, at now: Date, limits: LimitsProfile) -> [String: HeldBack] {
    (marks?.ends ?? [:]).mapValues { HeldBack(ends: $0, from: now, limits: limits) }
  }

  /// Returns why somebody is not asked now; nil: it may be asked.
  func heldBack(_ mark: String) -> HeldBack? {
    guard let held = heldBack[mark] else { return nil }
    if now < held.until { return held }
    heldBack[mark] = nil
    return nil
  }

  /// Lets the widgets of an app be asked again, because a person wants it.
  func forgive(_ app: AppID, kind: String?) {
    for record in records.values where record.app == app && kind.map({ $0 == record.kind }) ?? true { forgive(Self.mark(of: record.id)) }
    forgive(Self.mark(of: app))
  }

  private func forgive(_ mark: String) {
    heldBack[mark] = nil
    marks?.forgive(mark)
  }

  /// What the start says about those that are held back.
  static func notices(_ held: [String: HeldBack]) -> [String] {
    held.sorted { $0.key < $1.key }.map { mark, held in
      "the host ended while it read an answer of the \(Printable.text(mark)), which is not asked before \(held.until.formatted(.iso8601))"
    }
  }
}

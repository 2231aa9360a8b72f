/// A possible improvement of a widget's timelines (Specification C10).
public struct TimelineAdvice: Codable, Equatable, Sendable {
  /// How serious a finding is, from the least to the most.
  public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
    /// Worth knowing.
    case note
    /// The widget will be stale or cost more than necessary.
    case warning
    /// The widget will display nothing, or nothing new.
    case error

    public static func < (left: Self, right: Self) -> Bool { allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)! }
  }

  /// The rule's stable name, such as `nearImmediateReload`.
  public let rule: String
  /// How serious it is.
  public let severity: Severity
  /// What was observed: one sentence with numbers.
  public let finding: String
  /// Why that matters.
  public let reason: String
  /// What to do.
  public let fix: String

  /// Creates a piece of advice.
  public init(rule: String, severity: Severity, finding: String, reason: String, fix: String) {
    self.rule = rule
    self.severity = severity
    self.finding = finding
    self.reason = reason
    self.fix = fix
  }
}

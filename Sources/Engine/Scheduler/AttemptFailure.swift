/// Why an attempt to reload came to nothing.
public struct AttemptFailure: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The extension answered with a named error, such as `completion.never`.
    case provider
    /// No answer within the time limit.
    case deadline
    /// The process ended.
    case crash
    /// The process outgrew its memory.
    case memory
    /// The answer was not one: malformed, too large, too many.
    case garbage
    /// The host itself could not start or reach the extension, or could not keep what it answered.
    case host
  }

  public var kind: Kind
  /// One clause for a person: `exited on signal 11`, `no answer within 10 s`.
  public var detail: String

  public init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// Whether the widget is blameless: such an attempt costs it nothing.
  public var isHostFault: Bool { kind == .host }
}

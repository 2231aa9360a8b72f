/// Why an attempt to reload failed.
public struct AttemptFailure: Codable, Equatable, Sendable {
  /// The cause of a failed attempt. Decisions store its raw value, so the names are stable.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The extension replied with a named error, such as `completion.never`.
    case provider
    /// No reply within the time limit.
    case deadline
    /// The extension process exited.
    case crash
    /// The extension process exceeded its memory limit.
    case memory
    /// The reply was invalid: malformed, too large or with too many entries.
    case garbage
    /// The host could not start or reach the extension, or could not store its reply.
    case host
  }

  /// The cause.
  public var kind: Kind
  /// One clause for a person, such as `exited on signal 11` or `no answer within 10 s`.
  public var detail: String

  /// Creates a failure.
  ///
  /// - Parameter detail: one clause for a person, without a full stop.
  public init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// Whether the host is at fault; such an attempt costs the widget no token.
  public var isHostFault: Bool { kind == .host }
}

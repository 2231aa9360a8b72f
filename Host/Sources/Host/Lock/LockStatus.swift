/// Whether the host is locked, and what a lock hides (Specification D5). A host belongs to one person: its lock and passcode apply to all its
/// devices.
public struct LockStatus: Sendable, Equatable {
  /// Whether it is locked.
  public let isLocked: Bool
  /// Whether a passcode is set. Without one only an event of the device can report a lock, and nothing is encrypted.
  public let hasPasscode: Bool
  /// Whether widgets show only placeholders while it is locked.
  public let hidesContent: Bool
  /// Wrong passcodes since the last right one.
  public let failures: Int
  /// Seconds until the next passcode is taken.
  public let wait: Double
  /// Whether it locks with the desktop's session.
  public let followsDesktop: Bool
  /// Why the desktop's session cannot be followed now; nil: it is followed, or need not be.
  public let desktopFault: String?

  /// Creates a status.
  public init(
    isLocked: Bool, hasPasscode: Bool, hidesContent: Bool, failures: Int, wait: Double, followsDesktop: Bool = false, desktopFault: String? = nil
  ) {
    self.isLocked = isLocked
    self.hasPasscode = hasPasscode
    self.hidesContent = hidesContent
    self.failures = failures
    self.wait = wait
    self.followsDesktop = followsDesktop
    self.desktopFault = desktopFault
  }
}

/// How much of a widget's content is shown.
enum Concealment: Sendable {
  /// All of it.
  case none
  /// All but what the author marked `privacySensitive()`.
  case privacy
  /// Only the placeholder.
  case placeholder
}

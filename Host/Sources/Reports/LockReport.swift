import Host

/// `GET /v1/lock`: whether the host is locked.
public struct LockReport: Codable, Sendable, Equatable {
  public let locked: Bool
  /// Whether a passcode is set.
  public let passcode: Bool
  /// Whether widgets show only placeholders while it is locked.
  public let hideContentWhileLocked: Bool
  /// Wrong passcodes since the last right one.
  public let failedAttempts: Int
  /// Seconds until the next passcode is taken, rounded up.
  public let retryAfter: Int
  /// Whether it locks with the desktop's session.
  public let followDesktopLock: Bool
  /// Why the desktop's session cannot be followed now; null = it is followed, or need not be.
  @ExplicitNull public var desktopLockFault: String?

  public init(_ status: LockStatus) {
    locked = status.isLocked
    passcode = status.hasPasscode
    hideContentWhileLocked = status.hidesContent
    failedAttempts = status.failures
    retryAfter = Int(status.wait.rounded(.up))
    followDesktopLock = status.followsDesktop
    _desktopLockFault = ExplicitNull(wrappedValue: status.desktopFault)
  }
}

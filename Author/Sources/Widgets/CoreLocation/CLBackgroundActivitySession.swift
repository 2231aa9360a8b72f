import HostConnection

/// Keeps an app in use while it works with the location in the background. In a program of the containing app it is a session of the app: its requests
/// for reloads are free meanwhile (Specification C8). In an extension it has no effect.
public final class CLBackgroundActivitySession: Sendable {
  private let claim: AppUseClaim

  public init() { claim = AppUseClaim(.session) }

  /// Ends the session. Calling it again has no effect.
  public func invalidate() { claim.end() }
}

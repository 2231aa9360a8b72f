import AlmanacHostConnection

/// Keeps an app in use while it works with the location in the background. In a program of the containing app it is a session of the app, during
/// which reload requests are free (Specification C8). It has no effect in an extension.
public final class CLBackgroundActivitySession: Sendable {
  private let claim: AppUseClaim

  public init() { claim = AppUseClaim(.session) }

  /// Ends the session. Further calls have no effect.
  public func invalidate() { claim.end() }
}

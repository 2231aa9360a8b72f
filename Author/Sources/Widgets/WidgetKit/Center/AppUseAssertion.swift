import AlmanacHostConnection

/// Declares that a program's app is in use, as long as the assertion exists. The class is Almanac's own: on a Linux desktop the host cannot see which
/// app is in front. Apple's systems can, so put its use into `#if os(Linux)`.
///
/// While the assertion exists, the app's reload requests cost no budget (Specification C8), and its widgets may use location that is allowed while the
/// app is used (Specification E2). It ends with ``invalidate()``, with its last reference, or with the program. Several may exist at a time.
///
/// The program finds the host by `ALMANAC_HOST_SOCKET` and names its app by `ALMANAC_APP`. Without a host, and in an extension, an assertion has no
/// effect. A refusal by the host is reported once on standard error: `appUse.unknownApp`, `appUse.otherApp`, `appUse.notStored`.
public final class AppUseAssertion: Sendable {
  public enum Use: Sendable {
    /// The user looks at the app.
    case foreground
    /// The app navigates or plays audio.
    case session
  }
  private let claim: AppUseClaim

  /// Returns when the host has stored the assertion, after at most five seconds.
  public init(_ use: Use) { claim = AppUseClaim(use == .foreground ? .foreground : .session) }

  /// Ends the assertion. Calling it again has no effect.
  public func invalidate() { claim.end() }
}

import HostConnection

/// Says that a program's app is in use, as long as the assertion exists: it is Almanac's own, because on a Linux desktop the host cannot see which app
/// is in front. Apple's systems know it, so put it in `#if os(Linux)`.
///
/// Meanwhile the app's requests for reloads cost no budget (Specification C8), and its widgets may use location that is allowed while the app is used
/// (Specification E2). The assertion ends with ``invalidate()``, with its last reference, or with the program. Several may exist at a time.
///
/// The program finds the host by `ALMANAC_HOST_SOCKET` and names its app by `ALMANAC_APP`. Without a host, and in an extension, an assertion has no
/// effect. What the host refuses is said once on standard error: `appUse.unknownApp`, `appUse.otherApp`, `appUse.notStored`.
public final class AppUseAssertion: Sendable {
  public enum Use: Sendable {
    /// A person looks at the app.
    case foreground
    /// The app navigates or plays audio.
    case session
  }
  private let claim: AppUseClaim

  /// Returns when the host knows it, after at most five seconds.
  public init(_ use: Use) { claim = AppUseClaim(use == .foreground ? .foreground : .session) }

  /// Ends the assertion. Calling it again has no effect.
  public func invalidate() { claim.end() }
}

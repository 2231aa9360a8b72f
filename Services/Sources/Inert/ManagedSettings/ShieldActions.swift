/// A person's tap on a shield.
public enum ShieldAction: Int, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// The response to a tap on a shield.
public enum ShieldActionResponse: Int, Hashable, Sendable { case none, close, `defer` }

/// Stub. Handles taps on shields. Never called, because nothing is shielded.
open class ShieldActionDelegate: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handle(
    action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}

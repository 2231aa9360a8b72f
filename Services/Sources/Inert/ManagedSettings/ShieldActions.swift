/// What a person tapped on a shield.
public enum ShieldAction: Int, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// What follows a tap on a shield.
public enum ShieldActionResponse: Int, Hashable, Sendable { case none, close, `defer` }

/// Answers taps on shields. Nothing is shielded here, so that nothing is asked.
// Unchecked, as all classes of this file: nothing in them changes, and the compiler cannot check an open class.
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

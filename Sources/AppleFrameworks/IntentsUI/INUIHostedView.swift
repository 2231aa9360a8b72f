// Views of an intents UI extension. No such extension runs here: the delegate's methods are not called.

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }

@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}
extension INUIHostedViewControlling {
  public func configure(with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void) {
    completion(.zero)
  }
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { completion(false, [], .zero) }
}
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  var displaysMap: Bool { get }
  var displaysMessage: Bool { get }
  var displaysPaymentTransaction: Bool { get }
}
extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}
extension NSExtensionContext {
  /// Zero: nothing hosts a view.
  public var hostedViewMinimumAllowedSize: CGSize { .zero }
  public var hostedViewMaximumAllowedSize: CGSize { .zero }
  public func interfaceParametersDescription() -> String { "" }
}

import UIKit

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
public struct UISymbolEffectCompletionContext {
  public var isFinished: Bool { true }
  public internal(set) weak var sender: AnyObject?
}

/// Stubs. UIKit views are not drawn, so no symbol moves. Each effect completes at once, and a symbol image that is set is stored.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
  /// Stub. Does nothing: no effect runs.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(sender: self))
  }
}

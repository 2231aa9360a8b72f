import UIKit

/// Movements of symbols. A view of UIKit shows nothing here, so none moves; an image that is set is kept.
extension UIImageView {
  public typealias SymbolEffectCompletion = @MainActor (SymbolEffectContext) -> Void
  public struct SymbolEffectContext {
    public var isFinished: Bool { true }
    public weak var sender: AnyObject?
  }
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) { completion?(SymbolEffectContext(sender: self)) }
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: SymbolEffectCompletion? = nil
  ) { completion?(SymbolEffectContext(sender: self)) }
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: SymbolEffectCompletion? = nil
  ) { completion?(SymbolEffectContext(sender: self)) }
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    completion: SymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(SymbolEffectContext(sender: self))
  }
}

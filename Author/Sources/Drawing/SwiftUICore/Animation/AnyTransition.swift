/// A type-erased transition.
public struct AnyTransition: Sendable {
  let effects: _TransitionEffects
  private init(_ effects: _TransitionEffects) { self.effects = effects }
  public init<T: Transition>(_ transition: T) { effects = transition.effects }
  public static let identity = AnyTransition(_TransitionEffects(.identity))
  public static let opacity = AnyTransition(_TransitionEffects(.fade))
  public static let scale = AnyTransition(.scale(0, anchor: .center))
  public static let slide = AnyTransition(.slide)
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(_TransitionEffects(.beyond(edge))) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(.scale(Double(scale), anchor: anchor)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace()) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(_TransitionEffects(insertion: insertion.effects.insertion, removal: removal.effects.removal))
  }
  /// Played as a fade, because modifiers do not run while a host animates; a note reports it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition(_TransitionEffects(.custom)) }
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(effects.combined(with: other.effects)) }
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(effects.animation(animation)) }
}

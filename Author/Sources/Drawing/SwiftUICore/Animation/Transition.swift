/// The phase of a view's transition. In a widget every view is in the identity phase.
@frozen public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a transition or animation receives as its content.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let resolveContent: @MainActor (inout _NodeList) -> Void
  init<Content: View>(content: Content) {
    // Resolved on the main actor only.
    let content = UncheckedSendable(content)
    resolveContent = { content.value._resolve(into: &$0) }
  }
  @MainActor public func _resolve(into nodes: inout _NodeList) { resolveContent(&nodes) }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// An animation with which a view appears and disappears between two entries. One with an author's own body is played as a fade, because bodies do not
/// run while a host animates; a note reports it.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> some Transition { _ComposedTransition(effects.animation(animation)) }
  public func combined<T: Transition>(with other: T) -> some Transition { _ComposedTransition(effects.combined(with: other.effects)) }

  nonisolated var effects: _TransitionEffects { (self as? any _SystemTransition)?._effects ?? _TransitionEffects(.custom) }
}

/// A built-in transition.
@MainActor @preconcurrency
public protocol _SystemTransition: Transition where Body == PlaceholderContentView<Self> {
  nonisolated var _effects: _TransitionEffects { get }
}
extension _SystemTransition {
  public func body(content: Content, phase: TransitionPhase) -> PlaceholderContentView<Self> { content }
}

/// Combined transitions, or a transition with its own animation.
struct _ComposedTransition: _SystemTransition {
  let _effects: _TransitionEffects
  nonisolated init(_ effects: _TransitionEffects) { _effects = effects }
}

public struct IdentityTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _effects: _TransitionEffects { _TransitionEffects(.identity) }
}
public struct OpacityTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _effects: _TransitionEffects { _TransitionEffects(.fade) }
}
public struct SlideTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _effects: _TransitionEffects { .slide }
}
public struct MoveTransition: _SystemTransition {
  public let _effects: _TransitionEffects
  nonisolated public init(edge: Edge) { _effects = _TransitionEffects(.beyond(edge)) }
}
public struct PushTransition: _SystemTransition {
  public let _effects: _TransitionEffects
  nonisolated public init(edge: Edge) { _effects = .push(from: edge) }
}
public struct OffsetTransition: _SystemTransition {
  public let _effects: _TransitionEffects
  nonisolated public init(_ offset: CGSize) { _effects = .offset(offset) }
}
public struct ScaleTransition: _SystemTransition {
  public let _effects: _TransitionEffects
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { _effects = .scale(scale, anchor: anchor) }
}
/// Not played: the view appears or disappears at once.
public struct SymbolEffectTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _effects: _TransitionEffects { _TransitionEffects(.identity) }
}
public struct BlurReplaceTransition: _SystemTransition {
  public struct Configuration: Equatable, Sendable {
    fileprivate let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public let _effects: _TransitionEffects
  nonisolated public init(configuration: Configuration) { _effects = .blurReplace(upUp: configuration == .upUp) }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _SystemTransition {
  public let _effects: _TransitionEffects
  nonisolated public init(insertion: Insertion, removal: Removal) {
    _effects = _TransitionEffects(insertion: insertion.effects.insertion, removal: removal.effects.removal)
  }
}

extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) } }
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

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
  init<Content: View>(content: Content) { resolveContent = { content._resolve(into: &$0) } }
  public func _resolve(into nodes: inout _NodeList) { resolveContent(&nodes) }
}

/// Further properties of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// An animation with which a view appears and disappears. It has no effect in an archived widget.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> some Transition { self }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// A built-in transition.
@MainActor @preconcurrency
public protocol _SystemTransition: Transition where Body == PlaceholderContentView<Self> {}
extension _SystemTransition {
  public func body(content: Content, phase: TransitionPhase) -> PlaceholderContentView<Self> { content }
}

public struct IdentityTransition: _SystemTransition { nonisolated public init() {} }
public struct OpacityTransition: _SystemTransition { nonisolated public init() {} }
public struct SlideTransition: _SystemTransition { nonisolated public init() {} }
public struct MoveTransition: _SystemTransition { nonisolated public init(edge: Edge) {} }
public struct PushTransition: _SystemTransition { nonisolated public init(edge: Edge) {} }
public struct OffsetTransition: _SystemTransition { nonisolated public init(_ offset: CGSize) {} }
public struct ScaleTransition: _SystemTransition { nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {} }
public struct SymbolEffectTransition: _SystemTransition { nonisolated public init() {} }
public struct BlurReplaceTransition: _SystemTransition {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  nonisolated public init(configuration: Configuration) {}
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _SystemTransition {
  nonisolated public init(insertion: Insertion, removal: Removal) {}
}

extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) } }
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

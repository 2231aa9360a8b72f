/// Stub. The position of a scroll view. Setting it has no effect, because a widget does not scroll.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public init(idType: (some Hashable).Type = Never.self) {}
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(edge: Edge) { self.edge = edge }
  public var isPositionedByUser: Bool { false }
  public func viewID<T: Hashable>(type: T.Type) -> T? { nil }
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (self.point, edge) = (point, nil) }
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { (edge, point) = (nil, nil) }
}
/// Stub. The sizes of a scroll view. The framework never creates one, because a widget does not scroll.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize, self.contentInsets, self.containerSize) = (contentOffset, contentSize, contentInsets, containerSize)
  }
}
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges"), alignment = Self(name: "alignment")
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), hard = Self(name: "hard"), soft = Self(name: "soft")
}
public struct ScrollInputKind: Sendable {
  public static let look = Self(), handGestureShortcut = Self()
}
public struct ScrollInputBehavior: Sendable { public static let automatic = Self(), enabled = Self(), disabled = Self() }
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
  public static func == (first: Self, second: Self) -> Bool { first.rect == second.rect && first.anchor == second.anchor }
  public func hash(into hasher: inout Hasher) { hasher.combine(rect.minX); hasher.combine(rect.minY) }
}
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}
extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext
}
extension ViewAlignedScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = Self(), always = Self(), alwaysByFew = Self(), alwaysByOne = Self(), never = Self()
  }
  public init(limitBehavior: LimitBehavior) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) -> Self { Self() }
}
public struct PinnedTargetBehavior: ScrollTargetBehavior { public init() {} }

/// Stubs. These modifiers have no effect: a widget does not scroll; ``ScrollView`` reports that.
nonisolated extension View {
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View { self }
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

/// Stub. A gesture on a view. The host receives touches, so a widget never recognises gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// Lets the compiler infer that the values of a composed gesture are those of its body.
  static var _valueType: Value.Type { get }
}
extension Gesture where Value == Body.Value {
  public static var _valueType: Value.Type { Value.self }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture without a body of its own.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture {
  public static var _valueType: Value.Type { Value.self }
  public var body: Never { fatalError("\(Self.self) is not composed of other gestures") }
}

/// Allows a gesture that is absent at times.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public struct TapGesture: _PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
}

public struct SpatialTapGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

public struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

public struct DragGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

public struct MagnifyGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotateGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  nonisolated public init(_ first: First, _ second: Second) {}
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  nonisolated public init(_ first: First, _ second: Second) {}
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
/// One of two gestures; the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  nonisolated public init(_ first: First, _ second: Second) {}
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
public struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {}
public struct _ObservedGesture<Base: Gesture>: _PrimitiveGesture {
  public typealias Value = Base.Value
}
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
}
public struct AnyGesture<Value>: _PrimitiveGesture {
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> { _ObservedGesture() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> where Value: Equatable { _ObservedGesture() }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

nonisolated extension View {
  private func noGesture(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(
      DiagnosticModifier(
        name: "\(what).ignored", message: "\(what) has no effect in a widget: the host receives touches; use Link, widgetURL or Button(intent:)",
        source: source))
  }

  /// Stub. Never recognised: the host receives touches, not the view. A note reports it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noGesture("gesture", SourceLocation(fileID, line))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noGesture("gesture", SourceLocation(fileID, line))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noGesture("highPriorityGesture", SourceLocation(fileID, line)) }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noGesture("simultaneousGesture", SourceLocation(fileID, line)) }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noGesture("highPriorityGesture", SourceLocation(fileID, line)) }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noGesture("simultaneousGesture", SourceLocation(fileID, line)) }
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noGesture("gesture", SourceLocation(fileID, line)) }
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noGesture("onPencilDoubleTap", SourceLocation(fileID, line)) }
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noGesture("onPencilSqueeze", SourceLocation(fileID, line)) }
}

/// A double tap on a pencil. The framework never creates one, because a widget gets no pencil events.
public struct PencilDoubleTapGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}
public struct PencilSqueezeGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}
public enum PencilSqueezeGesturePhase: Hashable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
/// The position of a pencil above the display.
public struct PencilHoverPose: Hashable {
  public let location: CGPoint
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
  public static func == (first: Self, second: Self) -> Bool {
    first.location == second.location && first.zDistance == second.zDistance && first.altitude == second.altitude
      && first.azimuth == second.azimuth && first.roll == second.roll
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location.x)
    hasher.combine(location.y)
    hasher.combine(zDistance)
  }
}

/// Stub. A value that changes while a gesture is active. In a widget it always has its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }
  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: BuiltInDynamicProperty {}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

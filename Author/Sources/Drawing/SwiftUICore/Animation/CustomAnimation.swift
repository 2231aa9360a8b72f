/// Stub. An animation that the author's type computes. Never called: a host plays only curves and springs.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool {
    false
  }
}
extension Animation {
  /// Creates the default animation instead, because a host cannot play a custom one; a note reports it.
  public init<A: CustomAnimation>(_ base: A) {
    RenderSession.noteOutsideRendering("animation.custom", "a host plays curves and springs only: \(A.self) is replaced by the default animation")
    self = .default
  }
  /// Stub. Returns the animation itself: nothing in a widget waits for its end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// The state of a custom animation while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete: Bool = false
  public let environment: EnvironmentValues
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

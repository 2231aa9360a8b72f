/// A view whose content is animated through phases. A widget shows the first phase, and a note reports it.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content
  private let source: SourceLocation

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.phases = Array(phases)
    self.content = content
    source = SourceLocation(fileID, line)
  }
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(phases, content: content, animation: animation, fileID: fileID, line: line)
  }

  @MainActor public var body: some View {
    if let first = phases.first {
      // A single phase is no animation.
      content(first).noted(phases.count > 1 ? "phaseAnimator" : nil, "an archived entry shows its first phase; show phases as entries", source)
    }
  }
}

/// A view whose content is animated by keyframes. A widget shows the initial value, and a note reports it.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let content: (Value) -> Content
  private let source: SourceLocation

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.initialValue = initialValue
    self.content = content
    source = SourceLocation(fileID, line)
  }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.initialValue = initialValue
    self.content = content
    source = SourceLocation(fileID, line)
  }

  @MainActor public var body: some View { content(initialValue).noted("keyframeAnimator", keyframesIgnored, source) }
}

nonisolated extension View {
  /// Draws the view in the first phase, because nothing is animated in an archived widget.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation, fileID: fileID, line: line)
  }
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation, fileID: fileID, line: line)
  }

  /// Draws the view with the initial value, because nothing is animated in an archived widget.
  public func keyframeAnimator<Value, V: View, K: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where K.Value == Value {
    content(PlaceholderContentView(content: self), initialValue).noted("keyframeAnimator", keyframesIgnored, SourceLocation(fileID, line))
  }
  public func keyframeAnimator<Value, V: View, K: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where K.Value == Value {
    content(PlaceholderContentView(content: self), initialValue).noted("keyframeAnimator", keyframesIgnored, SourceLocation(fileID, line))
  }
}

private let keyframesIgnored = "an archived entry shows its initial value; show the values as entries"

nonisolated extension View {
  /// Returns the view with a note that the animator `what` has no effect; `what` is nil if there is nothing to animate.
  func noted(_ what: String?, _ why: String, _ source: SourceLocation) -> some View {
    modifier(AnimatorNote(what: what, why: why, source: source))
  }
}

private struct AnimatorNote: PrimitiveModifier {
  let what: String?
  let why: String
  let source: SourceLocation

  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    guard let what else { return content(&nodes) }
    DiagnosticModifier(name: "\(what).ignored", message: "\(what) does not animate a widget: \(why)", source: source)
      ._resolveModifier(content: content, into: &nodes)
  }
}

/// The values of an animation over time. An archived widget shows the initial value, so keyframes are not stored.
public protocol Keyframes<Value> {
  associatedtype Value
}
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  public typealias Value = Root
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
public struct _KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Accepts keyframes outside a track; they are those of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeGroup<Value> where K.Value == Value {
    _KeyframeGroup()
  }
  public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

import AlmanacPainter
import AlmanacTransitions
import AlmanacWireSchema
import Host

/// How a widget's picture becomes the next one (Specification A14). Lengths are in points from the widget's top left, times in seconds.
public struct TransitionReport: Encodable, Sendable {
  public struct Frame: Encodable, Sendable, Equatable {
    public let x, y, width, height: Double

    init(_ rect: RectValue) { (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height) }
  }
  public struct State: Encodable, Sendable, Equatable {
    public let frame: Frame
    public let opacity, blur: Double

    init(_ state: TransitionLayer.State) { (frame, opacity, blur) = (Frame(state.frame), state.opacity, state.blur) }
  }
  public struct Timing: Codable, Sendable, Equatable {
    public let delay, duration: Double
    /// An easing function of CSS.
    public let easing: String

    init(_ timing: LayerTiming) { (delay, duration, easing) = (timing.delay, timing.duration, timing.easing) }
  }
  public struct Layer: Encodable, Sendable {
    public let role: String
    /// The place of the layer's picture, before anything is done to it.
    public let frame: Frame
    public let start, end: State
    /// null: it does not change.
    @ExplicitNull public var timing: Timing?

    init(_ layer: TransitionLayer) {
      (role, frame, start, end) = (layer.role.rawValue, Frame(layer.crop), State(layer.start), State(layer.end))
      _timing = ExplicitNull(wrappedValue: layer.timing.map(Timing.init))
    }
  }
  public let from, to: String
  /// `cut`, `fade` or `layers`.
  public let course: String
  public let width, height, duration: Double
  /// The radius of the outline's corners; null: the outline is a circle.
  @ExplicitNull public var cornerRadius: Double?
  /// Of `fade`; null otherwise.
  @ExplicitNull public var fade: Timing?
  public let layers: [Layer]

  public init(_ transition: ShownTransition) {
    let plan = transition.plan
    (from, to, course) = (transition.from, transition.to, plan.course.rawValue)
    (width, height, duration) = (plan.size.width, plan.size.height, plan.duration)
    switch transition.outline {
    case .none: _cornerRadius = ExplicitNull(wrappedValue: 0)
    case .continuous(let radius): _cornerRadius = ExplicitNull(wrappedValue: radius)
    case .circle: _cornerRadius = ExplicitNull(wrappedValue: nil)
    }
    _fade = ExplicitNull(wrappedValue: plan.fade.map(Timing.init))
    layers = plan.layers.map(Layer.init)
  }
}

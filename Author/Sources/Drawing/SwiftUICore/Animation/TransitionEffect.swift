import AlmanacWireSchema

/// The appearance of a view before it appears or after it has disappeared, as it is archived.
public struct _TransitionEffect: Sendable {
  var opacity: Double?
  /// The offset in points.
  var offset = CGSize.zero
  /// The offset in multiples of the view's own size; the width is measured from the leading to the trailing side.
  var shift = CGSize.zero
  var scale: Double?
  var anchor = UnitPoint.center
  /// A radius in points.
  var blur = 0.0
  /// The outer nil stands for the animation around the view; the inner nil for no animation.
  var animation: Animation??
  /// True if the author's own code describes the effect. Such code is not archived.
  var isCustom = false

  /// The view appears at once.
  static let identity = _TransitionEffect()
  static let fade = _TransitionEffect(opacity: 0)
  /// The author's own effect. The view fades instead.
  static let custom = _TransitionEffect(opacity: 0, isCustom: true)

  /// The view is beyond one of its own edges.
  static func beyond(_ edge: Edge, opacity: Double? = nil) -> _TransitionEffect {
    var effect = _TransitionEffect(opacity: opacity)
    switch edge {
    case .leading: effect.shift.width = -1
    case .trailing: effect.shift.width = 1
    case .top: effect.shift.height = -1
    case .bottom: effect.shift.height = 1
    }
    return effect
  }

  func combined(with other: _TransitionEffect) -> _TransitionEffect {
    var both = self
    if let opacity = other.opacity { both.opacity = (self.opacity ?? 1) * opacity }
    both.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    both.shift = CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height)
    if let scale = other.scale {
      both.scale = (self.scale ?? 1) * scale
      both.anchor = other.anchor
    }
    both.blur = max(blur, other.blur)
    if let animation = other.animation { both.animation = .some(animation) }
    both.isCustom = isCustom || other.isCustom
    return both
  }

  func value(rightToLeft: Bool) -> TransitionValue {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    var value = TransitionValue()
    if let opacity { value.opacity = Float(opacity) }
    if offset != .zero { value.offset = PointValue(x: finite(offset.width), y: finite(offset.height)) }
    if shift != .zero { value.shift = PointValue(x: rightToLeft ? -shift.width : shift.width, y: shift.height) }
    if let scale {
      value.scale = finite(scale)
      if anchor != .center { value.anchor = PointValue(x: finite(anchor.x), y: finite(anchor.y)) }
    }
    value.blur = blur
    if let animation { value.animation = AnimationValue(animation) }
    return value
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}

public struct _TransitionEffects: Sendable {
  var insertion: _TransitionEffect
  var removal: _TransitionEffect

  init(_ effect: _TransitionEffect) { (insertion, removal) = (effect, effect) }
  init(insertion: _TransitionEffect, removal: _TransitionEffect) { (self.insertion, self.removal) = (insertion, removal) }

  /// The blur radius of `blurReplace` in points, and its scale. Chosen by eye: Apple publishes no numbers.
  private static let (blurReplaceRadius, blurReplaceScale) = (8.0, 0.85)

  static let slide = _TransitionEffects(insertion: .beyond(.leading), removal: .beyond(.trailing))
  static func push(from edge: Edge) -> _TransitionEffects {
    _TransitionEffects(insertion: .beyond(edge, opacity: 0), removal: .beyond(edge.opposite, opacity: 0))
  }
  static func scale(_ scale: Double, anchor: UnitPoint) -> _TransitionEffects { _TransitionEffects(_TransitionEffect(scale: scale, anchor: anchor)) }
  static func offset(_ offset: CGSize) -> _TransitionEffects { _TransitionEffects(_TransitionEffect(offset: offset)) }
  /// - Parameter upUp: true if the view also grows beyond its size when it disappears.
  static func blurReplace(upUp: Bool = false) -> _TransitionEffects {
    func effect(_ scale: Double) -> _TransitionEffect { _TransitionEffect(opacity: 0, scale: scale, blur: blurReplaceRadius) }
    return _TransitionEffects(insertion: effect(blurReplaceScale), removal: effect(upUp ? 2 - blurReplaceScale : blurReplaceScale))
  }

  func combined(with other: _TransitionEffects) -> _TransitionEffects {
    _TransitionEffects(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }
  func animation(_ animation: Animation?) -> _TransitionEffects {
    var both = self
    both.insertion.animation = .some(animation)
    both.removal.animation = .some(animation)
    return both
  }
}

import AlmanacWireSchema

/// The part of a picture that a layer needs, in device units: all that its effects read and show of what is visible.
package struct LayerArea {
  /// What the finished layer can show.
  package let visible: RectValue
  /// What the layer must contain, before and after each effect.
  package private(set) var whole: RectValue

  /// - Parameters:
  ///   - ink: what the content paints.
  ///   - visible: the part of the picture that can still be seen.
  ///   - transform: from user space to device units.
  package init(ink: RectValue, visible: RectValue, effects: [Effect], transform: TransformValue) {
    self.visible = visible
    let steps = effects.map { EffectStep($0, transform: transform) }
    // From the last effect to the first: the area that each effect reads to produce what the next one needs.
    var needed = [visible]
    for step in steps.reversed() { needed.append(step.needed(for: needed[needed.count - 1])) }
    // From the first effect to the last: the area that can contain ink.
    var reached = ink
    whole = reached.intersection(needed[steps.count])
    for (index, step) in steps.enumerated() {
      let after = needed[steps.count - 1 - index]
      whole = whole.union(step.silhouette(of: reached, for: after))
      reached = step.reached(from: reached)
      let shown = reached.intersection(after)
      whole = whole.union(step.readsSurroundings ? step.needed(for: shown) : shown)
    }
  }
}

/// How far one effect moves ink, in device units.
private struct EffectStep {
  private var blur = 0.0
  private var offset: PointValue?
  private var castsOutwards = false
  /// Whether clear surroundings cast the shadow, so that the layer must contain them too.
  private(set) var readsSurroundings = false
  private var fillsSurroundings = false

  init(_ effect: Effect, transform: TransformValue) {
    // A blur is equal in all directions, as RasterLayer applies it.
    let scale = abs(transform.determinant).squareRoot()
    fillsSurroundings = effect.fillsSurroundings
    switch effect.effect {
    case .blur(let radius): blur = Self.reach(radius * scale)
    case .shadow(let shadow):
      blur = Self.reach(shadow.radius * scale)
      let linear = TransformValue(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
      offset = linear.apply(to: PointValue(x: shadow.x, y: shadow.y))
      castsOutwards = !shadow.inner
      readsSurroundings = shadow.inner || shadow.invertsAlpha
    default: break
    }
  }

  /// Three deviations, and a pixel for roundings; at most far beyond any picture.
  private static func reach(_ deviation: Double) -> Double { deviation > 0 ? min(3 * deviation + 1, 1e8) : 0 }

  func needed(for area: RectValue) -> RectValue {
    guard let offset else { return area.outset(by: blur) }
    return area.union(area.offset(x: -offset.x, y: -offset.y).outset(by: blur))
  }

  /// Where the shifted silhouette is, before it is blurred into `area`. RasterLayer makes it in a picture of the layer's size.
  func silhouette(of ink: RectValue, for area: RectValue) -> RectValue {
    guard let offset else { return RectValue() }
    return ink.offset(x: offset.x, y: offset.y).intersection(area.outset(by: blur))
  }

  func reached(from ink: RectValue) -> RectValue {
    if fillsSurroundings { return .everything }
    guard let offset else { return ink.outset(by: blur) }
    return castsOutwards ? ink.union(ink.offset(x: offset.x, y: offset.y).outset(by: blur)) : ink
  }
}

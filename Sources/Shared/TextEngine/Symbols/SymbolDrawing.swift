import Foundation
import WireSchema

/// Draws recipes in the icons' square of 256 units.
struct SymbolDrawing {
  let stroke: IconTable.Face
  let tables: (IconTable.Face) -> IconTable?
  let text: (String) -> Outline

  /// Returns the icon style for a weight of 100…900; the icon set has four stroke widths for nine weights.
  static func face(for weight: Int) -> IconTable.Face {
    switch weight {
    case ..<250: .thin
    case ..<350: .light
    case ..<550: .regular
    default: .bold
    }
  }

  func outline(of recipe: SymbolRecipe) -> Outline? { outline(of: recipe, face: stroke) }

  private func outline(of recipe: SymbolRecipe, face: IconTable.Face) -> Outline? {
    switch recipe {
    case .layers(let layers): self.layers(layers, face: face)
    case .text(let string): text(string)
    case .filled(.framed(let inner, let frame)): framed(inner, frame, isFilled: true)
    case .filled(.badged(let base, let badge)): badged(.filled(base), badge)
    case .filled(.slashed(let base)): slashed(base, face: .fill)
    case .filled(.layers(let layers)): filled(layers)
    case .filled(let base): outline(of: base, face: .fill)
    case .framed(let inner, let frame): framed(inner, frame, isFilled: false)
    case .slashed(let base): slashed(base, face: face)
    case .badged(let base, let badge): badged(base, badge)
    }
  }

  // MARK: layers

  private func layers(_ layers: [SymbolRecipe.Layer], face: IconTable.Face) -> Outline? {
    var result = Outline()
    for layer in layers {
      guard let drawn = draw(layer, face: face) else { return nil }
      // Orient overlapping layers alike, so that their areas add up.
      result = result + (layers.count > 1 ? drawn.oriented : drawn)
    }
    return result
  }

  func draw(_ layer: SymbolRecipe.Layer, face: IconTable.Face) -> Outline? {
    guard let icon = tables(layer.face ?? face)?.outline(of: layer.icon) else { return nil }
    let angle = layer.rotation * .pi / 180
    let sx = layer.isFlipped ? -layer.scaleX : layer.scaleX
    let sy = layer.scaleY
    let centred = icon.transformed(1, 0, 0, 1, -128, -128).transformed(sx, 0, 0, sy, 0, 0)
    return centred.transformed(cos(angle), sin(angle), -sin(angle), cos(angle), layer.x, layer.y)
  }

  /// Draws the filled form of a symbol: its first layer filled, with the others cut out.
  private func filled(_ layers: [SymbolRecipe.Layer]) -> Outline? {
    guard let first = layers.first, var result = draw(first, face: .fill) else { return nil }
    guard layers.count > 1 else { return result }
    result = result.oriented
    for layer in layers.dropFirst() {
      guard let drawn = draw(layer, face: layer.face ?? .bold) else { return nil }
      result = result + drawn.oriented.reversed
    }
    return result
  }

  // MARK: suffixes

  /// Draws the symbol inside a ring or rounded square; in the filled form, cut out of the filled frame.
  private func framed(_ recipe: SymbolRecipe, _ frame: SymbolRecipe.Frame, isFilled: Bool) -> Outline? {
    guard let (outer, inner) = framedOutlines(recipe, frame, isFilled: isFilled) else { return nil }
    return isFilled ? outer.oriented + inner.oriented.reversed : outer + inner
  }

  func framedOutlines(_ recipe: SymbolRecipe, _ frame: SymbolRecipe.Frame, isFilled: Bool) -> (outer: Outline, inner: Outline)? {
    let name = frame == .circle ? "circle" : "square"
    guard let outer = tables(isFilled ? .fill : stroke)?.outline(of: name),
      let drawn = outline(of: recipe, face: stroke == .thin || stroke == .light ? .regular : .bold)
    else { return nil }
    return (outer, fitted(drawn, to: 112))
  }

  private func fitted(_ outline: Outline, to extent: Double) -> Outline {
    let box = outline.box
    let scale = min(extent / max(box.width, box.height, 1), 0.85)
    return outline.transformed(scale, 0, 0, scale, 128 - box.middleX * scale, 128 - box.middleY * scale)
  }

  private func slashed(_ recipe: SymbolRecipe, face: IconTable.Face) -> Outline? {
    if case .layers(let layers) = recipe, layers.count == 1, let own = tables(face)?.outline(of: layers[0].icon + "-slash") { return own }
    guard let base = outline(of: recipe, face: face)?.oriented else { return nil }
    // Over a filled shape the bar is a gap; outside the shape it is drawn.
    return base + (face == .fill ? bar.oriented.reversed : bar.oriented)
  }

  /// The icon set's slash: a round bar from the upper left to the lower right.
  private var bar: Outline {
    let width: Double
    switch stroke {
    case .thin: width = 8
    case .light: width = 12
    case .bold: width = 24
    default: width = 16
    }
    let length = 236.0
    let (h, r) = (length / 2, width / 2)
    let k = r * 0.5523
    func point(_ x: Double, _ y: Double) -> Outline.Point { Outline.Point(x: x, y: y) }
    let level = Outline(
      contours: [
        Outline.Contour(
          start: point(-h, -r),
          segments: [
            .line(point(h, -r)), .curve(point(h + k, -r), point(h + r, -k), point(h + r, 0)),
            .curve(point(h + r, k), point(h + k, r), point(h, r)), .line(point(-h, r)),
            .curve(point(-h - k, r), point(-h - r, k), point(-h - r, 0)), .curve(point(-h - r, -k), point(-h - k, -r), point(-h, -r)),
          ])
      ])
    let angle = 47.7 * Double.pi / 180
    return level.transformed(cos(angle), sin(angle), -sin(angle), cos(angle), 128, 128)
  }

  /// Draws the symbol, slightly smaller and towards the upper left, with a filled disc at the lower right from which the badge is cut out.
  private func badged(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> Outline? {
    badgedOutlines(base, badge).map { $0.base + $0.badge }
  }

  func badgedOutlines(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> (base: Outline, badge: Outline)? {
    guard let base = outline(of: base, face: stroke), let mark = outline(of: badge, face: .bold),
      let disc = tables(.fill)?.outline(of: "circle")
    else { return nil }
    let cut = disc.oriented + fitted(mark, to: 120).oriented.reversed
    return (
      base.oriented.transformed(0.8, 0, 0, 0.8, 4, 4), cut.transformed(0.42, 0, 0, 0.42, 204 - 128 * 0.42, 204 - 128 * 0.42)
    )
  }

  // MARK: Metrics

  /// The fallback for an unknown symbol: a question mark in a dashed square, or a plain square if the icons are missing.
  var fallback: Outline {
    if let frame = tables(stroke)?.outline(of: "selection"), let mark = tables(.bold)?.outline(of: "question-mark") {
      return frame + fitted(mark, to: 112)
    }
    let corners = [(40.0, 40.0), (216.0, 40.0), (216.0, 216.0), (40.0, 216.0)].map { Outline.Point(x: $0.0, y: $0.1) }
    let square = Outline(contours: [Outline.Contour(start: corners[0], segments: corners.dropFirst().map { .line($0) })])
    return square + square.transformed(0.86, 0, 0, 0.86, 18, 18).reversed
  }

  /// Em per unit of the icons' square. The icons' circle, 208 units wide, gets the size of the system symbols' circle: 0.89 em.
  static let emPerUnit = 0.89 / 208
  /// The margin around the drawn area in em, the same for all symbols. In the pictures of home-assistant/iOS it is 0.02 above and below `bolt.fill`
  /// (CircularComplicationSnapshot), 0.06 above and below `calendar` and 0.02 beside `arrow.clockwise` (WidgetCalendarSnapshot).
  static let margin = 0.05
  /// Half the height of a capital letter in em: symbols are centred vertically on capitals.
  static let capitalMiddle = 0.70459 / 2

  /// Maps an outline in the icons' square to a box in em around the drawn area.
  static func placed(_ outline: Outline, parts: [Part] = [], colors: [ColorValue] = [], isFallback: Bool) -> SymbolOutline {
    let box = outline.box
    let width = box.width * emPerUnit + 2 * margin
    let height = box.height * emPerUnit + 2 * margin
    func inBox(_ outline: Outline) -> PathData {
      outline.transformed(emPerUnit, 0, 0, emPerUnit, margin - box.minX * emPerUnit, margin - box.minY * emPerUnit).pathData
    }
    // A symbol with one part can have its own colour too.
    let parts = parts.isEmpty && !colors.isEmpty ? [Part(outline: outline, level: 1)] : parts
    let layers = parts.map { part in
      SymbolOutline.Layer(path: inBox(part.outline), level: part.level, color: colors.isEmpty ? nil : colors[min(part.level, colors.count) - 1])
    }
    // Centre the square on the capitals, not the drawn area, so that an arrow's tail stays in place.
    let middle = margin + (128 - box.minY) * emPerUnit
    return SymbolOutline(
      path: inBox(outline), layers: layers, width: width, height: height, baseline: middle + capitalMiddle, isFallback: isFallback)
  }
}

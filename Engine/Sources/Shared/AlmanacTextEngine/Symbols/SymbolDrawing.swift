import AlmanacWireSchema
import Foundation

/// Draws recipes in the icons' square of 256 units.
struct SymbolDrawing {
  /// The icon style whose lines are nearest to the symbol's.
  let stroke: IconTable.Face
  /// The width of the symbol's lines, in units.
  let lineWidth: Double
  let tables: (IconTable.Face) -> IconTable?
  let text: (String) -> Outline

  init(weight: Int, tables: @escaping (IconTable.Face) -> IconTable?, text: @escaping (String) -> Outline) {
    stroke = Self.face(for: weight)
    lineWidth = Self.lineWidth(for: weight)
    self.tables = tables
    self.text = text
  }

  func outline(of recipe: SymbolRecipe) -> Outline? { outline(of: recipe, face: stroke) }

  private func outline(of recipe: SymbolRecipe, face: IconTable.Face) -> Outline? {
    switch recipe {
    case .layers(let layers): self.layers(layers, face: face)
    case .text(let string): text(string).oriented
    case .filled(.framed(let inner, let frame)): framed(inner, frame, isFilled: true)
    case .filled(.badged(let base, let badge)): badged(.filled(base), badge)
    case .filled(.dotted(let base)): dotted(.filled(base))
    case .filled(.slashed(let base)): slashed(base, face: .fill)
    case .filled(.layers(let layers)): filled(layers)
    case .filled(let base): outline(of: base, face: .fill)
    case .framed(let inner, let frame): framed(inner, frame, isFilled: false)
    case .slashed(let base): slashed(base, face: face)
    case .badged(let base, let badge): badged(base, badge)
    case .dotted(let base): dotted(base)
    }
  }

  // MARK: layers

  private func layers(_ layers: [SymbolRecipe.Layer], face: IconTable.Face) -> Outline? {
    var result = Outline()
    for layer in layers {
      guard let drawn = draw(layer, face: face) else { return nil }
      result = result + drawn
    }
    return result
  }

  /// Draws a layer; like all outlines here it is ``Outline/oriented``, so that overlapping areas add up.
  func draw(_ layer: SymbolRecipe.Layer, face: IconTable.Face) -> Outline? {
    let face = layer.face ?? face
    guard let icon = icon(layer.icon, face: face) else { return nil }
    let angle = layer.rotation * .pi / 180
    let sx = layer.isFlipped ? -layer.scaleX : layer.scaleX
    let sy = layer.scaleY
    let placed = icon.transformed(1, 0, 0, 1, -128, -128).transformed(sx, 0, 0, sy, 0, 0)
    let scaled = layer.isFlipped ? placed.reversed : placed
    return weighted(scaled, of: layer.icon, face: face, scale: max(layer.scaleX, layer.scaleY)).transformed(
      cos(angle), sin(angle), -sin(angle), cos(angle), layer.x, layer.y)
  }

  /// Draws the filled form of a symbol: its first layer filled, with the others cut out.
  private func filled(_ layers: [SymbolRecipe.Layer]) -> Outline? {
    guard let first = layers.first, var result = draw(first, face: .fill) else { return nil }
    guard layers.count > 1 else { return result }
    for layer in layers.dropFirst() {
      guard let drawn = draw(layer, face: layer.face ?? .bold) else { return nil }
      result = result + drawn.reversed
    }
    return result
  }

  // MARK: suffixes

  /// Draws the symbol inside a ring or rounded square; in the filled form, cut out of the filled frame.
  private func framed(_ recipe: SymbolRecipe, _ frame: SymbolRecipe.Frame, isFilled: Bool) -> Outline? {
    guard let (outer, inner) = framedOutlines(recipe, frame, isFilled: isFilled) else { return nil }
    return isFilled ? outer + inner.reversed : outer + inner
  }

  func framedOutlines(_ recipe: SymbolRecipe, _ frame: SymbolRecipe.Frame, isFilled: Bool) -> (outer: Outline, inner: Outline)? {
    let name = frame == .circle ? "circle" : "square"
    guard let outer = icon(name, face: isFilled ? .fill : stroke),
      let drawn = outline(of: recipe, face: stroke == .thin || stroke == .light ? .regular : .bold)
    else { return nil }
    return (weighted(outer, of: name, face: isFilled ? .fill : stroke, scale: 1), fitted(drawn, to: 112))
  }

  private func fitted(_ outline: Outline, to extent: Double) -> Outline {
    let box = outline.box
    let scale = min(extent / max(box.width, box.height, 1), 0.85)
    return outline.transformed(scale, 0, 0, scale, 128 - box.middleX * scale, 128 - box.middleY * scale)
  }

  private func slashed(_ recipe: SymbolRecipe, face: IconTable.Face) -> Outline? {
    if case .layers(let layers) = recipe, layers.count == 1, let own = icon(layers[0].icon + "-slash", face: face) {
      return weighted(own, of: layers[0].icon + "-slash", face: face, scale: 1)
    }
    guard let base = outline(of: recipe, face: face) else { return nil }
    let (from, to) = (Self.slash(138), Self.slash(-138))
    let (x, y) = ((lineWidth / 2 + Self.gap) * sin(Self.slashAngle), (lineWidth / 2 + Self.gap) * cos(Self.slashAngle))
    let gap = [(from.x + x, from.y - y), (from.x - x, from.y + y), (to.x - x, to.y + y), (to.x + x, to.y - y)]
    return base.subtracting(convex: gap.map { Outline.Point(x: $0.0, y: $0.1) })
      + Outline.stroke([Self.slash(118), Self.slash(-118)], isClosed: false, width: lineWidth)
  }

  /// The icon set's slash is a round bar from the upper left to the lower right.
  private static let slashAngle = 47.7 * Double.pi / 180

  /// The point of the slash at a distance from the middle.
  private static func slash(_ distance: Double) -> Outline.Point {
    Outline.Point(x: 128 - distance * cos(slashAngle), y: 128 - distance * sin(slashAngle))
  }

  /// The space between a symbol and its slash or badge.
  private static let gap = 14.0
  private static let badgeRadius = 44.0
  private static let dotRadius = 34.0

  /// Draws the symbol with a filled disc at its lower right, from which the badge is cut out, and a gap between both.
  private func badged(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> Outline? {
    badgedOutlines(base, badge).map { $0.base + $0.badge }
  }

  func badgedOutlines(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> (base: Outline, badge: Outline)? {
    guard let base = outline(of: base, face: stroke), let mark = outline(of: badge, face: .bold) else { return nil }
    let centre = Outline.Point(x: min(base.box.maxX - 16, 204), y: min(base.box.maxY - 16, 204))
    let scale = Self.badgeRadius / 104
    let cut = fitted(mark, to: 120).reversed.transformed(scale, 0, 0, scale, centre.x - 128 * scale, centre.y - 128 * scale)
    return (base.subtracting(convex: Self.disc(centre, Self.badgeRadius + Self.gap)), Self.discOutline(centre, Self.badgeRadius) + cut)
  }

  /// Draws the symbol with a dot at its upper right, and a gap between both.
  private func dotted(_ base: SymbolRecipe) -> Outline? { dottedOutlines(base).map { $0.base + $0.dot } }

  func dottedOutlines(_ base: SymbolRecipe) -> (base: Outline, dot: Outline)? {
    guard let base = outline(of: base, face: stroke) else { return nil }
    let centre = Outline.Point(x: min(base.box.maxX - 14, 216), y: max(base.box.minY + 14, 40))
    return (base.subtracting(convex: Self.disc(centre, Self.dotRadius + Self.gap)), Self.discOutline(centre, Self.dotRadius))
  }

  private static func disc(_ centre: Outline.Point, _ radius: Double) -> [Outline.Point] {
    (0..<32).map { step in
      let angle = Double(step) * .pi / 16
      return Outline.Point(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
  }

  private static func discOutline(_ centre: Outline.Point, _ radius: Double) -> Outline {
    Outline(contours: [Outline.Contour(polygon: disc(centre, radius))])
  }

  // MARK: Metrics

  /// The fallback for an unknown symbol: a question mark in a dashed square, or a plain square if the icons are missing.
  var fallback: Outline {
    if let frame = icon("selection", face: stroke), let mark = icon("question-mark", face: .bold) {
      return frame + fitted(mark, to: 112)
    }
    let corners = [(40.0, 40.0), (216.0, 40.0), (216.0, 216.0), (40.0, 216.0)].map { Outline.Point(x: $0.0, y: $0.1) }
    let square = Outline(contours: [Outline.Contour(start: corners[0], segments: corners.dropFirst().map { .line($0) })])
    return square + square.transformed(0.86, 0, 0, 0.86, 18, 18).reversed
  }

  /// Em per unit of the icons' square. The circle, 209.5 units wide with the lines of the regular weight, gets the size of the ring of
  /// `arrow.clockwise.circle` in 28 points: 27.9 points (home-assistant/iOS, WidgetsSnapshot, energyWidgetNoConnectionSystemMediumSnapshot).
  static let emPerUnit = 0.996 / 209.5
  /// The margin above and below the drawn area in em, the same for all symbols. In the pictures of home-assistant/iOS it is 0.02 around `bolt.fill`
  /// (CircularComplicationSnapshot) and 0.06 around `calendar` (WidgetCalendarSnapshot).
  static let margin = 0.05
  /// The margin beside the drawn area in em, the same for all symbols. In the pictures of stadiamaps/ferrostar it is 0.08 beside `info.circle.fill`
  /// and `hourglass.circle.fill` and 0.09 beside `exclamationmark.triangle` (NavigationUIBannerViewTests), 0.08 and 0.16 beside `location`
  /// (NavigationUIButtonTests); in one of home-assistant/iOS it is 0.02 beside `arrow.clockwise` (WidgetCalendarSnapshot).
  static let sideMargin = 0.08
  /// Half the height of a capital letter in em: symbols are centred vertically on capitals.
  static let capitalMiddle = 0.70459 / 2

  /// Maps an outline in the icons' square to a box in em around the drawn area.
  ///
  /// - Parameter isSlashed: whether a slash crosses the symbol. Such a symbol keeps its margins when it is resizable.
  static func placed(
    _ outline: Outline, parts: [Part] = [], colors: [ColorValue] = [], variable: VariableParts? = nil, isSlashed: Bool = false, isFallback: Bool
  ) -> SymbolOutline {
    let box = outline.box
    let width = box.width * emPerUnit + 2 * sideMargin
    let height = box.height * emPerUnit + 2 * margin
    func inBox(_ outline: Outline) -> PathData {
      outline.transformed(emPerUnit, 0, 0, emPerUnit, sideMargin - box.minX * emPerUnit, margin - box.minY * emPerUnit).pathData
    }
    // A symbol with one part can have its own colour too.
    let parts = parts.isEmpty && !colors.isEmpty ? [Part(outline: outline, level: 1)] : parts
    let layers = parts.map { part in
      SymbolOutline.Layer(path: inBox(part.outline), level: part.level, color: colors.isEmpty ? nil : colors[min(part.level, colors.count) - 1])
    }
    // Centre the square on the capitals, not the drawn area, so that an arrow's tail stays in place.
    let middle = margin + (128 - box.minY) * emPerUnit
    return SymbolOutline(
      path: inBox(outline), layers: layers, width: width, height: height, baseline: middle + capitalMiddle, isFallback: isFallback,
      border: isSlashed ? .none : SymbolOutline.Border(horizontal: sideMargin, vertical: margin),
      variable: variable.map { SymbolOutline.Variable(constant: inBox($0.constant), steps: $0.steps.map(inBox)) })
  }
}

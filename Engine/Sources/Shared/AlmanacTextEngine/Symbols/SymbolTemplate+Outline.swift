import AlmanacSymbolTemplates
import AlmanacWireSchema
import Foundation

extension TextEngine {
  /// Returns the outline of an app's custom symbol at a weight of 100…900 and a scale. Cached.
  ///
  /// A weight that the template lacks is interpolated between its neighbours if their paths have the same commands; otherwise the nearest is used. A
  /// scale that it lacks is derived from another one.
  public func symbol(_ template: SymbolTemplate, weight: Int, scale: SymbolTemplate.Scale) -> SymbolOutline {
    templateSymbols.value(for: TemplateKey(template: template.id, weight: weight, scale: scale)) {
      TemplateDrawing(template).outline(weight: weight, scale: scale)
    }
  }

  struct TemplateKey: Hashable {
    let template: UUID
    let weight: Int
    let scale: SymbolTemplate.Scale
  }
}

extension SymbolTemplate.Scale {
  /// The factor of a symbol's size relative to the medium scale.
  public var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// Draws a template's variants in em.
private struct TemplateDrawing {
  fileprivate struct Part {
    var outline: Outline
    let level: Int
    let color: String?
  }
  fileprivate struct Drawing {
    var parts: [Part]
    var left: Double
    var right: Double
  }
  private let template: SymbolTemplate

  init(_ template: SymbolTemplate) { self.template = template }

  func outline(weight: Int, scale: SymbolTemplate.Scale) -> SymbolOutline {
    let scales = Set(template.variants.map(\.scale))
    let taken = scales.contains(scale) ? scale : [.medium, .small, .large].first { scales.contains($0) } ?? .medium
    let variants = template.variants.filter { $0.scale == taken }.sorted { $0.weight < $1.weight }
    var drawing = drawing(of: variants, weight: weight)
    if taken != scale { drawing = drawing.scaled(by: scale.factor / taken.factor) }
    return placed(drawing)
  }

  private func drawing(of variants: [SymbolTemplate.Variant], weight: Int) -> Drawing {
    let below = variants.last { $0.weight <= weight }
    let above = variants.first { $0.weight >= weight }
    guard let below, let above, below.weight < above.weight else { return (below ?? above).map(drawing) ?? Drawing(parts: [], left: 0, right: 0) }
    let (light, heavy) = (drawing(below), drawing(above))
    let share = Double(weight - below.weight) / Double(above.weight - below.weight)
    return light.mixed(with: heavy, share) ?? (share < 0.5 ? light : heavy)
  }

  /// Converts a variant to em, with the baseline at y = 0.
  private func drawing(_ variant: SymbolTemplate.Variant) -> Drawing {
    // A capital letter of the system font is 0.70459 em high.
    let em = (variant.baseline - variant.capline) / (2 * SymbolDrawing.capitalMiddle)
    let parts = variant.figures.compactMap { figure in
      SVGPathParser.outline(of: figure.data).map { outline in
        let t = figure.transform
        return Part(
          outline: outline.transformed(t.a, t.b, t.c, t.d, t.tx, t.ty).transformed(1 / em, 0, 0, 1 / em, 0, -variant.baseline / em),
          level: figure.level, color: figure.color)
      }
    }
    let ink = parts.reduce(Outline()) { $0 + $1.outline }.box
    let left = variant.leftMargin.map { $0 / em } ?? (ink.minX - SymbolDrawing.sideMargin)
    let right = variant.rightMargin.map { $0 / em } ?? (ink.maxX + SymbolDrawing.sideMargin)
    return Drawing(parts: parts, left: min(left, right), right: max(left, right))
  }

  private func placed(_ drawing: Drawing) -> SymbolOutline {
    let whole = drawing.parts.reduce(Outline()) { $0 + $1.outline }
    guard !whole.isEmpty else {
      return SymbolOutline(path: PathData(), layers: [], width: 0, height: 0, baseline: 0, isFallback: false, border: .none)
    }
    let ink = whole.box
    let top = ink.minY - SymbolDrawing.margin
    func inBox(_ outline: Outline) -> PathData { outline.transformed(1, 0, 0, 1, -drawing.left, -top).pathData }
    let isPlain = drawing.parts.allSatisfy { $0.level == 1 && $0.color == nil }
    return SymbolOutline(
      path: inBox(whole),
      layers: isPlain
        ? [] : drawing.parts.map { SymbolOutline.Layer(path: inBox($0.outline), level: $0.level, color: $0.color.map(Self.color)) },
      width: drawing.right - drawing.left, height: ink.maxY + SymbolDrawing.margin - top, baseline: -top, isFallback: false, border: .none)
  }

  /// Returns the palette colour for a name of a template (`systemRedColor`, `white`, …).
  private static func color(_ name: String) -> ColorValue {
    switch name {
    case "white": return .white
    case "black": return .rgba(RGBA(0, 0, 0))
    default:
      let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      guard plain.hasPrefix("system"), plain != "systemBackground" else { return .system(plain) }
      return .system(plain.dropFirst(6).lowercased())
    }
  }
}

extension TemplateDrawing.Drawing {
  fileprivate func scaled(by factor: Double) -> Self {
    var copy = self
    copy.left *= factor
    copy.right *= factor
    copy.parts = parts.map { part in
      var part = part
      part.outline = part.outline.transformed(factor, 0, 0, factor, 0, 0)
      return part
    }
    return copy
  }

  /// Interpolates two drawings point by point; returns nil unless their paths have the same commands.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self? {
    guard parts.count == other.parts.count else { return nil }
    var copy = self
    // Each drawing has its own place in the file, so interpolate positions relative to the left margins.
    for index in parts.indices {
      let a = parts[index].outline.transformed(1, 0, 0, 1, -left, 0)
      let b = other.parts[index].outline.transformed(1, 0, 0, 1, -other.left, 0)
      guard let outline = a.mixed(with: b, share) else { return nil }
      copy.parts[index].outline = outline
    }
    copy.left = 0
    copy.right = (right - left) * (1 - share) + (other.right - other.left) * share
    return copy
  }
}

extension Outline {
  /// Interpolates with another outline; returns nil unless both have the same commands.
  fileprivate func mixed(with other: Outline, _ share: Double) -> Outline? {
    guard contours.count == other.contours.count else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) }
    var result = Outline()
    for (a, b) in zip(contours, other.contours) {
      guard a.segments.count == b.segments.count else { return nil }
      var contour = Contour(start: mix(a.start, b.start))
      for pair in zip(a.segments, b.segments) {
        switch pair {
        case (.line(let p), .line(let q)): contour.segments.append(.line(mix(p, q)))
        case (.curve(let a1, let a2, let a3), .curve(let b1, let b2, let b3)):
          contour.segments.append(.curve(mix(a1, b1), mix(a2, b2), mix(a3, b3)))
        default: return nil
        }
      }
      result.contours.append(contour)
    }
    return result
  }
}

import AlmanacWireSchema

/// Inline content other than text.
enum InlineBox {
  case symbol(SymbolOutline)
  /// An image with a fixed size in points.
  case image(width: Double, height: Double)

  /// Returns the width in points beside a font of `size` points.
  func width(at size: Double) -> Double {
    switch self {
    case .symbol(let outline): outline.width * size
    case .image(let width, _): width
    }
  }
}

extension TextEngine {
  /// Returns the box of a symbol or image; nil for text.
  func inlineBox(_ run: RunKey) -> InlineBox? {
    switch run.content {
    case .text: nil
    case .symbol(let name): .symbol(symbol(name, weight: run.font.weight))
    case .outline(let outline): .symbol(outline)
    case .image(let width, let height): .image(width: width, height: height)
    }
  }
}

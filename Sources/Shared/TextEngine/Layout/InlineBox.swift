import WireSchema

/// What stands among words in place of letters.
enum InlineBox {
  case symbol(SymbolOutline)
  /// A bitmap of a size in points, whatever the font.
  case image(width: Double, height: Double)

  /// The room it takes in a font of `size` points.
  func width(at size: Double) -> Double {
    switch self {
    case .symbol(let outline): outline.width * size
    case .image(let width, _): width
    }
  }
}

extension TextEngine {
  /// The box of a run that is no text; nil for text.
  func inlineBox(_ run: RunKey) -> InlineBox? {
    switch run.content {
    case .text: nil
    case .symbol(let name): .symbol(symbol(name, weight: run.font.weight))
    case .outline(let outline): .symbol(outline)
    case .image(let width, let height): .image(width: width, height: height)
    }
  }
}

import AlmanacWireSchema
import CAlmanacPango

/// One line of text as glyphs, in visual order from left to right. Positions are points from the line's origin (the left end of its baseline), y
/// down.
public struct ShapedLine {
  /// The runs, from left to right.
  public let runs: [ShapedRun]
  /// The advance of the whole line, in points.
  public let width: Double
  /// The distance from the baseline to the top of the highest font, in points.
  public let ascent: Double
  /// The distance from the baseline to the bottom of the lowest font, in points, positive.
  public let descent: Double
}

/// Consecutive glyphs of one font that take their paint from one run of the line.
public struct ShapedRun {
  /// What a run draws.
  public enum Content {
    /// Glyphs of a font.
    case glyphs(GlyphRun)
    /// White space; only a decoration is drawn.
    case blank
    /// An inline symbol: draw the outline scaled by `size` (points per em) with its box's top left at `x`, `y`.
    case symbol(SymbolOutline, size: Double, x: Double, y: Double)
    /// An inline image: draw it into this box.
    case image(RectValue)
  }
  /// The index of the run in `TextLine.runs` that has the paint, decorations and link.
  public let run: Int
  /// What the run draws.
  public let content: Content
  /// The smallest parts that can be drawn separately, from left to right.
  public let slices: [ShapedSlice]
  /// The left end, in points.
  public let x: Double
  /// The advance, in points.
  public let width: Double
  /// The bar below the run; nil if it is not underlined.
  public let underline: DecorationLine?
  /// The bar across the run; nil if it is not struck through.
  public let strikethrough: DecorationLine?
}

/// Glyphs for characters that cannot be separated: a letter with its marks, or a ligature.
public struct ShapedSlice: Sendable {
  /// The left end, in points.
  public let x: Double
  /// The advance, in points.
  public let width: Double
  /// The range in the run's glyphs; empty if the run has none.
  public let glyphs: Range<Int>
  /// The characters' bytes in the line's text, where each inline symbol or image is one object replacement character.
  public let bytes: Range<Int>
}

/// A horizontal bar to fill, in the line's coordinates and in points.
public struct DecorationLine: Hashable, Sendable {
  /// The bar's left end.
  public let x: Double
  /// The bar's vertical centre.
  public let y: Double
  /// The bar's length.
  public let width: Double
  /// The bar's height.
  public let thickness: Double
}

/// Glyphs of one font, ready for `cairo_show_glyphs`.
public struct GlyphRun {
  /// The font of the glyphs.
  public let font: GlyphFont
  /// Glyph indices with their origins in the line's coordinates, in points.
  public let glyphs: [cairo_glyph_t]
  /// Whether the glyphs have their own colours (emoji): the paint only determines their alpha.
  public var isColor: Bool { font.isColor }
}

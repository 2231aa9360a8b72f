import WireSchema
import CPango

/// One line of text as glyphs, in visual order from left to right. Positions are points from the line's origin (the left
/// end of its baseline), y down.
public struct ShapedLine {
  public let runs: [ShapedRun]
  /// The advance of the whole line, points.
  public let width: Double
  public let ascent: Double
  public let descent: Double
}

/// Consecutive glyphs of one font that take their paint from one run of the line.
public struct ShapedRun {
  public enum Content {
    case glyphs(GlyphRun)
    /// White space; nothing to draw but a decoration.
    case blank
    /// An inline symbol: draw the outline scaled by `size` (points per em) with its box's top left at `x`, `y`.
    case symbol(SymbolOutline, size: Double, x: Double, y: Double)
    /// An inline image: draw it into this box.
    case image(RectValue)
  }
  /// Index into the line's `runs`: where paint, decorations and link come from.
  public let run: Int
  public let content: Content
  /// The smallest parts that can be drawn apart, from left to right.
  public let slices: [ShapedSlice]
  /// Left end and advance, points.
  public let x: Double
  public let width: Double
  /// Present where the run is underlined or struck through.
  public let underline: DecorationLine?
  public let strikethrough: DecorationLine?
}

/// Glyphs that stand for characters that cannot be taken apart: one letter with its marks, a ligature.
public struct ShapedSlice: Sendable {
  /// Left end and advance, points.
  public let x: Double
  public let width: Double
  /// Range in the run's glyphs; empty where the run is no glyphs.
  public let glyphs: Range<Int>
  /// The characters' bytes in the line's text, inline symbols and images as one object replacement character each.
  public let bytes: Range<Int>
}

/// A horizontal bar to fill, in the line's coordinates.
public struct DecorationLine: Hashable, Sendable {
  public let x: Double
  /// The bar's vertical centre.
  public let y: Double
  public let width: Double
  public let thickness: Double
}

/// Glyphs of one font, ready for `cairo_show_glyphs`.
public struct GlyphRun {
  public let font: GlyphFont
  /// Glyph numbers with their origins in the line's coordinates, points.
  public let glyphs: [cairo_glyph_t]
  /// The glyphs bring their own colours (emoji): draw them as they are, the paint only gives its alpha.
  public var isColor: Bool { font.isColor }
}

import Archive
import CPango
import Foundation

/// Breaks, measures and shapes text and draws symbols' outlines. One per thread: it owns a Pango font map, which must not
/// be shared. Equal input gives equal output on every thread and in every process that has the same fonts.
public final class TextEngine {
  /// This thread's own engine, made on first use and let go when the thread ends.
  public static var current: TextEngine { EngineSlot.engine }

  init() {}

  /// Breaks runs of text and symbols into lines. `width` and `height` in points; nil = unlimited.
  public func layout(_ runs: [TextRun], style: ParagraphStyle, locale: String, width: Double?, height: Double?) -> TextLayout {
    TextLayout(width: 0, height: 0, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
  }

  /// The same with dynamic dates among the runs, as they read at an instant.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, at instant: Date, reducedPrecision: Bool,
    width: Double?, height: Double?
  ) -> TextLayout {
    TextLayout(width: 0, height: 0, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
  }

  /// The layout of the widest text that the dynamic dates can show from an instant on (DESIGN 13).
  public func reservedSize(
    of runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, from instant: Date, width: Double?, height: Double?
  ) -> TextLayout {
    TextLayout(width: 0, height: 0, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
  }

  /// Vertical measures of a font.
  public func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0, xHeight: 0, points: font.size)
  }

  /// A line's glyphs for the painter, cached.
  public func shape(_ line: TextLine) -> ShapedLine {
    ShapedLine(runs: [], width: 0, ascent: 0, descent: 0)
  }

  /// A system symbol's outline at a weight of 100…900, cached; a question mark in a dashed square for an unknown name.
  public func symbol(_ name: String, weight: Int) -> SymbolOutline {
    SymbolOutline(path: PathData(), width: 1, height: 1, baseline: 0.8, isFallback: true)
  }

  /// Whether a font family or PostScript name is one that this machine has or that a substitute stands for.
  public func knows(family: String) -> Bool { false }

  /// Makes an author's font file (TrueType, OpenType or a collection) available to every engine of this process.
  ///
  /// Throws `FontError` when the file is missing or is no font.
  public static func register(fontFile: URL) throws {}
}

import AlmanacBasics
import AlmanacFontLock
import AlmanacWireSchema
import CAlmanacPango
import Foundation

/// Breaks, measures and shapes text, and draws outlines of symbols. There is one engine per thread: it owns a Pango font map, which must not be
/// shared. Equal input gives equal output on every thread and in every process with the same fonts.
///
/// Results are cached by exactly what determines the shape: text, fonts, tracking, locale and direction; for layouts also the width, the height and
/// the paragraph's style. So a layout or line that was used recently costs one look-up, also in the next entry or the next timeline. The caches are
/// limited in number and in bytes of text.
public final class TextEngine {
  /// This thread's engine, created on first use and released when the thread ends.
  public static var current: TextEngine {
    let engine = ThreadLocalEngine.engine
    engine.refresh()
    return engine
  }

  /// Bytes of text that one generation of a cache may hold.
  private static let textBytes = 1 << 18

  var context: OpaquePointer
  private(set) var configuration: FontConfiguration
  private var fonts = LRUCache<FontKey, ResolvedFont>(capacity: 256)
  var measuredTexts = LRUCache<MeasureKey, MeasuredText>(capacity: 1024, weightLimit: TextEngine.textBytes)
  private(set) var layouts = LRUCache<LayoutKey, SolvedLayout>(capacity: 2048, weightLimit: TextEngine.textBytes)
  var signWidths = LRUCache<SignKey, Double>(capacity: 256)
  var shapedLines = LRUCache<LineKey, ShapedLine>(capacity: 1024, weightLimit: TextEngine.textBytes)
  var iconTables: [IconTable.Face: IconTable] = [:]
  var symbols = LRUCache<SymbolKey, SymbolOutline>(capacity: 512)
  var templateSymbols = LRUCache<TemplateKey, SymbolOutline>(capacity: 128)

  init(configuration: FontConfiguration = .current) {
    self.configuration = configuration
    context = FontLock.with { almanac_context_create(configuration.config) }
  }

  deinit { FontLock.with { almanac_context_unref(context) } }

  /// A number that changes when a font is registered.
  public static var fontGeneration: Int { FontConfiguration.current.generation }

  /// Adopts fonts that were registered since the last use.
  public func refresh() {
    let latest = FontConfiguration.current
    guard latest.generation != configuration.generation else { return }
    fonts.removeAll()
    measuredTexts.removeAll()
    layouts.removeAll()
    shapedLines.removeAll()
    symbols.removeAll()
    signWidths.removeAll()
    configuration = latest
    FontLock.with {
      almanac_context_unref(context)
      context = almanac_context_create(latest.config)
    }
  }

  func font(for key: FontKey) -> ResolvedFont {
    fonts.value(for: key) { ResolvedFont(key: key, configuration: configuration, measuring: context) }
  }

  // MARK: Layout

  /// Breaks runs of text, symbols and images into lines. `width` and `height` are in points; nil: unlimited.
  ///
  /// Lines that exceed the height are left out, and the last remaining line ends in an ellipsis (or has it where the style's truncation mode puts it);
  /// the first line always stays. With a minimum scale factor, the largest scale at which everything fits is used. Dates among the runs count as
  /// empty; see ``layout(_:style:locale:timeZone:at:reducedPrecision:width:height:)``.
  public func layout(_ runs: [TextRun], style: ParagraphStyle, locale: String, width: Double?, height: Double?) -> TextLayout {
    let textCase = TextCase(style, locale: locale)
    let minimum = style.minimumScaleFactor
    let key = LayoutKey(
      runs: runs.isEmpty ? [RunKey(TextRun())] : runs.map { RunKey($0, textCase: textCase) }, alignment: style.alignment,
      lineLimit: style.lineLimit, truncation: style.truncation,
      lineSpacing: style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0,
      minimumScale: minimum > 0 && minimum < 1 ? max(minimum, 0.01) : 1, rightToLeft: style.rightToLeft,
      tightens: style.allowsTightening, locale: locale, width: Self.limit(width), height: Self.limit(height))
    let solved = layouts.value(for: key, weight: key.runs.weight) { solve(key, style: style) }
    return TextLayout(solved, runs: runs)
  }

  private static func limit(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }

  /// Returns the vertical metrics of a font, in points.
  public func metrics(of font: FontSpec) -> FontMetrics { self.font(for: FontKey(font)).metrics }

  /// Returns whether there is a font with this family or PostScript name, or a replacement for it. For any other name the system font is used.
  public func knows(family: String) -> Bool {
    var spec = FontSpec()
    spec.family = family
    return !font(for: FontKey(spec)).isUnknownFamily
  }

  /// Returns whether the glyphs of a family or PostScript name are drawings of the font's SVG table. These are not painted: only plain outlines are.
  public func hasUnpaintedDrawings(family: String) -> Bool {
    var spec = FontSpec()
    spec.family = family
    return font(for: FontKey(spec)).hasUnpaintedDrawings
  }

  /// The PostScript names of the faces that can be used, by family: the set-up's fonts, and those that were registered.
  public static var fontFamilies: [String: Set<String>] { FontConfiguration.current.families }

  /// Returns the PostScript names of the faces in a font file; empty if it is not a font.
  public static func postScriptNames(inFile file: URL) -> [String] { FontConfiguration.postScriptNames(inFile: file.path) }

  /// Makes an author's font file (TrueType, OpenType or a collection) available to all engines of this process.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` if the file is missing or is not a font.
  public static func register(fontFile: URL) throws { try FontConfiguration.register(fontFile.path) }
}

import Basics
import WireSchema
import CPango
import FontLock
import Foundation

/// Breaks, measures and shapes text and draws symbols' outlines. One per thread: it owns a Pango font map, which must not
/// be shared. Equal input gives equal output on every thread and in every process that has the same fonts.
///
/// Everything is cached by what shapes it (words, fonts, tracking, locale, direction; for lines broken to a width, that and the paragraph's
/// style too) and by nothing else: a layout or line seen lately costs a look-up, in the next entry of a timeline as well as in the next timeline.
/// What is kept is bounded in number and in bytes of text.
public final class TextEngine {
  /// This thread's own engine, made on first use and let go when the thread ends.
  public static var current: TextEngine {
    let engine = EngineSlot.engine
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
  var ellipsisWidths = LRUCache<EllipsisKey, Double>(capacity: 256)
  var shapedLines = LRUCache<LineKey, ShapedLine>(capacity: 1024, weightLimit: TextEngine.textBytes)
  var iconTables: [IconTable.Face: IconTable] = [:]
  var symbols = LRUCache<SymbolKey, SymbolOutline>(capacity: 512)
  var templateSymbols = LRUCache<TemplateKey, SymbolOutline>(capacity: 128)

  init(configuration: FontConfiguration = .current) {
    self.configuration = configuration
    context = FontLock.with { almanac_context_create(configuration.config) }
  }

  deinit { FontLock.with { almanac_context_unref(context) } }

  /// Takes up fonts that were registered since.
  private func refresh() {
    let latest = FontConfiguration.current
    guard latest.generation != configuration.generation else { return }
    fonts.removeAll()
    measuredTexts.removeAll()
    layouts.removeAll()
    shapedLines.removeAll()
    symbols.removeAll()
    ellipsisWidths.removeAll()
    configuration = latest
    FontLock.with {
      almanac_context_unref(context)
      context = almanac_context_create(latest.config)
    }
  }

  func font(for key: FontKey) -> ResolvedFont {
    fonts.value(for: key) { ResolvedFont(key: key, configuration: configuration, measuring: context) }
  }

  // MARK: layout

  /// Breaks runs of text and symbols into lines. `width` and `height` in points; nil = unlimited.
  ///
  /// Lines that the height has no room for are left out and an ellipsis says so; the first line always stays. With a minimum
  /// scale factor the largest scale is taken at which nothing is left out. Dates among the runs count as empty.
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

  /// Vertical measures of a font.
  public func metrics(of font: FontSpec) -> FontMetrics { self.font(for: FontKey(font)).metrics }

  /// Whether a font family or PostScript name is one that this machine has or that a substitute stands for. The system font
  /// is drawn for any other.
  public func knows(family: String) -> Bool {
    var spec = FontSpec()
    spec.family = family
    return !font(for: FontKey(spec)).isUnknownFamily
  }

  /// Makes an author's font file (TrueType, OpenType or a collection) available to every engine of this process.
  ///
  /// Throws `FontError.unreadable` when the file is missing or is no font.
  public static func register(fontFile: URL) throws { try FontConfiguration.register(fontFile.path) }
}

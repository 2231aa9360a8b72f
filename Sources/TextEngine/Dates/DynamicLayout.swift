import Archive
import Foundation

extension TextEngine {
  /// The same with dynamic dates among the runs, as they read at an instant.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, at instant: Date, reducedPrecision: Bool,
    width: Double?, height: Double?
  ) -> TextLayout {
    let said = runs.map { run in
      guard case .date(let date) = run.value else { return run }
      var run = run
      run.text = DynamicText.string(for: date, at: instant, locale: locale, timeZone: timeZone, reducedPrecision: reducedPrecision).text
      return run
    }
    return layout(said, style: style, locale: locale, width: width, height: height)
  }

  /// The layout of the widest text that the dynamic dates can show from an instant on (DESIGN 13).
  public func reservedSize(
    of runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, from instant: Date, width: Double?, height: Double?
  ) -> TextLayout {
    layout(
      runs, style: style, locale: locale, timeZone: timeZone, at: instant, reducedPrecision: false, width: width, height: height)
  }
}

import Foundation
import WireSchema

extension TextEngine {
  /// Breaks runs into lines like ``layout(_:style:locale:width:height:)``, with the text that dynamic dates have at an instant.
  ///
  /// `timeZone` is an IANA identifier; `reducedPrecision` omits seconds.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, at instant: Date, reducedPrecision: Bool,
    width: Double?, height: Double?
  ) -> TextLayout {
    let resolved = runs.map { run in
      guard case .date(let date) = run.value else { return run }
      var run = run
      run.text = DynamicText.string(for: date, at: instant, locale: locale, timeZone: timeZone, reducedPrecision: reducedPrecision).text
      return run
    }
    return layout(resolved, style: style, locale: locale, width: width, height: height)
  }

  /// Lays out the widest text that the dynamic dates can have from an instant on, so that a tick never moves the layout (ARCHITECTURE rule 13).
  ///
  /// It covers the time until a countdown's date and the hour after the instant. Every digit counts as the font's widest.
  public func reservedSize(
    of runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, from instant: Date, width: Double?, height: Double?
  ) -> TextLayout {
    let widest = runs.map { run in
      guard case .date(let date) = run.value else { return run }
      var run = run
      let digit = widestDigit(like: run, locale: locale)
      let texts = DynamicText.widestCandidates(of: date, from: instant, locale: locale, timeZone: timeZone).map { text in
        String(text.map { $0.isWholeNumber ? digit : $0 })
      }
      run.text = texts.max { self.width(of: $0, like: run, locale: locale) < self.width(of: $1, like: run, locale: locale) } ?? ""
      return run
    }
    return layout(widest, style: style, locale: locale, width: width, height: height)
  }

  private func widestDigit(like run: TextRun, locale: String) -> Character {
    let digits: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    return digits.max { self.width(of: String($0), like: run, locale: locale) < self.width(of: String($1), like: run, locale: locale) } ?? "0"
  }

  /// Returns the unrounded width of a text in a run's font, in points.
  private func width(of text: String, like run: TextRun, locale: String) -> Double {
    var run = run
    run.text = text
    let measured = measured(MeasureKey(runs: [RunKey(run)], locale: locale, rightToLeft: false))
    return measured.hardLines.reduce(0) { sum, line in sum + line.units.reduce(0) { $0 + $1.advance } }
  }
}

import AlmanacWireSchema
import Foundation

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
  /// It covers the time until a countdown's date and the hour after the instant. Every digit counts as the font's widest. A text that would be split
  /// within a word, because the width has no room for it, reserves no line for its second part: the next narrower one counts that fits, down to the
  /// one that is shown at the instant. Dates of which none fits take one line. The layout has the whole width then, for the wider texts to come.
  public func reservedSize(
    of runs: [TextRun], style: ParagraphStyle, locale: String, timeZone: String, from instant: Date, width: Double?, height: Double?
  ) -> TextLayout {
    let texts = runs.map { run in
      guard case .date(let date) = run.value else { return [String]() }
      var digits: [Unicode.Scalar: Character] = [:]
      /// The widest digit of the numbering system of a digit.
      func widest(_ character: Character) -> Character {
        guard let zero = character.zero else { return character }
        if let known = digits[zero] { return known }
        let digit = widestDigit(after: zero, like: run, locale: locale)
        digits[zero] = digit
        return digit
      }
      let now = DynamicText.string(for: date, at: instant, locale: locale, timeZone: timeZone, reducedPrecision: false).text
      let later = DynamicText.widestCandidates(of: date, from: instant, locale: locale, timeZone: timeZone)
      let reserved = Set((later + [now]).map { String($0.map(widest)) })
      let measured = reserved.map { (width: self.width(of: $0, like: run, locale: locale), text: $0) }
      return measured.sorted { $0 > $1 }.map(\.text)
    }
    /// The layout with the dates' texts of a rank, 0 for the widest.
    func layout(rank: Int, style: ParagraphStyle) -> TextLayout {
      let ranked = zip(runs, texts).map { run, texts in
        guard case .date = run.value else { return run }
        var run = run
        run.text = texts.isEmpty ? "" : texts[min(rank, texts.count - 1)]
        return run
      }
      return self.layout(ranked, style: style, locale: locale, width: width, height: height)
    }
    let widest = layout(rank: 0, style: style)
    guard widest.cutsWords else { return widest }
    let narrowest = (texts.map(\.count).max() ?? 1) - 1
    for rank in stride(from: 1, through: narrowest, by: 1) {
      let narrower = layout(rank: rank, style: style)
      if !narrower.cutsWords { return narrower.widened(to: width ?? narrower.width) }
    }
    // A word of the author's own text is split as in any text.
    guard zip(runs, texts).allSatisfy({ !$1.isEmpty || $0.text.isEmpty }) else { return widest }
    var single = style
    single.lineLimit = 1
    return layout(rank: 0, style: single).widened(to: width ?? widest.width)
  }

  /// - Parameter zero: the first of the ten digits of a numbering system.
  private func widestDigit(after zero: Unicode.Scalar, like run: TextRun, locale: String) -> Character {
    let digits = (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }.map(Character.init)
    return digits.max { self.width(of: String($0), like: run, locale: locale) < self.width(of: String($1), like: run, locale: locale) }
      ?? Character(zero)
  }

  /// Returns the unrounded width of a text in a run's font, in points.
  private func width(of text: String, like run: TextRun, locale: String) -> Double {
    var run = run
    run.text = text
    let measured = measured(MeasureKey(runs: [RunKey(run)], locale: locale, rightToLeft: false))
    return measured.hardLines.reduce(0) { sum, line in sum + line.units.reduce(0) { $0 + $1.advance } }
  }
}

extension Character {
  /// The zero of this digit's numbering system, such as "٠" for "٣"; nil if the character is no decimal digit. The ten digits of a system have consecutive
  /// code points (Unicode Standard, section 4.6).
  fileprivate var zero: Unicode.Scalar? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first, scalar.properties.numericType == .decimal, let value = wholeNumberValue else {
      return nil
    }
    return Unicode.Scalar(scalar.value - UInt32(value))
  }
}

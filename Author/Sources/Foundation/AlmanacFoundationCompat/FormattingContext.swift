private import _FoundationICU

/// Decides whether a date's text begins with a capital letter.
enum FormattingContext {
  /// Returns the text for a context. At the beginning of a sentence it gets a capital letter; standalone or in a list only if the locale does so.
  static func text(_ text: String, of date: Date, _ formatter: DateFormatter, in context: Formatter.Context) -> String {
    switch context {
    case .beginningOfSentence: capitalized(text, formatter.locale)
    case .standalone: changes(date, formatter, UDISPCTX_CAPITALIZATION_FOR_STANDALONE) ? capitalized(text, formatter.locale) : text
    case .listItem: changes(date, formatter, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU) ? capitalized(text, formatter.locale) : text
    default: text
    }
  }

  static func capitalized(_ text: String, _ locale: Locale?) -> String { text.prefix(1).uppercased(with: locale) + text.dropFirst() }

  /// Returns whether ICU changes the first letter in this context, compared with the middle of a sentence.
  private static func changes(_ date: Date, _ formatter: DateFormatter, _ context: UDisplayContext) -> Bool {
    guard let pattern = formatter.dateFormat, !pattern.isEmpty else { return false }
    let (zone, units) = (Array(formatter.timeZone.identifier.utf16), Array(pattern.utf16))
    var status = U_ZERO_ERROR
    guard
      let dates = swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, formatter.locale.identifier, zone, Int32(zone.count), units, Int32(units.count), &status)
    else { return false }
    defer { swift_udat_close(dates) }
    func text(_ context: UDisplayContext) -> [UInt16] {
      var status = U_ZERO_ERROR
      swift_udat_setContext(dates, context, &status)
      var units = [UInt16](repeating: 0, count: 256)
      let count = swift_udat_format(dates, date.timeIntervalSince1970 * 1000, &units, Int32(units.count), nil, &status)
      return Array(units.prefix(max(0, min(Int(count), units.count))))
    }
    return text(context) != text(UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE)
  }
}

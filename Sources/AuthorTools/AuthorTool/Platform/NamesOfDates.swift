import SwiftSourceText

/// Takes the `!` and `?` after names of months and days: `formatter.shortWeekdaySymbols!`. The names are optional on Apple's systems, and are not in
/// Foundation on Linux. A space takes the place of the mark, so that every column stays.
struct NamesOfDates {
  private(set) var text: [UInt8]

  private static let names: Set = [
    "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols",
    "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols",
    "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols",
    "standaloneQuarterSymbols", "shortStandaloneQuarterSymbols",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array("Symbols".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for place in tokens.indices.dropFirst() where tokens[place].name.map({ Self.names.contains($0) }) == true && tokens[place - 1].isMark(".") {
      let end = tokens[place].range.upperBound
      guard end < text.count, text[end] == UInt8(ascii: "!") || text[end] == UInt8(ascii: "?") else { continue }
      // Not `!=` and `??`.
      guard end + 1 == text.count || ![UInt8(ascii: "="), UInt8(ascii: "?")].contains(text[end + 1]) else { continue }
      self.text[end] = UInt8(ascii: " ")
    }
  }
}

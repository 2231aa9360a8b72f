import Foundation

/// Reads instants in ISO 8601, such as `2026-03-14T09:30:00Z`.
public enum InstantText {
  /// Returns the instant that a text with a time zone names, with or without fractions of a second.
  ///
  /// Foundation takes 30 February for 2 March. Here a date or a time that does not exist gives nil.
  public static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 64, exists(text) else { return nil }
    for fractions in [false, true] {
      if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: fractions)) { return date }
    }
    return nil
  }

  /// Whether the day is in the calendar and the time on the clock.
  private static func exists(_ text: String) -> Bool {
    let digits = Array(text.utf8.prefix(19))
    guard digits.count == 19 else { return false }
    func number(_ range: Range<Int>) -> Int {
      digits[range].reduce(0) { ($0 < 0 || !(0x30...0x39).contains($1)) ? -1 : $0 * 10 + Int($1 - 0x30) }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year >= 0 && (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
      && (0...23).contains(number(11..<13)) && (0...59).contains(number(14..<16)) && (0...59).contains(number(17..<19))
  }
}

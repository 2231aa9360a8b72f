import Foundation

/// Reads instants as RFC 3339 writes them, such as `2026-03-14T09:30:00Z`.
public enum InstantText {
  /// Returns the instant that a text with an offset names, with or without fractions of a second.
  ///
  /// The year is from 1 to 9999, in UTC too, the offset less than 24 hours, as RFC 3339 allows. A date or a time that does not exist gives nil, and so
  /// does anything before or after. Foundation would take 30 February for 2 March, and would not look at what follows.
  public static func date(_ text: String) -> Date? {
    let digits = Array(text.utf8)
    guard (20...64).contains(digits.count) else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      digits[range].reduce(0) { number, digit in number.flatMap { isDigit(digit) ? $0 * 10 + Int(digit - zero) : nil } }
    }
    guard [4: "-", 7: "-", 10: "T", 13: ":", 16: ":"].allSatisfy({ digits[$0.key] == $0.value.utf8.first }),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      year >= 1, (1...12).contains(month), (1...days(in: month, of: year)).contains(day), hour <= 23, minute <= 59, second <= 59
    else { return nil }
    var end = 19
    var fraction = 0.0
    if digits[end] == UInt8(ascii: ".") {
      let last = digits[(end + 1)...].firstIndex { !isDigit($0) } ?? digits.count
      guard last > end + 1 else { return nil }
      fraction = Double("0." + String(decoding: digits[(end + 1)..<last], as: UTF8.self)) ?? 0
      end = last
    }
    guard let offset = offset(digits[end...]) else { return nil }
    let seconds = ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60 + second - offset
    // The offset may lead out of the years that an instant is written with.
    guard years.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// The whole seconds since 1970 of the years 1 to 9999 in UTC.
  private static let years = daysSince1970(1, 1, 1) * 86400..<daysSince1970(10_000, 1, 1) * 86400
  private static let zero = UInt8(ascii: "0")

  private static func isDigit(_ byte: UInt8) -> Bool { (zero...UInt8(ascii: "9")).contains(byte) }

  /// Returns the seconds of `Z`, `+01:00` or `-01:00`; nil for anything else.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let text = Array(text)
    if text == [UInt8(ascii: "Z")] { return 0 }
    guard text.count == 6, text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-"), text[3] == UInt8(ascii: ":"),
      [1, 2, 4, 5].allSatisfy({ isDigit(text[$0]) })
    else { return nil }
    let (hours, minutes) = (Int(text[1] - zero) * 10 + Int(text[2] - zero), Int(text[4] - zero) * 10 + Int(text[5] - zero))
    guard minutes <= 59, hours <= 23 else { return nil }
    return (text[0] == UInt8(ascii: "-") ? -60 : 60) * (hours * 60 + minutes)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The days from 1 January 1970 in the Gregorian calendar: those of whole years since 1 March of year 0, whose leap day is the last of its year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 719_468
  }
}

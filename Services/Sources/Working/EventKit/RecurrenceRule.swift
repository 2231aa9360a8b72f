import Foundation

/// An `RRULE` (RFC 5545, 3.3.10): yearly, monthly, weekly and daily rules with the parts that calendar apps write.
struct RecurrenceRule {
  enum Frequency: String { case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY" }
  /// A weekday, 0 is Monday; `ordinal` 2 means the second, -1 the last in the month or year, 0 each.
  struct Weekday: Equatable {
    var weekday: Int
    var ordinal: Int
  }
  var frequency: Frequency
  var interval = 1
  var count: Int?
  var until: ICalendarDate?
  var weekdays: [Weekday] = []
  var monthDays: [Int] = []
  var months: [Int] = []
  var positions: [Int] = []
  /// 0 is Monday.
  var weekStart = 0

  /// Returns nil for an unsupported rule, so that its event happens once. `zone` is that of `DTSTART`.
  init?(_ text: String, zone: TimeZone?) {
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      parts[pair[0].uppercased()] = pair[1].uppercased()
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap(Frequency.init) else { return nil }
    self.frequency = frequency
    for (name, value) in parts {
      switch name {
      case "INTERVAL":
        guard let number = Int(value), (1...10_000).contains(number) else { return nil }
        interval = number
      case "COUNT":
        guard let number = Int(value), number >= 1 else { return nil }
        count = number
      case "UNTIL":
        guard let date = ICalendarDate(value, zone: zone) else { return nil }
        until = date
      case "BYDAY":
        for one in value.split(separator: ",") {
          guard let weekday = Self.names.firstIndex(of: String(one.suffix(2))), let ordinal = Self.ordinal(one.dropLast(2)) else { return nil }
          weekdays.append(Weekday(weekday: weekday, ordinal: ordinal))
        }
      case "BYMONTHDAY": monthDays = Self.numbers(value, 1...31)
      case "BYMONTH": months = Self.numbers(value, 1...12).filter { $0 > 0 }
      case "BYSETPOS": positions = Self.numbers(value, 1...366)
      case "WKST": weekStart = Self.names.firstIndex(of: value) ?? 0
      // Unsupported: BYYEARDAY, BYWEEKNO, BYHOUR and smaller parts.
      default: if !name.hasPrefix("X-") { return nil }
      }
    }
  }

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static func ordinal(_ text: Substring) -> Int? {
    guard !text.isEmpty else { return 0 }
    return Int(text).flatMap { (1...53).contains(abs($0)) ? $0 : nil }
  }
  private static func numbers(_ text: String, _ range: ClosedRange<Int>) -> [Int] {
    text.split(separator: ",").prefix(400).compactMap { Int($0) }.filter { $0 != .min && range.contains(abs($0)) }
  }
}

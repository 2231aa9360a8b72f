import Foundation

/// Formats dates, spans and numbers for charts: in English, and identically on every machine.
enum ChartFormat {
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]

  /// Formats a day: `Monday 5 January 2026`, or in the short form `Mon 5 Jan`.
  static func day(_ date: Date, in timeZone: TimeZone, short: Bool = false) -> String {
    let parts = calendar(timeZone).dateComponents([.weekday, .day, .month, .year], from: date)
    let weekday = weekdays[((parts.weekday ?? 1) - 1) % 7]
    let month = months[((parts.month ?? 1) - 1) % 12]
    if short { return "\(weekday.prefix(3)) \(parts.day ?? 0) \(month.prefix(3))" }
    return "\(weekday) \(parts.day ?? 0) \(month) \(parts.year ?? 0)"
  }

  /// Formats a time of day: `09:05`.
  static func clock(_ date: Date, in timeZone: TimeZone) -> String {
    let parts = calendar(timeZone).dateComponents([.hour, .minute], from: date)
    return "\(digits(parts.hour ?? 0)):\(digits(parts.minute ?? 0))"
  }

  /// Formats a time zone: `Europe/Berlin`; all names of UTC become `UTC`.
  static func zone(_ timeZone: TimeZone) -> String {
    ["GMT", "UTC", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Zulu"].contains(timeZone.identifier) ? "UTC" : timeZone.identifier
  }

  static func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// Formats a duration: `40 s`, `25 min`, `7.6 h`.
  static func span(_ seconds: TimeInterval) -> String {
    if seconds >= 5400 { return "\(decimal(seconds / 3600)) h" }
    return seconds >= 90 ? "\(whole(seconds / 60)) min" : "\(whole(seconds)) s"
  }

  /// Formats a number with one decimal, which is left out if it is 0.
  static func decimal(_ value: Double) -> String {
    guard let tenths = Int(exactly: (value * 10).rounded()) else { return "\(value)" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// Formats a rounded number; one that is not finite or too large for an integer as Swift prints it.
  private static func whole(_ value: Double) -> String { Int(exactly: value.rounded()).map(String.init) ?? "\(value)" }

  /// Formats a number with separators: `1,234,567`.
  static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Formats a count: `1 view`, `3 views`.
  static func count(_ value: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(value)) \(value == 1 ? noun : plural ?? noun + "s")"
  }

  static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension DateComponents {
  /// Reads a date, or a date with a time, in ISO 8601: `2026-11-21`, `2026-11-21T09:30`, `2026-11-21T09:30:00Z`.
  ///
  /// A date without a time means noon of that day, as in the system's date parameter; a time without a zone is in the device's time zone.
  package init?(isoText text: String) {
    if text.count > 16, let date = try? Date(text, strategy: .iso8601) {
      self = Self.current.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second], from: date)
      return
    }
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let day = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let time = halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } : [12, 0]
    guard halves.count <= 2, day.count == 3, (2...3).contains(time.count), let year = day[0], let month = day[1], let date = day[2],
      let hour = time[0],
      let minute = time[1], time.count == 2 || time[2] != nil
    else { return nil }
    self.init(calendar: Self.current, year: year, month: month, day: date, hour: hour, minute: minute, second: time.count == 3 ? time[2] : 0)
    guard isValidDate else { return nil }
  }

  /// The date in ISO 8601; a missing component gets its smallest value.
  package var isoText: String {
    func digits(_ value: Int?, _ count: Int = 2) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year ?? 1, 4))-\(digits(month ?? 1))-\(digits(day ?? 1))T\(digits(hour)):\(digits(minute)):\(digits(second))"
  }

  private static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}

import Foundation

/// A date in an iCalendar file: a day, or a day and a time in a time zone.
struct ICalendarDate {
  var day: CivilDay
  /// Seconds since midnight; nil for a whole day.
  var second: Int?
  /// Nil means the reader's time zone.
  var zone: TimeZone?

  /// Parses `DTSTART`, `DTEND`, `DUE` or `RECURRENCE-ID`.
  init?(_ property: ICalendarProperty) {
    self.init(property.value, zone: property.parameters["TZID"].flatMap(Self.zone(named:)))
  }

  /// Parses `20260131`, `20260131T090000` and `20260131T090000Z`. Returns nil for days and times that do not exist.
  init?(_ text: String, zone: TimeZone?) {
    let text = text.trimmingCharacters(in: .whitespaces).utf8
    func number(_ from: Int, _ count: Int) -> Int? {
      guard text.count >= from + count else { return nil }
      let digits = text.dropFirst(from).prefix(count)
      guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    guard let year = number(0, 4), let month = number(4, 2), let day = number(6, 2), year > 0, (1...12).contains(month),
      (1...CivilDay.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.day = CivilDay(year: year, month: month, day: day)
    guard text.count > 8 else { return }
    guard text.dropFirst(8).first == UInt8(ascii: "T"), let hour = number(9, 2), let minute = number(11, 2), let second = number(13, 2), hour < 24,
      minute < 60, second <= 60
    else { return nil }
    self.second = hour * 3600 + minute * 60 + min(second, 59)
    self.zone = text.last == UInt8(ascii: "Z") ? .gmt : zone
  }

  init(day: CivilDay, second: Int?, zone: TimeZone?) { (self.day, self.second, self.zone) = (day, second, zone) }

  /// The instant; for a whole day, midnight in the reader's time zone.
  var date: Date { Self.date(day, second: second ?? 0, zone: zone ?? .current) }

  static func date(_ day: CivilDay, second: Int, zone: TimeZone) -> Date {
    let (year, month, dayOfMonth) = day.components
    var components = DateComponents(year: year, month: month, day: dayOfMonth)
    (components.hour, components.minute, components.second) = (second / 3600, second / 60 % 60, second % 60)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(from: components) ?? Date(timeIntervalSince1970: Double(day.number) * 86_400 + Double(second))
  }

  static func day(of date: Date, in zone: TimeZone) -> CivilDay {
    let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    return CivilDay(number: Int(max(-1e12, min(1e12, (local / 86_400).rounded(.down)))))
  }

  /// Returns a time zone by its IANA name, also after a prefix such as `/freeassociation.sourceforge.net/`. Nil for names that the file defines.
  static func zone(named name: String) -> TimeZone? {
    if let zone = TimeZone(identifier: name) { return zone }
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count > count {
      if let zone = TimeZone(identifier: parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return nil
  }

  /// Parses a `DURATION` such as `P1DT2H30M` or `-PT15M`, in seconds; returns nil for other texts.
  static func seconds(ofDuration text: String) -> TimeInterval? {
    var rest = text.trimmingCharacters(in: .whitespaces)[...]
    let isNegative = rest.hasPrefix("-")
    if rest.hasPrefix("-") || rest.hasPrefix("+") { rest = rest.dropFirst() }
    guard rest.popFirst() == "P" else { return nil }
    var (total, number, hasNumber, isTime) = (0.0, 0.0, false, false)
    for character in rest {
      if let digit = character.wholeNumberValue, character.isASCII {
        (number, hasNumber) = (min(number * 10 + Double(digit), 1e9), true)
        continue
      }
      if character == "T" {
        isTime = true
        continue
      }
      let units: [Character: Double] = isTime ? ["H": 3600, "M": 60, "S": 1] : ["W": 604_800, "D": 86_400]
      guard hasNumber, let unit = units[character] else { return nil }
      total += number * unit
      (number, hasNumber) = (0, false)
    }
    return isNegative ? -total : total
  }
}

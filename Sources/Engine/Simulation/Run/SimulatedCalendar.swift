import Foundation

/// The days of a simulation on the wall clock of its time zone.
struct SimulatedCalendar: Sendable {
  /// Midnight of the first day.
  let start: Date
  private let timeZone: TimeZone
  /// Seconds from the epoch to that midnight, as though the time zone were GMT.
  private let naiveStart: TimeInterval
  private let firstWeekday: Int
  /// Seconds from GMT that hold around the start, and until when, as though the time zone were GMT.
  private let steady: (offset: TimeInterval, until: TimeInterval)

  /// The days from the one on which `date` falls.
  /// - Parameter days: how many of them are expected to be asked for; more may be.
  init(from date: Date, in timeZone: TimeZone, days: Int = 7) {
    self.timeZone = timeZone
    let naive = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    let day = (naive / Self.day).rounded(.down)
    naiveStart = day * Self.day
    // The epoch was a Thursday.
    firstWeekday = ((Int(day) + 3) % 7 + 7) % 7
    start = Self.instant(naiveStart, timeZone)
    steady = Self.steady(from: naiveStart, days: days, timeZone)
  }

  func weekday(of day: Int) -> Weekday { Weekday.allCases[(firstWeekday + day) % 7] }

  /// When the wall clock shows `seconds` after midnight of a day, through daylight saving.
  func instant(day: Int, seconds: TimeInterval) -> Date {
    let naive = naiveStart + Double(day) * Self.day + seconds
    // A plan asks for hundreds of instants a day, and a time zone's answer costs more than all else in making one.
    if naive >= naiveStart, naive < steady.until { return Date(timeIntervalSince1970: naive - steady.offset) }
    return Self.instant(naive, timeZone)
  }

  private static func instant(_ naive: TimeInterval, _ timeZone: TimeZone) -> Date {
    let guess = Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: naive))))
    return Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: guess)))
  }

  /// For how long the offset stays the same; changes lie further apart than the six hours between two questions for it.
  private static func steady(from naiveStart: TimeInterval, days: Int, _ timeZone: TimeZone) -> (TimeInterval, TimeInterval) {
    func offset(_ time: TimeInterval) -> Int { timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: time)) }
    // What is asked reaches a day's offset to either side of a wall clock's instant.
    var time = naiveStart - 2 * day
    let first = offset(time)
    while time < naiveStart + Double(days + 4) * day, offset(time) == first { time += day / 4 }
    return (TimeInterval(first), time - 2 * day)
  }

  private static let day: TimeInterval = 86_400
}

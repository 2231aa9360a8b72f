import Foundation

/// A simulation's days on the wall clock of its time zone.
struct SimulatedCalendar: Sendable {
  /// Midnight of the first day.
  let start: Date
  private let timeZone: TimeZone
  /// Seconds from the epoch to that midnight on the wall clock, read as if it were GMT.
  private let naiveStart: TimeInterval
  private let firstWeekday: Int
  /// The offset from GMT around the start, and until when it applies, on the wall clock read as if it were GMT.
  private let constantOffset: (offset: TimeInterval, until: TimeInterval)

  /// Starts with the day that contains `date`.
  /// - Parameter days: how many days are expected to be requested; more are possible.
  init(from date: Date, in timeZone: TimeZone, days: Int = 7) {
    self.timeZone = timeZone
    let naive = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    let day = (naive / Self.day).rounded(.down)
    naiveStart = day * Self.day
    // 1 January 1970 was a Thursday.
    firstWeekday = ((Int(day) + 3) % 7 + 7) % 7
    start = Self.instant(naiveStart, timeZone)
    constantOffset = Self.constantOffset(from: naiveStart, days: days, timeZone)
  }

  func weekday(of day: Int) -> Weekday { Weekday.allCases[(firstWeekday + day) % 7] }

  /// Returns the instant at which the wall clock shows `seconds` after midnight of a day, across changes of daylight saving.
  func instant(day: Int, seconds: TimeInterval) -> Date {
    let naive = naiveStart + Double(day) * Self.day + seconds
    // A plan needs hundreds of instants per day, and looking up the time zone would cost more than the rest of the plan.
    if naive >= naiveStart, naive < constantOffset.until { return Date(timeIntervalSince1970: naive - constantOffset.offset) }
    return Self.instant(naive, timeZone)
  }

  private static func instant(_ naive: TimeInterval, _ timeZone: TimeZone) -> Date {
    let guess = Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: naive))))
    return Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: guess)))
  }

  /// Returns the offset around the start and how long it stays the same. Samples every six hours; changes are further apart than that.
  private static func constantOffset(from naiveStart: TimeInterval, days: Int, _ timeZone: TimeZone) -> (TimeInterval, TimeInterval) {
    func offset(_ time: TimeInterval) -> Int { timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: time)) }
    // The wall clock differs from GMT by up to a day to either side.
    var time = naiveStart - 2 * day
    let first = offset(time)
    while time < naiveStart + Double(days + 4) * day, offset(time) == first { time += day / 4 }
    return (TimeInterval(first), time - 2 * day)
  }

  private static let day: TimeInterval = 86_400
}

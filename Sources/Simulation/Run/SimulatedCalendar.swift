import Foundation

/// The days of a simulation on the wall clock of its time zone.
struct SimulatedCalendar: Sendable {
  /// Midnight of the first day.
  let start: Date
  private let timeZone: TimeZone
  /// Seconds from the epoch to that midnight, as though the time zone were GMT.
  private let naiveStart: TimeInterval
  private let firstWeekday: Int

  /// The days from the one on which `date` falls.
  init(from date: Date, in timeZone: TimeZone) {
    self.timeZone = timeZone
    let naive = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    let day = (naive / Self.day).rounded(.down)
    naiveStart = day * Self.day
    // The epoch was a Thursday.
    firstWeekday = ((Int(day) + 3) % 7 + 7) % 7
    start = Self.instant(naiveStart, timeZone)
  }

  func weekday(of day: Int) -> Weekday { Weekday.allCases[(firstWeekday + day) % 7] }

  /// When the wall clock shows `seconds` after midnight of a day, through daylight saving.
  func instant(day: Int, seconds: TimeInterval) -> Date { Self.instant(naiveStart + Double(day) * Self.day + seconds, timeZone) }

  private static func instant(_ naive: TimeInterval, _ timeZone: TimeZone) -> Date {
    let guess = Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: naive))))
    return Date(timeIntervalSince1970: naive - TimeInterval(timeZone.secondsFromGMT(for: guess)))
  }

  private static let day: TimeInterval = 86_400
}

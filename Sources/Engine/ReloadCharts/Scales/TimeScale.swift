import Foundation

/// Where instants lie across a chart.
struct TimeScale: Equatable {
  let interval: DateInterval
  let timeZone: TimeZone
  /// Where the interval starts and how wide it is, points.
  let left: Double
  let width: Double

  var right: Double { left + width }

  /// The place of an instant; one outside the interval lies at its edge.
  func x(_ date: Date) -> Double {
    guard interval.duration > 0 else { return left }
    return left + min(1, max(0, date.timeIntervalSince(interval.start) / interval.duration)) * width
  }

  /// An instant that gets a line, and how it is written.
  struct Tick: Equatable {
    let date: Date
    let label: String
  }

  /// Round times of the wall clock, as many as there is room for with `spacing` points between them, through daylight saving.
  func ticks(spacing: Double) -> [Tick] {
    guard interval.duration > 0, width > 0 else { return [] }
    let step = Self.steps.first { $0 / interval.duration * width >= spacing } ?? 86_400
    let calendar = DayWords.calendar(timeZone)
    // By the wall clock: a step that falls into the hour that spring takes away lies at the hour's end.
    var ticks: [Tick] = []
    var day = calendar.startOfDay(for: interval.start)
    let last = interval.end
    while day <= last, ticks.count < 1000 {
      for seconds in stride(from: 0.0, to: 86_400, by: step) {
        let parts = DateComponents(hour: Int(seconds) / 3600, minute: Int(seconds) / 60 % 60, second: Int(seconds) % 60)
        guard let date = calendar.nextDate(after: day.addingTimeInterval(-1), matching: parts, matchingPolicy: .nextTime) else { continue }
        if date >= interval.start, date <= last, ticks.last.map({ $0.date < date }) ?? true {
          ticks.append(Tick(date: date, label: label(date, step: step)))
        }
      }
      guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else { break }
      day = next
    }
    return ticks
  }

  private func label(_ date: Date, step: TimeInterval) -> String {
    let clock = DayWords.clock(date, in: timeZone)
    guard step < 60 else {
      // The end of a day is its 24th hour, not the next day's first.
      return date == interval.end && clock == "00:00" && interval.duration > 43_200 ? "24:00" : clock
    }
    return "\(clock):\(DayWords.digits(DayWords.calendar(timeZone).component(.second, from: date)))"
  }

  private static let steps: [TimeInterval] = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200]
}

import Foundation

/// Maps instants to x positions of a chart.
struct TimeScale: Equatable {
  let interval: DateInterval
  let timeZone: TimeZone
  /// The position of the interval's start and its width, in points.
  let left: Double
  let width: Double

  var right: Double { left + width }

  /// Returns the position of an instant, clamped to the scale.
  func x(_ date: Date) -> Double {
    guard interval.duration > 0 else { return left }
    return left + min(1, max(0, date.timeIntervalSince(interval.start) / interval.duration)) * width
  }

  /// An instant with a line and a label.
  struct Tick: Equatable {
    let date: Date
    let label: String
  }

  /// Returns round times of the wall clock, at least `spacing` points apart, across changes of daylight saving.
  func ticks(spacing: Double) -> [Tick] {
    guard interval.duration > 0, width > 0 else { return [] }
    let step = Self.steps.first { $0 / interval.duration * width >= spacing } ?? 86_400
    let calendar = ChartFormat.calendar(timeZone)
    // Steps follow the wall clock; a step in the hour that is skipped in spring falls on the end of that hour.
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
    let clock = ChartFormat.clock(date, in: timeZone)
    guard step < 60 else {
      // The end of a day is its 24:00, not the next day's 00:00.
      return date == interval.end && clock == "00:00" && interval.duration > 43_200 ? "24:00" : clock
    }
    return "\(clock):\(ChartFormat.digits(ChartFormat.calendar(timeZone).component(.second, from: date)))"
  }

  private static let steps: [TimeInterval] = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200]
}

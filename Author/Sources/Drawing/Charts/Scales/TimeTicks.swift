import SwiftUICore

/// Round dates in a time interval.
struct TimeTicks {
  struct Step {
    let unit: Calendar.Component
    let amount: Int
    let seconds: Double
  }
  let calendar: Calendar

  private static let steps: [Step] = [
    Step(unit: .second, amount: 1, seconds: 1), Step(unit: .second, amount: 15, seconds: 15), Step(unit: .minute, amount: 1, seconds: 60),
    Step(unit: .minute, amount: 5, seconds: 300), Step(unit: .minute, amount: 15, seconds: 900), Step(unit: .minute, amount: 30, seconds: 1800),
    Step(unit: .hour, amount: 1, seconds: 3600), Step(unit: .hour, amount: 2, seconds: 7200), Step(unit: .hour, amount: 3, seconds: 10_800),
    Step(unit: .hour, amount: 6, seconds: 21_600), Step(unit: .hour, amount: 12, seconds: 43_200), Step(unit: .day, amount: 1, seconds: 86_400),
    Step(unit: .day, amount: 2, seconds: 172_800), Step(unit: .weekOfYear, amount: 1, seconds: 604_800),
    Step(unit: .weekOfYear, amount: 2, seconds: 1_209_600), Step(unit: .month, amount: 1, seconds: 2_629_800),
    Step(unit: .month, amount: 2, seconds: 5_259_600), Step(unit: .month, amount: 3, seconds: 7_889_400),
    Step(unit: .month, amount: 6, seconds: 15_778_800), Step(unit: .year, amount: 1, seconds: 31_557_600),
    Step(unit: .year, amount: 2, seconds: 63_115_200), Step(unit: .year, amount: 5, seconds: 157_788_000),
    Step(unit: .year, amount: 10, seconds: 315_576_000),
  ]

  /// Returns a round step that divides `span` seconds into about `count` parts.
  static func step(over span: TimeInterval, count: Int) -> Step {
    let wanted = span / Double(max(1, count))
    let years = wanted > 0 ? max(1, Int(min(1e6, (wanted / 31_557_600).rounded(.up)))) : 1
    return steps.first { $0.seconds >= wanted * 0.75 } ?? Step(unit: .year, amount: years, seconds: wanted)
  }

  /// Returns the dates between two dates at intervals of `amount` units, counted from the start of the next larger unit: hours from midnight,
  /// months from January.
  func dates(every amount: Int, _ unit: Calendar.Component, from low: Date, to high: Date) -> [Date] {
    guard var date = start(unit, low), high.timeIntervalSince(low).isFinite else { return [] }
    let amount = max(1, amount)
    // The number of steps is limited: from a distant start there would be too many.
    var result: [Date] = []
    var steps = 0
    while date <= high, result.count < AxisMarkValues.most, steps < AxisMarkValues.most * 100 {
      if date >= low { result.append(date) }
      guard let next = calendar.date(byAdding: unit, value: amount, to: date), next > date else { break }
      date = next
      steps += 1
    }
    return result
  }

  private func start(_ unit: Calendar.Component, _ date: Date) -> Date? {
    let larger: Calendar.Component =
      switch unit {
      case .nanosecond, .second: .minute
      case .minute: .hour
      case .hour: .day
      case .weekOfYear, .weekOfMonth: .weekOfYear
      case .month, .quarter: .year
      case .year, .yearForWeekOfYear: .era
      default: .day
      }
    if larger == .era { return decade(of: date) }
    return calendar.dateInterval(of: larger, for: date)?.start
  }

  private func decade(of date: Date) -> Date? {
    let year = calendar.component(.year, from: date)
    return calendar.date(from: DateComponents(year: year - ((year % 10) + 10) % 10))
  }

  /// Returns the unit by which adjacent `dates` differ.
  static func unit(of dates: [Date]) -> Calendar.Component {
    let gaps = zip(dates, dates.dropFirst()).map { abs($1.timeIntervalSince($0)) }.filter { $0 > 0 }
    guard let gap = gaps.min() else { return .day }
    return switch gap {
    case ..<3600: .minute
    case ..<82_800: .hour
    case ..<2_400_000: .day
    case ..<31_000_000: .month
    default: .year
    }
  }

  /// Formats a date for an axis whose adjacent marks differ by `unit`.
  func text(_ date: Date, _ unit: Calendar.Component, locale: Locale) -> String {
    var style: Date.FormatStyle =
      switch unit {
      case .nanosecond, .second, .minute: .dateTime.hour().minute()
      case .hour: .dateTime.hour()
      case .month, .quarter: .dateTime.month(.abbreviated)
      case .year, .yearForWeekOfYear: .dateTime.year()
      default: .dateTime.month(.abbreviated).day()
      }
    style.timeZone = calendar.timeZone
    style.calendar = calendar
    return date.formatted(style.locale(locale))
  }
}

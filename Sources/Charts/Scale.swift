import SwiftUI

/// How the values of one axis lie along it.
struct Scale {
  enum Kind {
    case linear(ClosedRange<Double>)
    case time(ClosedRange<Date>)
    /// Each category has a band of equal width.
    case band([String])
  }
  let kind: Kind

  /// A place from 0 to 1; nil for what the scale does not have.
  func place(_ value: _ChartValue) -> CGFloat? {
    switch (kind, value) {
    case (.linear(let range), .number(let number)): Self.share(number, range.lowerBound, range.upperBound)
    case (.time(let range), .date(let date)):
      Self.share(
        date.timeIntervalSinceReferenceDate, range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate)
    case (.band(let names), _):
      names.firstIndex(of: value.words).map { (CGFloat($0) + 0.5) / CGFloat(names.count) }
    default: nil
    }
  }

  private static func share(_ value: Double, _ low: Double, _ high: Double) -> CGFloat? {
    guard value.isFinite else { return nil }
    return high > low ? CGFloat((value - low) / (high - low)) : 0.5
  }

  /// The room of one category as a share of the axis; nil on continuous scales.
  var bandwidth: CGFloat? {
    if case .band(let names) = kind { return 1 / CGFloat(max(1, names.count)) }
    return nil
  }

  var isContinuous: Bool { bandwidth == nil }

  // MARK: Making

  /// The scale that holds `values`, or the author's own domain.
  ///
  /// Numbers include zero unless `domain` says otherwise and end on round numbers; dates end with the data.
  static func holding(_ values: [_ChartValue], domain: ChartDomain?, ticks: Int) -> Scale {
    if case .categories(let names)? = domain { return Scale(kind: .band(names)) }
    if values.contains(where: { if case .category = $0 { true } else { false } }) {
      var names: [String] = []
      for value in values where !names.contains(value.words) { names.append(value.words) }
      return Scale(kind: .band(names))
    }
    switch domain {
    case .numbers(let range)?: return Scale(kind: .linear(range))
    case .dates(let range)?: return Scale(kind: .time(range))
    case .categories?, .automatic?, nil: break
    }
    let scalars = values.compactMap(\.scalar)
    let (low, high) = (scalars.min() ?? 0, scalars.max() ?? 1)
    if values.contains(where: { if case .date = $0 { true } else { false } }) {
      return Scale(kind: .time(Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)))
    }
    var includesZero = true
    if case .automatic(let wish)? = domain { includesZero = wish ?? true }
    let (start, end) = includesZero ? (min(0, low), max(0, high)) : (low, high)
    guard end > start else { return Scale(kind: .linear(start...(start + 1))) }
    let step = roundStep(end - start, count: ticks)
    return Scale(kind: .linear((start / step).rounded(.down) * step...(end / step).rounded(.up) * step))
  }

  /// A step of 1, 2, 2.5 or 5 times a power of ten that divides `span` into about `count` parts.
  static func roundStep(_ span: Double, count: Int) -> Double {
    let raw = span / Double(max(1, count))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    return power * ([1, 2, 2.5, 5, 10].first { $0 >= raw / power - 1e-9 } ?? 10)
  }

  // MARK: Ticks

  /// The values to mark, about `count` of them, with their words.
  func ticks(count: Int, locale: Locale, calendar: Calendar) -> [(value: _ChartValue, words: String)] {
    switch kind {
    case .band(let names): return names.map { (.category($0), $0) }
    case .linear(let range):
      let step = Self.roundStep(range.upperBound - range.lowerBound, count: count)
      // Adding zero makes a negative zero a plain one.
      let first = (range.lowerBound / step - 1e-9).rounded(.up) + 0
      let last = (range.upperBound / step + 1e-9).rounded(.down)
      guard first <= last else { return [] }
      return stride(from: first, through: last, by: 1).map { index in
        (.number(index * step), (index * step).formatted(.number.precision(.significantDigits(0...6)).locale(locale)))
      }
    case .time(let range): return TimeTicks(range: range, count: count, locale: locale, calendar: calendar).ticks
    }
  }
}

/// What an author says of an axis's extent.
enum ChartDomain {
  case automatic(includesZero: Bool?)
  case numbers(ClosedRange<Double>)
  case dates(ClosedRange<Date>)
  case categories([String])
}

/// Round dates along a span of time.
struct TimeTicks {
  let range: ClosedRange<Date>
  let count: Int
  let locale: Locale
  let calendar: Calendar

  private static let steps: [(unit: Calendar.Component, amount: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
  ]

  var ticks: [(value: _ChartValue, words: String)] {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    guard span > 0 else { return [(.date(range.lowerBound), words(range.lowerBound, .day))] }
    let wanted = span / Double(max(1, count))
    let step = Self.steps.first { $0.seconds >= wanted * 0.75 } ?? (.year, Int((wanted / 31_557_600).rounded(.up)), wanted)
    guard var date = start(step.unit, step.amount) else { return [] }
    var result: [(value: _ChartValue, words: String)] = []
    while date <= range.upperBound, result.count < 100 {
      if date >= range.lowerBound { result.append((.date(date), words(date, step.unit))) }
      guard let next = calendar.date(byAdding: step.unit, value: step.amount, to: date), next > date else { break }
      date = next
    }
    return result
  }

  /// The last round date at or before the range.
  private func start(_ unit: Calendar.Component, _ amount: Int) -> Date? {
    let larger: Calendar.Component =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .day
      case .month: .year
      default: .year
      }
    return calendar.dateInterval(of: larger, for: range.lowerBound)?.start
  }

  private func words(_ date: Date, _ unit: Calendar.Component) -> String {
    var style: Date.FormatStyle =
      switch unit {
      case .second, .minute: .dateTime.hour().minute()
      case .hour: .dateTime.hour()
      case .day: .dateTime.month(.abbreviated).day()
      case .month: .dateTime.month(.abbreviated)
      default: .dateTime.year()
      }
    style.timeZone = calendar.timeZone
    style.calendar = calendar
    return date.formatted(style.locale(locale))
  }
}

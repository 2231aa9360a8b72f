import Foundation

/// The time between now and a date, in a few units that start with the largest one that fits.
public struct RelativeSpan: Hashable, Codable, Sendable {
  public static let allFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second]

  let target: Date
  private let fields: Set<Date.RelativeFormatStyle.Field>
  private let count: Int
  var locale = Locale.current

  init(target: Date, fields: Set<Date.RelativeFormatStyle.Field>, count: Int) {
    self.target = target
    self.fields = fields
    self.count = max(1, count)
  }

  private typealias Unit = (field: Date.RelativeFormatStyle.Field, seconds: Double, unit: Duration.UnitsFormatStyle.Unit?)
  /// The units, largest first. The lengths of months and years are those of the mean Gregorian year.
  private static let units: [Unit] = [
    (.year, 31_556_952, nil), (.month, 2_629_746, nil), (.week, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours),
    (.minute, 60, .minutes), (.second, 1, .seconds),
  ]

  /// Returns the distance in seconds from which on a unit larger than `field` fits; infinite for years.
  static func limit(of field: Date.RelativeFormatStyle.Field) -> TimeInterval {
    let index = units.firstIndex { $0.field == field } ?? 0
    return index == 0 ? .infinity : units[index - 1].seconds
  }

  /// Returns the units to write at a distance, largest first.
  private func written(_ distance: Double) -> [Unit] {
    let allowed = Self.units.filter { fields.contains($0.field) }
    let first = allowed.firstIndex { $0.seconds <= distance } ?? max(0, allowed.count - 1)
    // A duration in months or years is written in that unit alone.
    guard let largest = allowed.dropFirst(first).first, largest.unit != nil else { return Array(allowed.dropFirst(first).prefix(1)) }
    return Array(allowed.dropFirst(first).prefix(count))
  }

  /// Returns the distance in whole units. Remaining time is rounded up and elapsed time down, so that zero is reached at the date.
  private func whole(at now: Date) -> (distance: Double, units: [Unit], step: Double) {
    let distance = target.timeIntervalSince(now)
    let step = written(abs(distance)).last?.seconds ?? 1
    let tolerance = 1e-6
    let count = distance > 0 ? (distance / step - tolerance).rounded(.up) : (-distance / step + tolerance).rounded(.down)
    // Rounding up can reach a larger unit: 59 minutes and 59.5 seconds become an hour.
    let units = written(count * step)
    return (count * step, units, units.last?.seconds ?? 1)
  }

  private func text(_ seconds: Double, in units: Set<Duration.UnitsFormatStyle.Unit>) -> String {
    var style = Duration.UnitsFormatStyle(allowedUnits: units, width: .wide, maximumUnitCount: count, zeroValueUnits: .hide)
    style.locale = locale
    return style.format(.seconds(seconds))
  }

  /// Returns text like "2 hours, 5 minutes". A duration in months or years is written in days, the largest unit of durations besides weeks.
  func duration(at now: Date) -> String {
    let (distance, units, _) = whole(at: now)
    let names = Set(units.compactMap(\.unit))
    return text(distance, in: names.isEmpty ? [.days] : names)
  }

  /// Returns text like "in 2 hours, 5 minutes" or "3 days ago".
  func words(at now: Date) -> String {
    let (distance, units, _) = whole(at: now)
    guard let first = units.first else { return "" }
    let calendar = Calendar.current
    func relative(_ seconds: Double) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: target, allowedFields: [first.field], presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar
      ).format(now > target ? target + seconds : target - seconds)
    }
    // The relative format writes only the largest unit; all units replace its number.
    guard let unit = first.unit, units.count > 1 else { return relative(distance) }
    let largest = (distance / first.seconds).rounded(.down) * first.seconds
    let words = relative(largest)
    guard let place = words.range(of: text(largest, in: [unit])) else { return words }
    return words.replacingCharacters(in: place, with: duration(at: now))
  }

  /// Returns the next smaller distance at which the text differs. Below the largest unit, the step is that of the smaller units.
  private func smaller(than distance: Double, _ units: [Unit], _ step: Double) -> Double {
    guard let largest = units.first?.seconds, distance >= largest, distance - step < largest, let finer = written(largest.nextDown).last?.seconds
    else { return max(0, distance - step) }
    return max(0, largest - finer)
  }
  /// Returns the next larger distance at which the text differs: at most the next larger unit.
  private func larger(than distance: Double, _ step: Double) -> Double {
    let next = Self.units.last { fields.contains($0.field) && $0.seconds > distance }?.seconds ?? .infinity
    return min(distance + step, next)
  }

  /// Returns the first later date at which the text differs.
  func change(after now: Date) -> Date {
    let (distance, units, step) = whole(at: now)
    return now < target ? target - smaller(than: distance, units, step) : target + larger(than: distance, step)
  }
  /// Returns the last earlier date at which the text differs.
  func change(before now: Date) -> Date {
    let (distance, units, step) = whole(at: now)
    return now <= target ? target - larger(than: distance, step) : target + smaller(than: distance, units, step)
  }

  static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> AttributedString {
    let pattern: Duration.TimeFormatStyle.Pattern = showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return AttributedString(Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds)))
  }
}

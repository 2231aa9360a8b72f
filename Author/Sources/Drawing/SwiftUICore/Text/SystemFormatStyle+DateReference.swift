import AlmanacFoundationCompat
import Foundation

extension SystemFormatStyle {
  /// A date relative to now: "in 3 hours", "yesterday". A far date is written itself, without the parts that now has in common with it: "June 2027",
  /// "Wednesday, June 3".
  public struct DateReference: DiscreteFormatStyle, FieldFormat, Hashable, Codable, Sendable {
    public typealias Field = Date.RelativeFormatStyle.Field

    private let date: Date
    private let fields: [Field]
    private let maxFieldCount: Int
    private let thresholdField: Field
    private var locale = ProcessLocale.current
    package var ownCalendar: Calendar?

    /// - Parameters:
    ///   - allowedFields: The units of distances and the parts of far dates. `thresholdField` is always one of them.
    ///   - maxFieldCount: The maximum number of parts of a far date.
    ///   - thresholdField: The largest unit of a distance. From the next larger allowed unit on, the date itself is written.
    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      fields = Field.ordered.filter { allowedFields.contains($0) || $0 == thresholdField }
      self.maxFieldCount = max(1, maxFieldCount)
      self.thresholdField = thresholdField
    }

    public func locale(_ locale: Locale) -> Self { with(\.locale, locale) }
    public func calendar(_ calendar: Calendar) -> Self { with(\.ownCalendar, calendar) }

    public func format(_ now: Date) -> AttributedString {
      AttributedString(relativeRange?.contains(now) ?? true ? distance(now) : absolute(now))
    }

    // MARK: Distances

    /// The dates for which a distance is written: less than one of the next larger unit before or after `date`. Nil for all.
    private var relativeRange: Range<Date>? {
      guard let index = fields.firstIndex(of: thresholdField), index > 0 else { return nil }
      let larger = fields[index - 1].component
      guard let first = fieldCalendar.date(byAdding: larger, value: -1, to: date), let last = fieldCalendar.date(byAdding: larger, value: 1, to: date)
      else {
        return nil
      }
      // The range does not contain its start, and dates have this resolution at best.
      return (first + 1e-3)..<last
    }

    private func distance(_ now: Date) -> String {
      // Below the smallest unit it is "now", and not "this minute".
      if abs(date.timeIntervalSince(now)) < smallest, let smallest = fields.last, smallest == .minute || smallest == .second {
        return relative([.second]).format(date)
      }
      return relative(Set(fields.drop { $0 != thresholdField })).format(now)
    }

    private var smallest: TimeInterval { fields.last?.shortest ?? 1 }

    private func relative(_ fields: Set<Field>) -> Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide, locale: locale, calendar: fieldCalendar)
    }

    // MARK: Dates

    /// The parts of the date to write, the largest first: those from the first that differs from now.
    private func parts(_ now: Date) -> [Field] {
      let first = fields.firstIndex { fieldCalendar.component($0.component, from: date) != fieldCalendar.component($0.component, from: now) }
      return Array(fields.dropFirst(first ?? fields.count - 1).prefix(maxFieldCount))
    }

    private func absolute(_ now: Date) -> String {
      let parts = parts(now)
      var style = Date.FormatStyle(locale: locale, calendar: fieldCalendar, timeZone: fieldCalendar.timeZone)
      for part in parts {
        switch part {
        case .year: style = style.year()
        case .month: style = style.month(.wide)
        case .week: style = style.week()
        case .day: style = parts.contains(.year) ? style.day() : style.weekday(.wide).day()
        case .hour: style = style.hour()
        case .minute: style = style.minute()
        default: style = style.second()
        }
      }
      return style.format(date)
    }

    // MARK: Changes

    public func discreteInput(after now: Date) -> Date? {
      guard let range = relativeRange else { return laterDistance(now) }
      if now < range.lowerBound { return min(laterDate(now), range.lowerBound) }
      if now < range.upperBound { return laterDistance(now).map { min($0, range.upperBound) } ?? range.upperBound }
      return laterDate(now)
    }

    public func discreteInput(before now: Date) -> Date? {
      guard let range = relativeRange else { return earlierDistance(now) }
      if now >= range.upperBound { return max(earlierDate(now), range.upperBound - 1e-3) }
      if now >= range.lowerBound { return earlierDistance(now).map { max($0, range.lowerBound - 1e-3) } ?? range.lowerBound - 1e-3 }
      return earlierDate(now)
    }

    /// Returns the next date at which the distance has another text.
    private func laterDistance(_ now: Date) -> Date? {
      // "now" begins and ends one unit before and after the date.
      let bounds = [date - smallest + 1e-3, date + smallest].filter { $0 > now }
      let next = relative(Set(fields.drop { $0 != thresholdField })).discreteInput(after: now)
      return (bounds + [next].compactMap(\.self)).min()
    }
    private func earlierDistance(_ now: Date) -> Date? {
      let bounds = [date - smallest, date + smallest - 1e-3].filter { $0 < now }
      let last = relative(Set(fields.drop { $0 != thresholdField })).discreteInput(before: now)
      return (bounds + [last].compactMap(\.self)).max()
    }

    /// Returns the next date at which other parts can be written: the end of the smallest part's period.
    private func laterDate(_ now: Date) -> Date {
      let smallest = parts(now).last ?? thresholdField
      return fieldCalendar.dateInterval(of: smallest.component, for: now)?.end ?? now + smallest.shortest
    }
    private func earlierDate(_ now: Date) -> Date {
      let smallest = parts(now).last ?? thresholdField
      return (fieldCalendar.dateInterval(of: smallest.component, for: now)?.start ?? now - smallest.shortest) - 1e-3
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self { Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField) }
}

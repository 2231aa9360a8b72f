import AlmanacFoundationCompat
import Foundation

extension SystemFormatStyle {
  /// The time between a date and now: "2 hours, 5 minutes", with a minus before the date. With minutes and seconds alone it is a clock: "5:32".
  public struct DateOffset: DiscreteFormatStyle, FieldFormat, Hashable, Codable, Sendable {
    public typealias Field = Date.RelativeFormatStyle.Field

    private let anchor: Date
    private let fields: [Field]
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = ProcessLocale.current
    package var ownCalendar: Calendar?

    /// - Parameters:
    ///   - allowedFields: The units to use.
    ///   - maxFieldCount: The maximum number of units.
    ///   - sign: When a sign is written. A date before `anchor` is negative.
    public init(
      to anchor: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = Field.ordered.filter(allowedFields.contains)
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> Self { with(\.locale, locale) }
    public func calendar(_ calendar: Calendar) -> Self { with(\.ownCalendar, calendar) }

    public func format(_ now: Date) -> AttributedString { AttributedString(mark(now) + text(now)) }

    // MARK: Text

    private func range(_ now: Date) -> Range<Date> { min(now, anchor)..<max(now, anchor) }

    /// Whether the fields are those of a clock.
    private var isClock: Bool {
      maxFieldCount == 2 && fields == [.minute, .second] || maxFieldCount == 3 && fields == [.hour, .minute, .second]
    }

    /// The fields to write, the largest first: those from the first that is not zero.
    private func shown(_ now: Date) -> [Field] {
      let range = range(now)
      let counts = fieldCalendar.dateComponents(Set(fields.map(\.component)), from: range.lowerBound, to: range.upperBound)
      let first = fields.firstIndex { counts.value(for: $0.component) ?? 0 != 0 } ?? max(0, fields.count - 1)
      return Array(fields.dropFirst(first).prefix(maxFieldCount))
    }

    private func text(_ now: Date) -> String {
      let length = Duration.seconds(abs(now.timeIntervalSince(anchor)))
      if isClock {
        let hasHours = fields.count == 3 && length >= .seconds(3600)
        let pattern: Duration.TimeFormatStyle.Pattern =
          hasHours
          ? .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down) : .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never).format(length)
      }
      let shown = shown(now)
      let units = Set(shown.compactMap(\.unit))
      guard units.count == shown.count else {
        return DeviceComponentsFormatStyle(style: .wide, locale: locale, calendar: fieldCalendar, fields: Set(shown)).format(range(now))
      }
      var style = Duration.UnitsFormatStyle(
        allowedUnits: units, width: .wide, maximumUnitCount: maxFieldCount, zeroValueUnits: .show(length: 1), fractionalPart: .hide(rounded: .down))
      style.locale = locale
      return style.format(length)
    }

    private func mark(_ now: Date) -> String {
      let direction = now < anchor ? -1 : now > anchor ? 1 : 0
      let smallest = shown(now).last?.component ?? .second
      let range = range(now)
      let isZero = fieldCalendar.dateComponents([smallest], from: range.lowerBound, to: range.upperBound).value(for: smallest) ?? 0 == 0
      let isMarked =
        switch sign {
        case .never: false
        case .always(includingZero: true): true
        case .always(includingZero: false): !isZero
        default: direction < 0
        }
      guard isMarked else { return "" }
      // The signs of the number system, with U+2212 for minus.
      return direction < 0 ? "−" : "+"
    }

    // MARK: Changes

    public func discreteInput(after now: Date) -> Date? {
      if now < anchor { return anchor - elapsed(below: anchor.timeIntervalSince(now), now) }
      return change(from: now.timeIntervalSince(anchor))
    }

    public func discreteInput(before now: Date) -> Date? {
      if now <= anchor { return anchor - (change(from: anchor.timeIntervalSince(now)).timeIntervalSince(anchor)) }
      return anchor + elapsed(below: now.timeIntervalSince(anchor), now)
    }

    /// Returns the first date after `anchor` whose text differs from that at `distance` seconds after it.
    private func change(from distance: TimeInterval) -> Date {
      let now = anchor + distance
      let smallest = isClock ? .second : shown(now).last ?? .second
      let components = fieldCalendar.dateComponents([smallest.component], from: anchor, to: now)
      let count = components.value(for: smallest.component) ?? 0
      return fieldCalendar.date(byAdding: smallest.component, value: count + 1, to: anchor) ?? now + smallest.shortest
    }

    /// Returns the largest distance below `distance` at which the text is another one.
    private func elapsed(below distance: TimeInterval, _ now: Date) -> TimeInterval {
      let smallest = isClock ? .second : shown(now).last ?? .second
      let range = range(now)
      let count = fieldCalendar.dateComponents([smallest.component], from: range.lowerBound, to: range.upperBound).value(for: smallest.component) ?? 0
      guard count > 0, let start = fieldCalendar.date(byAdding: smallest.component, value: count, to: range.lowerBound) else { return 0 }
      return max(0, start.timeIntervalSince(range.lowerBound) - 1e-3)
    }
  }
}

extension Date.RelativeFormatStyle.Field {
  /// The unit of a duration; nil for those whose length differs.
  fileprivate var unit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    default: nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

import AlmanacFoundationCompat
import Foundation

/// Formats of dates that follow the clock: `Text(.currentDate, format: .reference(to: date))`.
///
/// Their output is that of the tables in Apple's documentation of ``DateOffset``, ``DateReference``, ``Stopwatch`` and ``Timer``.
public enum SystemFormatStyle: Sendable {}

/// A format of dates that counts fields of a calendar.
package protocol FieldFormat: CalendarFormatStyle {
  /// The style's own calendar, or that of a text's environment; nil for the device's.
  var ownCalendar: Calendar? { get set }
}

extension FieldFormat {
  package var calendar: Calendar {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  /// The calendar that fields are counted by.
  var fieldCalendar: Calendar { ownCalendar ?? ProcessLocale.calendar }
}

/// The fields of a date that ``SystemFormatStyle`` uses.
extension Date.RelativeFormatStyle.Field {
  /// All fields, the largest first.
  static let ordered: [Self] = [.year, .month, .week, .day, .hour, .minute, .second]

  /// The component of a calendar that the field counts.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }

  /// The length of the shortest unit of this field, in seconds: 28 days for a month, 23 hours for a day.
  var shortest: TimeInterval {
    switch self {
    case .year: 365 * 86_400
    case .month: 28 * 86_400
    case .week: 7 * 86_400
    case .day: 23 * 3600
    case .hour: 3600
    case .minute: 60
    default: 1
    }
  }
}

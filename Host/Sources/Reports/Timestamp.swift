import AlmanacWireSchema
import Foundation

/// Instants as text: ISO 8601 in UTC, with milliseconds unless they are zero.
public enum Timestamp {
  /// The example that error messages contain.
  public static let example = "2026-03-14T09:30:00Z"

  public static func string(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let rounded = Date(timeIntervalSince1970: milliseconds / 1000)
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return rounded.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  /// Parses a date with a time zone, with or without fractions of a second. A date that does not exist gives nil.
  public static func date(_ text: String) -> Date? { InstantText.date(text) }
}

import Archive
import Foundation

/// What a dynamic date reads at an instant and when that changes next (DESIGN rule 2).
public enum DynamicText {
  /// The text at an instant in a locale (BCP 47) and time zone (IANA), and the first later instant at which it differs;
  /// nil = it stays so for good. `reducedPrecision` leaves seconds out, as an always-on display does.
  public static func string(
    for date: DynamicDate, at instant: Date, locale: String, timeZone: String, reducedPrecision: Bool
  ) -> (text: String, nextChange: Date?) {
    ("", nil)
  }
}

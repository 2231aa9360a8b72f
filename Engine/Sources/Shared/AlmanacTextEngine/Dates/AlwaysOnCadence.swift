import Foundation

/// When the picture of an always-on display may change: at whole minutes only (Specification D6).
///
/// At reduced luminance every picture shows the state at the start of the current minute. All timers then change together, and the display wakes once
/// a minute instead of once for each timer.
public enum AlwaysOnCadence {
  /// The time between two pictures, in seconds.
  public static let seconds: Double = 60

  /// Returns the instant that a picture at `date` shows: the start of its minute.
  public static func instant(at date: Date) -> Date { Date(timeIntervalSince1970: (date.timeIntervalSince1970 / seconds).rounded(.down) * seconds) }

  /// Returns when a change at `date` becomes visible: at `date` if it is a whole minute, otherwise at the next one.
  public static func visible(_ date: Date) -> Date { Date(timeIntervalSince1970: (date.timeIntervalSince1970 / seconds).rounded(.up) * seconds) }
}

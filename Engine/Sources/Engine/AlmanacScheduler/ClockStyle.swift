import Foundation

/// How sentences for people write the time of day.
public struct ClockStyle: Sendable, Hashable {
  /// The zone in which instants are written.
  public let timeZone: TimeZone
  /// Whether a day has twice twelve hours: `4:08 PM` and not `16:08`.
  public let hasTwelveHours: Bool

  /// Creates a style.
  public init(_ timeZone: TimeZone, hasTwelveHours: Bool = false) { (self.timeZone, self.hasTwelveHours) = (timeZone, hasTwelveHours) }
}

extension Date {
  /// Formats the time of day: `14:05` or `2:05 PM`. Adds seconds if it is less than two minutes from `now`, and the day if it is on another one.
  func clockTime(at now: Date, in style: ClockStyle) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = style.timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
    func twoDigits(_ value: Int?) -> String { (value ?? 0) < 10 ? "0\(value ?? 0)" : "\(value ?? 0)" }
    let hour = parts.hour ?? 0
    var time = "\(style.hasTwelveHours ? "\((hour + 11) % 12 + 1)" : twoDigits(hour)):\(twoDigits(parts.minute))"
    if abs(timeIntervalSince(now)) < 120 { time += ":\(twoDigits(parts.second))" }
    if style.hasTwelveHours { time += hour < 12 ? " AM" : " PM" }
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: self)).day ?? 0
    switch days {
    case 0: return time
    case 1: return "\(time) tomorrow"
    case -1: return "\(time) yesterday"
    default:
      let month = Self.months[max(0, min(11, (parts.month ?? 1) - 1))]
      return "\(time) on \(parts.day ?? 1) \(month) \(parts.year ?? 1)"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}

import AlmanacWireSchema
import Foundation

/// Views that turn as hands of a clock do. They turn at a constant speed, and are drawn at the angle of the picture's instant.
extension ClockRotationValue {
  /// Returns the clockwise angle at an instant, in radians from 0 to 2π. An unknown time zone is treated as UTC.
  public func angle(at date: Date) -> Double {
    let turns = localSeconds(at: date) / period
    return turns.isFinite ? 2 * .pi * (turns - turns.rounded(.down)) : 0
  }

  /// Returns the rotation about the anchor at an instant.
  public func transform(at date: Date) -> TransformValue { TransformValue.rotation(radians: angle(at: date)).about(anchor) }

  /// Returns the first instant after `date` at which content whose farthest point is `reach` points from the anchor has moved by about a third of a
  /// point, which is one pixel of a 3× screen; nil: no later picture differs.
  ///
  /// These instants are whole seconds of local time, or whole minutes with `reducedPrecision`, so that several hands change together. Content that is
  /// back at the same angle at each of them never changes, as a second hand at reduced luminance.
  func nextChange(after date: Date, reach: Double, reducedPrecision: Bool) -> Date? {
    let turn = abs(period)
    let steps = max(1, (2 * .pi * reach * 3).rounded(.up))
    let interval = max((turn / steps).rounded(.down), reducedPrecision ? AlwaysOnCadence.seconds : 1)
    guard reach > 0, Self.periods.contains(turn), interval.truncatingRemainder(dividingBy: turn) != 0 else { return nil }
    let offset = zone.secondsFromGMT(for: date)
    let step = (localSeconds(at: date) / interval).rounded(.down) + 1
    var change = Date(timeIntervalSince1970: step * interval - Double(offset))
    if change <= date { change += interval }
    // Where the clocks are put forward or back, the hands jump.
    guard zone.secondsFromGMT(for: change) != offset, let jump = zone.nextDaylightSavingTimeTransition(after: date) else { return change }
    return jump > date ? min(change, jump) : change
  }

  private var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

  /// The seconds since midnight of 1 January 1970 that a clock in the time zone shows.
  private func localSeconds(at date: Date) -> Double { date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date)) }
}

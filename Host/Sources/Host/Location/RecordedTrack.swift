import AlmanacProfiles
import Foundation

/// A recorded track of the device's locations, in ascending order of their dates.
public struct RecordedTrack: Sendable, Equatable {
  /// The recorded locations with their recorded dates; at least one.
  public let points: [DeviceLocation]

  /// Creates a track of at least one point in ascending order of dates.
  init(points: [DeviceLocation]) {
    precondition(!points.isEmpty, "a track needs at least one point")
    self.points = points
  }

  /// How long the track is, in seconds.
  public var duration: TimeInterval { points[points.count - 1].date.timeIntervalSince(points[0].date) }

  /// Returns the location at `now` if the first point's date is `start`. Between two points the device moves in a straight line. In a gap that is
  /// longer than the age of stale locations, and after the end, the last point remains.
  func position(at now: Date, start: Date, profile: LocationProfile = Profiles.location) -> DevicePosition {
    let elapsed = now.timeIntervalSince(start)
    guard elapsed >= 0 else { return .unknown("the recorded track starts later") }
    let index = lastIndex(at: elapsed)
    let point = points[index]
    let since = elapsed - offset(index)
    guard index + 1 < points.count, offset(index + 1) - offset(index) <= profile.staleAfter else {
      return .known(point.at(now.addingTimeInterval(-since)))
    }
    let span = offset(index + 1) - offset(index)
    return .known(point.toward(points[index + 1], by: span > 0 ? since / span : 0, at: now))
  }

  /// Returns when the device, after `now`, is first at least `distance` metres away from `anchor`, and not before `earliest`; nil: never.
  func firstDate(after now: Date, start: Date, awayFrom anchor: DeviceLocation?, distance: Double, earliest: Date?) -> Date? {
    let from = max(now, earliest ?? now, start)
    func isAway(_ elapsed: TimeInterval) -> Bool {
      guard let place = position(at: start.addingTimeInterval(elapsed), start: start).location else { return false }
      return anchor.map { $0.distance(to: place) >= distance } ?? true
    }
    var low = from.timeIntervalSince(start)
    if isAway(low) { return from > now ? from : nil }
    for index in points.indices.dropFirst(lastIndex(at: low) + 1) {
      var high = offset(index)
      guard isAway(high) else {
        low = high
        continue
      }
      // Thirty halvings leave less than a millisecond of a week.
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if isAway(middle) { high = middle } else { low = middle }
      }
      return start.addingTimeInterval(high)
    }
    return nil
  }

  /// Returns the instants of the significant changes from `first` to `end`, if the first point's date is `start` (Specification C9).
  public func significantChanges(start: Date, from first: Date, to end: Date, profile: LocationProfile = Profiles.location) -> [Date] {
    var changes = SignificantChanges()
    var dates: [Date] = []
    var now = max(first, start)
    while now < end {
      if let place = position(at: now, start: start).location, changes.move(to: place, at: now) { dates.append(now) }
      let next = firstDate(
        after: now, start: start, awayFrom: changes.anchor, distance: profile.significantDistance, earliest: changes.earliest(profile))
      guard let next, next > now else { break }
      now = next
    }
    return dates
  }

  private func offset(_ index: Int) -> TimeInterval { points[index].date.timeIntervalSince(points[0].date) }

  /// The last point at or before so many seconds after the first.
  private func lastIndex(at elapsed: TimeInterval) -> Int {
    var (low, high) = (0, points.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(middle) <= elapsed { low = middle } else { high = middle }
    }
    return low
  }
}

import Foundation

extension TimelineLint {
  static let alignedDates = TimelineLint(
    name: "alignedDates", severity: .warning,
    reason: "a date on the wall clock is the same on every device, so all of them request data from your server in the same second.",
    fix: "spread the date, for instance with .after(date, jitter: 600), and let a cache answer."
  ) { timelines, _ in
    // A date on a full quarter of an hour was taken from the wall clock, unless the timeline was requested on a quarter too.
    let aligned = timelines.filter { timeline in
      guard case .after(let date) = timeline.policy, date > timeline.requestedAt else { return false }
      // At night devices sleep and reload when somebody uses them again, so midnight brings no herd.
      return date.isOnTheQuarter && !timeline.requestedAt.isOnTheQuarter && !date.isAtNight(in: timeline.timeZone)
    }
    guard aligned.count >= 2 || (aligned.count == 1 && timelines.count == 1) else { return nil }
    return
      "\(aligned.count) of \(timelines.count.of("timeline")) were due to be replaced on a full quarter of an hour, regardless of when they were made."
  }
}

extension Date {
  fileprivate var isOnTheQuarter: Bool {
    let rest = timeIntervalSince1970.truncatingRemainder(dividingBy: 900)
    return abs(rest) < 0.5 || abs(rest) > 899.5
  }

  /// Returns whether the wall clock shows a time from midnight until five.
  fileprivate func isAtNight(in timeZone: TimeZone) -> Bool {
    let seconds = (timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: self))).truncatingRemainder(dividingBy: 86_400)
    return (seconds < 0 ? seconds + 86_400 : seconds) < 5 * 3600
  }
}

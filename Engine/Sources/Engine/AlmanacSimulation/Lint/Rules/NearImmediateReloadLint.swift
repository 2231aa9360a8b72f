import Foundation

extension TimelineLint {
  static let nearImmediateReload = TimelineLint(
    name: "nearImmediateReload", severity: .warning,
    reason: "reloads keep a minimum interval and use up a daily budget: near-immediate ones spend it in the morning, and none are left later.",
    fix: "put what you know in advance into entries, and use .after with a date at least a quarter of an hour away."
  ) { timelines, profile in
    let intervals = timelines.compactMap { timeline -> TimeInterval? in
      switch timeline.policy {
      case .after(let date): max(0, date.timeIntervalSince(timeline.requestedAt))
      case .atEnd where timeline.entries.first?.date != timeline.entries.last?.date:
        timeline.entries.last.map { max(0, $0.date.timeIntervalSince(timeline.requestedAt)) }
      case .atEnd, .never: nil
      }
    }
    let near = intervals.filter { $0 < profile.floor }
    // Occasional short intervals are fine.
    guard let least = near.min(), near.count * 2 > timelines.count else { return nil }
    let typical = near.sorted()[near.count / 2]
    let wanted = Int(profile.usualAwake / max(1, typical))
    return
      "\(near.count) of \(timelines.count.of("timeline")) were due to be replaced within \(profile.floor.spanText) (the nearest in \(least.spanText)): "
      + "that would be about \(wanted) reloads a day, and a frequently viewed widget gets \(Int(profile.unreportedReloads))."
  }
}

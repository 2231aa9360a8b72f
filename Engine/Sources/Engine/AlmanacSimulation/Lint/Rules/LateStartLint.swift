import Foundation

extension TimelineLint {
  static let lateStart = TimelineLint(
    name: "lateStart", severity: .note,
    reason: "until the first entry's date the previous timeline stays, and a new widget displays the first entry too early.",
    fix: "begin with an entry for now."
  ) { timelines, _ in
    let late = timelines.compactMap { timeline in timeline.entries.first.map { $0.date.timeIntervalSince(timeline.requestedAt) } }.filter { $0 > 60 }
    guard let most = late.max() else { return nil }
    return "\(late.count) of \(timelines.count.of("timeline")) began later than now, by up to \(most.spanText)."
  }
}

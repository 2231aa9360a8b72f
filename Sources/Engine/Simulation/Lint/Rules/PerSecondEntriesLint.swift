import Foundation

extension TimelineLint {
  static let perSecondEntries = TimelineLint(
    name: "perSecondEntries", severity: .warning,
    reason: "a surface changes entries at best every two seconds, and every entry is archived whole.",
    fix: "one entry with Text(date, style: .timer), Text(timerInterval:) or ProgressView(timerInterval:) counts by itself."
  ) { timelines, _ in
    let gaps = timelines.flatMap(\.gaps).filter { $0 < 2 }
    return gaps.count < 3 ? nil : "\(gaps.count) entries follow the one before within 2 s."
  }
}

extension ObservedTimeline {
  /// Seconds from one entry to the next; entries of one date count as one.
  var gaps: [TimeInterval] { zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.filter { $0 > 0 } }
}

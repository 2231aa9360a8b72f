import Foundation

extension TimelineLint {
  static let perSecondEntries = TimelineLint(
    name: "perSecondEntries", severity: .warning,
    reason: "a viewer changes entries at most every two seconds, and every entry is archived whole.",
    fix: "use one entry with Text(date, style: .timer), Text(timerInterval:) or ProgressView(timerInterval:), which count by themselves."
  ) { timelines, _ in
    let gaps = timelines.flatMap(\.gaps).filter { $0 < 2 }
    return gaps.count < 3 ? nil : "\(gaps.count) entries follow the previous one within 2 s."
  }
}

extension ObservedTimeline {
  /// Seconds between successive entries; entries with equal dates count as one.
  var gaps: [TimeInterval] { zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.filter { $0 > 0 } }
}

import Foundation

extension TimelineLint {
  static let decayingAtEnd = TimelineLint(
    name: "decayingAtEnd", severity: .warning,
    reason: "with .atEnd a new timeline is due when the last entry has come, which is when a forecast is at its worst.",
    fix: "ask with .after a date at which the forecast is still good; later entries then tide over a late reload."
  ) { timelines, _ in
    // What an earlier timeline said of an instant that a later one told otherwise.
    var told: [Date: String] = [:]
    var changed = 0
    var reach: TimeInterval = 0
    for timeline in timelines {
      guard case .atEnd = timeline.policy, timeline.entries.count > 1 else { continue }
      for entry in timeline.entries {
        guard let content = entry.content else { continue }
        if let earlier = told[entry.date], earlier != content { changed += 1 }
        told[entry.date] = content
      }
      reach = max(reach, timeline.entries.last!.date.timeIntervalSince(timeline.askedAt))
    }
    guard changed > 0, reach >= 3600 else { return nil }
    return
      "timelines reach \(reach.spanText) ahead with .atEnd, and \(changed.of("entry").replacingOccurrences(of: "entrys", with: "entries")) looked different when asked for again."
  }
}

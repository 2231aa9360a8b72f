import Foundation

extension TimelineLint {
  static let decayingAtEnd = TimelineLint(
    name: "decayingAtEnd", severity: .warning,
    reason: "with .atEnd a new timeline is due when the last entry has become current, which is when a forecast is least accurate.",
    fix: "use .after with a date at which the forecast is still good; later entries then cover a late reload."
  ) { timelines, _ in
    // The content for each entry date in the newest timeline so far that had it.
    var earlierContents: [Date: String] = [:]
    var changed = 0
    var reach: TimeInterval = 0
    for timeline in timelines {
      guard case .atEnd = timeline.policy, timeline.entries.count > 1 else { continue }
      for entry in timeline.entries {
        guard let content = entry.content else { continue }
        if let earlier = earlierContents[entry.date], earlier != content { changed += 1 }
        earlierContents[entry.date] = content
      }
      reach = max(reach, timeline.entries.last!.date.timeIntervalSince(timeline.requestedAt))
    }
    guard changed > 0, reach >= 3600 else { return nil }
    return
      "timelines reach \(reach.spanText) ahead with .atEnd, and \(changed.of("entry").replacingOccurrences(of: "entrys", with: "entries")) had different content in a later timeline."
  }
}

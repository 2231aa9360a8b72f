extension TimelineLint {
  static let singleEntryAtEnd = TimelineLint(
    name: "singleEntryAtEnd", severity: .note,
    reason: "with a single entry .atEnd says nothing about when the content ends, so the system picks the time.",
    fix: "set the date with .after, or use .never if only the app knows it."
  ) { timelines, profile in
    let single = timelines.count { timeline in
      guard case .atEnd = timeline.policy else { return false }
      return !timeline.entries.isEmpty && timeline.entries.first?.date == timeline.entries.last?.date
    }
    guard single * 2 > timelines.count else { return nil }
    return
      "\(single) of \(timelines.count.of("timeline")) had one entry and the policy .atEnd; the next one is due \(profile.singleEntryInterval.spanText) later."
  }
}

extension TimelineLint {
  static let emptyTimeline = TimelineLint(
    name: "emptyTimeline", severity: .error,
    reason: "a timeline without entries has nothing to display: the previous one stays, and a new widget keeps its placeholder.",
    fix: "always return at least one entry, if necessary one that says what is missing."
  ) { timelines, _ in
    let empty = timelines.count { $0.entries.isEmpty }
    return empty == 0 ? nil : "\(empty) of \(timelines.count.of("timeline")) had no entries."
  }
}

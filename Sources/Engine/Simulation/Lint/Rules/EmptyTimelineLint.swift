extension TimelineLint {
  static let emptyTimeline = TimelineLint(
    name: "emptyTimeline", severity: .error,
    reason: "a timeline without entries has nothing to show: the one before it stays, and a new widget keeps its placeholder.",
    fix: "always give at least one entry; one that says what is missing, if need be."
  ) { timelines, _ in
    let empty = timelines.count { $0.entries.isEmpty }
    return empty == 0 ? nil : "\(empty) of \(timelines.count.of("timeline")) had no entry."
  }
}

extension TimelineLint {
  static let entriesPast = TimelineLint(
    name: "entriesPast", severity: .warning,
    reason: "only the last entry whose date has passed is ever displayed; the earlier ones are never used.",
    fix: "begin with an entry for now; if the dates surprise you, check time zones and units."
  ) { timelines, _ in
    let past = timelines.filter { timeline in timeline.entries.count > 1 && timeline.entries.last!.date.timeIntervalSince(timeline.requestedAt) < -1 }
    guard let first = past.first else { return nil }
    return "\(past.count) of \(timelines.count.of("timeline")) had all their entries in the past; in the first, the last of "
      + "\(first.entries.count) was \(first.requestedAt.timeIntervalSince(first.entries.last!.date).spanText) old."
  }
}

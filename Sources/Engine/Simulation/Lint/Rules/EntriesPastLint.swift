extension TimelineLint {
  static let entriesPast = TimelineLint(
    name: "entriesPast", severity: .warning,
    reason: "only the last entry whose date has passed is ever shown; the ones before it were made for nothing.",
    fix: "begin with an entry for now and go on from there; compare time zones and units if the dates surprise you."
  ) { timelines, _ in
    let past = timelines.filter { timeline in timeline.entries.count > 1 && timeline.entries.last!.date.timeIntervalSince(timeline.askedAt) < -1 }
    guard let first = past.first else { return nil }
    return "\(past.count) of \(timelines.count.of("timeline")) had all their entries in the past, such as \(first.entries.count) up to "
      + "\(first.askedAt.timeIntervalSince(first.entries.last!.date).spanText) ago."
  }
}

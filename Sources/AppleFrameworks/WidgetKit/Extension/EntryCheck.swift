import WireSchema

/// Brings the entries of a timeline into an order and number that can be shown, and says what was wrong with them.
struct EntryCheck {
  let kind: String
  /// The most entries that may be archived; 0 = no limit.
  let limit: Int
  let now: Date

  /// The entries to archive, in date order.
  /// - Throws: ``ExtensionRequestError/emptyTimeline(kind:)``.
  func checked(_ timeline: SourcedTimeline, _ diagnostics: inout DiagnosticList) throws -> [SourcedEntry] {
    guard !timeline.entries.isEmpty else { throw ExtensionRequestError.emptyTimeline(kind: kind) }
    var entries = timeline.entries.filter { $0.date.timeIntervalSince1970.isFinite }
    if entries.count < timeline.entries.count {
      diagnostics.add(
        Diagnostic(
          .error, "timeline.dateInvalid", "\(timeline.entries.count - entries.count) entries have a date that is not a number and were left out",
          place: kind))
      guard !entries.isEmpty else { throw ExtensionRequestError.emptyTimeline(kind: kind) }
    }

    if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) {
      diagnostics.add(Diagnostic(.warning, "timeline.unsorted", "the entries are not in date order; they are shown in it", place: kind))
      entries = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    let repeated = zip(entries, entries.dropFirst()).count { $0.date == $1.date }
    if repeated > 0 {
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.sameDate",
          "\(repeated) \(repeated == 1 ? "entry has" : "entries have") the date of the one after; of entries with one date only the last is ever shown",
          place: kind))
    }

    if timeline.policy.kind == .after, timeline.policy.date.seconds.isFinite, now.timeIntervalSince1970 - timeline.policy.date.seconds > Self.justNow
    {
      let date = Date(timeIntervalSince1970: timeline.policy.date.seconds)
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.policyPast",
          "the next timeline is asked for from \(date.formatted(.iso8601)), which is past: it comes as soon as the least distance between reloads "
            + "and the budget allow; name a date to come", place: kind))
    }

    if let last = entries.last, now.timeIntervalSince(last.date) > Self.longPast {
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.past", "the last entry lies at \(last.date.formatted(.iso8601)), more than a day ago; nothing after it will be shown",
          place: kind))
    }
    return withinLimit(entries, &diagnostics)
  }

  /// Beyond the limit, entries that are past already go first, then the latest ones.
  private func withinLimit(_ entries: [SourcedEntry], _ diagnostics: inout DiagnosticList) -> [SourcedEntry] {
    guard limit > 0, entries.count > limit else { return entries }
    let current = entries.lastIndex { $0.date <= now } ?? 0
    let kept = entries[current...].prefix(limit)
    diagnostics.add(
      Diagnostic(
        .warning, "timeline.tooManyEntries",
        "the timeline has \(entries.count) entries and \(kept.count) were archived; \(limit) are allowed, so give fewer and let the policy ask for more",
        place: kind))
    return Array(kept)
  }

  private static let longPast: TimeInterval = 24 * 60 * 60
  /// How long a provider may think about a date that it took for now.
  private static let justNow: TimeInterval = 60
}

import AlmanacWireSchema

/// Sorts a timeline's entries, limits their number, and adds a diagnostic for each fault.
struct EntryCheck {
  let kind: String
  /// The maximum number of archived entries; 0 = no limit.
  let limit: Int
  let now: Date

  /// Returns the entries to archive, in date order.
  /// - Throws: ``ExtensionRequestError/emptyTimeline(kind:)``.
  func checked(_ timeline: AnyTimeline, _ diagnostics: inout DiagnosticList) throws -> [AnyTimelineEntry] {
    guard !timeline.entries.isEmpty else { throw ExtensionRequestError.emptyTimeline(kind: kind) }
    var entries = timeline.entries.filter { $0.date.timeIntervalSince1970.isFinite }
    if entries.count < timeline.entries.count {
      diagnostics.add(
        Diagnostic(
          .error, "timeline.dateInvalid",
          "\(timeline.entries.count - entries.count) entries have a date that is not a finite number and were left out", place: kind))
      guard !entries.isEmpty else { throw ExtensionRequestError.emptyTimeline(kind: kind) }
    }

    if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) {
      diagnostics.add(Diagnostic(.warning, "timeline.unsorted", "the entries are not in date order; they are shown in date order", place: kind))
      entries = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    let repeated = zip(entries, entries.dropFirst()).count { $0.date == $1.date }
    if repeated > 0 {
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.sameDate",
          "\(repeated) \(repeated == 1 ? "entry has" : "entries have") the date of the one after; of entries with the same date only the last is ever shown",
          place: kind))
    }

    if timeline.policy.kind == .after, timeline.policy.date.seconds.isFinite, now.timeIntervalSince1970 - timeline.policy.date.seconds > Self.justNow
    {
      let date = Date(timeIntervalSince1970: timeline.policy.date.seconds)
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.policyPast",
          "the policy's date \(date.formatted(.iso8601)) is in the past: the next reload comes as soon as the minimum time between reloads "
            + "and the budget allow it; give a date in the future", place: kind))
    }

    if let last = entries.last, now.timeIntervalSince(last.date) > Self.longPast {
      diagnostics.add(
        Diagnostic(
          .warning, "timeline.past", "the last entry's date is \(last.date.formatted(.iso8601)), more than a day ago; no later entry will be shown",
          place: kind))
    }
    return withinLimit(entries, &diagnostics)
  }

  /// Limits the number of entries: drops the entries before the current one first, then the latest ones.
  private func withinLimit(_ entries: [AnyTimelineEntry], _ diagnostics: inout DiagnosticList) -> [AnyTimelineEntry] {
    guard limit > 0, entries.count > limit else { return entries }
    let current = entries.lastIndex { $0.date <= now } ?? 0
    let kept = entries[current...].prefix(limit)
    diagnostics.add(
      Diagnostic(
        .warning, "timeline.tooManyEntries",
        "the timeline has \(entries.count) entries and \(kept.count) were archived; the limit is \(limit), so give fewer and let the policy request more",
        place: kind))
    return Array(kept)
  }

  private static let longPast: TimeInterval = 24 * 60 * 60
  /// The age in seconds up to which a policy date in the past is not reported: a provider may have used the current time and then taken a while.
  private static let justNow: TimeInterval = 60
}

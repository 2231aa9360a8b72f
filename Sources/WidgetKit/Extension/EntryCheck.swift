import Archive

/// Brings the entries of a timeline into an order and number that can be shown, and says what was wrong with them.
struct EntryCheck {
  let kind: String
  /// The most entries that may be archived; 0 = no limit.
  let limit: Int
  let now: Date

  /// The entries to archive, in date order.
  /// - Throws: ``ExtensionError/emptyTimeline(kind:)``.
  func checked(_ timeline: SourcedTimeline, _ diagnostics: inout DiagnosticList) throws -> [SourcedEntry] {
    guard !timeline.entries.isEmpty else { throw ExtensionError.emptyTimeline(kind: kind) }
    var entries = timeline.entries.filter { $0.date.timeIntervalSince1970.isFinite }
    if entries.count < timeline.entries.count {
      diagnostics.add(
        Diagnostic(
          .error, "timeline.dateInvalid", "\(timeline.entries.count - entries.count) entries have a date that is not a number and were left out",
          place: kind))
      guard !entries.isEmpty else { throw ExtensionError.emptyTimeline(kind: kind) }
    }

    if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) {
      diagnostics.add(Diagnostic(.warning, "timeline.unsorted", "the entries are not in date order; they are shown in it", place: kind))
      entries = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
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
}

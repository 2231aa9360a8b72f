import AlmanacWireSchema
import Foundation

/// The part of an archived timeline that the scheduler uses: its entries' dates and its policy.
public struct TimelineSummary: Codable, Equatable, Sendable {
  /// When the provider wants a new timeline (Specification C3, C4).
  public enum Policy: Codable, Equatable, Sendable {
    /// Once the last entry is current; with a single date, when the system chooses (Specification C3).
    case atEnd
    /// From this date on, never before it (Specification C4).
    case after(Date)
    /// Only when a reload is requested (Specification C4).
    case never
  }

  /// The archive that holds the entries.
  public let archive: ArchiveID
  /// The entries' dates, ascending. Entries with an unusable date are left out.
  public let dates: [Date]
  /// For each position in ``dates``, the index of the entry in the archive; empty if the two are equal.
  public let order: [Int]
  /// When the next timeline is wanted. `after` with an unusable date counts as `never` if the date is +∞, otherwise as `atEnd`.
  public let policy: Policy
  /// The entries' relevance in the order of ``dates``; nil: none can bring the widget to the top of a stack.
  let relevances: RelevanceTable?

  /// Creates a summary and sorts its dates.
  ///
  /// - Parameters:
  ///   - entryDates: one per entry, in the archive's order, which need not be ascending. Entries with equal dates keep their order, so that
  ///     the last of them becomes current.
  ///   - relevance: one per entry in the same order; nil and what is missing: the entry has none.
  public init(archive: ArchiveID, entryDates: [Date], policy: Policy, relevance: [EntryRelevance?] = []) {
    self.archive = archive
    switch policy {
    case .after(let date) where !date.isUsable: self.policy = date.timeIntervalSinceReferenceDate == .infinity ? .never : .atEnd
    default: self.policy = policy
    }
    let isOrdered = entryDates.allSatisfy(\.isUsable) && zip(entryDates, entryDates.dropFirst()).allSatisfy { $0 <= $1 }
    if isOrdered {
      dates = entryDates
      order = []
      relevances = RelevanceTable(relevance)
    } else {
      let sorted = entryDates.enumerated().filter(\.element.isUsable).sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      dates = sorted.map(\.element)
      order = sorted.map(\.offset)
      relevances = RelevanceTable(sorted.map { relevance.indices.contains($0.offset) ? relevance[$0.offset] : nil })
    }
  }

  /// Summarises `timeline`, which is stored as `archive`.
  public init(_ timeline: TimelineArchive, archive: ArchiveID) {
    let policy: Policy =
      switch timeline.policy.kind {
      case .after: .after(Date(timeIntervalSince1970: timeline.policy.date.seconds))
      case .never: .never
      case .atEnd, .unspecified, .UNRECOGNIZED: .atEnd
      }
    self.init(
      archive: archive, entryDates: timeline.entries.map { Date(timeIntervalSince1970: $0.date.seconds) }, policy: policy,
      relevance: timeline.entries.map { $0.hasRelevance ? EntryRelevance(score: $0.relevance.score, duration: $0.relevance.duration) : nil })
  }

  /// Whether all entries share one date, or there are none: `atEnd` then says nothing about when the content ends (Specification C3).
  public var hasSingleDate: Bool { dates.first == dates.last }

  /// Returns the current entry at `date`: the last one whose date has passed (Specification C2); nil before the first.
  public func currentEntry(at date: Date) -> TimelineEntryPosition? {
    position(at: date).map(entry)
  }

  /// Returns the position in ``dates`` of the entry that is current at `date`; nil before the first.
  func position(at date: Date) -> Int? {
    let position = dates.count(through: date) - 1
    return position < 0 ? nil : position
  }

  /// Returns when the current entry changes next after `date`; nil after the last change.
  public func nextChange(after date: Date) -> Date? {
    let position = dates.count(through: date)
    return position < dates.count ? dates[position] : nil
  }

  var firstEntry: TimelineEntryPosition? { dates.isEmpty ? nil : entry(at: 0) }

  private func entry(at position: Int) -> TimelineEntryPosition {
    TimelineEntryPosition(archive: archive, index: order.isEmpty ? position : order[position], date: dates[position])
  }
}

/// An entry's place in an archive.
public struct TimelineEntryPosition: Codable, Equatable, Sendable {
  /// The archive that holds the entry.
  public let archive: ArchiveID
  /// Index into the archive's entries.
  public let index: Int
  /// The entry's date.
  public let date: Date

  /// Creates the position of an entry.
  public init(archive: ArchiveID, index: Int, date: Date) {
    self.archive = archive
    self.index = index
    self.date = date
  }
}

extension [Date] {
  /// Counts the dates at or before `date`; the dates must be ascending.
  fileprivate func count(through date: Date) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Date {
  /// Whether the date can be computed with and stored: finite and between `distantPast` and `distantFuture`.
  var isUsable: Bool {
    // Compares seconds, because `Date` comparisons are true for NaN.
    let seconds = timeIntervalSinceReferenceDate
    return seconds >= Date.distantPast.timeIntervalSinceReferenceDate && seconds <= Date.distantFuture.timeIntervalSinceReferenceDate
  }
}

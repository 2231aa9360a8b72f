import WireSchema
import Foundation

/// What the scheduler needs to know of an archived timeline: when its entries are due and when it wants to be replaced.
public struct TimelineSummary: Codable, Equatable, Sendable {
  /// When the provider wants a new timeline (Specification C3, C4).
  public enum Policy: Codable, Equatable, Sendable {
    case atEnd
    case after(Date)
    case never
  }

  /// Where the entries are archived.
  public let archive: ArchiveID
  /// Dates of the entries, ascending. Entries whose date is not a number of seconds are left out.
  public let dates: [Date]
  /// The archive's index of the entry at each position of ``dates``; empty where that is the position itself.
  public let order: [Int]
  public let policy: Policy

  /// - Parameter entryDates: one per entry, in the archive's order, which need not be ascending. Entries of equal date keep
  ///   their order, so the later one is the one shown.
  public init(archive: ArchiveID, entryDates: [Date], policy: Policy) {
    self.archive = archive
    switch policy {
    case .after(let date) where !date.isUsable: self.policy = date.timeIntervalSinceReferenceDate == .infinity ? .never : .atEnd
    default: self.policy = policy
    }
    let isOrdered = entryDates.allSatisfy(\.isUsable) && zip(entryDates, entryDates.dropFirst()).allSatisfy { $0 <= $1 }
    if isOrdered {
      dates = entryDates
      order = []
    } else {
      let sorted = entryDates.enumerated().filter(\.element.isUsable).sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      dates = sorted.map(\.element)
      order = sorted.map(\.offset)
    }
  }

  /// The headers of `timeline`, which is kept under `archive`.
  public init(_ timeline: TimelineArchive, archive: ArchiveID) {
    let policy: Policy =
      switch timeline.policy.kind {
      case .after: .after(Date(timeIntervalSince1970: timeline.policy.date.seconds))
      case .never: .never
      case .atEnd, .unspecified, .UNRECOGNIZED: .atEnd
      }
    self.init(archive: archive, entryDates: timeline.entries.map { Date(timeIntervalSince1970: $0.date.seconds) }, policy: policy)
  }

  /// Whether all entries share one date, or there is none: `atEnd` then says nothing about when the content ends (Specification C3).
  public var hasSingleDate: Bool { dates.first == dates.last }

  /// The entry that is current at `date`: the last one whose date has passed (Specification C2); nil before the first.
  public func currentEntry(at date: Date) -> TimelineEntryPosition? {
    let position = dates.count(through: date) - 1
    return position < 0 ? nil : entry(at: position)
  }

  /// When the current entry changes next after `date`.
  public func nextChange(after date: Date) -> Date? {
    let position = dates.count(through: date)
    return position < dates.count ? dates[position] : nil
  }

  /// The earliest entry.
  var firstEntry: TimelineEntryPosition? { dates.isEmpty ? nil : entry(at: 0) }

  private func entry(at position: Int) -> TimelineEntryPosition {
    TimelineEntryPosition(archive: archive, index: order.isEmpty ? position : order[position], date: dates[position])
  }
}

/// Which entry of which archive.
public struct TimelineEntryPosition: Codable, Equatable, Sendable {
  public let archive: ArchiveID
  /// Index into the archive's entries.
  public let index: Int
  public let date: Date

  public init(archive: ArchiveID, index: Int, date: Date) {
    self.archive = archive
    self.index = index
    self.date = date
  }
}

extension [Date] {
  /// How many of these ascending dates are not after `date`.
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
  /// Whether arithmetic and storage can carry this date: finite, and within what the platform calls distant.
  var isUsable: Bool {
    // By seconds, since comparisons of dates hold for one that is not a number.
    let seconds = timeIntervalSinceReferenceDate
    return seconds >= Date.distantPast.timeIntervalSinceReferenceDate && seconds <= Date.distantFuture.timeIntervalSinceReferenceDate
  }
}

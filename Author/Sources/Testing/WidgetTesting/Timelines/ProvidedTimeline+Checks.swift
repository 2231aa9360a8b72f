import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import WidgetKit

extension ProvidedTimeline {
  /// Returns the current entry at `date` (Specification C2): the last one whose date has passed; of equal dates the last in the list. Before the
  /// first date, returns the earliest entry; without entries, nil.
  public func current(at date: Date) -> Entry? {
    let summary = summary
    guard let index = (summary.currentEntry(at: date) ?? summary.dates.first.flatMap { summary.currentEntry(at: $0) })?.index else { return nil }
    return entries[index]
  }

  /// The earliest date at which the next timeline may be requested; the budget or the device may delay it. Nil with policy `never`.
  ///
  /// With `atEnd` it is the last entry's date, or the system's choice if all entries have one date.
  public var reloadDate: Date? {
    switch summary.policy {
    case .never: nil
    case .after(let date): max(date, requestedAt)
    case .atEnd where summary.hasSingleDate:
      max(requestedAt, summary.dates.last ?? requestedAt).addingTimeInterval(ReloadProfile.standard.singleEntryInterval)
    case .atEnd: max(summary.dates.last ?? requestedAt, requestedAt)
    }
  }

  /// True if the entries are sorted by date.
  public var isInOrder: Bool { zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date } }

  /// Entries that are never displayed, because a later one was already due when the timeline was requested.
  public var pastEntries: [Entry] {
    let current = summary.currentEntry(at: requestedAt)?.date ?? .distantPast
    return entries.filter { $0.date < current }
  }

  /// The shortest time between two entries with different dates; nil if there are fewer than two dates.
  public var minimumSpacing: Duration? {
    zip(summary.dates, summary.dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }.min().map { .seconds($0) }
  }

  /// The time from the request to the last entry's date; zero if that is past.
  public var horizon: Duration { .seconds(max(0, (summary.dates.last ?? requestedAt).timeIntervalSince(requestedAt))) }

  /// The problems of the timeline, one clause for each; `#expect(timeline.problems.isEmpty)` prints them.
  public var problems: [String] {
    var problems: [String] = []
    func report(_ isProblem: Bool, _ sentence: @autoclosure () -> String) { if isProblem { problems.append(sentence()) } }
    let dates = entries.map(\.date)
    let invalid = dates.count { !$0.timeIntervalSinceReferenceDate.isFinite }
    report(entries.isEmpty, "it has no entries: the widget keeps its previous content or its placeholder")
    report(invalid > 0, "\(invalid) of \(dates.count) entries have a date that is not a number; they are never displayed")
    report(!isInOrder, "its entries are not sorted by date; they are displayed in date order")
    let ordered = dates.sorted()
    let same = zip(ordered, ordered.dropFirst()).count { $0 == $1 }
    report(same > 0, "\(same) of \(dates.count) entries have the same date as another; of equal dates only the last is displayed")
    if let first = ordered.first, first > requestedAt {
      problems.append(
        "its first entry comes \(Self.span(first.timeIntervalSince(requestedAt))) after the request; until then older content stays")
    }
    let past = pastEntries.count
    report(past > 0, "\(past) of \(dates.count) entries are never displayed: a later one was already due at the request")
    if case .after(let date) = policy.kind {
      let seconds = date.timeIntervalSince(requestedAt)
      report(seconds.isNaN, "the date of its policy is not a number; it counts as atEnd")
      report(seconds < 0, "its policy's date is \(Self.span(-seconds)) before the request")
    }
    return problems
  }

  /// The advice of `almanac lint` that a single timeline allows; ``expectNoAdvice(on:kind:placement:configuration:from:except:sourceLocation:)`` uses a day of them.
  public var advice: [TimelineAdvice] {
    let entries = entries.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }.map { ObservedTimeline.Entry(date: $0.date) }
    return TimelineLint.advice(on: [ObservedTimeline(requestedAt: requestedAt, entries: entries, policy: summary.policy)])
  }

  private var summary: TimelineSummary {
    let policy: TimelineSummary.Policy =
      switch policy.kind {
      case .atEnd: .atEnd
      case .after(let date): .after(date)
      case .never: .never
      }
    return TimelineSummary(archive: "provided", entryDates: entries.map(\.date), policy: policy)
  }

  private static func span(_ seconds: TimeInterval) -> String {
    seconds < 120
      ? "\(Int(seconds.rounded(.up))) s" : seconds < 7200 ? "\(Int(seconds / 60)) min" : seconds < 1e9 ? "\(Int(seconds / 3600)) h" : "years"
  }
}

extension Duration {
  /// Creates a duration: `.minutes(30)`.
  public static func minutes(_ minutes: Double) -> Duration { .seconds(minutes * 60) }
  /// Creates a duration: `.hours(2)`.
  public static func hours(_ hours: Double) -> Duration { .seconds(hours * 3600) }
}

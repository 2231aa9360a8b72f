import Profiles
import Scheduler
import Simulation
import WidgetKit

extension ProvidedTimeline {
  /// The entry that is shown at `date`: the last one whose date has passed, of equal dates the later; before all of them the earliest
  /// (Specification C2).
  public func current(at date: Date) -> Entry? {
    let summary = summary
    guard let index = (summary.currentEntry(at: date) ?? summary.dates.first.flatMap { summary.currentEntry(at: $0) })?.index else { return nil }
    return entries[index]
  }

  /// When the next timeline may be asked for: never earlier, and later where the budget or the device so decides; nil with policy `never`.
  ///
  /// With `atEnd` it is the last entry's date, and the system's choice where the entries have one date alone.
  public var reloadDate: Date? {
    switch summary.policy {
    case .never: nil
    case .after(let date): max(date, askedAt)
    case .atEnd where summary.hasSingleDate:
      max(askedAt, summary.dates.last ?? askedAt).addingTimeInterval(ReloadProfile.standard.singleEntryInterval)
    case .atEnd: max(summary.dates.last ?? askedAt, askedAt)
    }
  }

  /// Whether no entry comes before an earlier one in the list.
  public var isInOrder: Bool { zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date } }

  /// Entries that nobody will see, since a later one had come before the timeline was asked for.
  public var pastEntries: [Entry] {
    let shown = summary.currentEntry(at: askedAt)?.date ?? .distantPast
    return entries.filter { $0.date < shown }
  }

  /// The shortest time from one entry to the next; nil where there are fewer than two dates.
  public var leastSpacing: Duration? {
    zip(summary.dates, summary.dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }.min().map { .seconds($0) }
  }

  /// How far ahead the entries reach from when it was asked for.
  public var reach: Duration { .seconds(max(0, (summary.dates.last ?? askedAt).timeIntervalSince(askedAt))) }

  /// What is wrong with the timeline, each in a sentence; `#expect(timeline.problems.isEmpty)` prints them.
  public var problems: [String] {
    var problems: [String] = []
    func say(_ holds: Bool, _ sentence: @autoclosure () -> String) { if holds { problems.append(sentence()) } }
    let dates = entries.map(\.date)
    let invalid = dates.count { !$0.timeIntervalSinceReferenceDate.isFinite }
    say(entries.isEmpty, "it has no entries: the widget keeps what it showed before, or its placeholder")
    say(invalid > 0, "\(invalid) of \(dates.count) entries have a date that is no number; they are never shown")
    say(!isInOrder, "its entries are not in date order; they are shown in it")
    let ordered = dates.sorted()
    let same = zip(ordered, ordered.dropFirst()).count { $0 == $1 }
    say(same > 0, "\(same) of \(dates.count) entries have the date of another; of each date only the last is shown")
    if let first = ordered.first, first > askedAt {
      problems.append(
        "its first entry comes \(Self.span(first.timeIntervalSince(askedAt))) after it was asked for; until then something older is shown")
    }
    let past = pastEntries.count
    say(past > 0, "\(past) of \(dates.count) entries are never shown: a later one had come before the timeline was asked for")
    if case .after(let date) = policy.kind {
      let seconds = date.timeIntervalSince(askedAt)
      say(seconds.isNaN, "the date of its policy is no number; it counts as atEnd")
      say(seconds < 0, "its policy asks for the next timeline \(Self.span(-seconds)) before this one was asked for")
    }
    return problems
  }

  /// The named advice of `almanac lint`, as far as one timeline shows it; ``expectNoAdvice(on:)`` asks for a day of them.
  public var advice: [TimelineAdvice] {
    let entries = entries.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }.map { ObservedTimeline.Entry(date: $0.date) }
    return TimelineLint.advice(on: [ObservedTimeline(askedAt: askedAt, entries: entries, policy: summary.policy)])
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
  /// `.minutes(30)`.
  public static func minutes(_ minutes: Double) -> Duration { .seconds(minutes * 60) }
  /// `.hours(2)`.
  public static func hours(_ hours: Double) -> Duration { .seconds(hours * 3600) }
}

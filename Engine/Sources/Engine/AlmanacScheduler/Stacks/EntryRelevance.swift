import Foundation

/// How relevant an entry is, as its provider says (`TimelineEntryRelevance`, Specification B5).
public struct EntryRelevance: Codable, Equatable, Sendable {
  /// Compared with the scores of the same timeline. Only a finite score above 0 can bring a widget to the top of a stack.
  public var score: Float
  /// How long the entry is relevant, in seconds from its date. Zero, a negative and a non-finite duration mean: until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The relevance of a timeline's entries, in the order of their dates, with unusable numbers replaced: so it can be computed with and stored.
struct RelevanceTable: Codable, Equatable, Sendable {
  /// 0: the entry has none.
  private let scores: [Float]
  /// 0: until the next entry.
  private let durations: [Double]
  /// The highest score.
  let highest: Float

  /// Nil if no entry can bring the widget to the top.
  init?(_ all: [EntryRelevance?]) {
    scores = all.map { $0.map { $0.score.isFinite && $0.score > 0 ? $0.score : 0 } ?? 0 }
    durations = all.map { $0.map { $0.duration.isFinite && $0.duration > 0 ? $0.duration : 0 } ?? 0 }
    highest = scores.max() ?? 0
    if highest <= 0 { return nil }
  }

  /// Returns the relevance of an entry; nil: it has none. Positions that a damaged record lacks have none.
  func relevance(at position: Int) -> EntryRelevance? {
    guard scores.indices.contains(position), scores[position] > 0, scores[position] <= highest else { return nil }
    return EntryRelevance(score: scores[position], duration: durations.indices.contains(position) ? durations[position] : 0)
  }
}

/// How relevant a widget is at an instant: measured by its provider's own scores, or because a context holds.
public struct RelevanceStanding: Equatable, Sendable {
  /// The entry's score as a part of the highest score of its timeline, or what a context counts: above 0, at most 1.
  public let share: Double
  /// The entry's score; 0 for a context.
  public let score: Float
  /// The highest score of the timeline; 0 for a context.
  public let highest: Float
  /// The entry's date, or when the context began to hold.
  public let since: Date
  /// The context that holds; nil: the entry's score counts.
  public let context: RelevantSpan.Reason?

  /// Creates a standing.
  public init(share: Double, score: Float, highest: Float, since: Date, context: RelevantSpan.Reason? = nil) {
    self.share = share
    self.score = score
    self.highest = highest
    self.since = since
    self.context = context
  }

  /// What is compared, for the middle of a sentence whose subject is the widget.
  public var words: String {
    let part = "\(Int((share * 100).rounded())) %"
    return switch context {
    case nil: "has \(part) of its highest score (\(score) of \(highest))"
    case .date: "is relevant at this time, which counts as \(part)"
    case .location: "is relevant at this place, which counts as \(part)"
    }
  }
}

extension TimelineSummary {
  /// The entries' relevance in the order of ``dates``; empty: none can bring the widget to the top of a stack.
  public var relevance: [EntryRelevance?] { relevances.map { table in dates.indices.map(table.relevance) } ?? [] }

  /// Returns how relevant the entry is that is current at `date`; nil: it is not, or no longer.
  func standing(at date: Date) -> RelevanceStanding? {
    guard let relevances, let position = position(at: date), let relevance = relevances.relevance(at: position) else { return nil }
    let since = dates[position]
    if relevance.duration > 0, since.addingTimeInterval(relevance.duration) <= date { return nil }
    return RelevanceStanding(
      share: Double(relevance.score) / Double(relevances.highest), score: relevance.score, highest: relevances.highest, since: since)
  }

  /// Returns when the relevance can change next after `date`: with the next entry, or at the end of the current entry's duration.
  func relevanceChange(after date: Date) -> Date? {
    let next = nextChange(after: date)
    guard let position = position(at: date), let relevance = relevances?.relevance(at: position), relevance.duration > 0 else { return next }
    let end = dates[position].addingTimeInterval(relevance.duration)
    return end > date && end.isUsable ? min(end, next ?? end) : next
  }
}

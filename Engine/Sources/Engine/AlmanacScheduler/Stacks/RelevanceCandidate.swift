import Foundation

/// A widget whose relevance is compared with that of others in its stack or list (Specification B5).
public struct RelevanceCandidate: Sendable {
  let id: InstanceID
  let timeline: TimelineSummary?
  let earlierTimeline: TimelineSummary?
  let contexts: [RelevantSpan]
  let contextShare: Double

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - timeline: its newest timeline; nil: it cannot come to the top by itself.
  ///   - earlierTimeline: the one before, which is shown until the newest one's first entry.
  ///   - contexts: when it is relevant without regard to its entries.
  ///   - contextShare: what such a context counts, as a part of a highest score.
  public init(
    id: InstanceID, timeline: TimelineSummary?, earlierTimeline: TimelineSummary? = nil, contexts: [RelevantSpan] = [], contextShare: Double = 0
  ) {
    self.id = id
    self.timeline = timeline
    self.earlierTimeline = earlierTimeline
    self.contexts = contexts
    self.contextShare = contextShare
  }

  /// Returns how relevant the widget is; nil: it is not.
  public func standing(at date: Date) -> RelevanceStanding? {
    // A widget without a timeline has nothing to show.
    guard timeline != nil else { return nil }
    let scored = scoredStanding(at: date)
    guard contextShare > 0, contextShare > scored?.share ?? 0, let context = contexts.holding(at: date) else { return scored }
    return RelevanceStanding(share: contextShare, score: 0, highest: 0, since: context.start, context: context.reason)
  }

  func change(after date: Date) -> Date? {
    guard timeline != nil else { return nil }
    return [scoreChange(after: date), contexts.change(after: date)].compactMap(\.self).min()
  }

  private func scoredStanding(at date: Date) -> RelevanceStanding? {
    guard let timeline, timeline.position(at: date) == nil else { return timeline?.standing(at: date) }
    return earlierTimeline?.standing(at: date)
  }

  private func scoreChange(after date: Date) -> Date? {
    guard let timeline, timeline.position(at: date) == nil else { return timeline?.relevanceChange(after: date) }
    return [timeline.nextChange(after: date), earlierTimeline?.relevanceChange(after: date)].compactMap(\.self).min()
  }
}

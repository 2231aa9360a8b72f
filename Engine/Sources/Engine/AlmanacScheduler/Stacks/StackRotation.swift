import AlmanacProfiles
import Foundation

/// Which widget of a stack is on top by relevance (Specification B5). Pure functions, which the host and simulations share: instants are arguments.
///
/// The rules, in this order:
/// 1. Without Smart Rotate the top stays.
/// 2. The person's own choice stays for `StackProfile.choiceHolds`, and every top for `StackProfile.leastOnTop`.
/// 3. Scores are compared as a part of the highest score of the same timeline, because a provider's scores mean nothing beside another's. An entry counts
///    from its date to the next entry's, with a duration above 0 at most that long. Scores that are not above 0 never count.
/// 4. While a context of the widget holds (`RelevantSpan`), it counts at least `StackProfile.contextShare`. An entry's score that is a larger part counts
///    instead.
/// 5. The highest share is on top. Of equal ones the present top stays; else the one that has it since later, then the earlier place in the stack.
/// 6. While no widget is relevant, the top stays.
public enum StackRotation {
  /// The answer for an instant.
  public struct Answer: Equatable, Sendable {
    /// The widget that belongs on top.
    public let top: InstanceID
    /// When the answer can be another one, if no event comes first; nil: never.
    public let next: Date?
  }

  /// Returns which widget belongs on top at `now`, and when that can change.
  ///
  /// - Parameter candidates: the stack's widgets in their order.
  public static func answer(for stack: Stack, _ candidates: [RelevanceCandidate], at now: Date, profile: StackProfile) -> Answer {
    guard stack.rotates else { return Answer(top: stack.top, next: nil) }
    let free = holdEnd(of: stack, profile)
    let top = free > now ? stack.top : mostRelevant(candidates, top: stack.top, at: now)
    // From now on the new top is held.
    let heldUntil = top == stack.top ? free : now.addingTimeInterval(profile.leastOnTop)
    return Answer(top: top, next: next(after: now, candidates, top: top, free: heldUntil, profile))
  }

  /// Until when a stack's top stays whatever is relevant.
  public static func holdEnd(of stack: Stack, _ profile: StackProfile) -> Date {
    let least = stack.topSince.addingTimeInterval(profile.leastOnTop)
    return stack.chosenAt.map { max(least, $0.addingTimeInterval(profile.choiceHolds)) } ?? least
  }

  private static func mostRelevant(_ candidates: [RelevanceCandidate], top: InstanceID, at date: Date) -> InstanceID {
    var best: (id: InstanceID, standing: RelevanceStanding)?
    for candidate in candidates {
      guard let standing = candidate.standing(at: date) else { continue }
      guard let (id, other) = best else {
        best = (candidate.id, standing)
        continue
      }
      if standing.share != other.share {
        if standing.share > other.share { best = (candidate.id, standing) }
      } else if id != top, candidate.id == top || standing.since > other.since {
        best = (candidate.id, standing)
      }
    }
    return best?.id ?? top
  }

  /// Returns the first instant after `now` at which another widget belongs on top. After as many changes as the profile allows, the last of them: a
  /// wake-up then searches on.
  private static func next(after now: Date, _ candidates: [RelevanceCandidate], top: InstanceID, free: Date, _ profile: StackProfile) -> Date? {
    var date = now
    if free > now {
      // Until then nothing can happen.
      guard free.isUsable else { return nil }
      date = free
      if mostRelevant(candidates, top: top, at: date) != top { return date }
    }
    for _ in 0..<max(1, profile.triedChanges) {
      guard let change = candidates.lazy.compactMap({ $0.change(after: date) }).min() else { return nil }
      date = change
      if mostRelevant(candidates, top: top, at: date) != top { return date }
    }
    return date
  }
}

import AlmanacProfiles
import Foundation

/// Which widgets of a list are shown, and in which order (Specification B5). Pure functions, which the host and simulations share: instants are arguments.
///
/// The rules, in this order:
/// 1. A widget that is shown only while it is relevant (`RelevanceConfiguration`) is shown while it has a timeline and one of its contexts holds. The
///    widgets that it stands for (`associatedKind`) are not shown then.
/// 2. Widgets that the person has pinned come first, in the person's order.
/// 3. Then come those that are relevant, measured as in ``StackRotation``: the highest share first; of equal ones the one that has it since later, then the
///    one that is earlier in the person's order.
/// 4. Then come the others, in the person's order.
/// 5. An order stays for `StackProfile.leastOnTop`. A widget that begins to be shown in that time comes after the pinned ones if it is relevant, else last.
public enum RelevanceOrder {
  /// A widget of a list.
  public struct Item: Sendable {
    let candidate: RelevanceCandidate
    let isPinned: Bool
    let onlyWhileRelevant: Bool
    let standsFor: Set<InstanceID>

    var id: InstanceID { candidate.id }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - candidate: what its relevance is measured by.
    ///   - isPinned: whether the person has pinned it.
    ///   - onlyWhileRelevant: whether it is shown only while it is relevant.
    ///   - standsFor: the widgets that are not shown while it is; they count only with `onlyWhileRelevant`.
    public init(_ candidate: RelevanceCandidate, isPinned: Bool = false, onlyWhileRelevant: Bool = false, standsFor: Set<InstanceID> = []) {
      self.candidate = candidate
      self.isPinned = isPinned
      self.onlyWhileRelevant = onlyWhileRelevant
      self.standsFor = onlyWhileRelevant ? standsFor : []
    }

    /// The configuration of the context that holds, for which its content is made; nil: it is shown without a context too, or none holds.
    func content(at date: Date) -> RelevantSpan? { onlyWhileRelevant ? candidate.contexts.holding(at: date) : nil }

    fileprivate func change(after date: Date) -> Date? {
      [candidate.change(after: date), onlyWhileRelevant ? candidate.contexts.change(after: date) : nil].compactMap(\.self).min()
    }
  }

  /// The answer for an instant.
  public struct Answer: Equatable, Sendable {
    /// The widgets that are shown, in their order.
    public let shown: [InstanceID]
    /// When the list's order changed last.
    public let orderedAt: Date?
    /// When the answer, or the context that holds for one of the widgets, can be another one, if no event comes first; nil: never.
    public let next: Date?
  }

  /// Returns which widgets are shown at `now`, in which order, and when that can change.
  ///
  /// - Parameter items: the list's widgets in the person's order.
  public static func answer(for list: RelevanceList, _ items: [Item], at now: Date, profile: StackProfile) -> Answer {
    let free = holdEnd(of: list, profile)
    let order = shown(items, keeping: free.map { $0 > now } ?? false ? list.shown : nil, at: now)
    let orderedAt = isReordered(list.shown, order) ? now : list.orderedAt
    let held = orderedAt?.addingTimeInterval(profile.leastOnTop)
    return Answer(shown: order, orderedAt: orderedAt, next: next(after: now, items, order: order, free: held, profile))
  }

  /// Until when a list's order stays whatever is relevant; nil: it does not have to.
  public static func holdEnd(of list: RelevanceList, _ profile: StackProfile) -> Date? { list.orderedAt?.addingTimeInterval(profile.leastOnTop) }

  /// - Parameter present: the order that is kept; nil: relevance orders anew.
  private static func shown(_ items: [Item], keeping present: [InstanceID]?, at date: Date) -> [InstanceID] {
    let standings = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.candidate.standing(at: date)) })
    func standing(_ item: Item) -> RelevanceStanding? { standings[item.id] ?? nil }
    let coming = items.filter { !$0.onlyWhileRelevant || standing($0) != nil }
    let replaced = coming.reduce(into: Set<InstanceID>()) { $0.formUnion($1.standsFor) }
    let visible = coming.filter { $0.onlyWhileRelevant || !replaced.contains($0.id) }
    let ordered = visible.enumerated().filter { !$0.element.isPinned }.sorted { left, right in
      switch (standing(left.element), standing(right.element)) {
      case (let a?, let b?) where a.share != b.share: a.share > b.share
      case (let a?, let b?) where a.since != b.since: a.since > b.since
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }.map(\.element)
    let pinned = visible.filter(\.isPinned).map(\.id)
    guard let present else { return pinned + ordered.map(\.id) }
    let staying = present.filter(Set(ordered.map(\.id)).contains)
    let new = ordered.filter { !staying.contains($0.id) }
    return pinned + new.filter { standing($0) != nil }.map(\.id) + staying + new.filter { standing($0) == nil }.map(\.id)
  }

  /// Whether widgets that are in both orders follow each other in another way.
  private static func isReordered(_ old: [InstanceID], _ new: [InstanceID]) -> Bool { old.filter(new.contains) != new.filter(old.contains) }

  /// Returns the first instant after `now` at which the order or a context that holds is another one. After as many changes as the profile allows, the last
  /// of them: a wake-up then searches on.
  private static func next(after now: Date, _ items: [Item], order: [InstanceID], free: Date?, _ profile: StackProfile) -> Date? {
    let contents = items.map { $0.content(at: now)?.configuration }
    var date = now
    for _ in 0..<max(1, profile.triedChanges) {
      let changes = items.compactMap { $0.change(after: date) } + [free].compactMap { $0 }.filter { $0 > date && $0.isUsable }
      guard let change = changes.min() else { return nil }
      date = change
      let isHeld = free.map { $0 > date } ?? false
      if shown(items, keeping: isHeld ? order : nil, at: date) != order || items.map({ $0.content(at: date)?.configuration }) != contents {
        return date
      }
    }
    return date
  }
}

import Foundation

/// Identifies a list of widgets that is ordered by relevance.
public struct RelevanceListID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Widgets of one slot that shows them one below the other, the most relevant first: a watch's Smart Stack (Specification B5).
public struct RelevanceList: Codable, Equatable, Sendable, Identifiable {
  public let id: RelevanceListID
  /// The widgets in the person's order, at least one, each once.
  public internal(set) var members: [InstanceID]
  /// Those that are shown, in the order in which they are: some or all of ``members``.
  public internal(set) var shown: [InstanceID]
  /// When the order of ``shown`` changed last, other than by widgets that came or went; nil: it never did, or the person has rearranged the list since.
  public internal(set) var orderedAt: Date?
  /// When ``shown`` can change next if no event comes first; nil: only an event can change it.
  public internal(set) var nextChange: Date?

  init(id: RelevanceListID, members: [InstanceID], shown: [InstanceID]) {
    self.id = id
    self.members = members
    self.shown = shown
  }

  /// Takes widgets out that `isThere` denies.
  ///
  /// - Returns: whether any widget is left.
  mutating func keep(_ isThere: (InstanceID) -> Bool) -> Bool {
    var (known, seen): (Set<InstanceID>, Set<InstanceID>) = ([], [])
    members = members.filter { isThere($0) && known.insert($0).inserted }
    shown = shown.filter { known.contains($0) && seen.insert($0).inserted }
    return !members.isEmpty
  }

  /// Makes dates from before a change of the clock possible again.
  mutating func rewind(to now: Date) {
    orderedAt = orderedAt.map { min($0, now) }
    nextChange = nil
  }
}

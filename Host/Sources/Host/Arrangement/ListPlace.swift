/// Where a widget is in a list that is ordered by relevance (Specification B5).
public struct ListPlace: Sendable, Hashable {
  /// The place in the order in which the list shows its widgets now, from 0; nil: it does not show this one now.
  public let index: Int?
  /// How many widgets it shows now.
  public let count: Int
  /// Whether the person wants it before the others.
  public let isPinned: Bool
  /// Whether it is shown only while it is relevant.
  public let onlyWhileRelevant: Bool

  /// Creates a value.
  public init(index: Int?, count: Int, isPinned: Bool = false, onlyWhileRelevant: Bool = false) {
    self.index = index
    self.count = count
    self.isPinned = isPinned
    self.onlyWhileRelevant = onlyWhileRelevant
  }
}

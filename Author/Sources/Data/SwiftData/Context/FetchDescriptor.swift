import Foundation

/// The result of a fetch and its order.
// Unchecked: key paths are not Sendable; those of stored properties capture nothing.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of returned models; nil or 0 = no limit.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// True to include unsaved changes.
  public var includePendingChanges = true
  /// The properties that are read at once; empty = all. The others are read when they are used.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// The source location at which the descriptor was created, for errors.
  let place: String

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [], fileID: StaticString = #fileID, line: UInt = #line) {
    self.predicate = predicate
    self.sortBy = sortBy
    place = "\(fileID):\(line)"
  }
}

public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]
  public var startIndex: Int { models.startIndex }
  public var endIndex: Int { models.endIndex }
  public subscript(position: Int) -> T { models[position] }
}

import Foundation

/// What a fetch returns, and in which order.
// Unchecked: key paths are not Sendable; those of stored properties capture nothing.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The most models that are returned; nil or 0: all.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// True if changes that are not saved count.
  public var includePendingChanges = true
  /// The properties that are read at once; empty: all. The others are read when they are used.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Where the descriptor was made, for errors.
  let place: String

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [], fileID: StaticString = #fileID, line: UInt = #line) {
    self.predicate = predicate
    self.sortBy = sortBy
    place = "\(fileID):\(line)"
  }
}

/// The models of a fetch.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]
  public var startIndex: Int { models.startIndex }
  public var endIndex: Int { models.endIndex }
  public subscript(position: Int) -> T { models[position] }
}

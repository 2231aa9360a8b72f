import Foundation

/// The objects that a view's request has found.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  /// The predicate and the order of the request. A widget's view fetches once, so a change has no effect on it.
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor]

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }
}

/// The objects of a request in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Objects that follow each other and have the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }
  let sections: [Section]
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
}

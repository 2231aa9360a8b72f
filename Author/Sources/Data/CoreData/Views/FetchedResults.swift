import Foundation

/// The objects that a view's request has fetched.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let criteria: any FetchCriteria
  /// The predicate of the request. A change takes effect when the view's body runs again, which in a widget never happens.
  public var nsPredicate: NSPredicate? {
    get { criteria.predicate }
    nonmutating set { criteria.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { criteria.sortDescriptors ?? [] }
    nonmutating set { criteria.sortDescriptors = newValue }
  }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }
}
extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { criteria.typedOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { criteria.setOrder(newValue) }
  }
}

/// The part of a request that views can change.
protocol FetchCriteria: AnyObject {
  var predicate: NSPredicate? { get set }
  var sortDescriptors: [NSSortDescriptor]? { get set }
  /// The order as the author wrote it, if it is one of typed descriptors.
  var typedOrder: Any? { get set }
}
extension FetchCriteria {
  func setOrder<Result: NSManagedObject>(_ order: [SortDescriptor<Result>]) {
    sortDescriptors = order.map(SortOrder.descriptor)
    typedOrder = order
  }
}
extension NSFetchRequest: FetchCriteria {}

/// The objects of a request in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Consecutive objects with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }
  let sections: [Section]
  let criteria: any FetchCriteria
  public var nsPredicate: NSPredicate? {
    get { criteria.predicate }
    nonmutating set { criteria.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { criteria.sortDescriptors ?? [] }
    nonmutating set { criteria.sortDescriptors = newValue }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
}
extension SectionedFetchResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { criteria.typedOrder as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { criteria.setOrder(newValue) }
  }
}

import Foundation

/// A possible result of a fetch: objects, identifiers, dictionaries, numbers.
// A marker protocol, so that the type `any NSFetchRequestResult` conforms to it, as in Objective-C; generic functions accept requests for this type.
@_marker public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// Describes which objects of an entity to fetch, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entity: NSEntityDescription?
  private var name: String?
  open var entityName: String? { entity?.name ?? name }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  var typedOrder: Any?
  /// The maximum number of objects; 0 = no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPendingChanges = true
  /// Names or descriptions of properties, or descriptions of expressions, for dictionaries.
  open var propertiesToFetch: [Any]?
  /// Names or descriptions of properties. Objects with the same values of them form a group, which gives one dictionary.
  open var propertiesToGroupBy: [Any]?
  /// The condition on groups. A variable in an `NSExpression` stands for the expression description of this name.
  open var havingPredicate: NSPredicate?
  open var returnsDistinctResults = false
  // Ignored: objects are always read completely, and always anew.
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var shouldRefreshRefetchedObjects = false
  open var fetchBatchSize = 0

  public override init() {}
  public init(entityName: String) { name = entityName }

  /// Returns the same request for results of any type.
  func erased() -> FetchDescription {
    FetchDescription(
      entity: entity, entityName: entityName, predicate: predicate, sortDescriptors: sortDescriptors ?? [], limit: fetchLimit, offset: fetchOffset,
      resultType: resultType, includesSubentities: includesSubentities, includesPendingChanges: includesPendingChanges,
      properties: propertiesToFetch ?? [], groups: propertiesToGroupBy ?? [], having: havingPredicate, isDistinct: returnsDistinctResults)
  }

  /// Fetches in the context whose `perform` block runs this.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      throw CoreDataError.make(NSCoreDataError, "NSFetchRequest.execute() needs a block of perform; elsewhere use context.fetch(request)")
    }
    return try context.fetch(self)
  }
}

/// A request without the type of its results.
struct FetchDescription {
  var entity: NSEntityDescription?
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]
  var limit: Int
  var offset: Int
  var resultType: NSFetchRequestResultType
  var includesSubentities: Bool
  var includesPendingChanges: Bool
  var properties: [Any]
  var groups: [Any]
  var having: NSPredicate?
  var isDistinct: Bool
}

open class NSPersistentStoreResult: NSObject {}

import Foundation

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Sets properties of all rows that satisfy a predicate, without loading objects. Contexts are not updated, and nothing is validated.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  private let name: String
  public let entity: NSEntityDescription?
  open var entityName: String { entity?.name ?? name }
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Values by the names or descriptions of attributes and to-one relationships. A value is a constant.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { (name, entity) = (entityName, nil) }
  public init(entity: NSEntityDescription) { (name, self.entity) = (entity.knownName, entity) }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let resultType: NSBatchUpdateRequestResultType
  public let result: Any?
  init(_ resultType: NSBatchUpdateRequestResultType, _ result: Any?) { (self.resultType, self.result) = (resultType, result) }
}

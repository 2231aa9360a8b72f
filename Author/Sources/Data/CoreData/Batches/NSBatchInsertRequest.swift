import Foundation

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Inserts rows without objects in a context. Contexts are not updated, and nothing is validated.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The source of the rows. A handler gets an empty row, and returns true when there are no more rows.
  enum Source {
    case dictionaries([[String: Any]])
    case dictionaryHandler((NSMutableDictionary) -> Bool)
    case objectHandler((NSManagedObject) -> Bool)
  }
  private let name: String
  public let entity: NSEntityDescription?
  open var entityName: String { entity?.name ?? name }
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  var source: Source {
    if let dictionaryHandler { return .dictionaryHandler(dictionaryHandler) }
    if let managedObjectHandler { return .objectHandler(managedObjectHandler) }
    return .dictionaries(objectsToInsert ?? [])
  }

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (name, entity, objectsToInsert) = (entityName, nil, dictionaries)
  }
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (name, self.entity, objectsToInsert) = (entity.knownName, entity, dictionaries)
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (name, entity, dictionaryHandler) = (entityName, nil, handler)
  }
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (name, self.entity, dictionaryHandler) = (entity.knownName, entity, handler)
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (name, entity, managedObjectHandler) = (entityName, nil, handler)
  }
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (name, self.entity, managedObjectHandler) = (entity.knownName, entity, handler)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let resultType: NSBatchInsertRequestResultType
  public let result: Any?
  init(_ resultType: NSBatchInsertRequestResultType, _ result: Any?) { (self.resultType, self.result) = (resultType, result) }
}

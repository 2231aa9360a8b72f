import Foundation

/// Deletes the rows of a request without loading objects. Contexts are not updated, and delete rules only remove references.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetch: FetchDescription
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

  public init<R>(fetchRequest fetch: NSFetchRequest<R>) {
    self.fetch = fetch.erased()
    let erased = NSFetchRequest<any NSFetchRequestResult>(entityName: fetch.entityName ?? "")
    erased.predicate = fetch.predicate
    fetchRequest = erased
  }
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.knownName ?? "")
    request.predicate = NSPredicate(format: "SELF IN %@", argumentArray: [objects])
    self.init(fetchRequest: request)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let resultType: NSBatchDeleteRequestResultType
  public let result: Any?
  init(_ resultType: NSBatchDeleteRequestResultType, _ result: Any?) { (self.resultType, self.result) = (resultType, result) }
}

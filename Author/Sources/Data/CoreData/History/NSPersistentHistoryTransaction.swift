import AlmanacFoundationCompat
import Foundation

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// One save of a context, or one batch request, of any program that shares the store.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  private let stored: HistoryLog.Transaction
  public let storeID: String
  /// The changes; nil if the request asked only for transactions.
  public let changes: [NSPersistentHistoryChange]?

  init(_ stored: HistoryLog.Transaction, _ store: String, _ changes: [NSPersistentHistoryChange]?) {
    (self.stored, storeID, self.changes) = (stored, store, changes)
    super.init()
    for change in changes ?? [] { change.transaction = self }
  }

  /// Returns a copy of the transaction with only the changes for which `holds` returns true; nil if there is none.
  func keeping(_ holds: (NSPersistentHistoryChange) throws -> Bool) rethrows -> NSPersistentHistoryTransaction? {
    let kept = try (changes ?? []).filter(holds)
    return kept.isEmpty ? nil : NSPersistentHistoryTransaction(stored, storeID, kept)
  }

  open var timestamp: Date { stored.date }
  open var transactionNumber: Int64 { stored.number }
  /// The context's `transactionAuthor`.
  open var author: String? { stored.author }
  /// The context's `name`.
  open var contextName: String? { stored.context }
  open var bundleID: String { stored.bundle }
  open var processID: String { stored.process }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: stored.number]) }

  /// Returns the notification that a context of this program would have sent for the same changes, for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: identifiers(.insert), NSUpdatedObjectIDsKey: identifiers(.update), NSDeletedObjectIDsKey: identifiers(.delete),
      ])
  }

  /// A request whose predicate selects transactions, by the names of their properties.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: HistoryEntity.transaction) }
  open class var entityDescription: NSEntityDescription? { HistoryEntity.description(HistoryEntity.transaction) }
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }
}

/// An object that a transaction inserted, updated or deleted.
// Unchecked: the transaction is set before the change is passed on.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// The values of a deleted object's attributes that are preserved after deletion.
  public let tombstone: [AnyHashable: Any]?
  /// The properties that an update set.
  public let updatedProperties: Set<NSPropertyDescription>?
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(_ number: Int64, _ change: HistoryLog.Change, _ entity: NSEntityDescription, _ store: NSPersistentStore) {
    changeID = number
    changeType = change.type
    changedObjectID = NSManagedObjectID(entity, key: change.key, store: store)
    updatedProperties = change.type == .update ? Set(change.properties.compactMap { entity.propertiesByName[$0] }) : nil
    tombstone = change.tombstone.flatMap { HistoryTombstone.values($0, entity) }
  }

  /// A request whose predicate selects changes, by the names of their properties.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: HistoryEntity.change) }
  open class var entityDescription: NSEntityDescription? { HistoryEntity.description(HistoryEntity.change) }
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }
}

/// The entity names of history requests.
enum HistoryEntity {
  static let transaction = "Transaction"
  static let change = "Change"

  static func description(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
}

// The values that predicates and sort descriptors read.

extension NSPersistentHistoryTransaction: KeyValueReadable {
  package func value(atPath names: [String]) -> Any? {
    switch names {
    case ["timestamp"]: timestamp
    case ["transactionNumber"]: NSNumber(value: transactionNumber)
    case ["author"]: author
    case ["contextName"]: contextName
    case ["bundleID"]: bundleID
    case ["processID"]: processID
    case ["storeID"]: storeID
    case ["token"]: token
    default: nil
    }
  }
}

extension NSPersistentHistoryChange: KeyValueReadable {
  package func value(atPath names: [String]) -> Any? {
    switch names {
    case ["changeID"]: NSNumber(value: changeID)
    case ["changeType"]: NSNumber(value: changeType.rawValue)
    case ["changedObjectID"]: changedObjectID
    case ["changedEntity"]: changedObjectID.entity
    default: names.first == "transaction" ? transaction?.value(atPath: Array(names.dropFirst())) : nil
    }
  }
}

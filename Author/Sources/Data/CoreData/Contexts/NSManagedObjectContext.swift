import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects of stores, and their unsaved changes.
///
/// As on Apple's systems, one thread at a time uses a context and its objects; `perform` ensures that.
// Unchecked: the compiler cannot check this rule, which a program has to follow.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  public struct ConcurrencyType: Equatable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    public static let mainQueue = Self(type: .mainQueueConcurrencyType)
    public static let privateQueue = Self(type: .privateQueueConcurrencyType)
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  /// Stores the manager. A context registers no changes with it; undo affects only what the app registers.
  open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()

  private let queue: DispatchQueue
  private static let current = DispatchSpecificKey<ObjectIdentifier>()

  var registry = ObjectRegistry()
  var inserted = PendingObjects()
  var changed = PendingObjects()
  var deleted = PendingObjects()

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "CoreData.NSManagedObjectContext")
    super.init()
    if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.current, value: ObjectIdentifier(self)) }
  }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }
  /// The parent context. Almanac saves a child's changes directly into the store, and the parent reads them again.
  open var parent: NSManagedObjectContext? {
    didSet {
      guard let parent else { return }
      persistentStoreCoordinator = parent.persistentStoreCoordinator
      UnavailableServices.report(
        "coreData.childContext",
        "a context with a parent saves into the store at once, not into its parent; it does not see the parent's unsaved changes")
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  func store(of entity: NSEntityDescription) -> NSPersistentStore? { persistentStoreCoordinator?.store(of: entity) }
  /// - Throws: an error that explains why there is no store.
  func requiredStore(of entity: NSEntityDescription) throws -> NSPersistentStore {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError.make(
        NSCoreDataError, "the context has no store; set \\.managedObjectContext on the view, or make the context with a container")
    }
    guard let store = coordinator.store(of: entity) else {
      let why =
        coordinator.persistentStores.isEmpty ? "no store is loaded; call loadPersistentStores, and look at its error" : "no store has this entity"
      throw CoreDataError.make(NSCoreDataError, "\(entity.knownName): \(why)")
    }
    return store
  }

  // MARK: Queues

  private var isOnQueue: Bool {
    concurrencyType == .mainQueueConcurrencyType ? Thread.isMainThread : DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self)
  }

  /// Runs a block asynchronously on the context's queue.
  open func perform(_ block: @escaping () -> Void) {
    // Unsafe: the queue runs one block at a time.
    nonisolated(unsafe) let block = block
    queue.async { self.run(block) }
  }

  /// Runs a block on the context's queue, and waits for it.
  open func performAndWait(_ block: () -> Void) {
    guard !isOnQueue else { return run(block) }
    queue.sync { run(block) }
  }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    guard !isOnQueue else { return try run(block) }
    return try queue.sync { try run(block) }
  }

  open func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
  ) async throws(E) -> T {
    // Unsafe, as on Apple's systems: the caller does not use the captured values until the block has run.
    nonisolated(unsafe) let block = block
    let outcome = await withCheckedContinuation { (continuation: CheckedContinuation<Outcome<T, E>, Never>) in
      queue.async {
        do throws(E) { continuation.resume(returning: Outcome(result: .success(try self.run(block)))) } catch {
          continuation.resume(returning: Outcome(result: .failure(error)))
        }
      }
    }
    return try outcome.result.get()
  }

  /// The context whose block runs on this thread.
  static var running: NSManagedObjectContext? { Thread.current.threadDictionary[runningKey] as? NSManagedObjectContext }
  private static let runningKey = "CoreData.NSManagedObjectContext.running"

  private func run<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    let values = Thread.current.threadDictionary
    let outer = values[Self.runningKey]
    values[Self.runningKey] = self
    defer { values[Self.runningKey] = outer }
    return try block()
  }

  /// Carries a result from the queue to the task that waits for it.
  // Unchecked: the queue no longer uses the result when the task gets it.
  private struct Outcome<T, E: Error>: @unchecked Sendable {
    let result: Result<T, E>
  }

  // MARK: Objects

  open var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.list) }
  open var updatedObjects: Set<NSManagedObject> { Set(changed.list) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.list) }
  open var registeredObjects: Set<NSManagedObject> { Set(registry.list) }

  open func insert(_ object: NSManagedObject) {
    guard object.state == .detached || object.state == .gone else { return }
    guard !object.entity.isAbstract else { programFault("\(object.entity.knownName) is abstract; create an object of one of its subentities") }
    object.managedObjectContext = self
    object.state = .inserted
    object.objectID.persistentStore = store(of: object.entity)
    registry.add(object)
    inserted.add(object)
    object.awakeFromInsert()
    report([object], NSInsertedObjectsKey)
  }

  /// Marks an object as deleted, and the objects that its delete rules name.
  open func delete(_ object: NSManagedObject) {
    guard object.state == .inserted || object.state == .saved, object.managedObjectContext === self else { return }
    object.loadIfNeeded()
    object.prepareForDeletion()
    let wasSaved = object.state == .saved
    object.state = .deleted
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        for other in object.related(relationship) { delete(other) }
      case .nullifyDeleteRule:
        for other in object.related(relationship) where other.state != .deleted { object.unlink(relationship, other) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    inserted.remove(object)
    changed.remove(object)
    if wasSaved { deleted.add(object) } else { forget(object) }
    report([object], NSDeletedObjectsKey)
  }

  /// Removes an object from the context.
  func forget(_ object: NSManagedObject) {
    registry.remove(object.objectID.place)
    object.state = .gone
    object.before = [:]
    object.managedObjectContext = nil
  }

  func noteChange(of object: NSManagedObject) {
    guard object.state == .saved, !changed.contains(object) else { return }
    changed.add(object)
  }

  /// Notifies views and observers that objects have changed, before they are saved.
  func report(_ objects: [NSManagedObject], _ key: String) {
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [key: Set(objects)])
  }

  open func processPendingChanges() {}
  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

// Unchecked: a token has no content.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name("_NSManagedObjectContextDidSaveObjectIDsNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
}

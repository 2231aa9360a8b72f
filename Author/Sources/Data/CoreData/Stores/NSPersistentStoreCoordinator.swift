import AlmanacRecordStore
import Foundation

/// The stores of a model.
// Unchecked: the lock guards the lists.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let xml = Self(rawValue: NSXMLStoreType)
  }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.isComplete = true
    UsedModels.add(model)
  }

  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  // MARK: Adding and removing

  /// Opens a store.
  ///
  /// - Throws: an `NSError` whose description says what is wrong. An existing file is not changed then.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    description.type = storeType
    description.configuration = configuration
    description.url = storeURL
    description.setOptions(options)
    return try add(description)
  }
  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try add(storeDescription)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  @discardableResult
  func add(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
    let store = try NSPersistentStore(description, managedObjectModel)
    store.persistentStoreCoordinator = self
    lock.withLock { stores.append(store) }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    let info = [NSRemovedPersistentStoresKey: [store]]
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: self, userInfo: info)
    lock.withLock { stores.removeAll { $0 === store } }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: info)
  }

  /// Writes a store to another file and uses that file from now on. The former file remains.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try store.copy(to: url)
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName, at: url,
      options: options)
  }
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: StoreType
  ) throws -> NSPersistentStore { try migratePersistentStore(store, to: url, options: options, withType: type.rawValue) }

  /// Removes the objects of a file, and the file.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }
  open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  // MARK: Objects

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let parts = NSManagedObjectID.parts(of: url), let entity = managedObjectModel.entitiesByName[parts.entity],
      let store = persistentStores.first(where: { $0.identifier == parts.store })
    else { return nil }
    return NSManagedObjectID(entity, key: parts.key, store: store)
  }

  func store(of entity: NSEntityDescription) -> NSPersistentStore? {
    let root = entity.root
    return persistentStores.first { store in store.entities.contains { $0.root === root } }
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Notifies the other contexts of the objects that one has saved.
  func didSave(_ saved: Set<RowPlace>, in source: NSManagedObjectContext) {
    let others = lock.withLock { contexts.compactMap(\.context) }.filter { $0 !== source && $0.automaticallyMergesChangesFromParent }
    for context in others { context.perform { context.reread(saved) } }
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"

extension Notification.Name {
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name("_NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Posted after each save of this process, and within about a second of one of another process, if a description has the option
  /// `NSPersistentStoreRemoteChangeNotificationPostOptionKey`.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

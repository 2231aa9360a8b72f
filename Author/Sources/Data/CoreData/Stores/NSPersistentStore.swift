import AlmanacRecordStore
import Foundation

/// One file of a coordinator, with its connection. Contexts on several threads use it one after the other.
// Unchecked: every use of the connection holds the lock, and nothing else changes after the initializer.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open internal(set) var identifier: String!
  open internal(set) var url: URL?
  public let type: String
  public let configurationName: String
  public let isReadOnly: Bool
  open internal(set) var options: [AnyHashable: Any]?
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public typealias StoreType = NSPersistentStoreCoordinator.StoreType
  /// Writes new values at once. The values that identify the store cannot be changed.
  open var metadata: [String: Any]! {
    get {
      let own: [String: Any] = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? "", NSStoreModelVersionHashesKey: layout.versionHashes]
      return ((try? read { try CustomMetadata.read($0) }) ?? [:]).merging(own) { _, own in own }
    }
    set {
      let custom = (newValue ?? [:]).filter { ![NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey].contains($0.key) }
      do { try write { try CustomMetadata.write(custom, $0) } } catch {
        UnavailableServices.report("coreData.metadata", "metadata of a store was not written: \((error as NSError).localizedDescription)")
      }
    }
  }

  let entities: [NSEntityDescription]
  let layout: StoreLayout
  /// True if saves are recorded in the store's history.
  let tracksHistory: Bool
  /// Posts the notifications of changes; nil if no description asks for them.
  private(set) var watch: RemoteChangeWatch?
  private let database: Database
  private let lock = NSRecursiveLock()

  init(_ description: NSPersistentStoreDescription, _ model: NSManagedObjectModel) throws {
    guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(description.type) else {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "stores of the type \(description.type) are not supported; use NSSQLiteStoreType or NSInMemoryStoreType")
    }
    guard let entities = model.entities(forConfigurationName: description.configuration) else {
      throw CoreDataError.make(
        NSPersistentStoreOpenError,
        "the model has no configuration \(description.configuration ?? "") (it has: \(model.configurations.joined(separator: ", ")))")
    }
    type = description.isInMemory ? NSInMemoryStoreType : description.type
    configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    url = description.url
    options = description.options
    tracksHistory = (description.options[NSPersistentHistoryTrackingKey] as? NSNumber)?.boolValue == true
    self.entities = entities
    do {
      layout = try StoreLayout(entities)
      let opened = try StoreOpening(description, model, entities, layout).open()
      database = opened.database
      isReadOnly = description.isReadOnly || database.isReadOnly
      super.init()
      identifier = opened.identifier
      let asksForChanges = (description.options[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue == true
      if asksForChanges { watch = RemoteChangeWatch(self) }
    } catch { throw CoreDataError.make(error, or: NSPersistentStoreOpenError) }
  }

  func read<R>(_ body: (Database) throws -> R) throws -> R {
    try lock.withLock {
      do { return try database.read { try body(database) } } catch { throw explained(error, NSCoreDataError) }
    }
  }

  /// Performs `body` in a transaction. Nothing is written if it throws.
  func write<R>(_ body: (Database) throws -> R) throws -> R {
    guard !isReadOnly else { throw CoreDataError.make(NSPersistentStoreSaveError, "\(database.path): the store is open for reading only") }
    return try lock.withLock {
      do { return try database.write { try body(database) } } catch { throw explained(error, NSPersistentStoreSaveError) }
    }
  }

  /// Returns a number that changes with each transaction of another connection; nil if it cannot be read now.
  func dataVersion() -> Int64? {
    lock.withLock { if case .integer(let number)? = try? database.value("PRAGMA data_version") { number } else { nil } }
  }

  /// Writes a copy of the store to a file.
  func copy(to url: URL) throws {
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    do { try lock.withLock { try database.run("VACUUM INTO ?", [.text(url.path)]) } } catch {
      throw CoreDataError.make(error, or: NSPersistentStoreSaveError)
    }
  }

  private func explained(_ error: any Error, _ code: Int) -> NSError {
    if let stale = StoreMetadata.staleness(of: database, layout, framework: StoreOpening.framework, after: error) {
      return CoreDataError.make(NSPersistentStoreIncompatibleVersionHashError, stale)
    }
    return CoreDataError.make(error, or: code)
  }
}

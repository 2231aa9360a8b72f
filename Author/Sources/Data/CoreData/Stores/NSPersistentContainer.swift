import AlmanacRecordStore
import Foundation

/// A model, its stores, and contexts on them.
// Unchecked: stores are loaded before contexts are used.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of the program's data model with this name.
  public convenience init(name: String) {
    guard let generated = GeneratedModels.all[name] else {
      let known = GeneratedModels.all.keys.sorted().joined(separator: ", ")
      // Apple's systems create a container without entities here; the first use of an object then ends the process.
      programFault(
        "there is no data model \(name).xcdatamodeld in the program (\(known.isEmpty ? "it has none" : "it has \(known)")); "
          + "the target needs the plugin AuthorSupport and the model in its folder or in sources of its almanac.json")
    }
    self.init(name: name, managedObjectModel: NSManagedObjectModel(generated))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = []
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let folder = Self.self.defaultDirectoryURL()
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))]
  }

  /// The default folder of stores: that of this app or extension, which no other program shares. Use the folder of an app group for a
  /// store that app and widget share.
  open class func defaultDirectoryURL() -> URL { StoreFolder.own }

  /// Opens the stores, and creates or migrates them if necessary. The block is called once for each store before this method returns, unless the
  /// description sets `shouldAddStoreAsynchronously`.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      if let url = description.url, persistentStoreCoordinator.persistentStore(for: url) != nil, !description.isInMemory {
        block(description, nil)
      } else if description.shouldAddStoreAsynchronously {
        // Unsafe: the block runs once, as on Apple's systems on a queue of the framework.
        nonisolated(unsafe) let description = description
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async { [persistentStoreCoordinator] in
          persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
      } else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
  open func performBackgroundTask<T, E: Error>(_ block: @escaping (NSManagedObjectContext) throws(E) -> T) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

import AlmanacRecordStore
import Foundation
import Synchronization

/// Identifies an object in every context and process.
///
/// An object has its final identifier before it is saved, unless the store already has a unique value of it: then it becomes that object.
// Unchecked: the lock guards what changes after the initialiser.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  public let entity: NSEntityDescription
  let key: Int64
  let storeIdentifier: String?
  private let state: Mutex<State>

  /// The values that an insertion and a save change.
  private struct State {
    weak var store: NSPersistentStore?
    var isTemporary: Bool
  }

  public internal(set) var persistentStore: NSPersistentStore? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }
  /// True if the object has not been saved yet.
  public internal(set) var isTemporaryID: Bool {
    get { state.withLock { $0.isTemporary } }
    set { state.withLock { $0.isTemporary = newValue } }
  }

  init(_ entity: NSEntityDescription, key: Int64, store: NSPersistentStore?, isTemporary: Bool = false) {
    self.entity = entity
    self.key = key
    storeIdentifier = store?.identifier
    state = Mutex(State(store: store, isTemporary: isTemporary))
  }

  /// `x-coredata://STORE/Entity/p12`
  open func uriRepresentation() -> URL {
    var parts = URLComponents()
    parts.scheme = "x-coredata"
    parts.host = storeIdentifier ?? ""
    parts.path = "/\(entity.knownName)/p\(key)"
    return parts.url ?? URL(fileURLWithPath: "/")
  }

  /// Parses a URI into the store, the entity and the key.
  static func parts(of uri: URL) -> (store: String, entity: String, key: Int64)? {
    let names = uri.pathComponents.filter { $0 != "/" }
    guard uri.scheme == "x-coredata", names.count == 2, names[1].hasPrefix("p"), let key = Int64(names[1].dropFirst()) else { return nil }
    return (uri.host ?? "", names[0], key)
  }

  var place: RowPlace { RowPlace(table: entity.root.knownName, key: key) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.place == place }
  open override var hash: Int { place.hashValue }
  open override var description: String { uriRepresentation().absoluteString }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A row of a store.
struct RowPlace: Hashable {
  let table: String
  let key: Int64
}

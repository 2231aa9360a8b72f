import Foundation
import RecordStore
import Synchronization

/// Names an object wherever it is: in every context, in every process.
///
/// An object has its final name before it is saved, unless a unique value of it is in the store already: then it becomes that object.
// Unchecked: NSObject is not Sendable. The lock guards what changes after the initializer.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  public let entity: NSEntityDescription
  let key: Int64
  let storeIdentifier: String?
  private let state: Mutex<State>

  /// What an insertion and a save change.
  private struct State {
    weak var store: NSPersistentStore?
    var isTemporary: Bool
  }

  public internal(set) var persistentStore: NSPersistentStore? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }
  /// True if the object is not saved yet.
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

  /// Reads a URI: the store, the entity and the key.
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

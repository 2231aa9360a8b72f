import Glibc

/// Passes the identifier of a row to the object that is being created for it.
///
/// The initialiser of a class has no parameter for it, and authors override that initialiser. Without this, each row would create an identifier and
/// default values and drop them at once.
enum RowIdentifier {
  /// The key of a value that each thread has separately.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Creates an object for a row. Its values are empty.
  static func object(_ type: NSManagedObject.Type, _ identifier: NSManagedObjectID) -> NSManagedObject {
    let outer = pthread_getspecific(threadKey)
    pthread_setspecific(threadKey, Unmanaged.passUnretained(identifier).toOpaque())
    defer { pthread_setspecific(threadKey, outer) }
    let object = type.init(entity: identifier.entity, insertInto: nil)
    // The author's initialiser may have set values that are not the row's.
    object.values = [:]
    object.before = [:]
    return object
  }

  /// Returns the identifier that waits on this thread for an object of an entity, once.
  static func take(_ entity: NSEntityDescription) -> NSManagedObjectID? {
    guard let waiting = pthread_getspecific(threadKey) else { return nil }
    let identifier = Unmanaged<NSManagedObjectID>.fromOpaque(waiting).takeUnretainedValue()
    guard identifier.entity === entity else { return nil }
    pthread_setspecific(threadKey, nil)
    return identifier
  }
}

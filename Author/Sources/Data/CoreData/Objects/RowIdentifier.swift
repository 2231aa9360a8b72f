import Glibc

/// The identifier of a row, on its way to the object that is being made for it.
///
/// The initializer of a class has no parameter for it, and authors override that initializer. Without this, each row would make an identifier and
/// default values that are dropped at once.
enum RowIdentifier {
  /// Each thread has its own value for this key.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes an object of a row. Its values are empty.
  static func object(_ type: NSManagedObject.Type, _ identifier: NSManagedObjectID) -> NSManagedObject {
    let outer = pthread_getspecific(threadKey)
    pthread_setspecific(threadKey, Unmanaged.passUnretained(identifier).toOpaque())
    defer { pthread_setspecific(threadKey, outer) }
    let object = type.init(entity: identifier.entity, insertInto: nil)
    // An author's initializer may have set values, which are not the row's.
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

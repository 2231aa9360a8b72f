import Glibc

/// Passes the storage of a row to the model that is being created for it.
///
/// The initialiser of a class first gives every property its default value, and only then runs its own code. The default value of `_$storage` is
/// therefore the row's storage; otherwise each row would create a storage with all default values and drop it at once.
enum RowStorage {
  /// The key of a value that each thread has separately.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Holds the next storage of a query until its model takes it.
  final class Place {
    // Unmanaged, so that no references are counted: the storage outlives the initialiser that takes it.
    fileprivate var waiting: Unmanaged<_ModelStorage>?

    /// Creates a model with a storage, whose layout is that of the model's type.
    func model(_ storage: _ModelStorage) -> any PersistentModel {
      waiting = Unmanaged.passUnretained(storage)
      defer { waiting = nil }
      return storage.layout.type.init(_$storage: storage)
    }
  }

  /// Calls `body` with a place from which this thread's models take their storages.
  static func withPlace<R>(_ body: (Place) throws -> R) rethrows -> R {
    let outer = pthread_getspecific(threadKey)
    let new = Place()
    pthread_setspecific(threadKey, Unmanaged.passUnretained(new).toOpaque())
    defer { pthread_setspecific(threadKey, outer) }
    return try withExtendedLifetime(new) { try body(new) }
  }

  /// Returns the storage that waits on this thread for a model with this layout, once.
  static func take(_ layout: _ModelLayout) -> _ModelStorage? {
    guard let found = pthread_getspecific(threadKey) else { return nil }
    let place = Unmanaged<Place>.fromOpaque(found).takeUnretainedValue()
    // A default value may create a model of another type first.
    guard let storage = place.waiting?.takeUnretainedValue(), storage.layout === layout else { return nil }
    place.waiting = nil
    return storage
  }
}

import Glibc

/// The storage of a row, on its way to the model that is being made for it.
///
/// The initializer of a class first gives every property its default value, and only then runs its own code. So the default value of `_$storage` is
/// the row's storage already; otherwise each row would make a storage with all default values that is dropped at once.
enum RowStorage {
  /// Each thread has its own value for this key.
  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Where the storages of one query wait, one after the other.
  final class Place {
    // Unmanaged, so that no references are counted: the storage outlives the initializer that takes it.
    fileprivate var waiting: Unmanaged<_ModelStorage>?

    /// Makes a model of a storage, whose layout is that of the model's type.
    func model(_ storage: _ModelStorage) -> any PersistentModel {
      waiting = Unmanaged.passUnretained(storage)
      defer { waiting = nil }
      return storage.layout.type.init(_$storage: storage)
    }
  }

  /// Calls `body` with a place at which this thread's models find their storages.
  static func withPlace<R>(_ body: (Place) throws -> R) rethrows -> R {
    let outer = pthread_getspecific(threadKey)
    let new = Place()
    pthread_setspecific(threadKey, Unmanaged.passUnretained(new).toOpaque())
    defer { pthread_setspecific(threadKey, outer) }
    return try withExtendedLifetime(new) { try body(new) }
  }

  /// Returns the storage that waits on this thread for a model of a type, once.
  static func take(_ layout: _ModelLayout) -> _ModelStorage? {
    guard let found = pthread_getspecific(threadKey) else { return nil }
    let place = Unmanaged<Place>.fromOpaque(found).takeUnretainedValue()
    // A default value may make a model of another type first.
    guard let storage = place.waiting?.takeUnretainedValue(), storage.layout === layout else { return nil }
    place.waiting = nil
    return storage
  }
}

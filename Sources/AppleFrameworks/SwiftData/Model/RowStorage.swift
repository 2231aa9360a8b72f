import Glibc

/// The storage of a row, on its way to the model that is being made for it.
///
/// The initializer of a class first gives every property its default value, and only then runs its own code. So the default value of `_$storage` is
/// the row's storage already; otherwise each row would make a storage with all default values that is dropped at once.
enum RowStorage {
  // Unsafe: set once, and each thread has its own value.
  nonisolated(unsafe) private static let place: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes a model of a storage, whose layout is that of the model's type.
  static func model(_ storage: _ModelStorage) -> any PersistentModel {
    let outer = pthread_getspecific(place)
    pthread_setspecific(place, Unmanaged.passUnretained(storage).toOpaque())
    defer { pthread_setspecific(place, outer) }
    return storage.layout.type.init(_$storage: storage)
  }

  /// Returns the storage that waits on this thread for a model of a type, once.
  static func take(_ layout: _ModelLayout) -> _ModelStorage? {
    guard let waiting = pthread_getspecific(place) else { return nil }
    let storage = Unmanaged<_ModelStorage>.fromOpaque(waiting).takeUnretainedValue()
    // A default value may make a model of another type first.
    guard storage.layout === layout else { return nil }
    pthread_setspecific(place, nil)
    return storage
  }
}

import Foundation

/// The thread-local storage of text engines, one per thread.
enum ThreadLocalEngine {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<TextEngine>.fromOpaque(pointer).release() }
    }
    return key
  }()

  static var engine: TextEngine {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<TextEngine>.fromOpaque(pointer).takeUnretainedValue()
    }
    let engine = TextEngine()
    pthread_setspecific(key, Unmanaged.passRetained(engine).toOpaque())
    return engine
  }
}

import Glibc

/// Values for the thread that draws, for API that does not receive them as arguments: the device forms of string tables, `UITraitCollection.current`,
/// UIKit's image contexts.
///
/// SwiftUI sets them around each rendering, which runs on one thread without suspending. Outside a rendering each key has its initial value. The
/// environment of views is read far more often and has its own stack, `EnvironmentStack`. Code that receives an environment as an argument passes on
/// the values it needs as arguments and does not use this type.
package final class RenderingContext {
  /// Identifies one value.
  package protocol Key {
    associatedtype Value
    /// The value outside a rendering.
    static var initial: Value { get }
  }

  private var values: [ObjectIdentifier: Any] = [:]

  package subscript<K: Key>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.initial }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `body` with another value for `key` on this thread.
  package static func with<K: Key, Result>(_ key: K.Type, _ value: K.Value, _ body: () throws -> Result) rethrows -> Result {
    let context = current
    let id = ObjectIdentifier(key)
    // Nil outside a rendering: the initial value can be another one later.
    let outer = context.values.updateValue(value, forKey: id)
    defer { context.values[id] = outer }
    return try body()
  }

  /// The calling thread's values.
  package static var current: RenderingContext {
    if let raw = pthread_getspecific(threadKey) { return Unmanaged<RenderingContext>.fromOpaque(raw).takeUnretainedValue() }
    let context = RenderingContext()
    pthread_setspecific(threadKey, Unmanaged.passRetained(context).toOpaque())
    return context
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { raw in
      if let raw { Unmanaged<RenderingContext>.fromOpaque(raw).release() }
    }
    return key
  }()
}

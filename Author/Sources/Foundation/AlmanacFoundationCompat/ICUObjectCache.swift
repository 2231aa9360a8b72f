/// A cache of ICU objects, which are expensive to open, by the keys that they were opened for.
struct ICUObjectCache: ~Copyable {
  // More than a widget needs, which is a few locales and a few units.
  private static let capacity = 128

  private var objects: [String: OpaquePointer] = [:]
  private let close: (OpaquePointer) -> Void

  /// - Parameter close: Frees an object.
  init(close: @escaping (OpaquePointer) -> Void) { self.close = close }

  /// Returns the object for `key`; opens it if it is missing. Returns nil if it cannot be opened.
  ///
  /// The pointer is valid until the next call. A full cache is emptied before an object is added.
  mutating func object(for key: String, open: () -> OpaquePointer?) -> OpaquePointer? {
    if let object = objects[key] { return object }
    guard let object = open() else { return nil }
    if objects.count >= Self.capacity {
      objects.values.forEach(close)
      objects = [:]
    }
    objects[key] = object
    return object
  }
}

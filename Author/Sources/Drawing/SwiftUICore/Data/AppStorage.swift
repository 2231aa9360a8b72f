/// A value in user defaults: in `store`, for example that of an app group, otherwise in the extension's own.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: (UserDefaults) -> Value
  private let write: (Value, UserDefaults) -> Void
  /// The store that the author named.
  private let store: UserDefaults?
  /// The store that a view or scene around this one set with `defaultAppStorage`.
  private var inherited: UserDefaults?
  private var defaults: UserDefaults { store ?? inherited ?? .standard }

  public var wrappedValue: Value {
    get { read(defaults) }
    nonmutating set { write(newValue, defaults) }
  }
  public var projectedValue: Binding<Value> { Binding(get: { read(defaults) }, set: { write($0, defaults) }) }

  /// - Parameter value: converts the stored object to the value; returns nil for an object of another type.
  package init(
    _ key: String, _ store: UserDefaults?, default fallback: Value, value: @escaping (Any) -> Value?, stored: @escaping (Value) -> Any?
  ) {
    self.store = store
    read = { $0.object(forKey: key).flatMap(value) ?? fallback }
    write = { newValue, defaults in
      if let object = stored(newValue) { defaults.set(object, forKey: key) } else { defaults.removeObject(forKey: key) }
      RenderSession.noteChange()
    }
  }

  private init(plain key: String, _ store: UserDefaults?, default fallback: Value) {
    self.init(key, store, default: fallback, value: { stored($0) }, stored: { $0 })
  }
}

/// Returns a stored object as a value; nil for one of another type. A number is read as any type of number, as by `UserDefaults.double(forKey:)`.
private func stored<Value>(_ object: Any) -> Value? {
  if let value = object as? Value { return value }
  guard let type = Value.self as? any StoredNumber.Type else { return nil }
  let number: NSNumber? =
    switch object {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    default: object as? NSNumber
    }
  return number.flatMap { type.init(truncating: $0) as? Value }
}

/// A type of number in user defaults.
private protocol StoredNumber { init(truncating number: NSNumber) }
extension Bool: StoredNumber {}
extension Int: StoredNumber {}
extension Double: StoredNumber {}

extension AppStorage: IdentityBoundProperty {
  @MainActor mutating func bind(to identity: ViewIdentity, in lifecycle: ViewLifecycle) {
    if store == nil { inherited = EnvironmentStack.current[DefaultAppStorageKey.self] }
  }
}

/// The user defaults of `@AppStorage` without its own store.
enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

nonisolated extension View {
  /// Sets the store of `@AppStorage` in the views inside this view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { modifier(EnvironmentChange { $0[DefaultAppStorageKey.self] = store }) }
}
extension Scene {
  /// Sets the store of `@AppStorage` in the scene's views.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentChange { $0[DefaultAppStorageKey.self] = store })
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(plain: key, store, default: wrappedValue) }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, value: StoredURL.url, stored: { StoredURL.object(of: $0) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, value: { stored($0).flatMap(Value.init(rawValue:)) }, stored: \.rawValue)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, value: { ($0 as? String).flatMap(Value.init(rawValue:)) }, stored: \.rawValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<T>(optional key: String, _ store: UserDefaults?, of: T.Type) where Value == T? {
    self.init(key, store, default: nil, value: { (stored($0) as T?).map { .some($0) } }, stored: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store, of: Bool.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store, of: Int.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store, of: Double.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store, of: String.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store, of: Data.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store, of: Date.self) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, default: nil, value: { StoredURL.url(of: $0).map { .some($0) } }, stored: { $0.map { StoredURL.object(of: $0) } })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, default: nil, value: { ($0 as? String).flatMap(R.init(rawValue:)).map { .some($0) } }, stored: { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, default: nil, value: { stored($0).flatMap(R.init(rawValue:)).map { .some($0) } }, stored: { $0?.rawValue })
  }
}

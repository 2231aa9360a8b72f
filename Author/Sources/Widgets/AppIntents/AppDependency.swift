/// The objects that an app provides to its intents and queries.
// Unchecked: `lock` guards `makers` and `made`; the app decides which objects its intents share.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let name: AnyHashable?
    let type: ObjectIdentifier
  }
  private let lock = NSRecursiveLock()
  private var makers: [Key: () -> Any] = [:]
  private var made: [Key: Any] = [:]

  public init() {}

  /// Adds an object. `dependency` is evaluated on first use.
  public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(name: key, type: ObjectIdentifier(Dependency.self))
    makers[key] = dependency
    made[key] = nil
  }

  func dependency<Dependency>(_ type: Dependency.Type, key name: AnyHashable?) -> Dependency? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(name: name, type: ObjectIdentifier(type))
    if let object = made[key] as? Dependency { return object }
    guard let object = makers[key]?() as? Dependency else { return nil }
    made[key] = object
    return object
  }
}

/// An object that the app added to ``AppDependencyManager``.
@propertyWrapper
// Unchecked: all properties are constants; the default closure runs on the thread that reads the value.
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let makeDefault: (() -> Value)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    makeDefault = nil
  }
  /// - Parameter defaultValue: The object to use if the app has added none.
  public init(key: AnyHashable? = nil, default defaultValue: @autoclosure @escaping () -> Value, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    makeDefault = defaultValue
  }

  public var wrappedValue: Value {
    if let value = manager.dependency(Value.self, key: key) ?? makeDefault?() { return value }
    preconditionFailure(
      "no \(Value.self) was added: call AppDependencyManager.shared.add(dependency:) before intents run")
  }
}

extension AppIntent {
  public typealias Dependency = AppDependency
}
extension EntityQuery {
  public typealias Dependency = AppDependency
}

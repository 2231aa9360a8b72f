/// The objects that an app provides to its intents and queries.
// Unchecked: `lock` guards all variables; the app decides which objects its intents share.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  // Unchecked: the name is a constant of the author.
  private struct Key: Hashable, @unchecked Sendable {
    let name: AnyHashable?
    let type: ObjectIdentifier
  }
  private let lock = NSRecursiveLock()
  private var makers: [Key: () -> Any?] = [:]
  private var made: [Key: Any] = [:]
  private var making: [Task<Void, Never>] = []

  public init() {}

  /// Adds an object. `dependency` is evaluated on first use.
  // Disfavoured, so that a closure is what makes the object and not the object.
  @_disfavoredOverload
  public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) {
    add(Key(name: key, type: ObjectIdentifier(Dependency.self)), dependency)
  }

  /// Adds an object that a closure makes on first use. There is none if the closure throws.
  public func add<Dependency>(key: AnyHashable? = nil, dependency: @escaping @Sendable () throws -> Dependency) {
    add(Key(name: key, type: ObjectIdentifier(Dependency.self))) { try? dependency() }
  }

  /// Adds an object that a closure makes at once. The extension answers requests when it is made. There is none if the closure throws.
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency) {
    let key = Key(name: key, type: ObjectIdentifier(Dependency.self))
    let task = Task {
      guard let object = try? await dependency() else { return }
      lock.withLock { made[key] = object }
    }
    lock.withLock { making.append(task) }
  }

  /// Waits for the objects that asynchronous closures make.
  package func finishMaking() async {
    for task in lock.withLock({ making }) { await task.value }
  }

  private func add(_ key: Key, _ maker: @escaping () -> Any?) {
    lock.lock()
    defer { lock.unlock() }
    makers[key] = maker
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

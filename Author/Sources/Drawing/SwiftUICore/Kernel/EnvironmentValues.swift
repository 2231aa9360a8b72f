/// The key of a value that views inherit.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
///
/// Built-in values that nearly every view reads are stored in `core`; values for keys that authors declare, and rare built-in keys, are in a
/// dictionary. Both are copied on write, so passing an environment down costs only two references.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()
  private var custom: [ObjectIdentifier: Any] = [:]
  /// What was set by key, in order, for the description.
  private var written: [(key: Any.Type, value: Any)] = []

  public init() {}

  /// The built-in values. Access through `core` does not record a read.
  package var core: EnvironmentStorage.Fields {
    _read { yield storage.fields }
    _modify { yield &storage.fields }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing value is not cast: a cast of nil to an optional type succeeds, and would replace a default that is not nil.
      guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set {
      custom[ObjectIdentifier(key)] = newValue
      if written.count == Self.mostDescribed { written.removeFirst() }
      written.append((key, newValue))
    }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The largest number of values in the description.
  private static var mostDescribed: Int { 64 }

  /// The values that were set by key, the latest first, with earlier values of the same keys. Source: OpenSwiftUI's compatibility tests. Values
  /// without a key here, such as the colour scheme, are not listed.
  public var description: String {
    "[" + written.reversed().map { "EnvironmentPropertyKey<\($0.key)> = \($0.value)" }.joined(separator: ", ") + "]"
  }
}

/// The parts of the presentation that bodies have read. Only these multiply an entry's variants (ARCHITECTURE rule 4).
package struct EnvironmentReads: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let colorScheme = EnvironmentReads(rawValue: 1)
  package static let renderingMode = EnvironmentReads(rawValue: 2)
  package static let luminance = EnvironmentReads(rawValue: 4)
  package static let redaction = EnvironmentReads(rawValue: 8)
  package static let background = EnvironmentReads(rawValue: 16)
  package static let contrast = EnvironmentReads(rawValue: 32)
  package static let transparency = EnvironmentReads(rawValue: 64)
  package static let motion = EnvironmentReads(rawValue: 128)
}

/// The environment of the view that is being resolved, kept on one stack per thread (ARCHITECTURE rule 5).
///
/// Property wrappers read `current`. A closure that runs later (GeometryReader, styles, Canvas) is called inside `with(_:)`, with the environment
/// captured at its node (ARCHITECTURE rule 13).
package enum EnvironmentStack {
  final class Slot {
    var values = EnvironmentValues()
    var reads: EnvironmentReads = []
    /// The transaction to which changes of state belong.
    var transaction = Transaction()
    /// The session that is rendering on this thread.
    weak var session: RenderSession?
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { raw in
      if let raw { Unmanaged<Slot>.fromOpaque(raw).release() }
    }
    return key
  }()

  static var slot: Slot {
    if let raw = pthread_getspecific(key) { return Unmanaged<Slot>.fromOpaque(raw).takeUnretainedValue() }
    let slot = Slot()
    pthread_setspecific(key, Unmanaged.passRetained(slot).toOpaque())
    return slot
  }

  package static var current: EnvironmentValues { slot.values }

  /// The session that is rendering on this thread; nil outside of one.
  package static var session: RenderSession? { slot.session }

  /// The parts of the presentation that bodies have read since the session began.
  package static var reads: EnvironmentReads {
    get { slot.reads }
    set { slot.reads = newValue }
  }

  /// The layout direction of the current environment, without copying the environment.
  static var isRightToLeft: Bool { slot.values.core.layoutDirection == .rightToLeft }

  /// The stack axis of the current environment, without copying the environment.
  static var stackAxis: Axis? { slot.values.core.stackAxis }

  package static func recordRead(_ read: EnvironmentReads) { slot.reads.formUnion(read) }

  package static func with<R>(_ values: EnvironmentValues, _ body: () throws -> R) rethrows -> R {
    let slot = slot
    let saved = slot.values
    slot.values = values
    defer { slot.values = saved }
    return try body()
  }

  package static func withChange<R>(_ change: (inout EnvironmentValues) -> Void, _ body: () throws -> R) rethrows -> R {
    var values = current
    change(&values)
    return try with(values, body)
  }
}

/// A value of the environment in which the body runs.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case lookup((EnvironmentValues) -> Value)
  }
  private let source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }
  package init(lookup: @escaping (EnvironmentValues) -> Value) { source = .lookup(lookup) }

  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): EnvironmentStack.current[keyPath: keyPath]
    case .lookup(let lookup): lookup(EnvironmentStack.current)
    }
  }
}

/// A key that `@Entry` generates: of the environment, of a container's values or of a transaction.
public protocol _EntryKey: EnvironmentKey, ContainerValueKey, TransactionKey {}

/// Declares a value in an extension of `EnvironmentValues`, `ContainerValues`, `FocusedValues` or `Transaction`: `@Entry var spacing: CGFloat = 8`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryExpansion")

nonisolated extension View {
  /// Sets a value for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(
      EnvironmentChange { values in
        // Writing through a key path reads the old value first. That read is not the author's, so it is not recorded.
        let reads = EnvironmentStack.reads
        values[keyPath: keyPath] = value
        EnvironmentStack.reads = reads
      })
  }

  /// Changes a value for this view and its descendants.
  public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
    modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
  }
}

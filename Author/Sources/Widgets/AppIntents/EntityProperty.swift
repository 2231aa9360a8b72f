import Foundation

/// A property of an entity.
///
/// It is a class, as on Apple's systems: copies of an entity share the value, and the property of a constant entity can be set.
@propertyWrapper
public final class EntityProperty<Value> {
  private let lock = NSLock()
  private var stored: Value?
  private let title: LocalizedStringResource?

  public init(title: LocalizedStringResource) { self.title = title }
  public init(title: LocalizedStringResource, identifier: String) { self.title = title }
  public init() { title = nil }
  /// Creates a property that the system's search would index. CoreSpotlight creates its properties with this initialiser.
  package init(indexed title: LocalizedStringResource?) { self.title = title }
  public init(wrappedValue: Value) {
    title = nil
    stored = wrappedValue
  }
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    self.title = title
    stored = wrappedValue
  }

  public var wrappedValue: Value {
    get {
      guard let stored = lock.withLock({ stored }) else {
        preconditionFailure("the property \(title.map { "“\($0.key)”" } ?? "") was read before it had a value")
      }
      return stored
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

// Unchecked: `lock` guards the value.
extension EntityProperty: @unchecked Sendable where Value: Sendable {}
extension EntityProperty: Equatable where Value: Equatable {
  public static func == (a: EntityProperty, b: EntityProperty) -> Bool { a.lock.withLock { a.stored } == b.lock.withLock { b.stored } }
}
extension EntityProperty: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(lock.withLock { stored }) }
}

/// A property of an entity.
@propertyWrapper
public struct EntityProperty<Value> {
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
      guard let stored else { preconditionFailure("the property \(title.map { "“\($0.key)”" } ?? "") was read before it had a value") }
      return stored
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: Sendable where Value: Sendable {}
extension EntityProperty: Equatable where Value: Equatable {
  public static func == (a: EntityProperty, b: EntityProperty) -> Bool { a.stored == b.stored }
}
extension EntityProperty: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(stored) }
}

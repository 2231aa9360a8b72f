/// A query that finds entities by comparing their properties.
///
/// If the query is not also an ``EntityStringQuery``, a form searches with it: it compares the typed text with every text property that has a
/// `ContainsComparator`.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type that comparisons are converted to, for instance a predicate.
  associatedtype ComparatorMappingType

  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias Sort = EntityQuerySort<Entity>
  typealias ComparatorMode = EntityQueryComparatorMode

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}

public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// One sort criterion: a property and a direction.
// Unchecked: immutable; key paths of properties capture nothing.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// The properties that a query can compare.
// Unchecked: immutable; a query's declaration makes it, from key paths of properties and closures that capture nothing.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  package let properties: [_ComparedProperty<Entity, ComparatorMappingType>]
  public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [_ComparedProperty<Entity, ComparatorMappingType>]) {
    self.properties = properties()
  }
}

/// A property of any type, and its comparison with a part of a text if it has one.
public struct _ComparedProperty<Entity: AppEntity, ComparatorMappingType> {
  package let keyPath: PartialKeyPath<Entity>
  package let contains: ((String) -> ComparatorMappingType)?
}

/// A property that a query can compare, with its comparators.
public struct EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType> {
  package let keyPath: KeyPath<Entity, EntityProperty<Value>>
  package let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }
}

/// Compares a property with a value.
public struct EntityQueryComparator<Value, ComparatorMappingType> {
  package let mapping: (Value) -> ComparatorMappingType
  /// True if the comparison searches for a part of the property.
  package var isContains = false
  public init(_ mapping: @escaping (Value) -> ComparatorMappingType) { self.mapping = mapping }
}

public func EqualToComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func NotEqualToComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func ContainsComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> {
  var comparator = EntityQueryComparator(mapping)
  comparator.isContains = true
  return comparator
}
public func HasPrefixComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func HasSuffixComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func IsBetweenComparator<V, M>(_ mapping: @escaping (V, V) -> M) -> EntityQueryComparator<V, M> {
  EntityQueryComparator { mapping($0, $0) }
}
public func LessThanComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func LessThanOrEqualToComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func GreaterThanComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }
public func GreaterThanOrEqualToComparator<V, M>(_ mapping: @escaping (V) -> M) -> EntityQueryComparator<V, M> { EntityQueryComparator(mapping) }

@resultBuilder
public struct EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public typealias Property = _ComparedProperty<Entity, ComparatorMappingType>
  public static func buildExpression<Value>(_ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>) -> Property {
    Property(keyPath: property.keyPath, contains: property.comparators.first(where: \.isContains).flatMap { text($0.mapping) })
  }
  public static func buildBlock(_ properties: Property...) -> [Property] { properties }

  /// Returns the comparison for a property whose type is text or optional text.
  private static func text<Value>(_ mapping: @escaping (Value) -> ComparatorMappingType) -> ((String) -> ComparatorMappingType)? {
    guard Value.self == String.self || Value.self == String?.self else { return nil }
    // `Value` is String or String? here, so the cast cannot fail.
    return { text in mapping(text as! Value) }
  }
}

@resultBuilder
public struct EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public typealias Comparator = EntityQueryComparator<Value, ComparatorMappingType>
  public static func buildExpression(_ comparator: Comparator) -> Comparator { comparator }
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}

/// The properties that entities can be sorted by.
// Unchecked: immutable; key paths of properties capture nothing.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  package let options: [PartialKeyPath<Entity>]
  public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
    options = content().map(\.keyPath)
  }
}

public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  package let keyPath: PartialKeyPath<Entity>
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}

@resultBuilder
public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildBlock(_ options: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { options }
}

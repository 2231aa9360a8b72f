import AlmanacRecordStore
import Foundation
import Synchronization

/// The stored properties of a model type. It is created once per type, from the code that the macro generates.
// Unchecked: key paths are not Sendable; those of stored properties capture nothing. What changes after the initialiser has a lock.
public final class _ModelLayout: @unchecked Sendable {
  let type: any PersistentModel.Type
  let entityName: String
  let properties: [PropertyLayout]
  /// The codec of each slot; nil for relationships.
  let codecs: [AnyAttributeCodec?]
  let relationships: [PropertyLayout]
  /// The to-many relationships.
  let lists: [PropertyLayout]
  /// The properties that have a column.
  let stored: [PropertyLayout]
  /// The slots of a model before its initializer sets them.
  let blankSlots: [_ModelStorage.Slot]
  /// The slots of a model of which only the key is known.
  let unreadSlots: [_ModelStorage.Slot]
  /// The columns that a query reads if it names no properties.
  let columns: RowColumns
  /// The statement that inserts a row: its arguments are the key and the values of ``stored``.
  let insertion: String
  private let byKeyPath: [AnyKeyPath: Int]
  private let byName: [String: Int]
  private let knownInverses = Mutex<[Int: PropertyLayout?]>([:])

  public init<Model: PersistentModel>(_ type: Model.Type) {
    self.type = type
    entityName = Schema.entityName(for: type)
    let metadata = Model.schemaMetadata
    properties = metadata.enumerated().map { $1.property(index: $0) }
    codecs = properties.map(\.codec)
    relationships = properties.filter { $0.relationship != nil }
    lists = relationships.filter(\.isToMany)
    stored = properties.filter(\.hasColumn)
    blankSlots = properties.map { $0.isToMany ? .models([]) : .empty }
    unreadSlots = properties.map { _ in .unloaded }
    columns = RowColumns(properties)
    let names = ([keyColumn] + stored.map(\.name)).map(quoted)
    let marks = Array(repeating: "?", count: names.count)
    insertion = "INSERT INTO \(quoted(entityName)) (\(names.joined(separator: ", "))) VALUES (\(marks.joined(separator: ", ")))"
    byKeyPath = Dictionary(properties.map { ($0.keyPath, $0.index) }, uniquingKeysWith: { first, _ in first })
    byName = Dictionary(properties.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
  }

  func property(at keyPath: AnyKeyPath) -> PropertyLayout? { byKeyPath[keyPath].map { properties[$0] } }
  func property(named name: String) -> PropertyLayout? { byName[name].map { properties[$0] } }

  /// Returns the inverse relationship; nil if there is none.
  func inverse(of property: PropertyLayout) -> PropertyLayout? {
    if let known = knownInverses.withLock({ $0[property.index] }) { return known }
    let inverse = property.target.flatMap { target in
      RelationshipResolution(target == type ? [self] : [self, target._$layout]).inverse(of: property, in: self)
    }
    knownInverses.withLock { $0[property.index] = .some(inverse) }
    return inverse
  }

  /// Returns true if a relationship has its own table, because neither side has a column that could hold it.
  func hasJoinTable(_ property: PropertyLayout) -> Bool {
    guard property.isToMany else { return false }
    return inverse(of: property)?.isToMany ?? true
  }

  /// Returns the slot of a property. The generated accessors store it in a constant.
  public func _slot(_ name: String) -> Int {
    guard let index = byName[name] else { preconditionFailure("\(entityName) has no property \(name)") }
    return index
  }
}

/// A stored property of a model.
// Unchecked: key paths and default values are not Sendable. A default value is only copied into new models, and nothing here changes.
struct PropertyLayout: @unchecked Sendable {
  enum Kind {
    case attribute(AnyAttributeCodec, Schema.Attribute.Settings)
    case toOne(any PersistentModel.Type, isOptional: Bool, Schema.Relationship.Settings)
    case toMany(any PersistentModel.Type, AnyRelationshipCodec, Schema.Relationship.Settings)
    /// The type cannot be stored, which the container's initialiser reports.
    case unsupported(Any.Type)
  }
  let name: String
  let index: Int
  let keyPath: AnyKeyPath
  let defaultValue: Any?
  let kind: Kind

  var relationship: Schema.Relationship.Settings? {
    switch kind {
    case .toOne(_, _, let settings), .toMany(_, _, let settings): settings
    case .attribute, .unsupported: nil
    }
  }
  var attribute: Schema.Attribute.Settings? {
    guard case .attribute(_, let settings) = kind else { return nil }
    return settings
  }
  var codec: AnyAttributeCodec? {
    guard case .attribute(let codec, _) = kind else { return nil }
    return codec
  }
  var target: (any PersistentModel.Type)? {
    switch kind {
    case .toOne(let type, _, _), .toMany(let type, _, _): type
    case .attribute, .unsupported: nil
    }
  }
  var isToMany: Bool {
    guard case .toMany = kind else { return false }
    return true
  }
  /// True if each row has a value of the property.
  var hasColumn: Bool {
    switch kind {
    case .attribute(_, let settings): !settings.isEphemeral
    case .toOne: true
    case .toMany, .unsupported: false
    }
  }
  /// The initial slot of a property that is not stored.
  var initialSlot: _ModelStorage.Slot {
    guard let value = defaultValue else { return .stored(.null) }
    guard let codec, !codec.isComposite, let stored = try? codec.encodeAny(value) else { return .live(value) }
    return .stored(stored)
  }
}

// MARK: Relationships to several models

/// Converts a to-many relationship's value from and to models of any type.
// Unchecked, here and in its subclasses: the compiler never checks a class that others inherit from. No codec has mutable state.
class AnyRelationshipCodec: @unchecked Sendable {}

class RelationshipCodec<Value>: AnyRelationshipCodec, @unchecked Sendable {
  func value(_ models: [any PersistentModel]) -> Value { preconditionFailure("a codec without values") }
  func models(_ value: Value) -> [any PersistentModel] { preconditionFailure("a codec without values") }
}

private final class ArrayRelationshipCodec<Element: PersistentModel>: RelationshipCodec<[Element]>, @unchecked Sendable {
  override func value(_ models: [any PersistentModel]) -> [Element] { models.map { unsafeDowncast($0, to: Element.self) } }
  override func models(_ value: [Element]) -> [any PersistentModel] { value }
}

private final class OptionalRelationshipCodec<Wrapped>: RelationshipCodec<Wrapped?>, @unchecked Sendable {
  private let wrapped: RelationshipCodec<Wrapped>
  init(_ wrapped: RelationshipCodec<Wrapped>) { self.wrapped = wrapped }
  override func value(_ models: [any PersistentModel]) -> Wrapped? { wrapped.value(models) }
  override func models(_ value: Wrapped?) -> [any PersistentModel] { value.map(wrapped.models) ?? [] }
}

/// An array of models, or an optional array.
protocol RelationshipCollection {
  static var modelType: any PersistentModel.Type { get }
  static func codec() -> AnyRelationshipCodec
}
extension Array: RelationshipCollection where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  static func codec() -> AnyRelationshipCodec { ArrayRelationshipCodec<Element>() }
}
extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  static var modelType: any PersistentModel.Type { Wrapped.modelType }
  static func codec() -> AnyRelationshipCodec {
    OptionalRelationshipCodec(unsafeDowncast(Wrapped.codec(), to: RelationshipCodec<Wrapped>.self))
  }
}

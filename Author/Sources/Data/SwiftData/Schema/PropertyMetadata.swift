import Foundation

extension Schema {
  /// The macro's description of a stored property.
  // Unchecked, as `PropertyLayout`, which is made from it.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: Any?
    private let kind: PropertyLayout.Kind

    /// - Parameter metadata: a ``Schema/Attribute`` or ``Schema/Relationship``; nil = the default for the property's type.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: Value? = nil, metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue.map { $0 as Any }
      let relationship = (metadata as? Relationship)?.settings ?? Relationship.Settings()
      if let settings = (metadata as? Attribute)?.settings, let transformer = settings.transformer {
        kind = .attribute(TransformedCodec<Value>(transformer), settings)
      } else if let model = Value.self as? any PersistentModel.Type {
        kind = .toOne(model, isOptional: false, relationship)
      } else if let optional = Value.self as? any OptionalValue.Type, let model = optional.wrappedType as? any PersistentModel.Type {
        kind = .toOne(model, isOptional: true, relationship)
      } else if let collection = Value.self as? any RelationshipCollection.Type {
        kind = .toMany(collection.modelType, collection.codec(), relationship)
      } else if let codec = attributeCodec(of: Value.self) {
        kind = .attribute(codec, (metadata as? Attribute)?.settings ?? Attribute.Settings())
      } else {
        kind = .unsupported(Value.self)
      }
    }

    func property(index: Int) -> PropertyLayout {
      PropertyLayout(name: name, index: index, keyPath: keypath, defaultValue: defaultValue, kind: kind)
    }
  }
}

/// A part of a schema: an attribute or a relationship.
public protocol SchemaProperty: Sendable {
  var name: String { get }
  var originalName: String { get }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}

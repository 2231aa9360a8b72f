/// What a mapping model says about stores of an earlier version of a data model.
package struct DataMapping: Codable, Equatable, Sendable {
  /// The name of the `.xcmappingmodel`.
  package var name: String
  /// The model of the stores that it reads. Those that it writes have the model that contains this mapping.
  package var source: DataModel
  package var entities: [Entity]

  package init(name: String, source: DataModel, entities: [Entity]) {
    self.name = name
    self.source = source
    self.entities = entities
  }

  /// How the objects of an entity become those of another one.
  package struct Entity: Codable, Equatable, Sendable {
    package var name: String
    /// The entity whose objects are read; nil: the destination's objects are new ones, made without a source.
    package var source: String?
    /// The entity whose objects are written; nil: the source's objects are deleted.
    package var destination: String?
    /// The class of the migration policy, without its module; nil: the usual one.
    package var policy: String?
    package var attributes: [Property] = []
    package var relationships: [Property] = []

    package init(name: String) { self.name = name }
  }

  package struct Property: Codable, Equatable, Sendable {
    package var name: String
    /// Nil: the property keeps its default value.
    package var value: Value?

    package init(name: String, value: Value?) {
      self.name = name
      self.value = value
    }
  }

  /// An expression for the value of a property.
  package indirect enum Value: Codable, Equatable, Sendable {
    /// A key path from the source's object; empty: the object.
    case source([String])
    /// What a method of the policy returns, by its name in Objective-C.
    case policy(String, [Value])
    /// The objects that were made from others; by any mapping, or by the one of that name.
    case destinations(mapping: String?, of: Value)
    case text(String)
    case number(Double)
    case nothing
    /// Another expression, which fails when it is evaluated.
    case unsupported(String)
  }
}

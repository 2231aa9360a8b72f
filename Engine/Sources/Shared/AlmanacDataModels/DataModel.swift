/// A Core Data model as its file describes it. The author tool writes it as JSON into the author's module, and CoreData reads it there.
package struct DataModel: Codable, Equatable, Sendable {
  /// The name of the `.xcdatamodeld`, by which containers look it up.
  package var name: String
  /// The number of versions in the file, which grows whenever the author adds one.
  package var version: Int
  /// The name of the current version.
  package var versionName: String
  package var entities: [Entity]
  /// The entities of each configuration.
  package var configurations: [String: [String]]
  /// What mapping models say about stores of earlier versions.
  package var mappings: [DataMapping] = []

  package init(name: String, version: Int, versionName: String, entities: [Entity] = [], configurations: [String: [String]] = [:]) {
    self.name = name
    self.version = version
    self.versionName = versionName
    self.entities = entities
    self.configurations = configurations
  }

  package struct Entity: Codable, Equatable, Sendable {
    package var name: String
    /// The class of its objects; empty: `NSManagedObject`.
    package var className = ""
    package var parent: String?
    package var isAbstract = false
    /// Its own properties, without those of its parents.
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// The attributes that are unique together.
    package var uniques: [[String]] = []
    package var indices: [[String]] = []

    package init(name: String) { self.name = name }
  }

  package enum AttributeType: String, Codable, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
  }

  package struct Attribute: Codable, Equatable, Sendable {
    package var name: String
    package var type: AttributeType
    package var isOptional = false
    package var isTransient = false
    /// Whether the history keeps its value after a deletion.
    package var isPreserved = false
    /// Whether the class has a number in place of an object.
    package var isScalar = false
    /// As text: a date is in seconds since 2001.
    package var defaultValue: String?
    /// The Swift type of a transformable attribute.
    package var customClass: String?
    /// What the attribute was called in an earlier version.
    package var originalName: String?

    package init(name: String, type: AttributeType) {
      self.name = name
      self.type = type
    }
  }

  package enum DeleteRule: String, Codable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  package struct Relationship: Codable, Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isToMany = false
    package var isOrdered = false
    package var isOptional = false
    package var deleteRule = DeleteRule.nullify
    package var minimum = 0
    /// 0: no limit.
    package var maximum = 0
    package var originalName: String?

    package init(name: String, destination: String) {
      self.name = name
      self.destination = destination
    }
  }
}

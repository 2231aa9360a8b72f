import AlmanacDataModels
import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  /// The name of the property in an earlier version.
  open var renamingIdentifier: String?
  open internal(set) weak var entity: NSEntityDescription!
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var isIndexed = false

  public override init() {}
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

extension NSAttributeType {
  /// The type in a store; nil if the property cannot be stored.
  var kind: DataModel.AttributeType? {
    switch self {
    case .integer16AttributeType: .integer16
    case .integer32AttributeType: .integer32
    case .integer64AttributeType: .integer64
    case .decimalAttributeType: .decimal
    case .doubleAttributeType: .double
    case .floatAttributeType: .float
    case .stringAttributeType: .string
    case .booleanAttributeType: .boolean
    case .dateAttributeType: .date
    case .binaryDataAttributeType: .binary
    case .UUIDAttributeType: .uuid
    case .URIAttributeType: .uri
    case .transformableAttributeType: .transformable
    case .undefinedAttributeType, .objectIDAttributeType: nil
    }
  }
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false

  /// The attribute's type in a store; nil if it cannot be stored.
  var kind: DataModel.AttributeType? { attributeType.kind }

  convenience init(_ attribute: DataModel.Attribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    preservesValueInHistoryOnDeletion = attribute.isPreserved
    renamingIdentifier = attribute.originalName
    attributeType =
      switch attribute.type {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
    defaultValue = attribute.defaultValue.flatMap { AttributeValue.parse($0, attribute.type) }
  }
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// The maximum number of objects: 1 for a to-one relationship; 0 for no limit.
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  convenience init(_ relationship: DataModel.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    renamingIdentifier = relationship.originalName
    minCount = relationship.minimum
    // If the author sets a limit, Xcode also writes a limit of 1 on to-many relationships.
    maxCount = relationship.isToMany ? (relationship.maximum == 1 ? 0 : relationship.maximum) : 1
    isOrdered = relationship.isOrdered
    deleteRule =
      switch relationship.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

import AlmanacDataModels
import Foundation

import class AlmanacFoundationCompat.NSExpression

public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}

/// The mapping from the objects of one entity to those of another.
open class NSEntityMapping: NSObject {
  open var name: String! = ""
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var destinationEntityName: String?
  open var attributeMappings: [NSPropertyMapping]? = []
  open var relationshipMappings: [NSPropertyMapping]? = []
  /// The class of the policy, in a target with a data model; nil = `NSEntityMigrationPolicy`.
  open var entityMigrationPolicyClassName: String?
  open var userInfo: [AnyHashable: Any]?

  public override init() {}

  convenience init(_ entity: DataMapping.Entity) {
    self.init()
    name = entity.name
    (sourceEntityName, destinationEntityName, entityMigrationPolicyClassName) = (entity.source, entity.destination, entity.policy)
    mappingType =
      entity.source == nil ? .addEntityMappingType : entity.destination == nil ? .removeEntityMappingType : .customEntityMappingType
    attributeMappings = entity.attributes.map { NSPropertyMapping($0.name, $0.value) }
    relationshipMappings = entity.relationships.map { NSPropertyMapping($0.name, $0.value) }
  }

  convenience init(inferredFrom source: NSEntityDescription?, to destination: NSEntityDescription) throws {
    self.init()
    name = [source?.knownName, destination.knownName].compactMap { $0 }.joined(separator: "To")
    (sourceEntityName, destinationEntityName) = (source?.knownName, destination.knownName)
    mappingType = source == nil ? .addEntityMappingType : .transformEntityMappingType
    guard let source else { return }
    for property in destination.propertiesByName.values.sorted(by: { $0.name < $1.name }) where !property.isTransient {
      let former = source.propertiesByName[property.name] ?? property.renamingIdentifier.flatMap { source.propertiesByName[$0] }
      func fault(_ why: String) -> NSError {
        CoreDataError.make(NSMigrationMissingMappingModelError, "no mapping can be inferred: \(destination.knownName).\(property.name) \(why)")
      }
      guard let attribute = property as? NSAttributeDescription else {
        if former is NSRelationshipDescription, let former {
          relationshipMappings?.append(NSPropertyMapping(property.name, .destinations(mapping: nil, of: .source([former.name]))))
        }
        continue
      }
      guard let former else {
        if !attribute.isOptional, attribute.defaultValue == nil { throw fault("is new, not optional and has no default value") }
        continue
      }
      guard (former as? NSAttributeDescription)?.kind == attribute.kind else { throw fault("is of another type") }
      attributeMappings?.append(NSPropertyMapping(attribute.name, .source([former.name])))
    }
  }
}

/// The mapping of a property's value.
open class NSPropertyMapping: NSObject {
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  /// The value of a mapping that is created in code. The variable `source` is the former object; functions of policies are not available.
  open var valueExpression: NSExpression?
  let value: DataMapping.Value?

  public override init() { value = nil }

  init(_ name: String, _ value: DataMapping.Value?) {
    self.name = name
    self.value = value
  }
}

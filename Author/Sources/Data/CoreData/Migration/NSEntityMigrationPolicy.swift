import Foundation

/// Makes the objects of an entity mapping. A subclass overrides steps of it, or has methods that a mapping model calls.
open class NSEntityMigrationPolicy: NSObject {
  public override init() {}

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes an object with the values of the mapping's attributes. A subclass that makes none drops the object.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let name = mapping.destinationEntityName else { return }
    guard manager.destinationModel.entitiesByName[name] != nil else {
      throw CoreDataError.make(NSEntityMigrationPolicyError, "\(mapping.name ?? ""): the destination model has no entity \(name)")
    }
    let made = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    let evaluation = MappingEvaluation(manager: manager, policy: self, source: sInstance)
    for attribute in mapping.attributeMappings ?? [] { try evaluation.set(attribute, of: made) }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
  }
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Sets the mapping's relationships of an object that was made earlier.
  open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    guard let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first else { return }
    let evaluation = MappingEvaluation(manager: manager, policy: self, source: source)
    for relationship in mapping.relationshipMappings ?? [] { try evaluation.set(relationship, of: dInstance) }
  }
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// The arguments of a policy's method. Generated code calls it.
public struct _MigrationArguments {
  let method: String
  let values: [Any?]

  /// - Throws: an `NSError` if the mapping model gives the method too few arguments, or one of another type.
  public func value<T>(_ index: Int) throws -> T {
    guard index < values.count else {
      throw CoreDataError.make(NSEntityMigrationPolicyError, "the mapping model calls \(method) with \(values.count) arguments")
    }
    if let value = ManagedValue.cast(values[index], to: T.self) { return value }
    let given = values[index].map { "\(type(of: $0))" } ?? "nil"
    throw CoreDataError.make(NSEntityMigrationPolicyError, "the mapping model calls \(method) with \(given) where it takes \(T.self)")
  }
}

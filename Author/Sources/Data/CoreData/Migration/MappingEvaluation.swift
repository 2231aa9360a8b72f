import AlmanacDataModels
import Foundation

/// Sets the properties of a new object to the values of a mapping.
struct MappingEvaluation {
  let manager: NSMigrationManager
  let policy: NSEntityMigrationPolicy
  let source: NSManagedObject

  func set(_ mapping: NSPropertyMapping, of object: NSManagedObject) throws {
    guard let name = mapping.name, mapping.valueExpression != nil || mapping.value != nil else { return }
    let place = "\(object.entity.knownName).\(name)"
    guard let property = object.entity.propertiesByName[name] else { throw fault("the destination model has no property \(place)") }
    let context: NSMutableDictionary = ["source": source, "manager": manager]
    let found =
      try mapping.valueExpression.map { $0.expressionValue(with: source, context: context) } ?? mapping.value.map { try self.value(of: $0) } ?? nil
    if let relationship = property as? NSRelationshipDescription {
      let objects = Self.objects(found)
      object.setValue(
        relationship.isToMany ? (relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)) : objects.first, forKey: name)
    } else {
      let plain = found.flatMap { ($0 as? any OptionalType).map(\.content) ?? $0 }
      if let plain, let kind = (property as? NSAttributeDescription)?.kind, AttributeValue.kept(plain, kind) == nil {
        throw fault("\(place) is \(kind.rawValue) in the destination model and cannot be \(type(of: plain))")
      }
      object.setValue(plain, forKey: name)
    }
  }

  private func value(of value: DataMapping.Value) throws -> Any? {
    switch value {
    case .nothing: return nil
    case .text(let text): return text
    case .number(let number): return NSNumber(value: number)
    case .source(let path):
      guard let first = path.first else { return source }
      guard source.entity.propertiesByName[first] != nil else { throw fault("the source model has no property \(source.entity.knownName).\(first)") }
      return source.value(forKeyPath: path.joined(separator: "."))
    case .destinations(let mapping, let origin):
      let origins = Self.objects(try self.value(of: origin))
      return try manager.destinations(mapping, of: origins)
    case .policy(let name, let arguments):
      guard let method = MigrationPolicies.method(name, of: policy) else {
        throw fault("the policy \(type(of: policy)) has no method \(name): mark it with @objc, and keep it from being private")
      }
      return try method(_MigrationArguments(method: "\(type(of: policy)).\(name)", values: arguments.map { try self.value(of: $0) }))
    case .unsupported(let part): throw fault("\(part) in the mapping model is not evaluated; let it call a method of the policy")
    }
  }

  private func fault(_ sentence: String) -> NSError { CoreDataError.make(NSEntityMigrationPolicyError, sentence) }

  /// Returns the objects of a relationship's value.
  private static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as [NSManagedObject]: list
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}

/// The policies in the program's targets with data models.
enum MigrationPolicies {
  /// - Throws: an `NSError` if there is no such class.
  static func make(_ className: String?) throws -> NSEntityMigrationPolicy {
    guard let className, !className.isEmpty else { return NSEntityMigrationPolicy() }
    let name = className.split(separator: ".").last.map(String.init) ?? className
    guard let maker = GeneratedModels.all.values.lazy.compactMap({ $0._policies[name] }).first else {
      throw CoreDataError.make(NSEntityMigrationPolicyError, "there is no migration policy \(className) in a target with a data model")
    }
    return maker()
  }

  static func method(_ name: String, of policy: NSEntityMigrationPolicy) -> ((_MigrationArguments) throws -> Any?)? {
    GeneratedModels.all.values.lazy.compactMap { $0._method(name, of: policy) }.first
  }
}

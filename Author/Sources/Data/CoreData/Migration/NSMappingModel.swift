import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// The mapping from the objects of one model to those of another.
open class NSMappingModel: NSObject {
  /// The entity mappings, in order of execution.
  open var entityMappings: [NSEntityMapping]! = []

  public override init() {}

  /// Finds the program's mapping model between two models, by what they store.
  public convenience init?(from bundles: [Bundle]?, forSourceModel source: NSManagedObjectModel?, destinationModel destination: NSManagedObjectModel?)
  {
    guard let source, let destination, let from = try? StoreLayout(source.entities), let to = try? StoreLayout(destination.entities) else {
      return nil
    }
    let found = GeneratedModels.all.values.lazy.map { NSManagedObjectModel($0) }.compactMap { model -> DataMapping? in
      guard let mappings = model.described?.mappings, !mappings.isEmpty, (try? StoreLayout(model.entities)) == to else { return nil }
      return mappings.first { $0.reads(from) }
    }.first
    guard let found else { return nil }
    self.init(found)
  }

  convenience init(_ mapping: DataMapping) {
    self.init()
    entityMappings = mapping.entities.map(NSEntityMapping.init)
  }

  /// Returns the mapping that follows from names and renaming identifiers.
  ///
  /// - Throws: an `NSError` if a new attribute needs a value, or an attribute has another type.
  open class func inferredMappingModel(
    forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    var left = Set(source.entities.map(\.knownName))
    for entity in destination.entities where !entity.isAbstract {
      let former = source.entitiesByName[entity.knownName] ?? entity.renamingIdentifier.flatMap { source.entitiesByName[$0] }
      former.map { _ = left.remove($0.knownName) }
      model.entityMappings.append(try NSEntityMapping(inferredFrom: former, to: entity))
    }
    for name in left.sorted() where source.entitiesByName[name]?.isAbstract == false {
      let removal = NSEntityMapping()
      (removal.name, removal.mappingType, removal.sourceEntityName) = (name, .removeEntityMappingType, name)
      model.entityMappings.append(removal)
    }
    return model
  }

  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }
}

extension DataMapping {
  /// Returns true if the mapping reads stores of a layout.
  func reads(_ layout: StoreLayout, configuration: String? = nil) -> Bool {
    guard let entities = NSManagedObjectModel(source, [:]).entities(forConfigurationName: configuration) else { return false }
    return (try? StoreLayout(entities)) == layout
  }

  /// The mapping model and the classes of its policies, for messages.
  var title: String {
    let policies = Set(entities.compactMap(\.policy)).sorted()
    return "the mapping model \(name)" + (policies.isEmpty ? "" : " (with \(policies.joined(separator: ", ")))")
  }
}

import Foundation

/// Executes a mapping: makes the objects of one store from those of another one.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel = NSMappingModel()
  open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  open private(set) var currentEntityMapping = NSEntityMapping()
  /// The progress from 0 to 1. Each mapping counts once for its objects and once for their relationships.
  open private(set) var migrationProgress: Float = 0
  open var userInfo: [AnyHashable: Any]?
  /// Stub. Has no effect: there is only one way to migrate.
  open var usesStoreSpecificMigrationManager = true
  private var made = MadeObjects()
  private var cancellation: (any Error)?

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
  }

  // MARK: Stores

  /// Makes a store from another one, which is not changed.
  ///
  /// - Throws: an `NSError` of the source, of a policy, or of validation. Then no store is left at the destination.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
    toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw CoreDataError.make(NSMigrationMissingMappingModelError, "\(sourceURL.path): there is no mapping model for the store")
    }
    guard !FileManager.default.fileExists(atPath: dURL.path) else {
      throw CoreDataError.make(
        NSMigrationManagerDestinationStoreError, "\(dURL.path): there is a file already; migrate to a new one, and replace the old one by it")
    }
    let source = NSPersistentStoreCoordinator(managedObjectModel: sourceModel)
    let reading = (sOptions ?? [:]).merging([NSReadOnlyPersistentStoreOption: true as NSNumber]) { _, new in new }
    do {
      try source.addPersistentStore(ofType: sStoreType, configurationName: nil, at: sourceURL, options: reading)
      let destination = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
      try destination.addPersistentStore(ofType: dStoreType, configurationName: nil, at: dURL, options: dOptions)
      try migrate(source, to: destination, mappings)
    } catch {
      reset()
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: dURL.path + suffix) }
      throw error
    }
    reset()
  }
  open func migrateStore(
    from sourceURL: URL, type sourceStoreType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel,
    to destinationURL: URL, type destinationStoreType: NSPersistentStore.StoreType, options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceStoreType.rawValue, options: sourceOptions, with: mapping, toDestinationURL: destinationURL,
      destinationType: destinationStoreType.rawValue, destinationOptions: destinationOptions)
  }

  func migrate(_ source: NSPersistentStoreCoordinator, to destination: NSPersistentStoreCoordinator, _ mappings: NSMappingModel) throws {
    reset()
    (mappingModel, cancellation, migrationProgress) = (mappings, nil, 0)
    (sourceContext.persistentStoreCoordinator, destinationContext.persistentStoreCoordinator) = (source, destination)
    let all = try (mappings.entityMappings ?? []).map { ($0, try MigrationPolicies.make($0.entityMigrationPolicyClassName)) }
    for (mapping, policy) in all {
      try begin(mapping)
      try policy.begin(mapping, with: self)
      for object in try sourceObjects(of: mapping) {
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
        try checkCancellation()
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
      migrationProgress += 0.5 / Float(all.count)
    }
    for (mapping, policy) in all {
      try begin(mapping)
      for object in made.destinations(of: mapping.name) {
        try policy.createRelationships(forDestination: object, in: mapping, manager: self)
        try checkCancellation()
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
      migrationProgress += 0.5 / Float(all.count)
    }
    for (mapping, policy) in all {
      try begin(mapping)
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
    }
    try destinationContext.save()
    migrationProgress = 1
  }

  private func begin(_ mapping: NSEntityMapping) throws {
    currentEntityMapping = mapping
    try checkCancellation()
  }

  private func checkCancellation() throws {
    guard let cancellation else { return }
    throw CoreDataError.make(NSMigrationCancelledError, "the migration was cancelled", [NSUnderlyingErrorKey: cancellation])
  }

  private func sourceObjects(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard let name = mapping.sourceEntityName, mapping.destinationEntityName != nil || mapping.entityMigrationPolicyClassName != nil else {
      return []
    }
    // A store with one configuration has only some of the entities.
    if let entity = sourceModel.entitiesByName[name], sourceContext.persistentStoreCoordinator?.store(of: entity) == nil { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  /// Ends the migration with an error, before the next object.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  /// Forgets all objects.
  open func reset() {
    made = MadeObjects()
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  // MARK: Sources and destinations

  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
  ) {
    made.add(sourceInstance, destinationInstance, entityMapping.name)
  }

  /// Returns the objects that a mapping made from `sourceInstances`; nil = from all objects.
  open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let sourceInstances else { return made.destinations(of: mappingName) }
    return sourceInstances.flatMap { made.destinations(of: mappingName, from: $0) }
  }
  /// Returns the objects from which a mapping made `destinationInstances`; nil = all that it made.
  open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let destinationInstances else { return made.sources(of: mappingName) }
    return destinationInstances.flatMap { made.sources(of: mappingName, from: $0) }
  }
  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? { mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] } }
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  /// Returns the objects that were made from some objects, by a named mapping or, for nil, by any.
  func destinations(_ mapping: String?, of sources: [NSManagedObject]) throws -> [NSManagedObject] {
    guard let mapping else { return sources.flatMap { made.destinations(from: $0) } }
    guard mappingModel.entityMappings.contains(where: { $0.name == mapping }) else {
      throw CoreDataError.make(NSEntityMigrationPolicyError, "the mapping model has no entity mapping \(mapping)")
    }
    return destinationInstances(forEntityMappingName: mapping, sourceInstances: sources)
  }
}

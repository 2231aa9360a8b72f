import AlmanacRecordStore
import Foundation
import Synchronization

/// The stores of a schema, and the contexts on them.
public final class ModelContainer: Equatable, Sendable, CustomDebugStringConvertible {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  let stores: [Store]
  private let storesByEntity: [String: Store]
  @MainActor private weak var context: ModelContext?
  private let failure: SwiftDataError?

  /// Opens the stores, and creates or migrates them if necessary.
  ///
  /// - Throws: ``SwiftDataError`` if a model cannot be stored, or a store cannot be opened or migrated. An existing file is not changed then.
  public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []) throws
  {
    try self.init(schema: schema, migrationPlan, configurations)
  }
  public convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws {
    try self.init(schema: schema, migrationPlan, configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(schema: Schema(types), migrationPlan, configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    try self.init(schema: Schema(types), migrationPlan, configurations)
  }

  init(schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) throws {
    if let fault = schema.fault { throw fault }
    let schema = try schema.version(of: plan)
    self.schema = schema
    migrationPlan = plan
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.configurations = Set(configurations)
    guard self.configurations.count == configurations.count, Set(configurations.map { $0.id }).count == configurations.count else {
      throw SwiftDataError(.duplicateConfiguration, "two configurations have the same store; give each its own name or URL")
    }
    var stores: [Store] = []
    var byEntity: [String: Store] = [:]
    for configuration in configurations {
      if let fault = configuration.fault { throw StoreFaultLog.reported(fault) }
      let part = configuration.schema ?? schema
      if let stranger = part.entities.first(where: { schema.entity(named: $0.name) == nil }) {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "the configuration \(configuration.name) has \(stranger.name), which the container's schema lacks")
      }
      let store = try Store(configuration, configuration.schema == nil ? schema : part, plan)
      stores.append(store)
      for entity in part.entities where byEntity[entity.name] == nil { byEntity[entity.name] = store }
    }
    if let homeless = schema.entities.first(where: { byEntity[$0.name] == nil }) {
      throw SwiftDataError(.unknownSchema, "no configuration of the container has \(homeless.name)")
    }
    self.stores = stores
    storesByEntity = byEntity
    failure = nil
  }

  /// A container without models.
  ///
  /// - Parameter failure: the reason, which its fetches throw.
  init(failure: SwiftDataError? = nil) {
    schema = Schema([])
    migrationPlan = nil
    configurations = []
    stores = []
    storesByEntity = [:]
    self.failure = failure
  }

  /// A container of a store during a migration.
  init(migrating store: Store) {
    schema = store.schema
    migrationPlan = nil
    configurations = [store.configuration]
    stores = [store]
    failure = nil
    storesByEntity = Dictionary(store.schema.entities.map { ($0.name, store) }, uniquingKeysWith: { first, _ in first })
  }

  /// The context for the main actor. It saves automatically.
  @MainActor public var mainContext: ModelContext {
    if let context { return context }
    let new = ModelContext(self)
    new.autosaveEnabled = true
    context = new
    return new
  }

  func store(of entity: String) throws -> Store {
    guard let store = storesByEntity[entity] else {
      if let failure { throw failure }
      if stores.isEmpty {
        throw SwiftDataError(.missingModelContext, "no container is set for \(entity); put .modelContainer(for: \(entity).self) on the view or scene")
      }
      throw SwiftDataError(
        .unknownSchema, "\(entity) is not a model of this container; name it in ModelContainer(for:), or in the schema that the container is made of")
    }
    return store
  }

  /// Deletes every model of the container.
  public func deleteAllData() throws {
    for store in stores {
      do { try store.write { database in try store.layout.deleteRows(database) } } catch { throw SwiftDataError(error, or: .loadIssueModelContainer) }
    }
  }
  /// Deletes every model of the container; the files remain.
  public func erase() throws { try deleteAllData() }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
  public var debugDescription: String { "ModelContainer(\(schema.debugDescription))" }
}

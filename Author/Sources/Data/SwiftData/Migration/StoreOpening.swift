import AlmanacRecordStore
import Foundation

/// Opens a store's file: creates it, or migrates it to the schema.
struct StoreOpening {
  let configuration: ModelConfiguration
  let schema: Schema
  let layout: StoreLayout
  let plan: (any SchemaMigrationPlan.Type)?

  init(_ configuration: ModelConfiguration, _ schema: Schema, _ layout: StoreLayout, _ plan: (any SchemaMigrationPlan.Type)?) {
    self.configuration = configuration
    self.schema = schema
    self.layout = layout
    self.plan = plan
  }

  /// - Returns: the connection and the store's identifier.
  func open() throws -> (Database, String) {
    let database = try connect()
    let new = StoreMetadata(identifier: UUID().uuidString, version: schema.version.description, layout: layout)
    let identifier = try StoreMetadata.open(
      database, new: new, isReadOnly: !configuration.allowsSave, isCurrent: isCurrent, migrate: { try migrate($0, database) }
    ) { found in
      let why = found.map { "its models differ from the program's (schema \($0.version), here \(schema.version))" } ?? "there is no store"
      return SwiftDataError(.loadIssueModelContainer, "\(database.path): \(why), and it is opened for reading only; open it for writing once")
    }
    return (database, identifier)
  }

  private func connect() throws -> Database {
    guard !configuration.isStoredInMemoryOnly else { return try Database(.memory) }
    if configuration.allowsSave {
      try? FileManager.default.createDirectory(at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    return try Database(.file(configuration.url), isReadOnly: !configuration.allowsSave)
  }

  /// Returns true if the store has the program's models.
  private func isCurrent(_ found: StoreMetadata) throws -> Bool {
    if found.layout == layout { return true }
    guard let version = Schema.Version(found.version), version > schema.version else { return false }
    throw SwiftDataError(
      .backwardMigration,
      "\(configuration.url.path): a newer version of the app wrote the store (schema \(version), this program has \(schema.version)); "
        + "it was left as it is. Update this program")
  }

  private func migrate(_ found: StoreMetadata, _ database: Database) throws {
    do {
      if let plan { try migrate(found, along: plan, database) } else { try change(found, to: schema, database) }
    } catch let fault as LayoutMigration.Fault {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(configuration.url.path): the store cannot be migrated from schema \(found.version) and was left as it is: \(fault.description)")
    }
  }

  /// Changes the tables without the author's code.
  @discardableResult
  private func change(_ found: StoreMetadata, to schema: Schema, _ database: Database) throws -> StoreMetadata {
    let layout = StoreLayout(schema)
    if layout != found.layout { try LayoutMigration(to: schema).migrate(database, from: found.layout, to: layout) }
    let new = StoreMetadata(identifier: found.identifier, version: schema.version.description, layout: layout)
    try new.write(database)
    return new
  }

  private func migrate(_ found: StoreMetadata, along plan: any SchemaMigrationPlan.Type, _ database: Database) throws {
    let versions = plan.schemas
    let schemas = versions.map { Schema(versionedSchema: $0) }
    let layouts = schemas.map { StoreLayout($0) }
    guard let start = layouts.lastIndex(of: found.layout), let end = schemas.firstIndex(where: { $0.version == schema.version }), start <= end else {
      throw LayoutMigration.Fault(description: "its models match no earlier version of the migration plan \(plan)")
    }
    var current = found
    for index in start..<end {
      let stage = plan.stages.first { $0.versions.from == versions[index] && $0.versions.to == versions[index + 1] }
      if case .custom(_, _, let willMigrate?, _) = stage { try perform(willMigrate, schemas[index], current, database) }
      current = try change(current, to: schemas[index + 1], database)
      if case .custom(_, _, _, let didMigrate?) = stage { try perform(didMigrate, schemas[index + 1], current, database) }
    }
  }

  /// Calls the author's code with a context whose saves are part of the migration's transaction.
  private func perform(_ code: (ModelContext) throws -> Void, _ schema: Schema, _ found: StoreMetadata, _ database: Database) throws {
    let store = Store(configuration, schema, found, database)
    let context = ModelContext(ModelContainer(migrating: store))
    try code(context)
    try context.save()
  }
}

extension Schema.Version {
  /// Parses text like `1.2.3`.
  init?(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }
}

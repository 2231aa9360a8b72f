import AlmanacRecordStore
import Foundation

/// Opens a store's file: creates it, or migrates it to the model.
struct StoreOpening {
  static let framework = "Core Data"

  let description: NSPersistentStoreDescription
  let model: NSManagedObjectModel
  let entities: [NSEntityDescription]
  let layout: StoreLayout

  init(_ description: NSPersistentStoreDescription, _ model: NSManagedObjectModel, _ entities: [NSEntityDescription], _ layout: StoreLayout) {
    self.description = description
    self.model = model
    self.entities = entities
    self.layout = layout
  }

  /// - Returns: the connection and the store's identifier.
  func open() throws -> (database: Database, identifier: String) {
    let database = try connect()
    let identifier = try StoreMetadata.open(
      database, new: metadata(UUID().uuidString), isReadOnly: description.isReadOnly, isCurrent: isCurrent, migrate: { try migrate($0, database) }
    ) { found in
      let why = found == nil ? "there is no store" : "its model differs from the program's"
      return CoreDataError.make(NSPersistentStoreOpenError, "\(database.path): \(why), and it is opened for reading only; open it for writing once")
    }
    return (database, identifier)
  }

  private func metadata(_ identifier: String) -> StoreMetadata {
    StoreMetadata(identifier: identifier, version: "\(model.version)", layout: layout, framework: Self.framework)
  }

  private func connect() throws -> Database {
    guard !description.isInMemory else { return try Database(.memory) }
    guard let url = description.url, url.isFileURL else {
      throw CoreDataError.make(NSPersistentStoreOpenError, "the store has no file: set the description's url to the address of a file")
    }
    if !description.isReadOnly {
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    // Checks first that an existing file is an Almanac store: opening a foreign file for writing would change its journal mode.
    if let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int, size > 0 {
      let reader = try Database(.file(url), isReadOnly: true)
      _ = try reader.read { try StoreMetadata.read(reader, framework: Self.framework) }
    }
    let patience = description.timeout > 0 ? Int32(clamping: Int(min(description.timeout, 600) * 1000)) : 5000
    return try Database(.file(url), isReadOnly: description.isReadOnly, patience: patience)
  }

  private var place: String { description.url?.path ?? "the store" }

  /// Returns true if the store has the program's model.
  private func isCurrent(_ found: StoreMetadata) throws -> Bool {
    if found.layout == layout { return true }
    guard let version = Int(found.version), version > model.version else { return false }
    throw CoreDataError.make(
      NSPersistentStoreIncompatibleVersionHashError,
      "\(place): a newer version of the app wrote the store (version \(version) of the model, this program has \(model.version)); it was left as it is. "
        + "Update this program")
  }

  private func migrate(_ found: StoreMetadata, _ database: Database) throws {
    func fault(_ why: String, _ cause: NSError? = nil) -> NSError {
      CoreDataError.make(
        NSMigrationError, "\(place): the store cannot be migrated to version \(model.version) of the model and was left as it is: \(why)",
        cause.map { [NSUnderlyingErrorKey: $0] } ?? [:])
    }
    guard description.shouldMigrateStoreAutomatically else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "\(place): the store has another model than the program, and the description does not allow a migration; it was left as it is")
    }
    if let mapping = model.described?.mappings.first(where: { $0.reads(found.layout, configuration: description.configuration) }) {
      do { try migrate(by: mapping, from: found.layout, database) } catch let error as NSError {
        throw fault("\(mapping.title): \(error.localizedDescription)", error)
      }
      try metadata(found.identifier).write(database)
      return
    }
    guard description.shouldInferMappingModelAutomatically else {
      throw CoreDataError.make(
        NSMigrationMissingMappingModelError,
        "\(place): no mapping model leads from the store's model to version \(model.version), and the description does not allow to infer one; "
          + "it was left as it is")
    }
    // The entity's own table would be dropped together with its objects.
    for entity in entities where entity.superentity != nil && found.layout.entity(entity.knownName) != nil {
      throw fault("\(entity.knownName) has the parent \(entity.root.knownName) now; changes of the hierarchy are not supported")
    }
    do { try LayoutMigration(to: entities).migrate(database, from: found.layout, to: layout) } catch let error as LayoutMigration.Fault {
      throw fault(error.description)
    }
    try metadata(found.identifier).write(database)
  }
}

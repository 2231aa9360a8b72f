import AlmanacRecordStore
import Foundation
import Synchronization

/// One file of a container, with its connection. Contexts on several threads use it one after the other.
// Unchecked: every use of the connection holds the lock, and nothing else changes after the initializer.
final class Store: @unchecked Sendable {
  let configuration: ModelConfiguration
  let schema: Schema
  let identifier: String
  let layout: StoreLayout
  private let database: Database
  private let lock = NSRecursiveLock()

  init(_ configuration: ModelConfiguration, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    self.schema = schema
    layout = StoreLayout(schema)
    do {
      (database, identifier) = try StoreOpening(configuration, schema, layout, plan).open()
    } catch { throw StoreFaultLog.reported(SwiftDataError(error, or: .loadIssueModelContainer)) }
  }

  /// A store during a migration, whose transaction is open.
  init(_ configuration: ModelConfiguration, _ schema: Schema, _ found: StoreMetadata, _ database: Database) {
    self.configuration = configuration
    self.schema = schema
    self.database = database
    layout = found.layout
    identifier = found.identifier
  }

  func entity(_ name: String) -> StoredEntity? { layout.entity(name) }

  /// Performs `body` on one consistent state of the store.
  func read<R>(_ body: (Database) throws -> R) throws -> R {
    try lock.withLock {
      do { return try database.read { try body(database) } } catch { throw explained(error) }
    }
  }

  /// Performs `body` in a transaction. Nothing is written if it throws.
  func write<R>(_ body: (Database) throws -> R) throws -> R {
    guard configuration.allowsSave, !database.isReadOnly else {
      throw SwiftDataError(.invalidTransaction, "\(database.path): the store is open for reading only")
    }
    return try lock.withLock {
      do { return try database.write { try body(database) } } catch let error as DatabaseError { throw explained(error) }
    }
  }

  private func explained(_ error: any Error) -> SwiftDataError {
    if let stale = StoreMetadata.staleness(of: database, layout, framework: "SwiftData", after: error) {
      return SwiftDataError(.loadIssueModelContainer, stale)
    }
    return StoreFaultLog.reported(SwiftDataError(error, or: .loadIssueModelContainer))
  }
}

import Foundation

extension StoreMetadata {
  /// Brings a database to a layout: creates the tables, or migrates those of an earlier version. SwiftData and Core Data open their stores with it.
  ///
  /// - Parameters:
  ///   - new: the layout and the identifier that an empty database gets.
  ///   - isCurrent: returns true if a store already has the program's layout; throws if its program is newer.
  ///   - migrate: changes the tables and writes the metadata, in the transaction.
  ///   - refusal: the error for a read-only database that has no store, or an earlier one.
  /// - Returns: the store's identifier.
  package static func open(
    _ database: Database, new: StoreMetadata, isReadOnly: Bool, isCurrent: (StoreMetadata) throws -> Bool,
    migrate: (StoreMetadata) throws -> Void, refusal: (StoreMetadata?) -> any Error
  ) throws -> String {
    let found = try database.read { try read(database, framework: new.framework) }
    if let found, try isCurrent(found) { return found.identifier }
    guard !isReadOnly, !database.isReadOnly else { throw refusal(found) }
    // Everything is in one transaction: another process sees the store before or after it, and a failure leaves it unchanged.
    return try database.write {
      guard let found = try read(database, framework: new.framework) else {
        try new.layout.createTables(database)
        try new.write(database)
        return new.identifier
      }
      // Another process may have migrated it in the meantime.
      if try !isCurrent(found) { try migrate(found) }
      return found.identifier
    }
  }

  /// Returns the reason if a statement failed because another version of the app has migrated the store since it was opened; nil if none has.
  ///
  /// - Parameter layout: the layout that the store was opened with.
  package static func staleness(of database: Database, _ layout: StoreLayout, framework: String, after error: any Error) -> String? {
    guard let failure = error as? DatabaseError, failure.kind == .other, let now = try? read(database, framework: framework), now.layout != layout
    else { return nil }
    return "\(database.path): another version of the app has migrated the store since this program opened it; start this program again"
  }
}

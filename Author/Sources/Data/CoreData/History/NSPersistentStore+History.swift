import AlmanacRecordStore
import Foundation

extension NSPersistentStore {
  /// Adds a transaction to the history, inside the database transaction that writes the rows. If one program turned history on, all programs that use
  /// the store record it: otherwise the others would miss changes.
  func record(_ changes: [HistoryLog.Change], by context: NSManagedObjectContext, _ database: Database) throws {
    guard !changes.isEmpty, try tracksHistory || HistoryLog.exists(database) else { return }
    try HistoryLog.add(changes, by: HistoryLog.Author(name: context.transactionAuthor, context: context.name), database)
  }

  /// Returns the values of a row that its model preserves after deletion; nil if there are none.
  func preserved(_ entity: NSEntityDescription, _ key: Int64, _ database: Database) throws -> Data? {
    let attributes = entity.attributesByName.values.filter { $0.preservesValueInHistoryOnDeletion && !$0.isTransient }.sorted { $0.name < $1.name }
    guard !attributes.isEmpty else { return nil }
    let columns = attributes.map { quoted(ColumnName.of($0)) }.joined(separator: ", ")
    let sql = "SELECT \(columns) FROM \(quoted(entity.root.knownName)) WHERE \(quoted(keyColumn)) = ?"
    guard let row = try database.rows(sql, [.integer(key)]).first else { return nil }
    return try HistoryTombstone.data(Dictionary(zip(attributes.map(\.name), row), uniquingKeysWith: { first, _ in first }))
  }

  // MARK: Reading and deleting

  private func requireHistory(_ database: Database) throws -> Bool {
    if try HistoryLog.exists(database) { return true }
    guard !tracksHistory else { return false }
    throw CoreDataError.make(
      NSCoreDataError,
      "\(url?.path ?? "the store"): it has no history; set the option NSPersistentHistoryTrackingKey to true in the store's description")
  }

  /// Returns the condition for transactions on one side of a limit.
  private func condition(_ limit: NSPersistentHistoryChangeRequest.Limit, isAfter: Bool) -> (sql: String, arguments: [StoredValue]) {
    switch limit {
    case .none: (isAfter ? "1" : "0", [])
    case .date(let date): ("date \(isAfter ? ">" : "<") ?", [.real(date.timeIntervalSinceReferenceDate)])
    // A token without this store is older than all of its history.
    case .token(let token): ("number \(isAfter ? ">" : "<") ?", [.integer(token.numbers[identifier] ?? 0)])
    }
  }

  /// - Throws: `NSPersistentHistoryTokenExpiredError` if history after the token has been deleted.
  func history(_ limit: NSPersistentHistoryChangeRequest.Limit, changes needsChanges: Bool) throws -> [NSPersistentHistoryTransaction] {
    let known = Dictionary(entities.map { ($0.knownName, $0) }, uniquingKeysWith: { first, _ in first })
    return try read { database in
      guard try requireHistory(database) else { return [] }
      if case .token(let token) = limit, let number = token.numbers[identifier], try HistoryLog.isIncomplete(after: number, database) {
        throw CoreDataError.make(
          NSPersistentHistoryTokenExpiredError,
          "history after the token has been deleted; fetch the objects themselves, and go on with currentPersistentHistoryToken(fromStores:)")
      }
      let (sql, arguments) = condition(limit, isAfter: true)
      return try HistoryLog.transactions(where: sql, arguments, database).map { transaction in
        guard needsChanges else { return NSPersistentHistoryTransaction(transaction, identifier, nil) }
        let changes = try HistoryLog.changes(of: transaction.number, database).compactMap { number, change in
          // Skips an entity that the model no longer has; it had no objects left.
          known[change.entity].map { NSPersistentHistoryChange(number, change, $0, self) }
        }
        return NSPersistentHistoryTransaction(transaction, identifier, changes)
      }
    }
  }

  /// Returns the number of deleted transactions.
  func deleteHistory(_ limit: NSPersistentHistoryChangeRequest.Limit) throws -> Int {
    try write { database in
      guard try requireHistory(database) else { return 0 }
      let (sql, arguments) = condition(limit, isAfter: false)
      return try HistoryLog.delete(where: sql, arguments, database)
    }
  }

  /// Returns the position in the history after everything that is saved now.
  func historyToken() throws -> NSPersistentHistoryToken { NSPersistentHistoryToken([identifier: try read { try HistoryLog.lastNumber($0) }]) }

  // MARK: Remote changes

  /// Notifies the watch that this process has written to the store.
  func saved() { watch?.postSoon(self) }

  /// Posts `NSPersistentStoreRemoteChange`.
  func postRemoteChange(_ token: NSPersistentHistoryToken?) {
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: identifier ?? ""]
    info[NSPersistentStoreURLKey] = url
    info[NSPersistentHistoryTokenKey] = token
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: persistentStoreCoordinator, userInfo: info)
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the position in the history after everything that is saved now; nil if no store has a history.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let chosen = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    let tokens = chosen.filter(\.tracksHistory).compactMap { try? $0.historyToken() }
    guard !tokens.isEmpty else { return nil }
    return NSPersistentHistoryToken(tokens.reduce(into: [:]) { $0.merge($1.numbers) { first, _ in first } })
  }
}

public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"

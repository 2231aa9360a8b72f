import AlmanacRecordStore
import Foundation

/// The history of saves, in two tables of the store: transactions and their changes. They grow until the author deletes them, as on Apple's systems.
enum HistoryLog {
  private static let transactions = quoted("$historyTransactions")
  private static let changes = quoted("$historyChanges")

  /// One inserted, updated or deleted row.
  struct Change {
    let type: NSPersistentHistoryChangeType
    let entity: String
    let key: Int64
    /// The names of the properties that an update set.
    let properties: [String]
    /// The preserved values of a deleted row, as a property list.
    let tombstone: Data?
  }

  /// The author of a transaction.
  struct Author {
    let name: String?
    let context: String?
    let bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let process = "\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// A transaction as it is stored.
  struct Transaction {
    let number: Int64
    let date: Date
    let author: String?
    let context: String?
    let bundle: String
    let process: String
  }

  static func exists(_ database: Database) throws -> Bool {
    try database.value("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '$historyTransactions'") != nil
  }

  private static func createTables(_ database: Database) throws {
    // With AUTOINCREMENT a number is never reused, so that a token of deleted history can be recognised.
    try database.execute(
      "CREATE TABLE \(transactions) (number INTEGER PRIMARY KEY AUTOINCREMENT, date REAL NOT NULL, author TEXT, context TEXT, bundle TEXT, process TEXT)"
    )
    try database.execute(
      """
      CREATE TABLE \(changes) (number INTEGER PRIMARY KEY AUTOINCREMENT, transactionNumber INTEGER NOT NULL, type INTEGER NOT NULL, \
      entity TEXT NOT NULL, key INTEGER NOT NULL, properties TEXT NOT NULL, tombstone BLOB)
      """)
    try database.execute("CREATE INDEX \(quoted("$historyChanges.transaction")) ON \(changes) (transactionNumber)")
  }

  /// Adds a transaction, inside the database transaction that writes the rows.
  static func add(_ added: [Change], by author: Author, _ database: Database) throws {
    if try !exists(database) { try createTables(database) }
    try database.run(
      "INSERT INTO \(transactions) (date, author, context, bundle, process) VALUES (?, ?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), author.name.map { .text($0) } ?? .null, author.context.map { .text($0) } ?? .null,
        .text(author.bundle), .text(author.process),
      ])
    guard case .integer(let number)? = try database.value("SELECT last_insert_rowid()") else { return }
    for change in added {
      let properties = String(decoding: try JSONEncoder().encode(change.properties), as: UTF8.self)
      try database.run(
        "INSERT INTO \(changes) (transactionNumber, type, entity, key, properties, tombstone) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .integer(number), .integer(Int64(change.type.rawValue)), .text(change.entity), .integer(change.key), .text(properties),
          change.tombstone.map { .blob($0) } ?? .null,
        ])
    }
  }

  // MARK: Reading

  /// Returns the number of the last saved transaction, even if it was deleted; 0 if there was none.
  static func lastNumber(_ database: Database) throws -> Int64 {
    guard try exists(database) else { return 0 }
    let found = try database.value("SELECT seq FROM sqlite_sequence WHERE name = '$historyTransactions'")
    return if case .integer(let number)? = found { number } else { 0 }
  }

  /// Returns true if a transaction with a higher number than `number` has been deleted, so that a program that has read up to `number` has missed it.
  static func isIncomplete(after number: Int64, _ database: Database) throws -> Bool {
    let first = try database.value("SELECT min(number) FROM \(transactions)")
    let oldest = if case .integer(let number)? = first { number } else { try lastNumber(database) + 1 }
    return number < oldest - 1
  }

  /// - Parameter condition: a condition on the columns `number` and `date`.
  static func transactions(where condition: String, _ arguments: [StoredValue], _ database: Database) throws -> [Transaction] {
    try database.rows("SELECT number, date, author, context, bundle, process FROM \(transactions) WHERE \(condition) ORDER BY number", arguments)
      .compactMap { row in
        guard case .integer(let number) = row[0], case .real(let date) = row[1] else { return nil }
        func text(_ value: StoredValue) -> String? { if case .text(let text) = value { text } else { nil } }
        return Transaction(
          number: number, date: Date(timeIntervalSinceReferenceDate: date), author: text(row[2]), context: text(row[3]), bundle: text(row[4]) ?? "",
          process: text(row[5]) ?? "")
      }
  }

  /// Returns the changes of a transaction, with their numbers.
  static func changes(of transaction: Int64, _ database: Database) throws -> [(number: Int64, change: Change)] {
    let sql = "SELECT number, type, entity, key, properties, tombstone FROM \(changes) WHERE transactionNumber = ? ORDER BY number"
    return try database.rows(sql, [.integer(transaction)]).compactMap { row in
      guard case (.integer(let number), .integer(let type), .text(let entity), .integer(let key)) = (row[0], row[1], row[2], row[3]),
        let kind = NSPersistentHistoryChangeType(rawValue: Int(type)), case .text(let text) = row[4]
      else { return nil }
      let tombstone: Data? = if case .blob(let data) = row[5] { data } else { nil }
      let properties = (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
      return (number, Change(type: kind, entity: entity, key: key, properties: properties, tombstone: tombstone))
    }
  }

  /// Deletes transactions and their changes, and returns the number of transactions.
  static func delete(where condition: String, _ arguments: [StoredValue], _ database: Database) throws -> Int {
    try database.run("DELETE FROM \(changes) WHERE transactionNumber IN (SELECT number FROM \(transactions) WHERE \(condition))", arguments)
    try database.run("DELETE FROM \(transactions) WHERE \(condition)", arguments)
    return database.changes
  }
}

extension HistoryLog.Change {
  /// Returns the update of an object by a save. A new object here has become an existing row, and sets all of its attributes.
  static func update(_ object: NSManagedObject) -> Self {
    let names = object.state == .inserted ? Array(object.entity.attributesByName.keys) : Array(object.before.keys)
    let stored = names.filter { object.entity.propertiesByName[$0]?.isTransient == false }
    return Self(.update, object.entity, object.objectID.key, properties: stored.sorted())
  }

  init(_ type: NSPersistentHistoryChangeType, _ entity: NSEntityDescription, _ key: Int64, properties: [String] = [], tombstone: Data? = nil) {
    self.init(type: type, entity: entity.knownName, key: key, properties: properties, tombstone: tombstone)
  }
}

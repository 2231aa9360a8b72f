import AlmanacProfiles
import Foundation
import GRDB

extension DeviceStore {
  /// Opens the file, checks it and migrates it to the current schema. Creates the file and its folder if they are missing.
  ///
  /// A file that ``settle()`` left complete is not checked page by page: ``CleanMark``.
  ///
  /// - Parameter decisionsKept: how many of the newest decisions are kept for each widget.
  /// - Throws: ``StoreError``; then the file is unchanged.
  public static func open(at file: URL, decisionsKept: Int = ReloadProfile.standard.decisionsKept) throws(StoreError) -> DeviceStore {
    let path = file.path
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: path, reason: "its folder cannot be created")
    }
    do {
      try DatabaseFiles(path: path).checkWritable()
      try refuseForeign(path)
      let mark = CleanMark(of: path)
      let isClean = mark.take()
      let pool = try DatabasePool(path: path, configuration: configuration)
      try pool.write { db in
        if !isClean {
          // The complete check reads whole values to compare them with indices, so their sizes are checked before it.
          try checkPages(db, path, by: "quick_check")
          try SizeCheck.check(db, path)
          try checkPages(db, path, by: "integrity_check")
        }
        try check(db, path)
      }
      let store = try DeviceStore(pool, decisionsKept: decisionsKept, copies: LayoutCopies(beside: file), mark: mark)
      if !isClean { store.counts.withLock { $0.pageChecks += 1 } }
      return store
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw StoreError(path, error)
    } catch is RowDecodingError {
      throw .corrupt(path: path, detail: "a value has another type than was stored")
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Checks that nothing but regular files has the name of the database, its journals or its index.
  ///
  /// - Throws: ``StoreError/notFile(path:kind:)``.
  public static func checkKinds(of file: URL) throws(StoreError) { try DatabaseFiles(path: file.path(percentEncoded: false)).checkKinds() }

  /// Returns a store without a file, for tests.
  public static func inMemory(decisionsKept: Int = ReloadProfile.standard.decisionsKept) throws(StoreError) -> DeviceStore {
    do {
      return try DeviceStore(DatabaseQueue(configuration: configuration), decisionsKept: decisionsKept)
    } catch {
      throw .failed("\(error)")
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration().boundingValues
    configuration.label = "almanac"
    configuration.foreignKeysEnabled = true
    // Another process may lock the file for the duration of a commit.
    configuration.busyMode = .timeout(5)
    // What is deleted is overwritten, so that nothing of a protected app stays in free pages (Specification D5).
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON") }
    return configuration
  }

  /// Refuses the database of another program, and a schema that no host makes, before anything is written to it.
  private static func refuseForeign(_ path: String) throws {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else { return }
    var configuration = Configuration().boundingValues
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    try queue.read { db in
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      if application != Schema.applicationID, application != 0 || tables > 0 { throw StoreError.foreign(path: path) }
      // Checks the schema first: `PRAGMA integrity_check` evaluates expressions of the schema.
      try SchemaCheck.check(db, path)
    }
  }

  /// Checks all pages.
  ///
  /// - Parameter check: `quick_check`, or `integrity_check`, which compares the rows with the indices too.
  static func checkPages(_ db: Database, _ path: String, by check: String) throws {
    if let fault = try String.fetchOne(db, sql: "PRAGMA \(check)(1)"), fault != "ok" { throw StoreError.corrupt(path: path, detail: fault) }
  }

  private static func check(_ db: Database, _ path: String) throws {
    if try Schema.migrator.hasBeenSuperseded(db) {
      // A later release has our migrations too. If one is missing, its name was damaged.
      let known = Set(Schema.migrator.migrations)
      guard try Schema.migrator.appliedIdentifiers(db).isSuperset(of: known) else {
        throw StoreError.corrupt(path: path, detail: "its list of migrations is damaged")
      }
      throw StoreError.newerSchema(path: path)
    }
    try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
  }
}

extension StoreError {
  init(_ path: String, _ error: DatabaseError) {
    switch error.resultCode {
    // The last one is an unknown table or column, or text that is not SQL: the stored schema is damaged.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR: self = .corrupt(path: path, detail: error.reason)
    case .SQLITE_TOOBIG: self = .corrupt(path: path, detail: "a value has more than \(StoredBounds.valueBytes) bytes, which no host writes")
    case .SQLITE_FULL: self = .full(path: path)
    // A full disk may also keep SQLite from making its index.
    case .SQLITE_IOERR where DatabaseFiles(path: path).isDiskFull, .SQLITE_CANTOPEN where DatabaseFiles(path: path).isDiskFull:
      self = .full(path: path)
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable(path: path, reason: error.reason)
    default: self = .failed("\(path): \(error.reason)")
    }
  }
}

import AlmanacProfiles
import Foundation
import GRDB

extension DeviceStore {
  /// Copies a database as of one instant, also while another process writes to it. The copy is migrated to the current schema, and checked as
  /// ``openWhole(at:decisionsKept:)`` checks a database without a copy of its layout.
  ///
  /// - Throws: ``StoreError/corrupt(path:detail:)`` when the file is damaged, ``StoreError/newerSchema(path:)``; other errors when the copy cannot be
  ///   written. The path says which of both.
  public static func copy(_ file: URL, to copy: URL) throws(StoreError) {
    let path = file.path(percentEncoded: false)
    try checkKinds(of: file)
    do {
      let source = try readable(file)
      defer { try? source.close() }
      do {
        let target = try DatabaseQueue(path: copy.path(percentEncoded: false), configuration: Configuration().boundingValues)
        defer { try? target.close() }
        try source.backup(to: target)
        // One file without a journal beside it.
        try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try target.read { db in
          guard try !Schema.migrator.hasBeenSuperseded(db) else { throw StoreError.newerSchema(path: path) }
          try checkPages(db, path, by: "integrity_check")
        }
        _ = try DeviceStore(target, decisionsKept: ReloadProfile.standard.decisionsKept).wholeLayout()
      } catch let error as DatabaseError where [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
        throw StoreError(copy.path(percentEncoded: false), error)
      }
    } catch let error as StoreError {
      throw error.damage(of: path)
    } catch let error as DatabaseError {
      throw StoreError(path, error).damage(of: path)
    } catch is RowDecodingError {
      throw .corrupt(path: path, detail: "a value has another type than was stored")
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Opens a database whose schema and pages are whole, and of which no value is too large.
  private static func readable(_ file: URL) throws -> any DatabaseWriter {
    let path = file.path(percentEncoded: false)
    do {
      let source = try DatabaseQueue(path: path, configuration: Configuration().boundingValues)
      try source.read { db in
        try SchemaCheck.check(db, path)
        try checkPages(db, path, by: "quick_check")
        try SizeCheck.check(db, path)
      }
      return source
    } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_IOERR].contains(error.resultCode) {
      // SQLite cannot make its index on a disk that is full or read-only. The file may be well.
      return try inMemoryCopy(of: file).database
    }
  }

  /// Whether the file begins as a database of Almanac does. Opening an empty file would make a new database of it.
  public static func isOurs(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    // https://www.sqlite.org/fileformat.html: the format's name, and at offset 68 the id of the application.
    guard let header = try? handle.read(upToCount: 100), header.count == 100 else { return false }
    let id = withUnsafeBytes(of: Schema.applicationID.bigEndian) { Data($0) }
    return header.starts(with: Data("SQLite format 3\0".utf8)) && header.dropFirst(68).starts(with: id)
  }

  /// Records that all bundles are in `folder` now, under their names.
  public func moveBundles(to folder: URL) throws {
    for var app in try apps() {
      app.bundle = folder.appending(path: app.bundle.lastPathComponent, directoryHint: .isDirectory)
      try save(app)
    }
  }
}

extension StoreError {
  /// The error of a file for which another path stands: damage that was found in a copy is the file's.
  fileprivate func damage(of path: String) -> StoreError {
    switch self {
    // SQLite's findings have several lines.
    case .corrupt(_, let detail): .corrupt(path: path, detail: detail.split(whereSeparator: \.isNewline).joined(separator: " "))
    case .damagedRecord(let what): .corrupt(path: path, detail: "its \(what) cannot be read")
    case .notWritable, .notFile, .full, .newerSchema, .foreign, .unknownInstance, .failed: self
    }
  }
}

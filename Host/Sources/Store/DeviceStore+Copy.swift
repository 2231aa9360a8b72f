import Foundation
import GRDB

extension DeviceStore {
  /// Copies a database as of one instant, also while another process writes to it.
  ///
  /// - Throws: ``StoreError`` when the file is damaged or the copy cannot be written; the path in it says which.
  public static func copy(_ file: URL, to copy: URL) throws(StoreError) {
    let path = file.path(percentEncoded: false)
    try checkKinds(of: file)
    do {
      let source = try readable(file)
      defer { try? source.close() }
      do {
        let target = try DatabaseQueue(path: copy.path(percentEncoded: false))
        defer { try? target.close() }
        try source.backup(to: target)
        // One file without a journal beside it.
        try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      } catch let error as DatabaseError where [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
        throw StoreError(copy.path(percentEncoded: false), error)
      }
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw StoreError(path, error)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Opens a database whose pages are whole.
  private static func readable(_ file: URL) throws -> any DatabaseWriter {
    let path = file.path(percentEncoded: false)
    do {
      let source = try DatabaseQueue(path: path)
      try source.read { try SchemaCheck.check($0, path) }
      if let fault = try source.read({ try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }), fault != "ok" {
        throw StoreError.corrupt(path: path, detail: fault)
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

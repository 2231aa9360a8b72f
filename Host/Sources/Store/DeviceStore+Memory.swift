import AlmanacProfiles
import Foundation
import GRDB

extension DeviceStore {
  /// Opens a copy of the file in memory, for a disk that cannot be written. Commits work and are lost with the object; the file is unchanged.
  ///
  /// - Throws: ``StoreError``.
  public static func inMemoryCopy(
    of file: URL, decisionsKept: Int = ReloadProfile.standard.decisionsKept
  ) throws(StoreError) -> DeviceStore {
    let path = file.path(percentEncoded: false)
    try checkKinds(of: file)
    // SQLite reads a journal only where it can write an index beside it, so the files are read elsewhere.
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let copy = folder.appending(path: "database.sqlite").path(percentEncoded: false)
      for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
      }
      let source = try DatabaseQueue(path: copy, configuration: Configuration().boundingValues)
      defer { try? source.close() }
      try source.read { try SchemaCheck.check($0, path) }
      try source.read { db in
        try checkPages(db, path, by: "quick_check")
        try SizeCheck.check(db, path)
        try checkPages(db, path, by: "integrity_check")
      }
      var configuration = Configuration().boundingValues
      configuration.foreignKeysEnabled = true
      let memory = try DatabaseQueue(configuration: configuration)
      try source.backup(to: memory)
      return try DeviceStore(memory, decisionsKept: decisionsKept)
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw StoreError(path, error)
    } catch {
      throw .failed("the database cannot be read while its disk cannot be written: \(error.localizedDescription)")
    }
  }
}

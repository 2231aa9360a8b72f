import Foundation
import GRDB

extension DeviceStore {
  /// Copies a database as of one instant, also while another process writes to it.
  ///
  /// - Throws: ``StoreError`` when the file is damaged or the copy cannot be written.
  public static func copy(_ file: URL, to copy: URL) throws(StoreError) {
    let path = file.path(percentEncoded: false)
    do {
      let source = try DatabaseQueue(path: path)
      defer { try? source.close() }
      if let fault = try source.read({ try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }), fault != "ok" {
        throw StoreError.corrupt(path: path, detail: fault)
      }
      let target = try DatabaseQueue(path: copy.path(percentEncoded: false))
      defer { try? target.close() }
      try source.backup(to: target)
      // One file without a journal beside it.
      try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw StoreError(path, error)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Records that all bundles are in `folder` now, under their names.
  public func moveBundles(to folder: URL) throws {
    for var app in try apps() {
      app.bundle = folder.appending(path: app.bundle.lastPathComponent, directoryHint: .isDirectory)
      try save(app)
    }
  }
}

import Foundation
import Glibc

/// The database's file, the journal and index beside it, and their folder: what the system lets this process do with them.
struct DatabaseFiles {
  /// The path of the database's file.
  let path: String

  private var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  /// Checks that the database, its journals and its index are regular files or missing, before SQLite opens one of them: it waits for ever for a
  /// FIFO, and takes a folder or a link in place of a journal for damage.
  ///
  /// Links are not followed: a repaired database would take the place of the link.
  /// - Throws: ``StoreError/notFile(path:kind:)`` with the first other item.
  func checkKinds() throws(StoreError) {
    for item in ["", "-journal", "-wal", "-shm"].map({ path + $0 }) {
      guard let kind = FileKind(of: item), kind != .file else { continue }
      throw .notFile(path: item, kind: kind)
    }
  }

  /// Checks that all of them can be written, so that a missing permission is never taken for damage.
  ///
  /// SQLite gives journal and index the permissions of the database. Those that it made while the database was read-only get their owner's
  /// permissions back, or the database would stay read-only after its own permissions were mended.
  /// - Throws: ``StoreError/notWritable(path:reason:)`` with the first item that this process may not write, ``StoreError/notFile(path:kind:)``.
  func checkWritable() throws(StoreError) {
    try checkPermission(folder, W_OK | X_OK)
    try checkKinds()
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    try checkPermission(path, R_OK | W_OK)
    for side in [path + "-journal", path + "-wal", path + "-shm"] {
      guard lstat(side, &status) == 0 else { continue }
      if status.st_uid == geteuid(), status.st_mode & 0o600 != 0o600 { chmod(side, status.st_mode & 0o777 | 0o600) }
      try checkPermission(side, R_OK | W_OK)
    }
  }

  /// Throws only for a missing permission; SQLite meets every other fault itself.
  private func checkPermission(_ item: String, _ mode: Int32) throws(StoreError) {
    guard access(item, mode) != 0, errno == EACCES || errno == EPERM else { return }
    throw .notWritable(path: item, reason: String(cString: strerror(errno)))
  }

  /// SQLite's index takes 32 KiB at once; with less than twice that it cannot open a database.
  private static let leastSpace: UInt64 = 64 << 10

  /// Whether the disk is full. It is checked after an error, because SQLite does not always report a full disk as the cause.
  var isDiskFull: Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < Self.leastSpace
  }
}

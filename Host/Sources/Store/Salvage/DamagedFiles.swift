import Foundation
import Glibc

/// Keeps damaged databases aside, for whoever wants to look at them.
enum DamagedFiles {
  /// How many are kept; older ones are deleted.
  static let kept = 3
  private static let mark = ".damaged-"

  /// Gives the database a second name and moves its journal to that name. The database itself stays until it is replaced in one step.
  ///
  /// - Returns: the second name.
  static func keep(_ file: URL, now: Date) throws -> URL {
    let stamp = now.formatted(.iso8601.year().month().day().timeSeparator(.omitted).time(includingFractionalSeconds: true))
    let aside = file.deletingPathExtension().appendingPathExtension("\(mark.dropFirst())\(stamp).sqlite")
    unlink(aside.path)
    // Some file systems have no links.
    if link(file.path, aside.path) != 0 { try FileManager.default.copyItem(at: file, to: aside) }
    if let size = try? FileManager.default.attributesOfItem(atPath: file.path + "-wal")[.size] as? Int, size == 0 { unlink(file.path + "-wal") }
    if rename(file.path + "-wal", aside.path + "-wal") != 0, errno != ENOENT { throw StoreError.failed(String(cString: strerror(errno))) }
    unlink(file.path + "-shm")
    return aside
  }

  /// Deletes all but the newest.
  static func prune(beside file: URL) { remove(beside: file, keeping: kept) }

  /// Deletes all, or all but the newest: the data of protected apps in them is not encrypted, or under an old key.
  static func remove(beside file: URL, keeping kept: Int = 0) {
    let folder = file.deletingLastPathComponent()
    let start = file.deletingPathExtension().lastPathComponent + mark
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix(start) && $0.hasSuffix(".sqlite") }
    for name in names.sorted().dropLast(kept) {
      for suffix in ["", "-wal", "-shm"] { unlink(folder.appending(path: name + suffix).path) }
    }
  }
}

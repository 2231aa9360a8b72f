import Foundation
import Glibc

/// The file `almanac.sqlite-clean`: a database was left complete, and how it was then.
///
/// SQLite's check of a whole file of 200 MB takes 0.9 s of a processor (`quick_check`: 0.3 s), so it is made only if the file may have been damaged:
/// after an end without notice, after a change by anybody else, and at the first opening after the machine has started. The mark holds the id of
/// that start, because a loss of power can lose pages and keep the file's times.
struct CleanMark {
  private let database: String
  private let file: String
  private static let format = "almanac-clean 1"
  private static let startID = "/proc/sys/kernel/random/boot_id"

  /// - Parameter database: the path of the database's file.
  init(of database: String) {
    self.database = database
    file = database + "-clean"
  }

  /// Whether the database is as it was left. The mark is removed: it holds for one opening.
  func take() -> Bool {
    defer { unlink(file) }
    // Reading a FIFO would wait for ever.
    guard let current, FileKind(of: file) == .file else { return false }
    guard let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int, size < 512 else { return false }
    return (try? String(contentsOfFile: file, encoding: .utf8)) == current
  }

  /// Records that the database is complete. Without the mark the next opening takes longer, so a failure is no fault.
  func write() {
    guard let current else { return }
    unlink(file)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(current.utf8)
    if Glibc.write(descriptor, bytes, bytes.count) != bytes.count { unlink(file) }
  }

  /// The state of the file now; nil while a journal holds a part of it, or if the machine's start has no id.
  private var current: String? {
    var (status, journal) = (stat(), stat())
    guard stat(database, &status) == 0, stat(database + "-wal", &journal) != 0 || journal.st_size == 0 else { return nil }
    let start = (try? String(contentsOfFile: Self.startID, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !start.isEmpty else { return nil }
    return "\(Self.format) \(start) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n"
  }
}

import Foundation
import Glibc

/// Whether a folder can be written right now.
enum WriteCheck {
  /// The database needs this much for its journal and index at its next commits.
  private static let bytes = 1 << 20

  /// Writes a small file and removes it.
  ///
  /// - Returns: why that is impossible for now: a full disk, an exceeded quota, a read-only file system; nil if it is possible, or impossible for
  ///   another reason, which the caller meets itself.
  static func fault(in folder: URL) -> String? {
    let path = folder.appendingPathComponent(".\(ScratchName.make())").path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return reason(errno) }
    defer {
      close(descriptor)
      unlink(path)
    }
    // Reserves the blocks, so that a sparse file does not hide a full disk. Not every file system can.
    let code = posix_fallocate(descriptor, 0, off_t(bytes))
    return code == 0 ? nil : reason(code)
  }

  private static func reason(_ code: Int32) -> String? {
    [ENOSPC, EDQUOT, EROFS].contains(code) ? "\(FileFault(code))" : nil
  }
}

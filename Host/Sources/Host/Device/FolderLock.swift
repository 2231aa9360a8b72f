import Foundation
import Glibc

/// The lock of a data folder, held until the object is deallocated or the process ends.
///
/// Both the folder and the file `host.lock` in it are locked. The file alone can be removed by hand, and a second host would lock a new one. The folder
/// alone is not enough either: earlier versions know only the file.
final class FolderLock: Sendable {
  private let descriptors: [Int32]

  /// - Parameter patience: for how many seconds a lock that another process holds is tried again (``HostConfiguration/folderPatience``).
  /// - Throws: ``HostError/dataInUse(_:)`` if another process keeps it.
  init(_ folder: URL, patience: Double) throws {
    let end = ContinuousClock.now + .seconds(patience)
    let file = folder.appendingPathComponent("host.lock").path
    let whole = try Self.locked(folder.path, O_RDONLY | O_DIRECTORY, of: folder, until: end)
    do {
      descriptors = [whole, try Self.locked(file, O_RDWR | O_CREAT | O_NOFOLLOW, of: folder, until: end)]
    } catch {
      close(whole)
      throw error
    }
  }

  private static func locked(_ path: String, _ flags: Int32, of folder: URL, until end: ContinuousClock.Instant) throws -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw HostError.dataFolder("\(path): \(String(cString: strerror(errno))); choose another folder with --data") }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems lock files only.
      if errno != EWOULDBLOCK, errno != EINTR, flags & O_DIRECTORY != 0 { break }
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw HostError.dataInUse(folder.path)
      }
      usleep(10_000)
    }
    return descriptor
  }

  deinit { descriptors.forEach { close($0) } }
}

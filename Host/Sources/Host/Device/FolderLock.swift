import Foundation
import Glibc

/// The lock of a data folder, held until the object is deallocated or the process ends.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Parameter patience: for how many seconds a lock that another process holds is tried again (``HostConfiguration/folderPatience``).
  /// - Throws: ``HostError/dataInUse(_:)`` if another process keeps it.
  init(_ folder: URL, patience: Double) throws {
    let path = folder.appendingPathComponent("host.lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw HostError.dataFolder("\(path): \(String(cString: strerror(errno))); choose another folder with --data") }
    let end = ContinuousClock.now + .seconds(patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw HostError.dataInUse(folder.path)
      }
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

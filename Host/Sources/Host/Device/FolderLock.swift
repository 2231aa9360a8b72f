import Foundation
import Glibc

/// The lock of a data folder, held until the object is deallocated or the process ends.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``HostError/dataInUse(_:)`` if another process holds it.
  init(_ folder: URL) throws {
    let path = folder.appendingPathComponent("host.lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw HostError.dataFolder("\(path): \(String(cString: strerror(errno))); choose another folder with --data") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw HostError.dataInUse(folder.path)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

import Foundation
import Glibc

/// A backup that is open for reading. It is a regular file: nothing waits for the peer of a FIFO or reads a device.
final class BackupFile {
  private let path: String
  private let descriptor: Int32

  /// - Throws: ``BackupError/unreadable(_:_:)``.
  init(_ file: URL) throws(BackupError) {
    path = file.path
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, "\(FileFault(errno))") }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path, "it is not a file; name one that almanac backup wrote")
    }
  }

  deinit { close(descriptor) }

  /// Goes back to the first byte.
  func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// Returns the next bytes, as many as it is asked for; fewer at the end of the file.
  func read(_ wanted: Int) throws(BackupError) -> Data {
    var data = Data(count: wanted)
    var filled = 0
    while filled < wanted {
      let count = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), wanted - filled) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path, "\(FileFault(errno))") }
      if count == 0 { break }
      filled += count
    }
    return data.prefix(filled)
  }
}

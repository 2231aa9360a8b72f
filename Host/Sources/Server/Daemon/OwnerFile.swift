import Foundation
import Glibc

/// A file that only its owner can read.
enum OwnerFile {
  /// Why a file cannot be written.
  struct Fault: Error, CustomStringConvertible {
    let path: String
    let code: Int32

    var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// Replaces the file in one step, so that a reader never gets a part of it.
  ///
  /// - Throws: ``Fault``; then nothing has changed.
  static func replace(_ file: URL, with data: Data) throws(Fault) {
    let draft = file.appendingPathExtension("new").path
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Fault(path: file.path, code: errno) }
    var code = fault(writing: data, to: descriptor)
    close(descriptor)
    if code == 0, rename(draft, file.path) != 0 { code = errno }
    guard code == 0 else {
      unlink(draft)
      throw Fault(path: file.path, code: code)
    }
  }

  /// Returns 0 if all the data is on the disk.
  private static func fault(writing data: Data, to descriptor: Int32) -> Int32 {
    let count = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { return errno }
    // A part is written when the disk gets full meanwhile.
    guard count == data.count else { return ENOSPC }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Reads a file and the id of its owner. Follows no link, waits for no pipe, and reads no more than `limit` bytes.
  ///
  /// - Returns: nil if there is no such file, or a longer one.
  static func read(_ file: URL, limit: Int) -> (data: Data, owner: uid_t)? {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0, count <= limit else { return nil }
    return (Data(bytes[..<count]), status.st_uid)
  }
}

import Foundation

/// A file that only its owner can read.
enum OwnerFile {
  /// Replaces the file in one step, so that a reader never gets a part of it.
  ///
  /// - Throws: `POSIXError`.
  static func replace(_ file: URL, with data: Data) throws {
    let draft = file.appendingPathExtension("new").path
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error() }
    let isWritten = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == data.count && fsync(descriptor) == 0
    let failure = Self.error()
    close(descriptor)
    guard isWritten else {
      unlink(draft)
      throw failure
    }
    guard rename(draft, file.path) == 0 else { throw Self.error() }
  }

  private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

import Foundation

/// A file of `/proc` or `/sys`.
public enum KernelFile {
  /// Reading stops after this many bytes. The longest files are the tables of a machine's sockets.
  private static let most = 64 << 20

  /// Returns the whole text of a file.
  ///
  /// The kernel says no size and gives 4 KiB at a time. Foundation on Linux takes the first part for the whole file.
  /// - Throws: `POSIXError` if the file cannot be read.
  public static func text(_ path: String) throws -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import Glibc
import Testing

/// A pipe, a socket and a device in a folder.
enum SpecialItems {
  static let names = ["device", "pipe", "socket"]

  static func make(in folder: String) throws {
    // A device that is none, 0:0: every user can make it. An extension can do so by renaming with RENAME_WHITEOUT.
    try #require(mknod("\(folder)/device", S_IFCHR | 0o600, 0) == 0)
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    try #require(mknod("\(folder)/socket", S_IFSOCK | 0o600, 0) == 0)
  }
}

/// A file that even root cannot remove.
enum ImmutableFile {
  /// FS_IOC_SETFLAGS and FS_IMMUTABLE_FL of the kernel's headers.
  private static let (request, flag) = (UInt(0x4008_6602), 0x10)

  /// Whether root and the disk of temporary files allow it.
  static let isPossible: Bool = {
    var name = Array("/tmp/almanac-XXXXXX".utf8CString)
    close(mkstemp(&name))
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    return set(path, true) && set(path, false)
  }()

  /// Makes the file immutable, or mutable again.
  @discardableResult static func set(_ path: String, _ isImmutable: Bool) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var flags = isImmutable ? flag : 0
    return ioctl(file, request, &flags) == 0
  }
}

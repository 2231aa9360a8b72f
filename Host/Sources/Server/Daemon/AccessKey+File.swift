import Foundation
import Glibc

extension AccessKey {
  /// The file of the key of previews, which is none of a host's: a folder with it alone is still new.
  public static let previewFile = "preview.key"

  /// Returns the key in the file `access.key` of a data folder, or in the file of this name. Makes a new one if there is none.
  ///
  /// The key stays the same when the host restarts, so that a bookmark or a wall panel keeps working. To replace it, delete the file and restart.
  /// A file that others can read, or that is no key, is replaced.
  /// - Throws: an error that says why the file cannot be written, with its path.
  public static func stored(in folder: URL, file name: String = "access.key") throws -> AccessKey {
    let file = folder.appendingPathComponent(name)
    if let key = read(file.path) { return key }
    let key = AccessKey.random()
    try OwnerFile.replace(file, with: Data((key.text + "\n").utf8))
    return key
  }

  private static func read(_ path: String) -> AccessKey? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0, status.st_uid == geteuid() else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 66)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count == 64 || count == 65 && bytes[64] == UInt8(ascii: "\n") else { return nil }
    let text = String(decoding: bytes[..<64], as: UTF8.self)
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
    return AccessKey(text: text)
  }
}

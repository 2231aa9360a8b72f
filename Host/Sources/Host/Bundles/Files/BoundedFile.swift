import Foundation
import Glibc

/// Reads a small file of a bundle without following links and without blocking.
enum BoundedFile {
  enum Failure: Error, Equatable {
    case missing
    /// The reason, for the end of a sentence.
    case unusable(String)
  }

  /// Returns the content of the regular file `name` in `folder`.
  static func read(_ name: String, in folder: URL, limit: Int) throws(Failure) -> Data {
    let file = try open(name, in: folder, limit: limit)
    var data = Data(capacity: 4096)
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(file.number, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unusable("cannot be read: \(FileFault(errno))") }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw .unusable("is larger than \(limit) bytes") }
    }
  }

  /// Returns whether `file` is a readable regular file of at most `limit` bytes, and not a link.
  static func isUsable(_ file: URL, limit: Int) -> Bool {
    (try? open(file.lastPathComponent, in: file.deletingLastPathComponent(), limit: limit)) != nil
  }

  private static func open(_ name: String, in folder: URL, limit: Int) throws(Failure) -> FileDescriptor {
    do {
      let named = try FileDescriptor.folder(folder.path).item(name)
      let status = try named.status()
      guard status.st_mode & S_IFMT == S_IFREG else { throw Failure.unusable("is not a regular file") }
      guard Int(status.st_size) <= limit else { throw Failure.unusable("is larger than \(limit) bytes") }
      return try named.opened()
    } catch let failure as Failure {
      throw failure
    } catch let fault as FileFault {
      throw fault.code == ENOENT ? .missing : .unusable("cannot be read: \(fault)")
    } catch {
      throw .unusable("cannot be read: \(error)")
    }
  }
}

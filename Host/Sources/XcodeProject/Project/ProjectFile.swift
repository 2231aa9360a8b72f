import Foundation
import Glibc

/// Reads files of a project, which is foreign input: only regular files, and none larger than the caller expects.
enum ProjectFile {
  /// The largest Swift source, header or list that is read. Xcode's own are far below.
  static let mostBytes = 16 << 20

  /// Returns the content of a file; nil if there is none, if it is no regular file, or if it has more than `most` bytes.
  ///
  /// Links are followed, as Xcode follows them. A pipe is not opened: reading it would wait for its other end.
  static func data(_ file: URL, most: Int = mostBytes) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else { return nil }
    // A file of `/proc` has no size, and one may grow while it is read.
    guard let data = try? handle.read(upToCount: most + 1) ?? Data(), data.count <= most else { return nil }
    return data
  }

  /// Returns the content of a text file as UTF-8, with other bytes replaced.
  static func text(_ file: URL, most: Int = mostBytes) -> String? { data(file, most: most).map { String(decoding: $0, as: UTF8.self) } }
}

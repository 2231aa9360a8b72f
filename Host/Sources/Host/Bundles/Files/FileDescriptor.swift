import Foundation
import Glibc

/// An open file descriptor, closed with the object.
///
/// Folders are walked by descriptors: each name is opened below its open folder and never followed, so nobody can exchange a folder for a link
/// between a check and its use.
final class FileDescriptor {
  let number: Int32

  private init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Names a file without opening it: no driver and no peer of a FIFO notices. Glibc hides the constant from Swift.
  private static let pathOnly: Int32 = 0x20_0000

  /// Opens the folder at `path` and follows symbolic links on the way.
  static func folder(_ path: String) throws(FileFault) -> FileDescriptor { try open(AT_FDCWD, path, O_RDONLY | O_DIRECTORY) }

  /// Names what is at `name` below this folder: a file, a folder, a link, anything.
  func item(_ name: String) throws(FileFault) -> FileDescriptor { try Self.open(number, name, Self.pathOnly | O_NOFOLLOW) }

  /// Names what is at `name` below the open folder `parent`. The name is a C string, because names in a hostile folder need not be text.
  static func item(_ name: UnsafePointer<CChar>, below parent: Int32) throws(FileFault) -> FileDescriptor {
    let number = openat(parent, name, pathOnly | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else { throw FileFault(errno) }
    return FileDescriptor(number)
  }

  /// Opens the folder `name` below this one; fails if it is a link.
  func folder(_ name: String) throws(FileFault) -> FileDescriptor { try Self.open(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) }

  /// Opens the file or folder that ``item(_:)`` has named, for reading. The caller has checked that it is one of the two.
  func opened() throws(FileFault) -> FileDescriptor { try Self.open(AT_FDCWD, "/proc/self/fd/\(number)", O_RDONLY | O_NONBLOCK | O_NOCTTY) }

  /// Gives the owner these permissions of what ``item(_:)`` has named, in addition to those there are. By the open item, so that nobody can put a link
  /// in its place.
  ///
  /// - Parameter kind: what it is, for instance `S_IFDIR`; anything else is refused.
  func permit(_ mode: mode_t, kind: mode_t) throws(FileFault) {
    let present = try status().st_mode
    guard present & S_IFMT == kind else { throw FileFault(kind == S_IFDIR ? ENOTDIR : EINVAL) }
    guard present & mode == mode || chmod("/proc/self/fd/\(number)", present & 0o7777 | mode) == 0 else { throw FileFault(errno) }
  }

  /// Creates a file below this folder.
  func create(_ name: String, mode: mode_t) throws(FileFault) -> FileDescriptor {
    try Self.open(number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
  }

  func createFolder(_ name: String) throws(FileFault) {
    guard mkdirat(number, name, 0o700) == 0 else { throw FileFault(errno) }
  }

  /// Creates the folders `names`, each inside the one before, unless they are there. Throws for a link or a file in their place.
  func makeFolders(_ names: [String]) throws(FolderFault) {
    var place = self
    for (index, name) in names.enumerated() {
      do throws(FileFault) {
        guard mkdirat(place.number, name, 0o700) == 0 || errno == EEXIST else { throw FileFault(errno) }
        place = try place.folder(name)
      } catch {
        throw FolderFault(path: names[...index].joined(separator: "/"), fault: error)
      }
    }
  }

  func createLink(_ name: String, to target: String) throws(FileFault) {
    guard symlinkat(target, number, name) == 0 else { throw FileFault(errno) }
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(FileFault) {
    guard fsync(number) == 0 else { throw FileFault(errno) }
  }

  /// Writes all the bytes.
  func write(_ data: Data) throws(FileFault) {
    let bytes = [UInt8](data)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress?.advanced(by: written), $0.count - written) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFault(errno) }
      written += count
    }
  }

  func status() throws(FileFault) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileFault(errno) }
    return status
  }

  /// The bytes of the link's target, at most `limit` and one.
  func linkTarget(limit: Int) throws(FileFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in text.baseAddress.map { readlinkat(number, "", $0, text.count) } ?? -1 }
    }
    guard count >= 0 else { throw FileFault(errno) }
    return Array(bytes[..<count])
  }

  /// The names in this folder as bytes, sorted; at most `limit` and one, so that a caller can tell that there are more.
  func names(limit: Int) throws(FileFault) -> [[UInt8]] {
    let copy = try Self.open(number, ".", O_RDONLY | O_DIRECTORY)
    let duplicate = withExtendedLifetime(copy) { fcntl(copy.number, F_DUPFD_CLOEXEC, 0) }
    guard duplicate >= 0 else { throw FileFault(errno) }
    guard let stream = fdopendir(duplicate) else {
      close(duplicate)
      throw FileFault(EIO)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while names.count <= limit, let entry = readdir(stream) {
      let name = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
      let bytes = Array(UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self))))
      if bytes != [0x2e], bytes != [0x2e, 0x2e] { names.append(bytes) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func open(_ folder: Int32, _ path: String, _ flags: Int32, _ mode: mode_t = 0) throws(FileFault) -> FileDescriptor {
    while true {
      let number = openat(folder, path, flags | O_CLOEXEC, mode)
      if number >= 0 { return FileDescriptor(number) }
      guard errno == EINTR else { throw FileFault(errno) }
    }
  }
}

/// A folder that cannot be made or opened: its path, and why.
struct FolderFault: Error {
  let path: String
  let fault: FileFault
}

/// A failed system call on a file.
struct FileFault: Error, Equatable, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// Whether there was no space, on the disk or in the account's quota.
  var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

  var description: String { String(cString: strerror(code)) }
}

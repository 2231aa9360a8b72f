import Foundation
import Glibc

/// A file that a command writes. It can be checked before the command does its work.
///
/// `-` is standard output, as in other commands; a file of that name is `./-`. A file is replaced in one step. A link is followed: what it leads to is replaced, and the link stays. Into a pipe, a terminal or another character device, and into an open file of a process such as
/// `/dev/stdout`, the content is written; they are never replaced. Everything else is refused.
struct OutputFile {
  let path: String

  private enum Place {
    /// A regular file or nothing yet, with links followed.
    case file(URL)
    case stream
    case standardOutput
  }

  /// Checks that the content can be written.
  ///
  /// - Throws: ``Failure`` with the reason if it cannot.
  func check() throws { _ = try place() }

  /// The file that is written, with links followed, for content that cannot go into a pipe or a device.
  ///
  /// - Throws: ``Failure`` with the reason if it cannot be written, or is not a regular file.
  func regularFile() throws -> URL {
    guard case .file(let url) = try place() else { throw Failure(.data, "\(path) cannot be written: it is not a regular file; name another one") }
    return url
  }

  func write(_ data: Data) throws {
    switch try place() {
    case .file(let url):
      do {
        try data.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: FileMode.ofOutput], ofItemAtPath: url.path)
      } catch {
        throw unwritable((error as NSError).localizedDescription)
      }
    case .stream:
      // An open file of a process goes on at its end, as the shell's >> does.
      let descriptor = open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw unwritable(String(cString: strerror(errno))) }
      do {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
      } catch {
        throw unwritable((error as NSError).localizedDescription)
      }
    case .standardOutput: try StandardStreams.write(data)
    }
  }

  private func place() throws -> Place {
    if path == "-" { return .standardOutput }
    var status = stat()
    let isThere = stat(path, &status) == 0
    let file = try followed()
    switch isThere ? status.st_mode & S_IFMT : S_IFREG {
    case S_IFREG: if let file { return .file(try checked(file)) }
    case S_IFCHR, S_IFIFO: break
    case S_IFDIR: throw unwritable("it is a folder")
    default: throw Failure(.data, "\(path) cannot be written: it is neither a file nor a pipe; name another one")
    }
    guard access(path, W_OK) == 0 else { throw unwritable(String(cString: strerror(errno))) }
    return .stream
  }

  /// The path of the file with links followed; nil: it leads through the open files of a process, which have no place that could be taken.
  private func followed() throws -> URL? {
    var url = URL(fileURLWithPath: path)
    // As many as the kernel follows.
    for _ in 0..<40 {
      let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
      if let disk = Self.disk(of: folder.path), disk == Self.disk(of: "/proc") { return nil }
      url = folder.appendingPathComponent(url.lastPathComponent)
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { return url }
      url = URL(fileURLWithPath: target, relativeTo: folder.appendingPathComponent("", isDirectory: true)).absoluteURL
    }
    throw Failure(.data, "\(path) cannot be written: it is a link that leads to itself; name another file")
  }

  /// The number of the file system that a folder is on; nil: there is none.
  private static func disk(of folder: String) -> dev_t? {
    var status = stat()
    return stat(folder, &status) == 0 ? status.st_dev : nil
  }

  /// Checks that a file can be put where there is one or none.
  private func checked(_ file: URL) throws -> URL {
    let folder = file.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw unwritable("there is no folder \(folder)")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else { throw unwritable("you have no write permission for \(folder)") }
    return file
  }

  private func unwritable(_ why: String) -> Failure { Failure(.unavailable, "\(path) cannot be written: \(why)") }
}

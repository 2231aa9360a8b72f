import Foundation
import Glibc

/// The file of the service's unit in the account's configuration.
struct UnitFile {
  let url: URL

  /// - Parameter environment: names the configuration folder, `XDG_CONFIG_HOME`; without it, it is `~/.config`.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let given = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    let folder = given ?? (home ?? FileManager.default.homeDirectoryForCurrentUser).appendingPathComponent(".config", isDirectory: true)
    url = folder.appendingPathComponent("systemd/user/\(ServiceUnit.name)")
  }

  /// The folder of the account's own changes, which `systemctl --user edit` writes.
  var dropIns: URL { url.appendingPathExtension("d") }

  enum State: Equatable {
    /// There is no file.
    case missing
    /// As the command wrote it.
    case unchanged(String)
    /// Changed by hand, or written by somebody else.
    case changed
  }

  /// Longest unit that is read. Ours have two thousand bytes and some paths.
  private static let limit = 1 << 20

  /// Reads the file.
  ///
  /// - Throws: ``Failure`` if there is something other than a file that can be read.
  func state() throws -> State {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return .missing }
      // `systemctl mask` makes a link to /dev/null.
      if errno == ELOOP { return .changed }
      throw Failure(.unavailable, "\(url.path) cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.limit else {
      throw Failure(.data, "\(url.path) is not a unit's file; move it aside")
    }
    let data = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readData(ofLength: Self.limit)
    guard let text = String(data: data, encoding: .utf8), ServiceUnit.isUnchanged(text) else { return .changed }
    return .unchanged(text)
  }

  /// Writes the file in one step, with its folder.
  func write(_ text: String) throws {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      throw Failure(.unavailable, "\(url.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  func remove() throws {
    guard unlink(url.path) == 0 || errno == ENOENT else {
      throw Failure(.unavailable, "\(url.path) cannot be removed: \(String(cString: strerror(errno)))")
    }
  }
}

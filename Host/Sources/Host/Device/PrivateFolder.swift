import AlmanacBasics
import Foundation
import Glibc

/// The data folder is closed to all other users of the machine: it holds the API's token and what widgets show.
enum PrivateFolder {
  /// Creates a folder that only this user can open. An existing folder stays as it is.
  ///
  /// - Throws: ``HostError`` for an existing folder that cannot be used, and for what is no folder.
  static func create(_ folder: URL) throws {
    try checkUsable(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Checks that there is nothing at the path, or a folder whose permissions let this process read and write.
  static func checkUsable(_ folder: URL) throws {
    var status = stat()
    guard lstat(folder.path, &status) == 0 else { return }
    let isFolder = stat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard isFolder else { throw HostError.dataFolder("\(folder.path) is not a folder; move it aside, or choose another folder with --data") }
    // A read-only disk is no fault of the folder.
    guard access(folder.path, R_OK | W_OK | X_OK) == 0 || errno != EACCES else {
      let mode = String(status.st_mode & 0o777, radix: 8)
      throw HostError.dataFolder("\(folder.path): \(FileFault(errno)) (mode \(mode)); run: chmod 700 \(ShellWord.quoted(folder.path))")
    }
  }

  /// Checks who can change the folder.
  ///
  /// - Throws: ``HostError`` for a folder of another user, or one in which every user may have placed something.
  @discardableResult static func check(_ folder: URL) throws -> stat {
    var status = stat()
    guard stat(folder.path, &status) == 0 else {
      throw HostError.dataFolder("\(folder.path): \(FileFault(errno)); choose another folder with --data")
    }
    guard status.st_uid == geteuid() else {
      throw HostError.dataFolder(
        "\(folder.path) belongs to another user (id \(status.st_uid)); run almanac as that user, or choose another folder with --data")
    }
    guard status.st_mode & S_IWOTH == 0 else {
      throw HostError.dataFolder(
        "every user can write into \(folder.path); check what is in it and run: chmod 700 \(ShellWord.quoted(folder.path)), or choose another folder with --data"
      )
    }
    return status
  }

  /// Checks that the folder is a host's, or may become one: it is missing or empty, has files that only a host writes, or nothing but what one makes.
  ///
  /// Everything in a data folder is closed to other users. In a folder with a person's own files, that would change files that are not Almanac's.
  /// - Throws: ``HostError`` for a folder with other files.
  static func checkContent(_ folder: URL) throws {
    let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    guard names.isDisjoint(with: marks), let other = names.subtracting(made).filter({ !$0.hasPrefix(Backup.keyName + ".") }).min() else { return }
    throw HostError.dataFolder(
      "\(Printable.text(folder.path)) has files that are not Almanac's, such as \(Printable.text(other)); choose an empty or new folder with --data")
  }

  /// Files that only a host writes.
  private static let marks: Set = ["almanac.sqlite", "host.lock", "access.key", "layout.json", "layout.previous.json"]
  /// What commands and apps make in a folder before there is a database, and what a file system makes in its root.
  private static let made: Set = [
    "apps", "libraries", "containers", "groups", "scratch", "host.json", "host.sock", "preview.key", ReadingMarks.name, Backup.keyName, "lost+found",
  ]

  /// Checks who can change the folder, and takes away what others may do with it and with the items directly in it.
  ///
  /// - Returns: the names of the items that others could open; an empty name is the folder's own.
  /// - Throws: ``HostError`` for a folder of another user, or one in which every user may have placed something.
  static func tighten(_ folder: URL) throws -> [String] {
    var status = try check(folder)
    var loose: [String] = []
    if status.st_mode & 0o077 != 0 {
      guard chmod(folder.path, 0o700) == 0 else { throw HostError.dataFolder("\(folder.path): \(FileFault(errno))") }
      loose.append("")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let path = folder.appendingPathComponent(name).path
      // Links are not followed; what they name is not the folder's.
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK, status.st_mode & 0o077 != 0 else { continue }
      // Another process may have just removed the item, for instance a journal.
      guard chmod(path, status.st_mode & 0o700) == 0 || errno == ENOENT else { throw HostError.dataFolder("\(path): \(FileFault(errno))") }
      loose.append(name)
    }
    return loose
  }

  /// Returns the notice about items that were open to others.
  static func notice(_ loose: [String], _ folder: URL) -> [String] {
    guard loose.contains("") else { return [] }
    return ["other users could open \(folder.path); it is closed to them now (mode 700)"]
  }
}

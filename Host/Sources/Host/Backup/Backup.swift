import Crypto
import Foundation
import Glibc
import Store

/// A backup of a data folder: a tar archive that ends with a checksum of itself.
///
/// It begins with `almanac-backup.json` and ends with `almanac-backup.sha256`; in between is the folder `data`. `tar tf` lists it.
public struct Backup: Sendable {
  /// What is in the archive besides the database.
  public struct Parts: Sendable, Equatable {
    /// The apps' bundles, and the libraries that they were built with.
    public var bundles: Bool
    /// The apps' containers, the folders of app groups, and the key of the keychains in both.
    public var containers: Bool

    /// Includes everything by default.
    public init(bundles: Bool = true, containers: Bool = true) {
      self.bundles = bundles
      self.containers = containers
    }

    /// The files beside the database.
    var files: [String] { containers ? [Backup.keyName] : [] }
    var folders: [String] { (bundles ? ["apps", "libraries"] : []) + (containers ? ["containers", "groups"] : []) }
  }

  /// What was written.
  public struct Summary: Sendable, Equatable {
    /// Number of files in the backup.
    public var files = 0
    /// Size of the backup in bytes.
    public var bytes = 0
    /// Items that are left out: FIFOs, sockets, devices, links that lead out, names that are not text, more items than an app may have.
    public var leftOut = 0
    /// Items that are missing because they cannot be read, for instance those of another user.
    public var unreadable = 0
    /// The first of them, with the reason.
    public var firstUnreadable: String?
  }

  /// The description of the archive, its first entry.
  struct Manifest: Codable, Equatable {
    var format: Int
    var almanac: String
    var created: Date
    var folders: [String]
  }

  /// 2: the key of keychains is in it.
  static let format = 2
  static let keyName = "keychain.key"
  static let manifestName = "almanac-backup.json"
  static let checksumName = "almanac-backup.sha256"

  let configuration: HostConfiguration
  let version: String

  /// - Parameter version: the release that makes the backup.
  public init(of configuration: HostConfiguration, version: String) {
    self.configuration = configuration
    self.version = version
  }

  /// Writes the backup to `file`, in place of an older one. A host may run: the database is copied as of one instant.
  ///
  /// Folders and files that an app has closed to their owner are opened. What cannot be read nevertheless is left out and counted. A database that
  /// ``Restore`` would refuse is refused here, when it can still be repaired.
  /// - Throws: ``BackupError``, ``HostError``, `StoreError`; then an older file is unchanged. A `file` that is there and no regular file, for instance a
  ///   device or a link, is refused.
  public func write(to file: URL, parts: Parts, now: Date = Date()) throws -> Summary {
    try DeviceStore.checkKinds(of: configuration.databaseFile)
    guard FileManager.default.fileExists(atPath: configuration.databaseFile.path) else {
      // If another account has closed the folder, the error says so.
      if access(configuration.databaseFile.path, F_OK) != 0, errno == EACCES { try PrivateFolder.check(configuration.dataFolder) }
      throw BackupError.nothing(configuration.dataFolder.path)
    }
    for name in parts.folders { try PrivateFolder.checkUsable(configuration.dataFolder.appendingPathComponent(name)) }
    let key = parts.containers ? try key() : nil
    var status = stat()
    // The backup takes the place of what is there.
    if lstat(file.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw BackupError.noFile(file.path) }
    let draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).\(ScratchName.make())")
    let database = draft.appendingPathExtension("sqlite")
    defer { for path in [draft.path, database.path, database.path + "-wal", database.path + "-shm", database.path + "-journal"] { unlink(path) } }
    do {
      let folder = try FileDescriptor.folder(file.deletingLastPathComponent().path)
      // The database's copy is private from its first byte.
      _ = try folder.create(database.lastPathComponent, mode: 0o600)
      try DeviceStore.copy(configuration.databaseFile, to: database)
      guard DeviceStore.isOurs(database) else {
        throw StoreError.corrupt(path: configuration.databaseFile.path, detail: "it is empty or not one of Almanac")
      }
      let output = try folder.create(draft.lastPathComponent, mode: 0o600)
      var writer = ArchiveWriter(output: output, bounds: BackupBounds(configuration))
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let manifest = Manifest(format: Self.format, almanac: version, created: now, folders: parts.folders)
      try writer.add(Self.manifestName, try encoder.encode(manifest))
      try writer.add(.init(path: "data", kind: .folder))
      try writer.add(try FileDescriptor.folder(database.deletingLastPathComponent().path).item(database.lastPathComponent), as: "data/almanac.sqlite")
      let data = try FileDescriptor.folder(configuration.dataFolder.path)
      if let key { try writer.add(file: "data/\(Self.keyName)", key) }
      for name in parts.files where key == nil && FileManager.default.fileExists(atPath: configuration.dataFolder.appendingPathComponent(name).path) {
        try writer.add(try data.item(name), as: "data/\(name)")
      }
      for name in parts.folders {
        let place = configuration.dataFolder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: place.path) else { continue }
        try writer.add(.init(path: "data/\(name)", kind: .folder))
        try writer.add(contentsOf: try FileDescriptor.folder(place.path), as: "data/\(name)", depth: 2)
      }
      try writer.finish()
      guard rename(draft.path, file.path) == 0 else { throw FileFault(errno) }
      try folder.synchronize()
      return writer.summary
    } catch let fault as FileFault {
      throw BackupError.unwritable(file.path, "\(fault)")
    } catch StoreError.full(path: database.path) {
      throw BackupError.unwritable(file.path, "\(FileFault(ENOSPC)); make space there or choose another place")
    }
  }
}

extension Backup {
  /// The key, even if the secret service holds it: the backup may be restored where there is no such service. nil: there is no key, or the file does
  /// not hold one and is copied as it is.
  ///
  /// - Throws: ``BackupError/noKey(_:)``, because the keychains of a backup cannot be read without the key.
  private func key() throws -> Data? {
    do throws(AccountKeyFault) {
      return try AccountKey(of: configuration).existing()?.data
    } catch .file {
      return nil
    } catch {
      throw BackupError.noKey("\(error)")
    }
  }
}

/// Writes the entries of a backup.
private struct ArchiveWriter {
  let output: FileDescriptor
  var summary = Backup.Summary()
  private var hash = SHA256()
  private var bounds: BackupBounds

  init(output: FileDescriptor, bounds: BackupBounds) {
    self.output = output
    self.bounds = bounds
  }

  mutating func add(_ entry: TarEntry) throws { try write(entry.header) }

  mutating func add(_ path: String, _ content: Data) throws {
    try add(TarEntry(path: path, kind: .file(size: content.count)))
    try write(content + Data(count: TarEntry.padding(content.count)))
  }

  /// Adds a file with this content.
  mutating func add(file path: String, _ content: Data) throws {
    try add(path, content)
    summary.files += 1
    summary.bytes += content.count
  }

  /// Adds a regular file. If it becomes shorter meanwhile, or its disk fails, zeros take the place of the rest.
  mutating func add(_ named: FileDescriptor, as path: String) throws {
    let status = try named.status()
    let size = Int(status.st_size)
    // A header has 11 octal digits for the size.
    guard size < 1 << 33 else { return summary.leftOut += 1 }
    let file: FileDescriptor
    do { file = try Self.opened(named, status) } catch { return note(path, error) }
    try add(TarEntry(path: path, kind: .file(size: size), isExecutable: status.st_mode & 0o100 != 0))
    var rest = size
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while rest > 0 {
      let wanted = min(buffer.count, rest)
      let count = buffer.withUnsafeMutableBytes { Glibc.read(file.number, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { note(path, FileFault(errno)) }
      if count <= 0 {
        try write(Data(count: wanted))
        rest -= wanted
      } else {
        try write(Data(buffer[..<count]))
        rest -= count
      }
    }
    try write(Data(count: TarEntry.padding(size)))
    summary.files += 1
    summary.bytes += size
  }

  /// Adds the items of a folder.
  mutating func add(contentsOf named: FileDescriptor, as path: String, depth: Int) throws {
    let (folder, names): (FileDescriptor, [[UInt8]])
    do {
      folder = try Self.opened(named, try named.status())
      names = try folder.names(limit: 1_000_000)
    } catch {
      return note(path, error)
    }
    for bytes in names {
      guard let name = String(validating: bytes, as: UTF8.self), name.unicodeScalars.allSatisfy(Printable.isPlain) else {
        summary.leftOut += 1
        continue
      }
      // A hidden item is being installed or removed.
      if depth == 2, name.hasPrefix(".") { continue }
      let place = "\(path)/\(name)"
      let (named, status): (FileDescriptor, stat)
      do {
        named = try folder.item(name)
        status = try named.status()
      } catch {
        // A file of a running app may be gone by now.
        if error.code != ENOENT { note(place, error) }
        continue
      }
      // A restore refuses more items than an app may have. They are left out, so that an app cannot make the backups useless.
      guard bounds.add(place) == nil else { summary.leftOut += 1; continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where place.utf8.count <= TarEntry.pathLimit:
        try add(TarEntry(path: place, kind: .folder))
        try add(contentsOf: named, as: place, depth: depth + 1)
      case S_IFREG where place.utf8.count <= TarEntry.pathLimit: try add(named, as: place)
      case S_IFLNK:
        let target = (try? named.linkTarget(limit: TarEntry.pathLimit)).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
        guard TarReader.staysInside(place, target) else { summary.leftOut += 1; continue }
        try add(TarEntry(path: place, kind: .link(target: target)))
      default: summary.leftOut += 1
      }
    }
  }

  /// Opens a file or folder, also one that an app has closed to its owner.
  private static func opened(_ named: FileDescriptor, _ status: stat) throws(FileFault) -> FileDescriptor {
    let kind = status.st_mode & S_IFMT
    // If this fails because the item belongs to another user, opening it throws.
    try? named.permit(kind == S_IFDIR ? 0o500 : 0o400, kind: kind)
    return try named.opened()
  }

  private mutating func note(_ path: String, _ fault: FileFault) {
    summary.unreadable += 1
    if summary.firstUnreadable == nil { summary.firstUnreadable = "\(path): \(fault)" }
  }

  /// Writes the checksum of everything before it, and the end of the archive.
  mutating func finish() throws {
    let digest = hash.finalize().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    try add(Backup.checksumName, Data("\(digest)\n".utf8))
    try write(Data(count: 2 * TarEntry.block))
    try output.synchronize()
  }

  private mutating func write(_ data: Data) throws {
    hash.update(data: data)
    try output.write(data)
  }
}

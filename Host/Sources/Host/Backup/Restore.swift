import AlmanacKeychainKeys
import CExtensionProcess
import Crypto
import Foundation
import Glibc
import Store

/// Replaces a data folder by the one in a backup.
///
/// The backup is checked as a whole before anything is written, laid out beside the folder, and exchanged with it in one step. What was there stays
/// beside it.
public struct Restore: Sendable {
  let configuration: HostConfiguration
  let file: URL

  /// - Parameters:
  ///   - file: the backup.
  ///   - configuration: the data folder that it replaces.
  public init(_ file: URL, to configuration: HostConfiguration) {
    self.file = file
    self.configuration = configuration
  }

  /// Restores the backup.
  ///
  /// - Returns: where the replaced folder is kept; nil if there was none.
  /// - Throws: ``HostError/dataInUse(_:)`` while a host uses the folder, ``BackupError``; then nothing has changed.
  public func run(now: Date = Date()) throws -> URL? {
    let backup = try BackupFile(file)
    let place = try place()
    let parent = place.deletingLastPathComponent()
    let exists = FileManager.default.fileExists(atPath: place.path)
    if exists { try PrivateFolder.check(place) }
    // Held until the end, so that no host starts on a folder that is being replaced.
    let oldLock = exists ? try FolderLock(place, patience: configuration.folderPatience) : nil
    let manifest = try check(backup)
    let staging = parent.appendingPathComponent(".\(place.lastPathComponent).\(ScratchName.make())", isDirectory: true)
    defer { FolderRemover.removeLogging(staging) }
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw BackupError.notReplaced("\(parent.path) cannot be written")
    }
    try extract(backup, to: staging)
    try checkContent(of: staging)
    let newLock = try FolderLock(staging, patience: configuration.folderPatience)
    defer { _ = (oldLock, newLock) }
    guard exists else {
      guard rename(staging.path, place.path) == 0 else { throw BackupError.notReplaced("\(FileFault(errno))") }
      return nil
    }
    guard almanac_exchange(staging.path, place.path) == 0 else { throw BackupError.notReplaced("\(place.path): \(FileFault(errno))") }
    let stamp = now.formatted(.iso8601.year().month().day().timeSeparator(.omitted).time(includingFractionalSeconds: true))
    let aside = parent.appendingPathComponent("\(place.lastPathComponent).before-restore-\(stamp)", isDirectory: true)
    guard rename(staging.path, aside.path) == 0 else { throw BackupError.notReplaced("\(aside.path): \(FileFault(errno))") }
    // What the backup leaves out stays as it was.
    let parts = Backup.Parts()
    let left = parts.folders.filter { !manifest.folders.contains($0) } + (manifest.folders.contains("containers") ? [] : parts.files)
    for name in left {
      rename(aside.appendingPathComponent(name).path, place.appendingPathComponent(name).path)
    }
    return aside
  }

  /// The folder that is replaced: where the data folder leads if it is a link, so that the link stays.
  private func place() throws -> URL {
    let folder = configuration.dataFolder
    var status = stat()
    guard lstat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return folder }
    guard let real = realpath(folder.path, nil) else {
      throw BackupError.notReplaced("\(folder.path) is a link that leads to nothing; remove it or give another folder with --data")
    }
    defer { free(real) }
    return URL(fileURLWithPath: String(cString: real), isDirectory: true)
  }

  /// Reads the whole archive and checks its structure, its format, its bounds and its checksum.
  private func check(_ backup: BackupFile) throws -> Backup.Manifest {
    var hash = SHA256()
    var digest: String?
    var manifest: Backup.Manifest?
    var bounds = BackupBounds(configuration)
    try entries(of: backup, onBytes: { hash.update(data: $0) }, beforeEntry: { digest = hash.finalize().hexadecimal }) { entry, reader in
      if manifest == nil {
        guard entry.path == Backup.manifestName, case .file(let size) = entry.kind, size <= 1 << 16 else {
          throw BackupError.malformed("it does not begin with \(Backup.manifestName)")
        }
        manifest = try Self.manifest(try reader.content(size))
        _ = try reader.content(TarEntry.padding(size))
      } else if entry.path == Backup.checksumName {
        guard case .file(65) = entry.kind, let digest, try reader.content(65) == Data("\(digest)\n".utf8) else {
          throw BackupError.malformed("its checksum is wrong")
        }
        return false
      } else {
        guard Self.isAllowed(entry) else { throw BackupError.refused(Printable.text(entry.path), "is not part of a data folder") }
        if let excess = bounds.add(entry.path) { throw BackupError.refused(Printable.text(entry.path), "is too much for its app: \(excess)") }
        try reader.skip(entry)
      }
      return true
    }
    guard let manifest else { throw BackupError.malformed("it is empty") }
    try checkEnd(backup)
    return manifest
  }

  /// The most bytes behind the checksum; tar programs fill a file up to some kilobytes.
  private static let endLimit = 1 << 20

  /// Checks that only zeros follow the checksum, which says nothing about what is behind it.
  private func checkEnd(_ backup: BackupFile) throws {
    let rest = try backup.read(Self.endLimit + 1)
    guard rest.count <= Self.endLimit, rest.allSatisfy({ $0 == 0 }) else { throw BackupError.malformed("something follows its checksum") }
  }

  private static func manifest(_ data: Data) throws -> Backup.Manifest {
    struct Format: Decodable { let format: Int }
    guard let format = try? JSONDecoder().decode(Format.self, from: data).format else {
      throw BackupError.malformed("its description cannot be read")
    }
    guard format <= Backup.format else { throw BackupError.newer(format) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let manifest = try? decoder.decode(Backup.Manifest.self, from: data) else { throw BackupError.malformed("its description cannot be read") }
    return manifest
  }

  private static func isAllowed(_ entry: TarEntry) -> Bool {
    let names = entry.path.split(separator: "/")
    guard names.first == "data" else { return false }
    if names.count == 1 { return entry.kind == .folder }
    if names[1] == "almanac.sqlite" || names[1] == Backup.keyName {
      if case .file = entry.kind { return names.count == 2 }
      return false
    }
    return ["apps", "libraries", "containers", "groups"].contains(names[1]) && (names.count > 2 || entry.kind == .folder)
  }

  /// Calls `body` with each entry until it returns false. Without that the archive is not whole.
  private func entries(
    of backup: BackupFile, onBytes: (Data) -> Void = { _ in }, beforeEntry: () -> Void = {}, _ body: (TarEntry, inout TarReader) throws -> Bool
  ) throws {
    backup.rewind()
    try withoutActuallyEscaping(onBytes) { onBytes in
      var reader = TarReader { count in
        let data = try backup.read(count)
        onBytes(data)
        return data
      }
      while true {
        beforeEntry()
        guard let entry = try reader.next() else { throw BackupError.malformed("it has no checksum at its end") }
        guard try body(entry, &reader) else { return }
      }
    }
  }

  /// Extracts the folder `data` of the backup into `staging`. Does not follow the symbolic links that it has extracted.
  private func extract(_ backup: BackupFile, to staging: URL) throws {
    let root: FileDescriptor
    do { root = try FileDescriptor.folder(staging.path) } catch { throw BackupError.notReplaced("\(error)") }
    try entries(of: backup) { entry, reader in
      guard entry.path != Backup.checksumName else { return false }
      let names = entry.path.split(separator: "/").map(String.init)
      guard names.count > 1, let name = names.last else {
        try reader.skip(entry)
        return true
      }
      do {
        var folder = root
        for parent in names.dropFirst().dropLast() { folder = try folder.folder(parent) }
        switch entry.kind {
        case .folder: try folder.createFolder(name)
        case .link(let target): try folder.createLink(name, to: target)
        case .file(let size):
          let file = try folder.create(name, mode: entry.isExecutable ? 0o700 : 0o600)
          try reader.pass(size) { try file.write($0) }
          try file.synchronize()
        }
      } catch let fault as FileFault {
        // A duplicate entry, an entry below a file or a link, or one before its folder. Every other fault is the disk's.
        guard [EEXIST, ENOTDIR, ELOOP, ENOENT].contains(fault.code) else {
          throw BackupError.notReplaced("\(staging.deletingLastPathComponent().path): \(fault)")
        }
        throw BackupError.refused(Printable.text(entry.path), "cannot be written: \(fault)")
      }
      return true
    }
  }

  /// Opens the restored database once, as a host would, and checks the bundles. Errors do not name the staging folder, which is removed.
  private func checkContent(of staging: URL) throws {
    let bundles = staging.appendingPathComponent("apps", isDirectory: true)
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: bundles.path)) ?? []).sorted() {
      do {
        _ = try BundlePlan(at: bundles.appendingPathComponent(name, isDirectory: true), limits: configuration.bundleLimits)
      } catch BundleError.refused(let path, let fault) {
        throw BackupError.refused(path.replacingOccurrences(of: staging.path, with: "data"), "\(fault)")
      }
    }
    let libraries = staging.appendingPathComponent("libraries", isDirectory: true)
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []).sorted() {
      // Apps that are installed later would load these libraries.
      guard try AppLibraries.isWhole(libraries.appendingPathComponent(name, isDirectory: true)) else {
        throw BackupError.refused(Printable.text("data/libraries/\(name)"), "does not have the content that its name says")
      }
    }
    // Otherwise the backup's author could choose which item of the person's keyring is read.
    if case .secretService = try? DeviceKeyFile.read(staging.appendingPathComponent(Backup.keyName)) {
      throw BackupError.refused("data/\(Backup.keyName)", "names the place of a key and does not contain one")
    }
    let database = staging.appendingPathComponent(configuration.databaseFile.lastPathComponent)
    guard FileManager.default.fileExists(atPath: database.path) else { throw BackupError.malformed("it has no database") }
    // Opening an empty file would make a new database of it, without any widget.
    guard DeviceStore.isOurs(database) else { throw BackupError.malformed("its database is empty or not one of Almanac") }
    do {
      let store = try DeviceStore.openWhole(at: database)
      try store.moveBundles(to: configuration.appsFolder)
      // The backup may contain confirmations that this person has not given.
      try store.setSetting(DeviceHost.linksKey, nil)
      try store.setSetting(DeviceHost.locationKey, LocationState.withoutPermissions(try store.setting(DeviceHost.locationKey)))
      try store.close()
    } catch let error as StoreError {
      throw Self.fault(error, in: staging.deletingLastPathComponent())
    }
  }

  private static func fault(_ error: StoreError, in parent: URL) -> BackupError {
    switch error {
    case .corrupt(_, let detail): .malformed("its database is damaged (\(detail.split(whereSeparator: \.isNewline).joined(separator: " ")))")
    case .damagedRecord(let what): .malformed("its database is damaged (its \(what) cannot be read)")
    case .foreign: .malformed("its database is another program's")
    case .newerSchema: .malformed("its database is a newer Almanac's; update Almanac")
    case .full: .notReplaced("there is no space left on the disk of \(parent.path)")
    case .notWritable, .notFile, .unknownInstance, .failed: .notReplaced("the database cannot be written in \(parent.path)")
    }
  }
}

extension TarReader {
  fileprivate mutating func skip(_ entry: TarEntry) throws {
    if case .file(let size) = entry.kind { try pass(size) { _ in } }
  }

  /// Reads a file's content in parts, and the padding behind it.
  fileprivate mutating func pass(_ size: Int, to body: (Data) throws -> Void) throws {
    var rest = size
    while rest > 0 {
      let part = try content(min(rest, 1 << 18))
      try body(part)
      rest -= part.count
    }
    _ = try content(TarEntry.padding(size))
  }
}

extension SHA256.Digest {
  /// The digest as 64 digits.
  fileprivate var hexadecimal: String { map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}

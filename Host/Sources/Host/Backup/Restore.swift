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
  /// - Throws: ``HostError/dataInUse(_:)`` while a host uses the folder, ``BackupError``, `StoreError`; then nothing has changed.
  public func run(now: Date = Date()) throws -> URL? {
    let place = configuration.dataFolder
    let parent = place.deletingLastPathComponent()
    let exists = FileManager.default.fileExists(atPath: place.path)
    // Held until the end, so that no host starts on a folder that is being replaced.
    let oldLock = exists ? try FolderLock(place) : nil
    let manifest = try check()
    let staging = parent.appendingPathComponent(".\(place.lastPathComponent).\(ScratchName.make())", isDirectory: true)
    defer { FolderRemover.removeLogging(staging) }
    do {
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw BackupError.notReplaced("\(parent.path) cannot be written")
    }
    try extract(to: staging)
    try checkContent(of: staging)
    let newLock = try FolderLock(staging)
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
    for name in ["apps", "containers", "groups"] where !manifest.folders.contains(name) {
      rename(aside.appendingPathComponent(name).path, place.appendingPathComponent(name).path)
    }
    return aside
  }

  /// Reads the whole archive and checks its structure, its format and its checksum.
  private func check() throws -> Backup.Manifest {
    var hash = SHA256()
    var digest: String?
    var manifest: Backup.Manifest?
    try entries(onBytes: { hash.update(data: $0) }, beforeEntry: { digest = hash.finalize().hexadecimal }) { entry, reader in
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
        try reader.skip(entry)
      }
      return true
    }
    guard let manifest else { throw BackupError.malformed("it is empty") }
    return manifest
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
    if names[1] == "almanac.sqlite" {
      if case .file = entry.kind { return names.count == 2 }
      return false
    }
    return ["apps", "containers", "groups"].contains(names[1]) && (names.count > 2 || entry.kind == .folder)
  }

  /// Calls `body` with each entry until it returns false. Without that the archive is not whole.
  private func entries(
    onBytes: (Data) -> Void = { _ in }, beforeEntry: () -> Void = {}, _ body: (TarEntry, inout TarReader) throws -> Bool
  ) throws {
    let handle: FileHandle
    do { handle = try FileHandle(forReadingFrom: file) } catch {
      throw BackupError.unreadable(file.path, "there is no such file, or it is not yours")
    }
    defer { try? handle.close() }
    try withoutActuallyEscaping(onBytes) { onBytes in
      var reader = TarReader { count in
        let data = try handle.read(upToCount: count) ?? Data()
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
  private func extract(to staging: URL) throws {
    let root: FileDescriptor
    do { root = try FileDescriptor.folder(staging.path) } catch { throw BackupError.notReplaced("\(error)") }
    try entries { entry, reader in
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
        throw BackupError.refused(Printable.text(entry.path), "cannot be written: \(fault)")
      }
      return true
    }
  }

  /// Opens the restored database once, as a host would, and checks the bundles.
  private func checkContent(of staging: URL) throws {
    let bundles = staging.appendingPathComponent("apps", isDirectory: true)
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: bundles.path)) ?? []).sorted() {
      let url = bundles.appendingPathComponent(name, isDirectory: true)
      _ = try BundlePlan(at: url, limits: configuration.bundleLimits)
    }
    let database = staging.appendingPathComponent(configuration.databaseFile.lastPathComponent)
    guard FileManager.default.fileExists(atPath: database.path) else { throw BackupError.malformed("it has no database") }
    let store = try DeviceStore.open(at: database)
    try store.moveBundles(to: configuration.appsFolder)
    try store.close()
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

import AlmanacProfiles
import Foundation
import Glibc

/// Collects the files and folders of a ``SourceTree``.
struct SourceReader {
  private(set) var files: [String: SourceTree.File] = [:]
  private(set) var folders: [String] = []
  private(set) var isCut = false
  private let limits: PreviewProfile
  /// Folders that were read. A link can lead to a folder above it.
  private var known: Set<Identity> = []
  private var watched: Set<String> = []

  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  init(_ limits: PreviewProfile) { self.limits = limits }

  /// Reads a folder with everything in it.
  ///
  /// - Parameter shown: what its path is called; empty for the package's own folder.
  mutating func read(_ folder: String, shown: String) {
    var waiting = [(path: folder, shown: shown)]
    while let (path, shown) = waiting.popLast() {
      var status = stat()
      guard stat(path, &status) == 0, known.insert(Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { continue }
      guard watch(path) else { return }
      for name in names where SourceTree.isSource(name) {
        let (place, entry) = (path + "/" + name, shown.isEmpty ? name : shown + "/" + name)
        guard let (status, target) = Self.status(of: place) else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append((target, entry))
          continue
        }
        add(entry, status)
        if target != place { watch(folderOf: target) }
        if name == "almanac.json" { readList(place) }
      }
    }
  }

  /// Returns what is at a path, and the path without links at its end; nil if there is nothing.
  private static func status(of path: String) -> (stat, String)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFLNK else { return (status, path) }
    var target = stat()
    // A link to nothing: it counts as itself.
    guard stat(path, &target) == 0 else { return (status, path) }
    return (target, URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  private mutating func add(_ name: String, _ status: stat) {
    guard files.count < limits.watchedFiles || files[name] != nil else {
      isCut = true
      return
    }
    files[name] = SourceTree.File(status)
  }

  /// Adds a folder for the kernel to watch. Returns whether the limit allows it.
  @discardableResult
  private mutating func watch(_ folder: String) -> Bool {
    guard !watched.contains(folder) else { return true }
    guard folders.count < limits.watchedFolders else {
      isCut = true
      return false
    }
    watched.insert(folder)
    folders.append(folder)
    return true
  }

  private mutating func watch(folderOf file: String) { watch(URL(fileURLWithPath: file).deletingLastPathComponent().path) }

  /// What is read of `almanac.json`: the paths of an author's source files, relative to the folder of `almanac.json`.
  private struct List: Decodable { let sources: [String]? }
  private static let listBytes = 1 << 20

  private mutating func readList(_ file: String) {
    let handle = FileHandle(forReadingAtPath: file)
    defer { try? handle?.close() }
    guard let data = try? handle?.read(upToCount: Self.listBytes), let list = try? JSONDecoder().decode(List.self, from: data) else { return }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for source in list.sources ?? [] {
      let path = (source.hasPrefix("/") ? URL(fileURLWithPath: source) : folder.appendingPathComponent(source)).standardizedFileURL.path
      guard let (status, target) = Self.status(of: path), status.st_mode & S_IFMT == S_IFREG else { continue }
      add(path, status)
      watch(folderOf: target)
    }
  }
}

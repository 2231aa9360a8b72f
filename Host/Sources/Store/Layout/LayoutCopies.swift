import Foundation
import Glibc
import Synchronization

/// The copy of the layout beside the database, in two generations: `layout.json` and the one before it, `layout.previous.json`.
///
/// A file is one line, `almanac-layout 1 <generation> <SHA-256>`, and the layout as JSON. It is written to a new file, waited for, and renamed, so a
/// loss of power leaves the old file or the new one.
final class LayoutCopies: Sendable {
  struct Copy: Equatable {
    let stamp: LayoutStamp
    let layout: Layout
    /// Whether this is the older generation because the newer one is missing or damaged.
    var mayBeOutdated = false
  }

  /// The database's file.
  let database: URL
  private let folder: URL
  /// The generation that was written last.
  private let written = Mutex<Int64>(0)
  private static let names = ["layout.json", "layout.previous.json"]
  private static let format = "almanac-layout 1 "
  /// A copy of more bytes is not one of ours: a thousand widgets take less than one megabyte.
  private static let limit = 16 << 20

  init(beside database: URL) {
    self.database = database
    folder = database.deletingLastPathComponent()
  }

  /// The files, the newest first.
  var files: [URL] { Self.names.map { folder.appending(path: $0) } }

  /// Whether there is any copy, whole or not.
  var exist: Bool { files.contains { FileManager.default.fileExists(atPath: $0.path) } }

  /// Returns the newest copy that is whole; nil if there is none.
  func newest() -> Copy? {
    var newest = copies().max { $0.stamp.generation < $1.stamp.generation }
    newest?.mayBeOutdated = Self.read(files[0]) == nil
    return newest
  }

  /// Whether both files are whole, and the newer one is the copy with this stamp.
  func areCurrent(_ stamp: LayoutStamp) -> Bool {
    let found = copies()
    return found.count == 2 && found.contains { $0.stamp == stamp } && !found.contains { $0.stamp.generation > stamp.generation }
  }

  private func copies() -> [Copy] { files.compactMap(Self.read) }

  /// Writes a new copy, unless a newer one has been written in the meantime.
  func write(_ bytes: Data, _ stamp: LayoutStamp) throws {
    try written.withLock { written in
      guard stamp.generation > written else { return }
      let content = Data("\(Self.format)\(stamp.text)\n".utf8) + bytes
      let draft = folder.appending(path: "layout.json.new")
      try Self.write(content, to: draft)
      // The old copy becomes the previous one only if it is whole: a torn file must not replace a good one.
      if Self.whole(files[0]) != nil, rename(files[0].path, files[1].path) != 0 { throw Self.fault() }
      guard rename(draft.path, files[0].path) == 0 else { throw Self.fault() }
      try Self.synchronize(folder)
      written = stamp.generation
    }
  }

  /// Writes both generations, so that the damage of one file is no loss.
  func renew(_ bytes: Data, _ stamp: LayoutStamp) throws {
    if areCurrent(stamp) { return written.withLock { $0 = stamp.generation } }
    written.withLock { $0 = 0 }
    try write(bytes, stamp)
    if Self.whole(files[1]) == nil {
      try Self.write(Data("\(Self.format)\(stamp.text)\n".utf8) + bytes, to: files[1])
      try Self.synchronize(folder)
    }
  }

  private static func read(_ file: URL) -> Copy? {
    guard let (stamp, bytes) = whole(file) else { return nil }
    return (try? JSONDecoder().decode(Layout.self, from: bytes)).map { Copy(stamp: stamp, layout: $0) }
  }

  /// Returns a file's stamp and layout, if the layout has the stamp's digest: then it is as it was written.
  private static func whole(_ file: URL) -> (stamp: LayoutStamp, bytes: Data)? {
    // Reading a FIFO would wait for ever.
    guard FileKind(of: file.path) == .file else { return nil }
    guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size <= limit else { return nil }
    guard let content = try? Data(contentsOf: file), let end = content.firstIndex(of: 0x0a) else { return nil }
    let head = String(decoding: content[..<end], as: UTF8.self)
    guard head.hasPrefix(format), let stamp = LayoutStamp(head.dropFirst(format.count)) else { return nil }
    let bytes = Data(content[(end + 1)...])
    return LayoutStamp(generation: stamp.generation, of: bytes) == stamp ? (stamp, bytes) : nil
  }

  private static func write(_ content: Data, to file: URL) throws {
    unlink(file.path)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw fault() }
    defer { close(descriptor) }
    try content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw fault() }
        rest = rest.dropFirst(count)
      }
    }
    guard fsync(descriptor) == 0 else { throw fault() }
  }

  private static func synchronize(_ folder: URL) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw fault() }
  }

  private static func fault() -> StoreError { .failed("the copy of the layout cannot be written: \(String(cString: strerror(errno)))") }
}

import AlmanacScheduler
import Foundation
import GRDB

extension DeviceStore {
  /// Writes in one transaction; if `body` changes the layout, stamps it and afterwards writes the copy beside the database.
  func writeLayout<Value>(_ body: (Database) throws -> (value: Value, changesLayout: Bool)) throws -> Value {
    let (value, copy) = try write { db in
      let result = try body(db)
      return (result.value, result.changesLayout ? try Self.stamp(db) : nil)
    }
    if let copy { writeCopy { try $0.write(copy.bytes, copy.stamp) } }
    return value
  }

  /// Stores the stamp of the layout; returns nil if it has not changed.
  private static func stamp(_ db: Database) throws -> (bytes: Data, stamp: LayoutStamp)? {
    let layout = try Layout.read(db)
    let bytes = try layout.bytes
    // The next opening would take it for damage.
    guard bytes.count <= StoredBounds.layoutBytes else {
      throw StoreError.failed("apps, widgets and settings would take more than \(StoredBounds.layoutBytes) bytes")
    }
    let old = try LayoutStamp.read(db)
    let stamp = LayoutStamp(generation: (old?.generation ?? 0) + 1, of: bytes)
    guard stamp.digest != old?.digest else { return nil }
    try store(stamp, of: layout, db)
    return (bytes, stamp)
  }

  /// Stores the stamp of a layout and the checksums of its rows.
  static func store(_ stamp: LayoutStamp, of layout: Layout, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      arguments: [LayoutStamp.key, Data(stamp.text.utf8)])
    try LayoutChecksums.store(layout, db)
  }

  /// The layout of a database as it is stored.
  struct WholeLayout {
    let layout: Layout
    let bytes: Data
    /// nil: a release that kept no copy of the layout wrote the file.
    let stamp: LayoutStamp?
    let checksums: [LayoutKey: Data]
  }

  /// Returns the layout, after checking that it and the list of archives can be read, and that it is the one that was committed.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)``, ``StoreError/corrupt(path:detail:)`` for a wrong index.
  func wholeLayout() throws -> WholeLayout {
    try read(IndexCheck.check)
    let archives = try read { Set(try String.fetchAll($0, sql: "SELECT id FROM archive")) }
    let (layout, stored, checksums) = try read { (try Layout.read($0), try LayoutStamp.read($0), try LayoutChecksums.read($0)) }
    let bytes = try layout.bytes
    for id in try devices() {
      let state = try device(id)
      guard try instances(of: id).map(\.id).sorted() == state?.instances.keys.sorted() else { throw StoreError.damagedRecord("list of widgets") }
      let used = state?.instances.values.flatMap(\.archives) ?? []
      guard used.allSatisfy({ archives.contains($0.rawValue) }) else { throw StoreError.damagedRecord("list of timelines") }
    }
    if let stored, LayoutStamp(generation: stored.generation, of: bytes) != stored { throw StoreError.damagedRecord("layout") }
    return WholeLayout(layout: layout, bytes: bytes, stamp: stored, checksums: checksums)
  }

  /// Checks the layout as ``wholeLayout()`` does, and that it is not older than its copy. Then makes sure that both copies are whole.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)``, ``StoreError/corrupt(path:detail:)`` for a wrong index.
  func checkLayout() throws {
    guard let copies else { return }
    let whole = try wholeLayout()
    let (layout, bytes) = (whole.layout, whole.bytes)
    let copy = copies.newest()
    guard let stored = whole.stamp else {
      // A file of a release that kept no copy, unless there is one.
      if copy != nil { throw StoreError.damagedRecord("stamp of the layout") }
      let first = LayoutStamp(generation: 1, of: bytes)
      try write { try Self.store(first, of: layout, $0) }
      return writeCopy { try $0.renew(bytes, first) }
    }
    if let copy, copy.stamp.generation > stored.generation { throw StoreError.damagedRecord("layout, which is older than its copy,") }
    // Those of a file of an earlier release are missing; the whole layout is right, so they can be made from it.
    if try LayoutChecksums.of(layout) != whole.checksums { try write { try LayoutChecksums.store(layout, $0) } }
    writeCopy { try $0.renew(bytes, stored) }
  }

  /// Writes the copy. A failure, for instance of a full disk, does not undo what is committed: the next change and the next start try again.
  private func writeCopy(_ body: (LayoutCopies) throws -> Void) {
    guard let copies else { return }
    let fault: String?
    do {
      try body(copies)
      fault = nil
    } catch StoreError.failed(let reason) {
      fault = reason
    } catch {
      fault = "the copy of the layout cannot be written: \(error)"
    }
    copyFault.withLock { $0 = fault }
  }

  /// Why the layout has no current copy; nil if it has one.
  public var layoutCopyFault: String? { copyFault.withLock { $0 } }
}

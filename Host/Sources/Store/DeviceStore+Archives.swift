import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation
import GRDB

extension DeviceStore {
  /// Returns the headers of an archive: entries, variants, policy, diagnostics, without display lists and images; nil if there is no such archive.
  ///
  /// - Throws: ``LockError/locked`` for an archive of a protected app while the device is locked.
  public func archive(_ id: ArchiveID) throws -> TimelineArchive? {
    let header = try read { try Data.fetchOne($0, sql: "SELECT header FROM archive WHERE id = ?", arguments: [id.rawValue]) }
    return try header.map { try Self.archive(opened($0, at: SealedData.header(id.rawValue), "timeline \(id)"), "timeline \(id)") }
  }

  /// Returns one display list of an archive, decoded and checked, so that it is safe to paint. Returns nil if there is none.
  ///
  /// The file may have been changed since the list was committed, so the check on arrival is not enough.
  /// - Parameter index: the index of the list in the archive, which an entry's variant names.
  /// - Throws: ``StoreError/damagedRecord(_:)`` when the list cannot be decoded or fails the check; ``LockError/locked``.
  public func displayList(_ archive: ArchiveID, at index: Int) throws -> DisplayList? {
    guard let data = try displayListData(archive, at: index) else { return nil }
    counts.withLock { $0.checkedLists += 1 }
    do { return try DisplayList(validating: data) } catch { throw StoreError.damagedRecord("display list \(index) of the timeline \(archive)") }
  }

  /// Returns one encoded display list of an archive, unchecked: whoever paints it decodes and checks it. Returns nil if there is none.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)`` when it cannot be read, is larger than a host writes, or is sealed and was changed; ``LockError/locked``.
  public func displayListData(_ archive: ArchiveID, at index: Int) throws -> Data? {
    let what = "display list \(index) of the timeline \(archive)"
    let row: (name: Data, data: Data)?
    do {
      row = try read { db -> (name: Data, data: Data)? in
        try Row.fetchOne(
          db.cachedStatement(sql: "SELECT hash, data FROM archiveDisplayList JOIN displayList USING (hash) WHERE archive = ? AND position = ?"),
          arguments: [archive.rawValue, index]
        ).map { (name: try $0.decode(Data.self, forColumn: "hash"), data: try $0.decode(Data.self, forColumn: "data")) }
      }
    } catch StoreError.damagedRecord(_) {
      throw StoreError.damagedRecord(what)
    }
    return try row.map { try opened($0.data, at: SealedData.list($0.name), what) }
  }

  /// Returns the image of an archive whose bytes have this SHA-256; nil if the archive does not contain it.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)`` when a sealed image was changed; ``LockError/locked``.
  public func image(_ sha256: Data, of archive: ArchiveID) throws -> ImageBlob? {
    let key = protection.withLock { $0.key }
    let stored = try read { db -> StoredArchive.Image? in
      let statement = try db.cachedStatement(sql: "SELECT image.* FROM archiveImage JOIN image USING (hash) WHERE archive = ? AND hash = ?")
      if let row = try Row.fetchOne(statement, arguments: [archive.rawValue, sha256]) { return try StoredArchive.Image(row) }
      guard let key, let app = try Self.app(of: archive, db) else { return nil }
      return try Row.fetchOne(statement, arguments: [archive.rawValue, key.names(of: app).name(sha256)]).map(StoredArchive.Image.init)
    }
    guard let stored else { return nil }
    guard stored.mediaType == SealedData.mediaType else { return stored.blob }
    guard let key else { throw LockError.locked }
    do { return try stored.opened(key).blob } catch let error as LockError { throw error } catch {
      throw StoreError.damagedRecord("image of the timeline \(archive)")
    }
  }

  /// Returns a whole archive, with its display lists and images. Returns nil if there is no such archive.
  ///
  /// - Throws: ``StoreError/damagedRecord(_:)``; ``LockError/locked``.
  public func wholeArchive(_ id: ArchiveID) throws -> TimelineArchive? {
    let key = protection.withLock { $0.key }
    let found = try read { db -> (archive: StoredArchive, app: String)? in
      guard let archive = try StoredArchive(id.rawValue, db) else { return nil }
      return (archive, try Self.app(of: id, db) ?? "")
    }
    guard let found else { return nil }
    var stored = found.archive
    if SealedData.isSealed(stored.header) {
      guard let key else { throw LockError.locked }
      do { stored = try stored.opened(id.rawValue, found.app, key) } catch let error as LockError { throw error } catch {
        throw StoreError.damagedRecord("timeline \(id)")
      }
    }
    var archive = try Self.archive(stored.header, "timeline \(id)")
    archive.displayLists = stored.lists.map(\.data)
    // A sealed archive's images are stored under other names, so they are sorted again.
    archive.images = stored.images.map(\.blob).sorted { $0.sha256.lexicographicallyPrecedes($1.sha256) }
    return archive
  }

  /// Stores a placeholder or snapshot, in place of the one that the widget had.
  public func save(_ archive: TimelineArchive, id: ArchiveID, as role: ArchiveRole, of instance: InstanceID) throws {
    try write { db in
      let old = try String.fetchAll(
        db, sql: "SELECT id FROM archive WHERE instance = ? AND role = ?", arguments: [instance.rawValue, role.rawValue])
      guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [instance.rawValue]) == true else {
        throw try Self.missing(instance, db)
      }
      try Self.removeArchives(old, db)
      try insert(archive, id, role, instance, db)
    }
  }

  /// Returns the id of the widget's archive with this role; of several timelines, the newest.
  public func archive(of instance: InstanceID, as role: ArchiveRole) throws -> ArchiveID? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT id FROM archive WHERE instance = ? AND role = ? ORDER BY rowid DESC LIMIT 1", arguments: [instance.rawValue, role.rawValue]
      ).map { ArchiveID($0) }
    }
  }

  // MARK: Inside a transaction

  /// Inserts an archive; that of a protected app sealed, if there is a passcode. A placeholder stays plain: it is made without data, and shown
  /// while the device is locked.
  ///
  /// - Throws: ``LockError/locked`` for an archive of a protected app while the device is locked.
  func insert(_ archive: TimelineArchive, _ id: ArchiveID, _ role: ArchiveRole, _ instance: InstanceID, _ db: Database) throws {
    var header = archive
    header.displayLists = []
    header.images = []
    var stored = StoredArchive(
      header: try header.serializedData(), lists: archive.displayLists.map { .init(name: Data(SHA256.hash(data: $0)), data: $0) },
      images: try archive.images.map { image in
        // Apps share images by hash, so a false hash would let one app replace another's image.
        guard Data(SHA256.hash(data: image.data)) == image.sha256 else {
          throw StoreError.damagedRecord("image \(image.sha256.prefix(4).map { String($0, radix: 16) }.joined())… of the timeline \(id)")
        }
        return .init(image)
      })
    if role != .placeholder {
      let (app, protection) = (try Self.app(of: instance, db), protection.withLock { $0 })
      if let app, protection.hasPasscode, protection.apps.contains(app) {
        guard let key = protection.key else { throw LockError.locked }
        stored = try stored.sealed(id.rawValue, app, key)
      }
    }
    try db.execute(
      sql: "INSERT INTO archive (id, instance, role, header) VALUES (?, ?, ?, ?)",
      arguments: [id.rawValue, instance.rawValue, role.rawValue, stored.header])
    try stored.insertContent(of: id.rawValue, db)
  }

  /// Removes the timelines that the widget's state no longer names, the snapshot if the widget has a timeline, and archives that cannot be read.
  func removeUnusedArchives(of instance: InstanceState, _ db: Database) throws {
    let used = Set(instance.archives.map(\.rawValue))
    for row in try Row.fetchAll(db, sql: "SELECT rowid, id, role FROM archive WHERE instance = ?", arguments: [instance.id.rawValue]) {
      guard let id = try? row.decode(String.self, forColumn: "id"),
        let role = (try? row.decode(String.self, forColumn: "role")).flatMap(ArchiveRole.init)
      else {
        // The next opening requests a new timeline if the widget's state names this one.
        try db.execute(sql: "DELETE FROM archive WHERE rowid = ?", arguments: [try row.decode(Int64.self, forColumn: "rowid")])
        db.afterNextTransaction { _ in self.didRemove(1) }
        continue
      }
      let isUnused =
        switch role {
        case .timeline: !used.contains(id)
        case .snapshot: !used.isEmpty
        case .placeholder: false
        }
      if isUnused { try Self.removeArchives([id], db) }
    }
  }

  /// Removes archives, and their display lists and images that no other archive uses.
  static func removeArchives(_ ids: [String], _ db: Database) throws {
    for id in ids {
      try removeContent(of: id, db)
      try db.execute(sql: "DELETE FROM archive WHERE id = ?", arguments: [id])
    }
  }

  /// Removes the display lists and images of an archive, except for those that another one has too.
  static func removeContent(of id: String, _ db: Database) throws {
    let lists = try Data.fetchAll(db, sql: "SELECT DISTINCT hash FROM archiveDisplayList WHERE archive = ?", arguments: [id])
    let images = try Data.fetchAll(db, sql: "SELECT hash FROM archiveImage WHERE archive = ?", arguments: [id])
    try db.cachedStatement(sql: "DELETE FROM archiveDisplayList WHERE archive = ?").execute(arguments: [id])
    try db.cachedStatement(sql: "DELETE FROM archiveImage WHERE archive = ?").execute(arguments: [id])
    for hash in lists {
      try db.cachedStatement(sql: "DELETE FROM displayList WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM archiveDisplayList WHERE hash = ?1)")
        .execute(arguments: [hash])
    }
    for hash in images {
      try db.cachedStatement(sql: "DELETE FROM image WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM archiveImage WHERE hash = ?1)")
        .execute(arguments: [hash])
    }
  }

  /// Returns the app of a widget.
  private static func app(of instance: InstanceID, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT app FROM instance WHERE id = ?"), arguments: [instance.rawValue])
  }

  private static func app(of archive: ArchiveID, _ db: Database) throws -> String? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT app FROM instance JOIN archive ON archive.instance = instance.id WHERE archive.id = ?"),
      arguments: [archive.rawValue])
  }

  /// Returns data as it was before it was sealed; data that is not sealed as it is.
  private func opened(_ data: Data, at place: String, _ what: String) throws -> Data {
    guard SealedData.isSealed(data) else { return data }
    guard let key = protection.withLock({ $0.key }) else { throw LockError.locked }
    do { return try key.open(data, at: place) } catch let error as LockError { throw error } catch { throw StoreError.damagedRecord(what) }
  }

  private static func archive(_ header: Data, _ what: String) throws -> TimelineArchive {
    do { return try TimelineArchive(bounded: header) } catch { throw StoreError.damagedRecord(what) }
  }
}

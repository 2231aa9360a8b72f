import Crypto
import Foundation
import GRDB
import Scheduler
import WireSchema

extension DeviceStore {
  /// Returns the headers of an archive: entries, variants, policy, diagnostics, without display lists and images; nil if there is no such archive.
  public func archive(_ id: ArchiveID) throws -> TimelineArchive? {
    let header = try read { try Data.fetchOne($0, sql: "SELECT header FROM archive WHERE id = ?", arguments: [id.rawValue]) }
    return try header.map { try Self.archive($0, "timeline \(id)") }
  }

  /// Returns one display list of an archive, decoded and checked, so that it is safe to paint. Returns nil if there is none.
  ///
  /// The file may have been changed since the list was committed, so the check on arrival is not enough.
  /// - Parameter index: the index of the list in the archive, which an entry's variant names.
  /// - Throws: ``StoreError/damagedRecord(_:)`` when the list cannot be decoded or fails the check.
  public func displayList(_ archive: ArchiveID, at index: Int) throws -> DisplayList? {
    guard let data = try displayListData(archive, at: index) else { return nil }
    counts.withLock { $0.checkedLists += 1 }
    do { return try DisplayList(validating: data) } catch { throw StoreError.damagedRecord("display list \(index) of the timeline \(archive)") }
  }

  /// Returns one encoded display list of an archive, unchecked: whoever paints it decodes and checks it. Returns nil if there is none.
  public func displayListData(_ archive: ArchiveID, at index: Int) throws -> Data? {
    try read { db in
      try Data.fetchOne(
        db.cachedStatement(sql: "SELECT data FROM archiveDisplayList JOIN displayList USING (hash) WHERE archive = ? AND position = ?"),
        arguments: [archive.rawValue, index])
    }
  }

  /// Returns the image of an archive whose bytes have this SHA-256; nil if the archive does not contain it.
  public func image(_ sha256: Data, of archive: ArchiveID) throws -> ImageBlob? {
    try read { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT image.* FROM archiveImage JOIN image USING (hash) WHERE archive = ? AND hash = ?"),
        arguments: [archive.rawValue, sha256]
      ).map(Self.image)
    }
  }

  /// Returns a whole archive, with its display lists and images. Returns nil if there is no such archive.
  public func wholeArchive(_ id: ArchiveID) throws -> TimelineArchive? {
    try read { db in
      guard let header = try Data.fetchOne(db, sql: "SELECT header FROM archive WHERE id = ?", arguments: [id.rawValue]) else { return nil }
      var archive = try Self.archive(header, "timeline \(id)")
      archive.displayLists = try Data.fetchAll(
        db, sql: "SELECT data FROM archiveDisplayList JOIN displayList USING (hash) WHERE archive = ? ORDER BY position", arguments: [id.rawValue])
      archive.images = try Row.fetchAll(
        db, sql: "SELECT image.* FROM archiveImage JOIN image USING (hash) WHERE archive = ? ORDER BY hash", arguments: [id.rawValue]
      ).map(Self.image)
      return archive
    }
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
      try Self.insert(archive, id, role, instance, db)
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

  static func insert(_ archive: TimelineArchive, _ id: ArchiveID, _ role: ArchiveRole, _ instance: InstanceID, _ db: Database) throws {
    var header = archive
    header.displayLists = []
    header.images = []
    try db.execute(
      sql: "INSERT INTO archive (id, instance, role, header) VALUES (?, ?, ?, ?)",
      arguments: [id.rawValue, instance.rawValue, role.rawValue, try header.serializedData() as Data])
    try insert(archive.displayLists, archive.images, of: id, db)
  }

  /// Inserts an archive's display lists and images, except for those that another archive has too.
  static func insert(_ lists: [Data], _ images: [ImageBlob], of id: ArchiveID, _ db: Database) throws {
    for (position, list) in lists.enumerated() {
      let hash = Data(SHA256.hash(data: list))
      try db.cachedStatement(sql: "INSERT INTO displayList (hash, data) VALUES (?, ?) ON CONFLICT DO NOTHING").execute(arguments: [hash, list])
      try db.cachedStatement(sql: "INSERT INTO archiveDisplayList (archive, position, hash) VALUES (?, ?, ?)")
        .execute(arguments: [id.rawValue, position, hash])
    }
    for image in images {
      // Apps share images by hash, so a false hash would let one app replace another's image.
      guard Data(SHA256.hash(data: image.data)) == image.sha256 else {
        throw StoreError.damagedRecord("image \(image.sha256.prefix(4).map { String($0, radix: 16) }.joined())… of the timeline \(id)")
      }
      try db.cachedStatement(sql: "INSERT INTO image (hash, mediaType, pixelWidth, pixelHeight, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .execute(arguments: [image.sha256, image.mediaType, image.pixelWidth, image.pixelHeight, image.data])
      try db.cachedStatement(sql: "INSERT INTO archiveImage (archive, hash) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .execute(arguments: [id.rawValue, image.sha256])
    }
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
      let lists = try Data.fetchAll(db, sql: "SELECT DISTINCT hash FROM archiveDisplayList WHERE archive = ?", arguments: [id])
      let images = try Data.fetchAll(db, sql: "SELECT hash FROM archiveImage WHERE archive = ?", arguments: [id])
      try db.execute(sql: "DELETE FROM archive WHERE id = ?", arguments: [id])
      for hash in lists {
        try db.cachedStatement(sql: "DELETE FROM displayList WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM archiveDisplayList WHERE hash = ?1)")
          .execute(arguments: [hash])
      }
      for hash in images {
        try db.cachedStatement(sql: "DELETE FROM image WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM archiveImage WHERE hash = ?1)")
          .execute(arguments: [hash])
      }
    }
  }

  static func image(_ row: Row) throws -> ImageBlob {
    var image = ImageBlob()
    image.sha256 = try row.decode(forColumn: "hash")
    image.mediaType = try row.decode(forColumn: "mediaType")
    image.pixelWidth = try row.decode(forColumn: "pixelWidth")
    image.pixelHeight = try row.decode(forColumn: "pixelHeight")
    image.data = try row.decode(forColumn: "data")
    return image
  }

  private static func archive(_ header: Data, _ what: String) throws -> TimelineArchive {
    do { return try TimelineArchive(serializedBytes: header) } catch { throw StoreError.damagedRecord(what) }
  }
}

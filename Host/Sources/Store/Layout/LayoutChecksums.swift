import Crypto
import Foundation
import GRDB

/// A row of the layout: the table's name and the row's key.
struct LayoutKey: Hashable, Comparable, Sendable {
  enum Kind: String, CaseIterable, Comparable, Sendable {
    case app, device, instance, setting

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  let id: String

  static func < (left: LayoutKey, right: LayoutKey) -> Bool { (left.kind, left.id) < (right.kind, right.id) }
}

/// Stores a SHA-256 checksum for each row of the layout, in the same transaction that changes the row.
///
/// The stamp tells whether the layout as a whole is undamaged. If it is damaged, the checksums tell which rows are still right.
enum LayoutChecksums {
  static let table = "layoutChecksum"

  static func of(_ layout: Layout) throws -> [LayoutKey: Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var digests: [LayoutKey: Data] = [:]
    func add(_ kind: LayoutKey.Kind, _ id: String, _ bytes: Data) { digests[LayoutKey(kind: kind, id: id)] = Data(SHA256.hash(data: bytes)) }
    for app in layout.apps { add(.app, app.id, try encoder.encode(app)) }
    for device in layout.devices { add(.device, device.id, try encoder.encode(device)) }
    for instance in layout.instances { add(.instance, instance.id, try encoder.encode(instance)) }
    for (key, value) in layout.settings { add(.setting, key, value) }
    return digests
  }

  static func read(_ db: Database) throws -> [LayoutKey: Data] { digests(try Row.fetchAll(db, sql: "SELECT * FROM \(table)")) }

  /// Returns the checksums that can be read; the rows of the others count as not verified.
  static func digests(_ rows: [Row]) -> [LayoutKey: Data] {
    var digests: [LayoutKey: Data] = [:]
    for row in rows {
      guard
        let kind = (try? row.decode(String.self, forColumn: "kind")).flatMap(LayoutKey.Kind.init),
        let id = try? row.decode(String.self, forColumn: "id"),
        let digest = try? row.decode(Data.self, forColumn: "digest")
      else { continue }
      digests[LayoutKey(kind: kind, id: id)] = digest
    }
    return digests
  }

  /// Stores the checksums of a layout; writes only those that differ.
  static func store(_ layout: Layout, _ db: Database) throws {
    let (old, new) = (try read(db), try of(layout))
    for key in old.keys where new[key] == nil {
      try db.cachedStatement(sql: "DELETE FROM \(table) WHERE kind = ? AND id = ?").execute(arguments: [key.kind.rawValue, key.id])
    }
    for (key, digest) in new where old[key] != digest {
      try db.cachedStatement(
        sql: "INSERT INTO \(table) (kind, id, digest) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET digest = excluded.digest"
      ).execute(arguments: [key.kind.rawValue, key.id, digest])
    }
  }
}

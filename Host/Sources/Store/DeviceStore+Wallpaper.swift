import Crypto
import Foundation
import GRDB

/// A wallpaper that the person chose, without its file.
public struct WallpaperInfo: Sendable, Hashable {
  /// The SHA-256 of its file.
  public let hash: Data
  /// Its size in pixels.
  public let width, height: Int

  /// Creates a value.
  public init(hash: Data, width: Int, height: Int) {
    self.hash = hash
    self.width = width
    self.height = height
  }

  /// Describes a file of a known size in pixels.
  public init(of file: Data, width: Int, height: Int) { self.init(hash: Data(SHA256.hash(data: file)), width: width, height: height) }
}

extension DeviceStore {
  /// More pixels of a side are not a wallpaper's, which is scaled to a screen.
  private static let mostPixels = 1 << 16

  /// Returns what is known of the wallpapers, by device; the empty name stands for all devices that have none of their own. One that cannot be read is
  /// removed.
  public func wallpapers() throws -> [String: WallpaperInfo] {
    let rows = try read { try Row.fetchAll($0, sql: "SELECT device, hash, width, height FROM wallpaper") }
    var damaged = DamagedRows()
    defer { remove(damaged) }
    let known = damaged.readable(rows, of: "wallpaper", by: ["device"]) { row -> (String, WallpaperInfo)? in
      let info = WallpaperInfo(
        hash: try row.decode(forColumn: "hash"), width: try row.decode(forColumn: "width"), height: try row.decode(forColumn: "height"))
      guard info.hash.count == SHA256.byteCount, (1...Self.mostPixels).contains(info.width), (1...Self.mostPixels).contains(info.height) else {
        return nil
      }
      return (try row.decode(forColumn: "device"), info)
    }
    return Dictionary(known) { first, _ in first }
  }

  /// Returns a wallpaper's file, a PNG; nil when none has this hash.
  public func wallpaperFile(_ hash: Data) throws -> Data? {
    try read { try Data.fetchOne($0, sql: "SELECT png FROM wallpaper WHERE hash = ?", arguments: [hash]) }
  }

  /// Replaces a device's wallpaper by a PNG file with its description; nil removes it.
  public func setWallpaper(_ wallpaper: (png: Data, info: WallpaperInfo)?, on device: String) throws {
    try write { db in
      try db.execute(sql: "DELETE FROM wallpaper WHERE device = ?", arguments: [device])
      if let wallpaper { try Self.insert(wallpaper.png, wallpaper.info, on: device, db) }
    }
  }

  static func insert(_ png: Data, _ info: WallpaperInfo, on device: String, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO wallpaper (device, hash, width, height, png) VALUES (?, ?, ?, ?, ?)",
      arguments: [device, info.hash, info.width, info.height, png])
  }
}

extension SalvagedContent {
  /// A wallpaper whose file is whole.
  struct Wallpaper {
    let device: String
    let info: WallpaperInfo
    let png: Data

    init?(_ row: Row) {
      guard let device = try? row.decode(String.self, forColumn: "device"), let hash = try? row.decode(Data.self, forColumn: "hash"),
        let width = try? row.decode(Int.self, forColumn: "width"), let height = try? row.decode(Int.self, forColumn: "height"),
        let png = try? row.decode(Data.self, forColumn: "png")
      else { return nil }
      info = WallpaperInfo(of: png, width: width, height: height)
      guard info.hash == hash, width > 0, height > 0 else { return nil }
      self.device = device
      self.png = png
    }
  }
}

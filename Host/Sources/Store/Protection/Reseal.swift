import AlmanacWireSchema
import Crypto
import Foundation
import GRDB

/// Seals the stored archives, decisions, configured values and live activities of protected apps, and opens those of all others.
///
/// Placeholders stay plain: they are made without data and shown while the device is locked.
struct Reseal {
  let key: DataKey
  let apps: Set<String>

  /// Returns how many rows it has changed. A row that cannot be opened stays as it is: it is reported when it is read.
  @discardableResult
  func run(_ db: Database) throws -> Int {
    var changed = 0
    let archives = try Row.fetchAll(
      db,
      sql: """
        SELECT archive.id, archive.role, archive.instance, instance.app, substr(header, 1, 4) AS mark
        FROM archive JOIN instance ON instance.id = archive.instance WHERE role <> ? ORDER BY archive.rowid
        """, arguments: [ArchiveRole.placeholder.rawValue])
    for row in archives {
      guard
        let id = try? row.decode(String.self, forColumn: "id"), let app = try? row.decode(String.self, forColumn: "app"),
        let mark = try? row.decode(Data.self, forColumn: "mark")
      else { continue }
      let (isSealed, shallBe) = (SealedData.isSealed(mark), apps.contains(app))
      guard isSealed != shallBe, let archive = try? stored(id, app, isSealed, db) else { continue }
      try DeviceStore.removeContent(of: id, db)
      let new = shallBe ? try archive.sealed(id, app, key) : archive
      try db.execute(sql: "UPDATE archive SET header = ? WHERE id = ?", arguments: [new.header, id])
      try new.insertContent(of: id, db)
      changed += 1
    }
    let decisions = try Row.fetchAll(
      db, sql: "SELECT decision.device, decision.id, decision.record, instance.app FROM decision JOIN instance ON instance.id = decision.instance")
    for row in decisions {
      guard
        let device = try? row.decode(String.self, forColumn: "device"), let id = try? row.decode(Int64.self, forColumn: "id"),
        let record = try? row.decode(Data.self, forColumn: "record"), let app = try? row.decode(String.self, forColumn: "app"),
        SealedData.isSealed(record) != apps.contains(app)
      else { continue }
      let place = SealedData.decision(device, id)
      guard let new = SealedData.isSealed(record) ? try? key.open(record, at: place) : try key.seal(record, at: place) else { continue }
      try db.execute(sql: "UPDATE decision SET record = ? WHERE device = ? AND id = ?", arguments: [new, device, id])
      changed += 1
    }
    return try changed + resealActivities(db) + resealParameters(db)
  }

  private func resealParameters(_ db: Database) throws -> Int {
    var changed = 0
    // The configurations of an earlier version, which have no rows yet.
    for row in try Row.fetchAll(db, sql: "SELECT id, app, configuration FROM instance WHERE configuration <> x''") {
      guard
        let id = try? row.decode(String.self, forColumn: "id"), let app = try? row.decode(String.self, forColumn: "app"), apps.contains(app),
        let configuration = try? row.decode(Data.self, forColumn: "configuration")
      else { continue }
      let values = [ParameterRecord](untyped: configuration)
      // Bytes that are no object have no values, and stay for whoever repairs them.
      guard !values.isEmpty else { continue }
      for value in values { try DeviceStore.insert(value, of: id, db) }
      try db.execute(sql: "UPDATE instance SET configuration = x'' WHERE id = ?", arguments: [id])
    }
    let rows = try Row.fetchAll(db, sql: "SELECT parameter.*, instance.app FROM parameter JOIN instance ON instance.id = parameter.instance")
    for row in rows {
      guard
        let id = try? row.decode(String.self, forColumn: "instance"), let app = try? row.decode(String.self, forColumn: "app"),
        let record = try? ParameterRecord(row), record.isSealed != apps.contains(app),
        let new = record.isSealed ? try? record.opened(id, key) : try record.sealed(id, key)
      else { continue }
      try db.execute(
        sql: "UPDATE parameter SET value = ?, chosen = ? WHERE instance = ? AND name = ?", arguments: [new.value, new.chosen, id, record.name])
      changed += 1
    }
    return changed
  }

  private func resealActivities(_ db: Database) throws -> Int {
    var changed = 0
    for row in try Row.fetchAll(db, sql: "SELECT id, app, content FROM activity") {
      guard
        let id = try? row.decode(String.self, forColumn: "id"), let app = try? row.decode(String.self, forColumn: "app"),
        let content = try? row.decode(Data.self, forColumn: "content"), SealedData.isSealed(content) != apps.contains(app)
      else { continue }
      let place = SealedData.activity(id)
      guard let new = SealedData.isSealed(content) ? try? key.open(content, at: place) : try key.seal(content, at: place) else { continue }
      try db.execute(sql: "UPDATE activity SET content = ? WHERE id = ?", arguments: [new, id])
      changed += 1
    }
    return changed
  }

  private func stored(_ id: String, _ app: String, _ isSealed: Bool, _ db: Database) throws -> StoredArchive? {
    let archive = try StoredArchive(id, db)
    return isSealed ? try archive?.opened(id, app, key) : archive
  }
}

/// The rows of an archive: the header, and its display lists and images with their names.
struct StoredArchive {
  struct List {
    let name: Data
    let data: Data
  }
  struct Image {
    let name: Data
    let mediaType: String
    let pixelWidth: Int
    let pixelHeight: Int
    let data: Data
  }
  var header: Data
  var lists: [List]
  var images: [Image]

  init(header: Data, lists: [List], images: [Image]) {
    (self.header, self.lists, self.images) = (header, lists, images)
  }

  /// Reads an archive as it is stored; nil if there is none.
  init?(_ id: String, _ db: Database) throws {
    guard let header = try Data.fetchOne(db, sql: "SELECT header FROM archive WHERE id = ?", arguments: [id]) else { return nil }
    self.header = header
    lists = try Row.fetchAll(
      db, sql: "SELECT hash, data FROM archiveDisplayList JOIN displayList USING (hash) WHERE archive = ? ORDER BY position", arguments: [id]
    ).map { List(name: try $0.decode(forColumn: "hash"), data: try $0.decode(forColumn: "data")) }
    images = try Row.fetchAll(
      db, sql: "SELECT image.* FROM archiveImage JOIN image USING (hash) WHERE archive = ? ORDER BY hash", arguments: [id]
    ).map(Image.init)
  }

  /// Returns the archive as it is stored of a protected app.
  func sealed(_ id: String, _ app: String, _ key: DataKey) throws -> StoredArchive {
    let names = try key.names(of: app)
    return StoredArchive(
      header: try key.seal(header, at: SealedData.header(id)),
      lists: try lists.map { list in
        let name = names.name(list.name)
        return List(name: name, data: try key.seal(list.data, at: SealedData.list(name)))
      },
      images: try images.map { try $0.sealed(names, key) })
  }

  /// Returns the archive without encryption.
  func opened(_ id: String, _ app: String, _ key: DataKey) throws -> StoredArchive {
    StoredArchive(
      header: try key.open(header, at: SealedData.header(id)),
      lists: try lists.map { list in
        let data = try key.open(list.data, at: SealedData.list(list.name))
        return List(name: Data(SHA256.hash(data: data)), data: data)
      },
      images: try images.map { try $0.opened(key) })
  }

  /// Inserts display lists and images, except for those that another archive has too.
  func insertContent(of id: String, _ db: Database) throws {
    for (position, list) in lists.enumerated() {
      try db.cachedStatement(sql: "INSERT INTO displayList (hash, data) VALUES (?, ?) ON CONFLICT DO NOTHING").execute(arguments: [
        list.name, list.data,
      ])
      try db.cachedStatement(sql: "INSERT INTO archiveDisplayList (archive, position, hash) VALUES (?, ?, ?)")
        .execute(arguments: [id, position, list.name])
    }
    for image in images {
      try db.cachedStatement(sql: "INSERT INTO image (hash, mediaType, pixelWidth, pixelHeight, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .execute(arguments: [image.name, image.mediaType, image.pixelWidth, image.pixelHeight, image.data])
      try db.cachedStatement(sql: "INSERT INTO archiveImage (archive, hash) VALUES (?, ?) ON CONFLICT DO NOTHING").execute(arguments: [
        id, image.name,
      ])
    }
  }
}

extension StoredArchive.Image {
  init(_ image: ImageBlob) {
    self.init(
      name: image.sha256, mediaType: image.mediaType, pixelWidth: Int(image.pixelWidth), pixelHeight: Int(image.pixelHeight), data: image.data)
  }

  var blob: ImageBlob {
    .with {
      $0.sha256 = name
      $0.mediaType = mediaType
      $0.pixelWidth = .init(clamping: pixelWidth)
      $0.pixelHeight = .init(clamping: pixelHeight)
      $0.data = data
    }
  }

  init(_ row: Row) throws {
    self.init(
      name: try row.decode(forColumn: "hash"), mediaType: try row.decode(forColumn: "mediaType"),
      pixelWidth: try row.decode(forColumn: "pixelWidth"), pixelHeight: try row.decode(forColumn: "pixelHeight"),
      data: try row.decode(forColumn: "data"))
  }

  /// The type and size of the picture are sealed with its bytes.
  func sealed(_ names: RowNames, _ key: DataKey) throws -> StoredArchive.Image {
    let name = names.name(name)
    let plain = try JSONEncoder().encode(SealedImage(sha256: self.name, mediaType: mediaType, width: pixelWidth, height: pixelHeight))
    let length = withUnsafeBytes(of: UInt32(plain.count).littleEndian) { Data($0) }
    return StoredArchive.Image(
      name: name, mediaType: SealedData.mediaType, pixelWidth: 0, pixelHeight: 0,
      data: try key.seal(length + plain + data, at: SealedData.image(name)))
  }

  func opened(_ key: DataKey) throws -> StoredArchive.Image {
    let plain = try key.open(data, at: SealedData.image(name))
    let length = plain.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard plain.count >= 4 + length else { throw StoreError.damagedRecord("image") }
    let head = try JSONDecoder().decode(SealedImage.self, from: plain.dropFirst(4).prefix(length))
    return StoredArchive.Image(
      name: head.sha256, mediaType: head.mediaType, pixelWidth: head.width, pixelHeight: head.height, data: Data(plain.dropFirst(4 + length)))
  }
}

/// What is known of a sealed image, before its bytes.
private struct SealedImage: Codable {
  let sha256: Data
  let mediaType: String
  let width: Int
  let height: Int
}

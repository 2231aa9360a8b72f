import AlmanacScheduler
import AlmanacWireSchema
import Crypto
import Foundation
import GRDB

/// What was read of a damaged database, each part checked by itself.
struct SalvagedContent {
  /// An archive with all its display lists and images.
  struct Archive {
    let id, instance, role: String
    let content: StoredArchive
  }

  /// The layout by the rows that could be read.
  var layout = Layout()
  var stamp: LayoutStamp?
  /// The checksums of the layout's rows, as far as they could be read.
  var checksums: [LayoutKey: Data] = [:]
  var headers: [String: DeviceState.Header] = [:]
  var states: [String: InstanceState] = [:]
  var archives: [Archive] = []
  /// How many archives could not be read whole.
  var lostArchives = 0
  var decisions: [(device: String, decision: Decision)] = []
  /// Decisions on widgets of protected apps, as they are stored.
  var sealedDecisions: [(device: String, id: Int64, instance: String, record: Data)] = []
  /// Rows of the history, by table.
  var history: [String: [Row]] = [:]
  /// The wallpapers whose files are whole.
  var wallpapers: [Wallpaper] = []
  /// The tables of which a part could not be read.
  var damagedTables: Set<String> = []

  /// The tables of the history: their keys.
  static let historyTables = [
    "viewing": ["instance", "began"], "budget": ["instance", "at"], "shownEntry": ["instance", "at"], "deviceCondition": ["device", "at"],
  ]

  /// Whether no device, timeline, decision or history was found. Rows of the layout may have been.
  var isWithoutRecords: Bool {
    headers.isEmpty && archives.isEmpty && lostArchives == 0 && decisions.isEmpty && sealedDecisions.isEmpty && history.values.allSatisfy(\.isEmpty)
  }

  init() {}

  init(_ database: DamagedDatabase) {
    for row in database.rows("app") { if let app = try? Layout.App(row) { layout.apps.append(app) } }
    for row in database.rows("device") {
      guard let device = try? Layout.Device(row), let data = try? row.decode(Data.self, forColumn: "state") else { continue }
      layout.devices.append(device)
      guard let header: DeviceState.Header = try? DeviceStore.decode(data, "state") else { continue }
      // A wrong index can have let a second row in: that of a device that was taken for new.
      if headers[device.id].map({ $0.sequence < header.sequence }) ?? true { headers[device.id] = header }
    }
    // A file of an earlier release has none.
    let rows = database.has("parameter") ? database.rows("parameter", by: ["instance", "name"]) : []
    let parameters = DeviceStore.parameters(of: rows) { _ in }
    for row in database.rows("instance") {
      guard var instance = try? Layout.Instance(row) else { continue }
      instance.parameters = parameters[instance.id]
      layout.instances.append(instance)
      guard let data = try? row.decode(Data.self, forColumn: "state"), let state: InstanceState = try? DeviceStore.decode(data, "state") else {
        continue
      }
      if state.id.rawValue == instance.id, state.app.rawValue == instance.app, state.kind == instance.kind, state.family == instance.family {
        states[instance.id] = state
      }
    }
    for row in database.rows("setting", by: ["key"]) {
      guard let key = try? row.decode(String.self, forColumn: "key"), let value = try? row.decode(Data.self, forColumn: "value") else { continue }
      if key == LayoutStamp.key { stamp = LayoutStamp(String(decoding: value, as: UTF8.self)) } else { layout.settings[key] = value }
    }
    // A file of an earlier release has none.
    if database.has(LayoutChecksums.table) { checksums = LayoutChecksums.digests(database.rows(LayoutChecksums.table, by: ["kind", "id"])) }
    if database.has("wallpaper") { wallpapers = database.rows("wallpaper", by: ["device"]).compactMap(Wallpaper.init) }
    readArchives(database)
    for row in database.rows("decision", by: ["device", "id"]) {
      guard let device = try? row.decode(String.self, forColumn: "device"), let data = try? row.decode(Data.self, forColumn: "record") else {
        continue
      }
      if SealedData.isSealed(data) {
        // It cannot be checked without the key; a change is found when it is opened with the key.
        guard let id = try? row.decode(Int64.self, forColumn: "id"), let instance = try? row.decode(String.self, forColumn: "instance") else {
          continue
        }
        sealedDecisions.append((device, id, instance, data))
        continue
      }
      guard
        data.count <= StoredBounds.decisionBytes, let decision = try? JSONDecoder().decode(Decision.self, from: data),
        (try? row.decode(Int64.self, forColumn: "id")) == Int64(clamping: decision.id), decision.isInBounds
      else { continue }
      decisions.append((device, decision))
    }
    for (table, key) in Self.historyTables { history[table] = database.rows(table, by: key) }
    damagedTables = database.damagedTables
  }

  private mutating func readArchives(_ database: DamagedDatabase) {
    var lists: [Data: Data] = [:]
    for row in database.rows("displayList") {
      guard let hash = try? row.decode(Data.self, forColumn: "hash"), let data = try? row.decode(Data.self, forColumn: "data") else { continue }
      if SealedData.isSealed(data) || Data(SHA256.hash(data: data)) == hash { lists[hash] = data }
    }
    var images: [Data: StoredArchive.Image] = [:]
    for row in database.rows("image") {
      guard let image = try? StoredArchive.Image(row) else { continue }
      if image.mediaType == SealedData.mediaType || Data(SHA256.hash(data: image.data)) == image.name { images[image.name] = image }
    }
    var listsOf: [String: [Int: StoredArchive.List]] = [:]
    for row in database.rows("archiveDisplayList", by: ["archive", "position"]) {
      guard
        let archive = try? row.decode(String.self, forColumn: "archive"), let position = try? row.decode(Int.self, forColumn: "position"),
        let hash = try? row.decode(Data.self, forColumn: "hash"), let data = lists[hash]
      else { continue }
      listsOf[archive, default: [:]][position] = .init(name: hash, data: data)
    }
    var imagesOf: [String: [Data]] = [:]
    for row in database.rows("archiveImage", by: ["archive", "hash"]) {
      guard let archive = try? row.decode(String.self, forColumn: "archive"), let hash = try? row.decode(Data.self, forColumn: "hash") else {
        continue
      }
      imagesOf[archive, default: []].append(hash)
    }
    var ids: Set<String> = []
    for row in database.rows("archive") {
      guard
        let id = try? row.decode(String.self, forColumn: "id"), let instance = try? row.decode(String.self, forColumn: "instance"),
        let role = try? row.decode(String.self, forColumn: "role"), ArchiveRole(rawValue: role) != nil,
        let header = try? row.decode(Data.self, forColumn: "header"),
        // A sealed header cannot be read without the key.
        let archive = SealedData.isSealed(header) ? TimelineArchive() : try? TimelineArchive(bounded: header),
        ids.insert(id).inserted
      else {
        lostArchives += 1
        continue
      }
      let found = listsOf[id] ?? [:]
      let hashes = imagesOf[id] ?? []
      // Every list that an entry names, and every list in between, has to be there.
      let named = archive.entries.flatMap { $0.variants.map { Int($0.displayList) } }.max().map { $0 + 1 } ?? 0
      let count = max(named, (found.keys.max() ?? -1) + 1)
      let own = found.count == count ? (0..<count).compactMap { found[$0] } : []
      guard own.count == count, hashes.allSatisfy({ images[$0] != nil }) else {
        lostArchives += 1
        continue
      }
      let content = StoredArchive(header: header, lists: own, images: hashes.compactMap { images[$0] })
      archives.append(Archive(id: id, instance: instance, role: role, content: content))
    }
  }
}

import AlmanacProfiles
import AlmanacScheduler
import Crypto
import Foundation
import GRDB

/// What a person has set up on the devices: apps, widgets with their configurations in the order of their placement, and settings. Archives,
/// decisions and history are not part of it: they can be made again or done without.
struct Layout: Codable, Equatable, Sendable {
  struct App: Codable, Equatable, Sendable {
    var id, bundle, identifier, displayName: String
    var installedAt: Double
    var description: Data
  }

  struct Device: Codable, Equatable, Sendable {
    var id: String
    /// The apps that have been opened, sorted.
    var launched: [String]
    /// The stacks, sorted by id. Nil without any; it is then not encoded, so that checksums of earlier versions' rows stay valid.
    var stacks: [Stack]?
  }

  /// A stack as a person has arranged it. Which widget is on top is not part of it: it changes by itself.
  struct Stack: Codable, Equatable, Sendable {
    var id: String
    var members: [String]
    var rotates: Bool
  }

  struct Instance: Codable, Equatable, Sendable {
    var id, device, app, kind, family: String
    /// The configuration of an earlier version, whose values have no rows yet.
    var configuration: Data
    /// When the widget was added, in seconds since 1970. Widgets without a position get theirs in the order in which they were added.
    var addedAt: Double
    /// Nil for a widget of an earlier version. It is then not encoded, so that checksums of such rows stay valid.
    var placement: PlacementRecord?
    /// The configured values, sorted by name. Nil without any; it is then not encoded, for the same reason.
    var parameters: [ParameterRecord]?
    /// Nil for a widget of an earlier version, and then not encoded, as ``placement``.
    var position: GridPosition?
  }

  var apps: [App] = []
  var devices: [Device] = []
  var instances: [Instance] = []
  var settings: [String: Data] = [:]

  /// The layout as bytes; equal layouts give equal bytes.
  var bytes: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// Reads the layout from tables, not from their indices, so that a damaged index hides nothing.
  static func read(_ db: Database) throws -> Layout {
    var layout = Layout()
    layout.apps = try Row.fetchAll(db, sql: "SELECT * FROM app NOT INDEXED").map(App.init).sorted { $0.id < $1.id }
    layout.devices = try Row.fetchAll(db, sql: "SELECT * FROM device NOT INDEXED").map(Device.init).sorted { $0.id < $1.id }
    let parameters = try DeviceStore.parameters(db)
    layout.instances = try Row.fetchAll(db, sql: "SELECT * FROM instance NOT INDEXED").map { row in
      var instance = try Instance(row)
      instance.parameters = parameters[instance.id]
      return instance
    }.sorted { $0.id < $1.id }
    for row in try Row.fetchAll(db, sql: "SELECT * FROM setting") {
      let key: String = try row.decode(forColumn: "key")
      if key != LayoutStamp.key { layout.settings[key] = try row.decode(forColumn: "value") }
    }
    return layout
  }
}

extension Layout.App {
  init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"), bundle: try row.decode(forColumn: "bundle"), identifier: try row.decode(forColumn: "identifier"),
      displayName: try row.decode(forColumn: "displayName"), installedAt: try row.decode(forColumn: "installedAt"),
      description: try row.decode(forColumn: "description"))
  }
}

extension Layout.Device {
  init(_ row: Row) throws {
    let id: String = try row.decode(forColumn: "id")
    let header: DeviceState.Header = try DeviceStore.decode(try row.decode(forColumn: "state"), "state of the device \(id)")
    guard header.id.rawValue == id else { throw StoreError.damagedRecord("state of the device \(id)") }
    self.init(header)
  }

  init(_ header: DeviceState.Header) {
    let apps = DeviceState(header: header, instances: []).apps
    self.init(
      id: header.id.rawValue, launched: apps.filter { $0.value.hasBeenLaunched }.keys.map(\.rawValue).sorted(),
      stacks: header.stacks.isEmpty
        ? nil : header.stacks.map { Layout.Stack(id: $0.id.rawValue, members: $0.members.map(\.rawValue), rotates: $0.rotates) })
  }
}

extension Layout.Instance {
  init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"), device: try row.decode(forColumn: "device"), app: try row.decode(forColumn: "app"),
      kind: try row.decode(forColumn: "kind"), family: try row.decode(forColumn: "family"), configuration: try row.decode(forColumn: "configuration"),
      addedAt: try row.decode(forColumn: "addedAt"), placement: try PlacementRecord(row), position: try GridPosition(row))
  }
}

/// The number of changes of a layout and the SHA-256 of its bytes. It is stored in the transaction that changes the layout.
struct LayoutStamp: Equatable, Sendable {
  /// The setting that holds it.
  static let key = "layout.stamp"

  var generation: Int64
  var digest: String

  init(generation: Int64, of bytes: Data) {
    self.generation = generation
    digest = SHA256.hash(data: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Reads `<generation> <digest>`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let generation = Int64(parts[0]), generation > 0, parts[1].utf8.count == 64 else { return nil }
    self.generation = generation
    digest = String(parts[1])
  }

  var text: String { "\(generation) \(digest)" }

  static func read(_ db: Database) throws -> LayoutStamp? {
    let value = try Data.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
    return value.flatMap { LayoutStamp(String(decoding: $0, as: UTF8.self)) }
  }
}

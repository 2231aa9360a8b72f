import Foundation
import Profiles

/// All that the scheduler knows of one device: the aggregate that events change, in order.
///
/// A value: equal states given equal events yield equal states and effects, also after a round trip through `Codable`.
public struct DeviceState: Sendable, Identifiable {
  public let id: DeviceID
  /// Installed apps.
  public internal(set) var apps: [AppID: AppState] = [:]
  /// Added widgets.
  public internal(set) var instances: [InstanceID: InstanceState] = [:]
  /// How many events have been applied.
  public internal(set) var sequence: UInt64 = 0
  /// The instant of the newest event; the clock may have gone back since the one before.
  public internal(set) var lastEventAt: Date?
  /// The wake-up that was asked for last and has not come yet.
  public internal(set) var wake: Date?
  var lastAttempt: UInt64 = 0
  var lastDecision: UInt64 = 0
  var agenda = Agenda()

  public init(id: DeviceID) { self.id = id }

  /// The instances in the order of their ids.
  public var sortedInstances: [InstanceState] { instances.values.sorted { $0.id < $1.id } }
}

/// What the scheduler knows of an installed app.
public struct AppState: Codable, Equatable, Sendable {
  /// Whether the containing app has been opened since it was installed: its widgets are offered only then (B1).
  public internal(set) var hasBeenLaunched = false
}

extension DeviceState: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.sequence == right.sequence && left.lastEventAt == right.lastEventAt && left.wake == right.wake
      && left.lastAttempt == right.lastAttempt && left.lastDecision == right.lastDecision && left.apps == right.apps
      && left.instances == right.instances
  }
}

extension DeviceState: Codable {
  /// The state without its instances, for stores that keep those in rows of their own.
  public struct Header: Codable, Equatable, Sendable {
    public let id: DeviceID
    public let sequence: UInt64
    let apps: [String: AppState]
    let lastEventAt: Date?
    let wake: Date?
    let lastAttempt: UInt64
    let lastDecision: UInt64
  }

  public var header: Header {
    Header(
      id: id, sequence: sequence, apps: Dictionary(uniqueKeysWithValues: apps.map { ($0.rawValue, $1) }), lastEventAt: lastEventAt, wake: wake,
      lastAttempt: lastAttempt, lastDecision: lastDecision)
  }

  /// The state that was taken apart into `header` and `instances`.
  public init(header: Header, instances: [InstanceState]) {
    id = header.id
    sequence = header.sequence
    apps = Dictionary(uniqueKeysWithValues: header.apps.map { (AppID($0), $1) })
    lastEventAt = header.lastEventAt
    wake = header.wake
    lastAttempt = header.lastAttempt
    lastDecision = header.lastDecision
    for instance in instances {
      self.instances[instance.id] = instance
      agenda.set(instance.id, from: nil, to: instance.alarm)
    }
  }

  private enum CodingKeys: String, CodingKey { case header, instances }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      header: try container.decode(Header.self, forKey: .header), instances: try container.decode([InstanceState].self, forKey: .instances))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(header, forKey: .header)
    try container.encode(sortedInstances, forKey: .instances)
  }
}

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
  var usage = DeviceUsage()
  var conditions = DeviceConditions()
  /// What all instances are allotted together, thousandths of reloads a day. Follows from them.
  var demand = 0
  var alarmQueue = AlarmQueue()
  /// The instances' ids, ascending: the order in which an event goes through them. Follows from them.
  var order: [InstanceID] = []
  /// A share of a whole that is the device's own, 0..<1. Follows from its id.
  let phase: Double

  public init(id: DeviceID) {
    self.id = id
    phase = stableShare(of: id.rawValue, salt: 0)
  }

  /// Whether the device is in use, put down or asleep, as of the newest event.
  public var activity: DeviceActivity { usage.activity }
  public var isAwake: Bool { usage.isAwake }
  public var isLocked: Bool { conditions.isLocked }
  public var power: PowerState { conditions.power }
  public var network: NetworkState { conditions.network }
  /// Whether any surface has ever told of looks; where none has, every widget gets the same.
  public var reportsViews: Bool { conditions.reportsViews }

  /// The instances in the order of their ids.
  public var sortedInstances: [InstanceState] { order.compactMap { instances[$0] } }
}

/// What else was told of the device and bears on reloads.
struct DeviceConditions: Codable, Equatable, Sendable {
  var isLocked = false
  var power = PowerState.external
  var network = NetworkState.unmetered
  /// Whether views are told of: once one has been, a widget without any counts as unseen.
  var reportsViews = false
}

extension DeviceState: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.sequence == right.sequence && left.lastEventAt == right.lastEventAt && left.wake == right.wake
      && left.lastAttempt == right.lastAttempt && left.lastDecision == right.lastDecision && left.apps == right.apps
      && left.instances == right.instances && left.usage == right.usage && left.conditions == right.conditions
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
    let usage: DeviceUsage
    let conditions: DeviceConditions

    init(
      id: DeviceID, sequence: UInt64, apps: [String: AppState], lastEventAt: Date?, wake: Date?, lastAttempt: UInt64, lastDecision: UInt64,
      usage: DeviceUsage, conditions: DeviceConditions
    ) {
      self.id = id
      self.sequence = sequence
      self.apps = apps
      self.lastEventAt = lastEventAt
      self.wake = wake
      self.lastAttempt = lastAttempt
      self.lastDecision = lastDecision
      self.usage = usage
      self.conditions = conditions
    }

    /// Reads headers of earlier versions too, which knew nothing of use and conditions.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(DeviceID.self, forKey: .id)
      sequence = try container.decode(UInt64.self, forKey: .sequence)
      apps = try container.decode([String: AppState].self, forKey: .apps)
      lastEventAt = try container.decodeIfPresent(Date.self, forKey: .lastEventAt)
      wake = try container.decodeIfPresent(Date.self, forKey: .wake)
      lastAttempt = try container.decode(UInt64.self, forKey: .lastAttempt)
      lastDecision = try container.decode(UInt64.self, forKey: .lastDecision)
      usage = try container.decodeIfPresent(DeviceUsage.self, forKey: .usage) ?? DeviceUsage()
      conditions = try container.decodeIfPresent(DeviceConditions.self, forKey: .conditions) ?? DeviceConditions()
    }
  }

  public var header: Header {
    Header(
      id: id, sequence: sequence, apps: Dictionary(uniqueKeysWithValues: apps.map { ($0.rawValue, $1) }), lastEventAt: lastEventAt, wake: wake,
      lastAttempt: lastAttempt, lastDecision: lastDecision, usage: usage, conditions: conditions)
  }

  /// The state that was taken apart into `header` and `instances`.
  public init(header: Header, instances: [InstanceState]) {
    id = header.id
    phase = stableShare(of: id.rawValue, salt: 0)
    sequence = header.sequence
    apps = Dictionary(uniqueKeysWithValues: header.apps.map { (AppID($0), $1) })
    lastEventAt = header.lastEventAt
    wake = header.wake
    lastAttempt = header.lastAttempt
    lastDecision = header.lastDecision
    usage = header.usage
    conditions = header.conditions
    for instance in instances {
      self.instances[instance.id] = instance
      demand += instance.allotment.demand
      alarmQueue.set(instance.id, from: nil, to: instance.alarm)
    }
    order = self.instances.keys.sorted()
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

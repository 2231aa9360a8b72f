import AlmanacProfiles
import Foundation

/// The scheduler's complete state of one device. Events change it in order.
///
/// A value type: equal states and equal events give equal states and effects, also after a round trip through `Codable`.
public struct DeviceState: Sendable, Identifiable {
  public let id: DeviceID
  /// The installed apps.
  public internal(set) var apps: [AppID: AppState] = [:]
  /// The widgets on the device.
  public internal(set) var instances: [InstanceID: InstanceState] = [:]
  /// The stacks of widgets (Specification B5).
  public internal(set) var stacks: [StackID: Stack] = [:]
  /// The lists that are ordered by relevance (Specification B5).
  public internal(set) var lists: [RelevanceListID: RelevanceList] = [:]
  /// How many events have been applied.
  public internal(set) var sequence: UInt64 = 0
  /// The instant of the newest event. It can be earlier than that of the event before, since the clock may go back.
  public internal(set) var lastEventAt: Date?
  /// The wake-up that was requested last and is still to come.
  public internal(set) var wake: Date?
  var lastAttempt: UInt64 = 0
  var lastDecision: UInt64 = 0
  var usage = DeviceUsage()
  var conditions = DeviceConditions()
  /// The sum of all instances' ``Allotment/demand``, in thousandths of reloads per day. Derived from the instances.
  var demand = 0
  var wakeUps = WakeUpQueue()
  /// The stack of each widget that is in one. Derived from the stacks.
  var stackOf: [InstanceID: StackID] = [:]
  /// Stacks whose rotation is to be decided at the end of the present event.
  var changedStacks: Set<StackID> = []
  /// The list of each widget that is in one. Derived from the lists.
  var listOf: [InstanceID: RelevanceListID] = [:]
  /// Lists whose order is to be decided at the end of the present event.
  var changedLists: Set<RelevanceListID> = []
  /// The instances' ids, ascending; events visit the instances in this order. Derived from the instances.
  var sortedIDs: [InstanceID] = []
  /// A fraction in 0..<1 that spreads wake-ups of different devices. Derived from the id.
  let phase: Double

  /// Creates a device without apps and widgets: in use, unlocked, on external power and an unmetered network.
  public init(id: DeviceID) {
    self.id = id
    phase = hashFraction(of: id.rawValue, salt: 0)
  }

  /// Whether the device is in use, put down or asleep, as of the newest event.
  public var activity: DeviceActivity { usage.activity }
  /// Whether the device is not asleep, as of the newest event (Specification C7).
  public var isAwake: Bool { usage.isAwake }
  /// Whether the device is locked with its passcode (Specification C7). Default: false.
  public var isLocked: Bool { conditions.isLocked }
  /// The power supply that was last reported. Default: `external`.
  public var power: PowerState { conditions.power }
  /// The network that was last reported. Default: `unmetered`.
  public var network: NetworkState { conditions.network }
  /// Whether any viewer has ever reported a view; if none has, every widget gets the same budget.
  public var reportsViews: Bool { conditions.reportsViews }

  /// The instances, sorted by id.
  public var sortedInstances: [InstanceState] { sortedIDs.compactMap { instances[$0] } }
}

/// Other reported conditions of the device that affect reloads.
struct DeviceConditions: Codable, Equatable, Sendable {
  var isLocked = false
  var power = PowerState.external
  var network = NetworkState.unmetered
  /// Whether views are reported: from the first reported view on, a widget without views counts as never viewed.
  var reportsViews = false
}

extension DeviceState: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.sequence == right.sequence && left.lastEventAt == right.lastEventAt && left.wake == right.wake
      && left.lastAttempt == right.lastAttempt && left.lastDecision == right.lastDecision && left.apps == right.apps
      && left.instances == right.instances && left.stacks == right.stacks && left.lists == right.lists && left.usage == right.usage
      && left.conditions == right.conditions
  }
}

extension DeviceState: Codable {
  /// The state without its instances, for stores that keep each instance in its own record.
  public struct Header: Codable, Equatable, Sendable {
    public let id: DeviceID
    /// How many events have been applied.
    public let sequence: UInt64
    let apps: [String: AppState]
    let lastEventAt: Date?
    let wake: Date?
    let lastAttempt: UInt64
    let lastDecision: UInt64
    let usage: DeviceUsage
    let conditions: DeviceConditions
    /// The stacks, sorted by id.
    public let stacks: [Stack]
    /// The lists that are ordered by relevance, sorted by id.
    public let lists: [RelevanceList]

    init(
      id: DeviceID, sequence: UInt64, apps: [String: AppState], lastEventAt: Date?, wake: Date?, lastAttempt: UInt64, lastDecision: UInt64,
      usage: DeviceUsage, conditions: DeviceConditions, stacks: [Stack], lists: [RelevanceList]
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
      self.stacks = stacks
      self.lists = lists
    }

    /// Also decodes headers stored by earlier versions, which had no usage, no conditions, no stacks and no lists.
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
      stacks = try container.decodeIfPresent([Stack].self, forKey: .stacks) ?? []
      lists = try container.decodeIfPresent([RelevanceList].self, forKey: .lists) ?? []
    }
  }

  /// The state without its instances.
  public var header: Header {
    Header(
      id: id, sequence: sequence, apps: Dictionary(uniqueKeysWithValues: apps.map { ($0.rawValue, $1) }), lastEventAt: lastEventAt, wake: wake,
      lastAttempt: lastAttempt, lastDecision: lastDecision, usage: usage, conditions: conditions, stacks: sortedStacks, lists: sortedLists)
  }

  /// Reassembles a state from its `header` and `instances`.
  public init(header: Header, instances: [InstanceState]) {
    id = header.id
    phase = hashFraction(of: id.rawValue, salt: 0)
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
      wakeUps.set(instance.id, from: nil, to: instance.wakeUp)
    }
    sortedIDs = self.instances.keys.sorted()
    // Only values that a state can have: the record may come from a backup that another person made.
    for stack in header.stacks {
      var stack = stack
      guard stacks[stack.id] == nil, stack.members.count <= Profiles.stacks.most,
        stack.keep({ self.instances[$0] != nil && stackOf[$0] == nil }, at: stack.topSince)
      else { continue }
      stacks[stack.id] = stack
      for member in stack.members { stackOf[member] = stack.id }
    }
    for list in header.lists {
      var list = list
      guard lists[list.id] == nil, list.members.count <= Profiles.stacks.most,
        list.keep({ self.instances[$0] != nil && listOf[$0] == nil && stackOf[$0] == nil })
      else { continue }
      lists[list.id] = list
      for member in list.members { listOf[member] = list.id }
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

import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// Many devices with the same widgets, each used by a different person, to measure the load that their reloads put on the widgets' servers
/// (Specification C10, C12).
///
/// Every core simulates one device after another and keeps only the sums, so memory does not grow with the number of devices.
public struct Fleet: Sendable {
  /// The number of devices.
  public var devices: Int
  /// The widgets on every device.
  public var widgets: [SimulatedWidget]
  /// The replies of each kind, by the kind's name; a kind without one fails every request.
  public var timelines: [String: SyntheticTimeline]
  /// What the person with each device does; every device gets its own random instants.
  public var behavior: Behavior
  /// The first day; see ``DeviceSimulation``.
  public var start: Date
  /// The number of days, at least 1.
  public var days: Int
  /// Determines all random instants; each device adds its index.
  public var seed: UInt64
  /// The scheduler's constants.
  public var profile: ReloadProfile

  /// Creates a fleet of commuters for one day, unless the arguments say otherwise.
  public init(
    devices: Int, widgets: [SimulatedWidget], timelines: [String: SyntheticTimeline], behavior: Behavior = .commuter,
    start: Date = DeviceSimulation.monday, days: Int = 1, seed: UInt64 = 1, profile: ReloadProfile = .standard
  ) {
    self.devices = devices
    self.widgets = widgets
    self.timelines = timelines
    self.behavior = behavior
    self.start = start
    self.days = days
    self.seed = seed
    self.profile = profile
  }

  /// Simulates every device to the end and returns the load of all of them.
  ///
  /// - Parameter workers: how many devices are simulated at the same time; the result does not depend on it.
  public func run(workers: Int = ProcessInfo.processInfo.activeProcessorCount) async -> FleetLoad {
    let scenario = SimulationScenario(widgets: widgets, behavior: behavior, start: start, days: days)
    return await withTaskGroup(of: FleetLoad.self) { group in
      for worker in 0..<max(1, workers) {
        group.addTask {
          var load = FleetLoad(seconds: days * 86_400)
          for device in stride(from: worker, to: devices, by: max(1, workers)) { play(device, on: scenario, into: &load) }
          return load
        }
      }
      // Integer sums, so the order in which workers end does not matter.
      return await group.reduce(into: FleetLoad(seconds: days * 86_400)) { $0.add($1) }
    }
  }

  private func play(_ device: Int, on scenario: SimulationScenario, into load: inout FleetLoad) {
    var simulation = DeviceSimulation(device: DeviceID("device\(device)"), on: scenario, seed: seed &+ UInt64(device), profile: profile)
    let start = simulation.now
    simulation.run { request, chance in
      // First timelines are left out, because people add widgets at different times and not all at the start of a simulation.
      if request.reason != .firstTimeline { load.count(request.now.timeIntervalSince(start)) }
      return timelines[request.widget.kind]?.timeline(at: request.now, using: &chance)
        ?? SimulatedTimeline(.failure(AttemptFailure(.provider, "no timeline is simulated for this kind")))
    }
    load.devices += 1
  }
}

/// A fleet's timeline requests per second, without each widget's first.
public struct FleetLoad: Equatable, Sendable {
  /// The number of simulated devices.
  public internal(set) var devices = 0
  /// The number of requests in each second from the start; the last second also counts what comes after it, on a day of 25 hours.
  public private(set) var perSecond: [UInt32]

  init(seconds: Int) { perSecond = Array(repeating: 0, count: seconds) }

  /// The sum of all requests.
  public var requests: Int { perSecond.reduce(0) { $0 + Int($1) } }
  /// The most requests in one second, and the first second with as many, counted from the start.
  public var peak: (requests: Int, second: Int) {
    let most = perSecond.max() ?? 0
    return (Int(most), perSecond.firstIndex(of: most) ?? 0)
  }

  mutating func count(_ seconds: TimeInterval) {
    // A day of 25 hours has more seconds than planned; those count towards the last planned second.
    perSecond[min(perSecond.count - 1, max(0, Int(seconds)))] += 1
  }

  mutating func add(_ other: FleetLoad) {
    devices += other.devices
    for index in perSecond.indices { perSecond[index] += other.perSecond[index] }
  }
}

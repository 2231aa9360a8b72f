import Foundation
import Profiles
import Scheduler

/// Many devices with the same widgets, each with a person of its own: what their reloads bring upon the servers behind them (Specification C10, C12).
///
/// Devices are played one after the other on every core and forgotten, so memory does not grow with their number.
public struct Fleet: Sendable {
  public var devices: Int
  public var widgets: [SimulatedWidget]
  public var timelines: [String: SyntheticTimeline]
  public var behavior: Behavior
  /// The first day; see ``DeviceSimulation``.
  public var start: Date
  public var days: Int
  public var seed: UInt64
  public var profile: ReloadProfile

  /// - Parameter timelines: how each kind answers; a kind without one never answers.
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

  /// Plays every device to its end.
  public func run(workers: Int = ProcessInfo.processInfo.activeProcessorCount) async -> FleetLoad {
    let stage = SimulationScenario(widgets: widgets, behavior: behavior, start: start, days: days)
    return await withTaskGroup(of: FleetLoad.self) { group in
      for worker in 0..<max(1, workers) {
        group.addTask {
          var load = FleetLoad(seconds: days * 86_400)
          for device in stride(from: worker, to: devices, by: max(1, workers)) { play(device, on: stage, into: &load) }
          return load
        }
      }
      // Sums of whole numbers: in whatever order the workers end.
      return await group.reduce(into: FleetLoad(seconds: days * 86_400)) { $0.add($1) }
    }
  }

  private func play(_ device: Int, on stage: SimulationScenario, into load: inout FleetLoad) {
    var simulation = DeviceSimulation(device: DeviceID("device\(device)"), on: stage, seed: seed &+ UInt64(device), profile: profile)
    let start = simulation.now
    simulation.run { question, chance in
      // People add widgets each in their own time, not all at the start of a simulation.
      if question.reason != .firstTimeline { load.count(question.now.timeIntervalSince(start)) }
      return timelines[question.widget.kind]?.answer(at: question.now, using: &chance)
        ?? SimulatedTimeline(.failure(AttemptFailure(.provider, "no timeline is simulated for this kind")))
    }
    load.devices += 1
  }
}

/// Requests for timelines of a fleet, second by second, without each widget's first.
public struct FleetLoad: Equatable, Sendable {
  public internal(set) var devices = 0
  /// Requests in each second from the start.
  public private(set) var perSecond: [UInt32]

  init(seconds: Int) { perSecond = Array(repeating: 0, count: seconds) }

  /// All requests.
  public var requests: Int { perSecond.reduce(0) { $0 + Int($1) } }
  /// The most requests in one second, and which second that is.
  public var peak: (requests: Int, second: Int) {
    let most = perSecond.max() ?? 0
    return (Int(most), perSecond.firstIndex(of: most) ?? 0)
  }

  mutating func count(_ seconds: TimeInterval) {
    // A day of 25 hours has seconds that a plan of 24 does not: they count to its last.
    perSecond[min(perSecond.count - 1, max(0, Int(seconds)))] += 1
  }

  mutating func add(_ other: FleetLoad) {
    devices += other.devices
    for index in perSecond.indices { perSecond[index] += other.perSecond[index] }
  }
}

import AlmanacScheduler
import AlmanacSimulation
import Figures
import Foundation

/// A simulated day of fleets of increasing size: time per device, memory, and the number of busy processors.
enum FleetDay {
  static func measure() async {
    let timelines = ["quotes": SyntheticTimeline(policy: .aligned(TimeOfDay("14:30")!, jitter: 600))]
    let widgets = [SimulatedWidget(id: "quotes", app: "Market", kind: "quotes", family: "systemSmall")]
    print("  a day of a fleet, one widget per device")
    print("   devices      wall   processor, per device   processors busy   peak memory")
    for devices in [1000, 10_000, 100_000] {
      let before = processMilliseconds()
      PeakMemory.reset()
      let fleet = Fleet(devices: devices, widgets: widgets, timelines: timelines)
      let wall = await milliseconds { _ = await fleet.run() }
      let processor = processMilliseconds() - before
      print(
        column("\(devices)", 10) + column(text(wall / 1000, "s"), 10) + column(text(processor / Double(devices) * 1000, "µs"), 24)
          + column(text(processor / wall, ""), 18) + column(PeakMemory.mebibytes.map { text($0, "MiB") } ?? "unknown", 14))
    }
  }
}

/// The process's peak resident memory since it was last reset.
enum PeakMemory {
  static func reset() { try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs")) }

  static var mebibytes: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
  }
}

import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import Figures

/// How often a host's timer wakes it per day for twenty widgets, compared with one timer per widget.
enum WakeUps {
  static func measure() {
    let together = perDay(Widgets.twenty, .standard)
    // Each widget is alone on its device, so that nothing coalesces.
    var alone = ReloadProfile.standard
    alone.coalescingWindow = 0
    let apart = Widgets.twenty.reduce(0) { $0 + perDay([$1], alone) }
    line("wake-ups a day, 20 widgets on one host", whole(together))
    line("wake-ups a day, one timer per widget", whole(apart))
    line("ratio, timers / host", ratio(apart / together))
  }

  /// Returns the median number of wake-ups over a commuter's fourteen days.
  private static func perDay(_ widgets: [SimulatedWidget], _ profile: ReloadProfile) -> Double {
    var simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: .commuter, days: 14, seed: 1, profile: profile)
    simulation.run { request, chance in Widgets.timelines[request.widget.kind]!.timeline(at: request.now, using: &chance) }
    return median(simulation.days.map { Double($0.wakeUps) })
  }
}

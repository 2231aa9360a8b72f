import AlmanacScheduler
import AlmanacSimulation
import Figures
import Foundation

/// Simulated widget days per second, compared with a loop that only checks whether a token is available.
enum WidgetDays {
  private static let devices = 24
  private static let days = 7
  private static var widgetDays: Double { Double(devices * days * Widgets.twenty.count) }

  static func measure() async {
    _ = await Widgets.fleet(devices: 2, days: days).run()
    var perCore: [Double] = []
    var overall: [Double] = []
    var peers: [Double] = []
    for _ in 0..<5 {
      let before = processMilliseconds()
      let wall = await milliseconds { _ = await Widgets.fleet(devices: devices, days: days).run() }
      perCore.append(widgetDays / (processMilliseconds() - before) * 1000)
      overall.append(widgetDays / wall * 1000)
      peers.append(widgetDays / processorMilliseconds { minuteLoop() } * 1000)
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    line("widget-days per second of one processor", whole(median(perCore)))
    line("on all \(cores) processors, if idle (aim 10,000)", whole(median(perCore) * Double(cores)))
    line("on all \(cores) processors, in wall time", whole(median(overall)))
    line("a token bucket checked each minute, one processor", whole(median(peers)))
    line("ratio, token bucket / simulation", ratio(median(zip(peers, perCore).map { $0 / $1 })))
  }

  /// Runs the naive alternative: a loop that checks every widget once a minute. It knows no views and no policies, and records nothing.
  private static func minuteLoop() {
    var reloads = 0
    for _ in 0..<devices * Widgets.twenty.count {
      var tokens = 16.0
      var due = 0.0
      for minute in 0..<days * 1440 {
        let isAwake = (390..<1380).contains(minute % 1440)
        if isAwake { tokens = min(16, tokens + 55.0 / 990) }
        guard isAwake, Double(minute) >= due, tokens >= 1 else { continue }
        tokens -= 1
        due = Double(minute + 15)
        reloads += 1
      }
    }
    precondition(reloads > 0)
  }
}

func whole(_ value: Double) -> String { Int(value.rounded()).formatted(.number.locale(Locale(identifier: "en_US"))) }

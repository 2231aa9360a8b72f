import AlmanacScheduler
import AlmanacSimulation
import AlmanacWireSchema
import Foundation

@testable import AlmanacReloadCharts

let berlin = TimeZone(identifier: "Europe/Berlin")!

/// Midnight of a day in Berlin.
func midnight(_ year: Int, _ month: Int, _ day: Int) -> Date {
  ChartFormat.calendar(berlin).date(from: DateComponents(year: year, month: month, day: day))!
}

/// The whole of 5 January 2026 in Berlin.
func plainDay(_ name: String = "Forecast of Weather, systemMedium") -> WidgetDay {
  var day = WidgetDay(name: name, interval: DateInterval(start: midnight(2026, 1, 5), end: midnight(2026, 1, 6)), timeZone: berlin)
  day.stale = []
  return day
}

extension WidgetDay {
  func at(_ hour: Double) -> Date { interval.start.addingTimeInterval(hour * 3600) }
  func span(_ from: Double, _ to: Double) -> DateInterval { DateInterval(start: at(from), end: at(to)) }
}

extension DisplayList {
  /// The nodes of that name, at any depth.
  func nodes(_ name: String) -> [DisplayNode] {
    func search(_ node: DisplayNode) -> [DisplayNode] {
      guard case .group(let group)? = node.content else { return node.debugName == name ? [node] : [] }
      return group.children.flatMap(search)
    }
    return search(root)
  }

  /// All text, line by line.
  var words: [String] { nodes("Text").map { $0.text.lines.flatMap(\.runs).map(\.text).joined() } }
}

extension PathData {
  /// The box of each of its parts.
  var partBounds: [RectValue] {
    var parts: [RectValue] = []
    forEach { verb, numbers in
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = RectValue(x: Double(numbers[index]), y: Double(numbers[index + 1]), width: 0, height: 0)
        if verb == .move {
          parts.append(point)
        } else if let last = parts.popLast() {
          let left = min(last.minX, point.x)
          let top = min(last.minY, point.y)
          parts.append(RectValue(x: left, y: top, width: max(last.maxX, point.x) - left, height: max(last.maxY, point.y) - top))
        }
      }
    }
    return parts
  }
}

/// The recorded days of a simulated device.
struct RecordedDays {
  let simulation: DeviceSimulation
  let recorder = DayRecorder()

  init(_ behavior: Behavior, _ widgets: [(widget: SimulatedWidget, timeline: SyntheticTimeline)], days: Int, seed: UInt64 = 1) {
    var simulation = DeviceSimulation(device: "phone", widgets: widgets.map(\.widget), behavior: behavior, days: days, seed: seed)
    simulation.onDecision = { [recorder] in recorder.add($0) }
    simulation.onEvent = { [recorder] in recorder.watch($0, at: $1, before: $2) }
    simulation.run { request, chance in
      widgets.first { $0.widget.id == request.widget.id }!.timeline.timeline(at: request.now, using: &chance)
    }
    recorder.end(simulation.state, at: simulation.end)
    self.simulation = simulation
  }

  /// A day, counted from 1.
  func day(_ number: Int, of id: InstanceID, named name: String, timeZone: TimeZone = berlin) -> WidgetDay {
    let interval = DateInterval(start: simulation.midnights[number - 1], end: simulation.midnights[number])
    return recorder.day(of: id, named: name, in: interval, timeZone: timeZone)
  }
}

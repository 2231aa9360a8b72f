import AlmanacReloadCharts
import AlmanacScheduler
import AlmanacSimulation
import Foundation

extension SimulationRun {
  /// Returns a chart of the run: a single day with all its lanes, or each of several days as a strip. Charts of several widgets are stacked.
  ///
  /// - Parameters:
  ///   - instance: the widget to draw; nil: all.
  ///   - day: the day to draw, counted from 1; nil: all.
  /// - Returns: the chart; nil for a run without kept days, an unknown widget, or a day beyond the last.
  public func chart(of behavior: Behavior, instance: InstanceID? = nil, day: Int? = nil) -> (any ReloadChart)? {
    let widgets = simulation.widgets.filter { instance == nil || $0.id == instance }
    let numbers = day.map { [$0] } ?? Array(1...report.days.count)
    guard let recorder, !widgets.isEmpty, numbers.allSatisfy(simulation.midnights.indices.dropFirst().contains) else { return nil }
    let timeZone = TimeZone(identifier: behavior.timeZone) ?? .gmt
    let charts = widgets.map { widget -> any ReloadChart in
      let days = numbers.map { number in
        let interval = DateInterval(start: simulation.midnights[number - 1], end: simulation.midnights[number])
        return recorder.day(of: widget.id, named: "\(widget.kind) of \(widget.app), \(widget.family)", in: interval, timeZone: timeZone)
      }
      let end = "\(behavior.name), seed \(report.seed)"
      guard days.count == 1 else { return WeekChart(days, note: end) }
      return DayChart(days[0], subtitle: "\(days[0].when) · day \(numbers[0]) · \(end)")
    }
    return charts.count == 1 ? charts[0] : ChartColumn(title: "\(behavior.name), \(charts.count) widgets", charts: charts)
  }
}

extension FleetReport {
  /// A chart of the fleet's requests around the second that would have the most requests without jitter.
  public var chart: any ReloadChart {
    let names = [
      "none": "No jitter", "author": "The recording's jitter", "host": "The hosts' own instants",
      "both": "The recording's jitter and the hosts' own instants",
    ]
    return RateChart.fleet(
      devices: devices, days: days, seed: seed, panels: loads.map { .init(name: names[$0.jitter] ?? $0.jitter, perSecond: $0.perSecond) })
  }
}

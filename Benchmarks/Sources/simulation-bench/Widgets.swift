import AlmanacScheduler
import AlmanacSimulation

/// Twenty widgets as a person might have them: five of each policy, on three pages.
enum Widgets {
  static let timelines: [String: SyntheticTimeline] = [
    "forecast": SyntheticTimeline(entries: 12, spacing: 3600, policy: .after(3 * 3600)),
    "headlines": SyntheticTimeline(entries: 4, spacing: 900, policy: .after(900)),
    "agenda": SyntheticTimeline(entries: 8, spacing: 5400, policy: .atEnd),
    "usage": SyntheticTimeline(policy: .atEnd),
  ]

  static let twenty: [SimulatedWidget] = (0..<5).flatMap { copy in
    timelines.keys.sorted().map { kind in
      SimulatedWidget(id: InstanceID("\(kind)\(copy)"), app: AppID(kind), kind: kind, family: "systemSmall", page: min(2, copy / 2))
    }
  }

  static func fleet(devices: Int, days: Int) -> Fleet { Fleet(devices: devices, widgets: twenty, timelines: timelines, days: days) }
}

import AlmanacSimulation
import Foundation

/// The load that a fleet puts on its servers, with and without jitter.
public struct FleetReport: Codable, Sendable {
  public struct Load: Codable, Sendable {
    /// What spreads the requests: `none`, so that every device requests at the same instant; `author`, the recording's jitter; `host`, the instants
    /// at which each host wakes; or `both`.
    public let jitter: String
    public let requests: Int
    public let peakPerSecond: Int
    /// When the peak occurs, in seconds from the start.
    public let peakAt: Int
    /// The number of requests in each second from the start, for charts; not in the JSON.
    public var perSecond: [UInt32] = []

    private enum CodingKeys: String, CodingKey { case jitter, requests, peakPerSecond, peakAt }
  }
  public let devices: Int
  public let days: Int
  public let seed: UInt64
  public let loads: [Load]

  /// Simulates the fleet four times: without jitter, with the recording's, with the hosts', with both. If the recording has no jitter, `author`
  /// equals `none` and `both` equals `host`.
  public static func playing(_ fleet: Fleet) async -> FleetReport {
    var even = fleet
    even.timelines = fleet.timelines.mapValues(\.withoutJitter)
    let hasJitter = even.timelines != fleet.timelines
    let none = await load("none", even, window: 0)
    let author = hasJitter ? await load("author", fleet, window: 0) : none.called("author")
    let host = await load("host", even, window: fleet.profile.coalescingWindow)
    let both = hasJitter ? await load("both", fleet, window: fleet.profile.coalescingWindow) : host.called("both")
    return FleetReport(devices: fleet.devices, days: fleet.days, seed: fleet.seed, loads: [none, author, host, both])
  }

  /// Simulates the fleet once and returns its load.
  ///
  /// - Parameter window: seconds between the instants at which a host wakes; 0: hosts wake at any instant.
  private static func load(_ jitter: String, _ fleet: Fleet, window: TimeInterval) async -> Load {
    var fleet = fleet
    fleet.profile.coalescingWindow = window
    let load = await fleet.run()
    let (most, second) = load.peak
    return Load(jitter: jitter, requests: load.requests, peakPerSecond: most, peakAt: second, perSecond: load.perSecond)
  }

  /// The report as text.
  public var lines: [String] {
    let about = ["none": "no jitter", "author": "the recording's jitter", "host": "the hosts' own instants", "both": "both"]
    return ["\(devices) devices, \(days) \(days == 1 ? "day" : "days"), seed \(seed)"]
      + loads.map { load in
        let second = load.peakAt % 86_400
        func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let time = "\(digits(second / 3600)):\(digits(second / 60 % 60)):\(digits(second % 60))"
        return
          "\(about[load.jitter] ?? load.jitter): \(load.requests) requests, at most \(load.peakPerSecond) in a second (day \(load.peakAt / 86_400 + 1), \(time))"
      }
  }
}

extension FleetReport.Load {
  fileprivate func called(_ name: String) -> Self {
    Self(jitter: name, requests: requests, peakPerSecond: peakPerSecond, peakAt: peakAt, perSecond: perSecond)
  }
}

extension SyntheticTimeline {
  /// The same timeline without jitter.
  fileprivate var withoutJitter: Self {
    guard case .aligned(let time, _) = policy else { return self }
    var timeline = self
    timeline.policy = .aligned(time, jitter: 0)
    return timeline
  }
}

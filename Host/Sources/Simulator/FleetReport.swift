import Foundation
import Simulation

/// The load that a fleet brings upon its servers, with and without jitter.
public struct FleetReport: Codable, Sendable {
  public struct Load: Codable, Sendable {
    /// `none`: every device at the very instant; `author`: as the recording's jitter spreads it; `host`: by the hosts' own shared instants as well.
    public let jitter: String
    public let requests: Int
    public let peakPerSecond: Int
    /// The second of that peak, from the start.
    public let peakAt: Int
    /// Requests in each second from the start, for charts; no part of the JSON.
    public var perSecond: [UInt32] = []

    private enum CodingKeys: String, CodingKey { case jitter, requests, peakPerSecond, peakAt }
  }
  public let devices: Int
  public let days: Int
  public let seed: UInt64
  public let loads: [Load]

  /// Plays the fleet three times.
  public static func playing(_ fleet: Fleet) async -> FleetReport {
    var none = fleet
    none.profile.coalescingWindow = 0
    none.timelines = fleet.timelines.mapValues { timeline in
      guard case .aligned(let time, _) = timeline.policy else { return timeline }
      var timeline = timeline
      timeline.policy = .aligned(time, jitter: 0)
      return timeline
    }
    var author = fleet
    author.profile.coalescingWindow = 0
    var loads: [Load] = []
    for (name, fleet) in [("none", none), ("author", author), ("host", fleet)] {
      let load = await fleet.run()
      let (most, second) = load.peak
      loads.append(Load(jitter: name, requests: load.requests, peakPerSecond: most, peakAt: second, perSecond: load.perSecond))
    }
    return FleetReport(devices: fleet.devices, days: fleet.days, seed: fleet.seed, loads: loads)
  }

  /// For people.
  public var lines: [String] {
    let about = ["none": "no jitter", "author": "the recording's jitter", "host": "and the hosts' own instants"]
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

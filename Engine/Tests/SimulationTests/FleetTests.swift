import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Testing

@testable import AlmanacSimulation

/// Fleets: the herd at an aligned date (Specification C10, C12).
@Suite struct FleetTests {
  private func fleet(jitter: TimeInterval = 0, window: TimeInterval = ReloadProfile.standard.coalescingWindow, devices: Int = 140) -> Fleet {
    var profile = ReloadProfile.standard
    profile.coalescingWindow = window
    return Fleet(
      devices: devices, widgets: [SimulatedWidget(id: "market", app: "Market", kind: "market", family: "systemSmall")],
      timelines: ["market": SyntheticTimeline(policy: .aligned(TimeOfDay("14:30")!, jitter: jitter))], profile: profile)
  }

  @Test func `an aligned date brings all devices in one second; jitter spreads them`() async {
    let none = await fleet(window: 0).run()
    let host = await fleet().run()
    let author = await fleet(jitter: 600, window: 0).run()
    #expect(none.devices == 140)
    #expect(none.peak.requests > 115)
    // Half past two GMT on a wall clock an hour ahead.
    #expect(none.peak.second == 15 * 3600 + 1800)
    #expect(host.peak.requests < 15, "\(host.peak)")
    #expect(author.peak.requests < 8, "\(author.peak)")
    #expect(none.requests == host.requests && host.requests >= 140)
  }

  @Test func `the number of workers changes nothing`() async {
    let fleet = fleet(devices: 40)
    let one = await fleet.run(workers: 1)
    #expect(await fleet.run(workers: 3) == one)
    #expect(one.perSecond.count == 86_400)
  }
}

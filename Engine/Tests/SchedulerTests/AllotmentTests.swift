import AlmanacProfiles
import Foundation
import Testing

@testable import AlmanacScheduler

/// How many reloads a widget gets (Specification C6).
@Suite struct AllotmentTests {
  let profile = ReloadProfile.standard

  /// A widget past its learning period with so many views a day, each `seconds` long.
  private func viewed(_ views: Int, days: Int = 8, seconds: TimeInterval = 0, profile: ReloadProfile = .standard) -> Harness {
    var harness = Harness()
    harness.profile = profile
    harness.add("other")
    harness.add()
    harness.answer("other", entries: [0], .never)
    harness.answer(entries: [0], .never)
    harness.send(.deviceActivity(.active))
    for _ in 0..<days {
      // The other widget's view makes the device one that reports views.
      harness.send(.viewBegan("other"))
      harness.send(.viewEnded("other"))
      for _ in 0..<views {
        harness.send(.viewBegan("a"))
        harness.pass(seconds)
        harness.send(.viewEnded("a"))
        harness.pass(86_400 / Double(views) - seconds)
      }
      if views == 0 { harness.pass(86_400) }
    }
    harness.tick(after: 1)
    // Any event that concerns the widget evaluates its allotment again.
    harness.send(.viewEnded("a"))
    return harness
  }

  @Test(arguments: [(0, 0.0..<5), (1, 8.0..<16), (5, 25.0..<35), (12, 40.0..<50), (30, 50.0..<60), (200, 60.0..<70)])
  func `reloads follow how often a widget is viewed`(views: Int, expected: Range<Double>) {
    let harness = viewed(views)
    #expect(expected.contains(harness.a.allotment.daily), "\(views) views a day give \(harness.a.allotment.daily)")
    let measured = harness.a.allotment.viewsPerDay ?? -1
    #expect(abs(measured - Double(views)) <= max(1, Double(views) * 0.4), "\(views) views a day are taken for \(measured)")
  }

  @Test func `a widget that is always visible counts as viewed often`() {
    var harness = viewed(1)
    harness.send(.viewBegan("a"))
    harness.pass(4 * 86_400)
    harness.send(.environmentChanged(.boldText))
    #expect(harness.a.allotment.daily > 58)
    #expect(abs((harness.a.allotment.viewsPerDay ?? 0) - 96) < 12)
  }

  @Test func `recent views count more than old ones`() {
    var recent = viewed(0)
    var old = viewed(0)
    for _ in 0..<10 {
      old.send(.viewBegan("a"))
      old.send(.viewEnded("a"))
      old.pass(profile.viewGap)
    }
    old.pass(3 * 86_400)
    recent.pass(3 * 86_400)
    for _ in 0..<10 {
      recent.send(.viewBegan("a"))
      recent.send(.viewEnded("a"))
      recent.pass(profile.viewGap)
    }
    old.send(.environmentChanged(.boldText))
    #expect(recent.a.allotment.daily > old.a.allotment.daily + 10)
  }

  @Test func `the first days are more generous`() throws {
    let young = viewed(30, days: 2)
    #expect(young.a.allotment.isLearning)
    let grown = viewed(30)
    #expect(!grown.a.allotment.isLearning)
    #expect(young.a.allotment.daily > 70)
    #expect(grown.a.allotment.daily < 70)
    #expect(viewed(0, days: 2).a.allotment.daily == profile.learningReloads)
  }

  @Test func `what is saved up outlasts a network that is gone for a minute`() {
    var harness = viewed(10)
    harness.pass(86_400)
    harness.send(.powerChanged(.battery))
    let saved = harness.balance()
    #expect(saved > 5)
    harness.send(.networkChanged(.offline))
    harness.pass(60)
    harness.send(.networkChanged(.unmetered))
    // The weight of views decays a little during that minute.
    #expect(harness.balance() > saved * 0.99)
  }

  @Test func `low power and metered networks lower it`() {
    var harness = viewed(20)
    let plenty = harness.a.allotment.daily
    harness.send(.powerChanged(.lowPower))
    #expect(harness.a.allotment.daily == plenty * profile.lowPowerFactor)
    harness.send(.networkChanged(.metered))
    #expect(harness.a.allotment.daily == plenty * profile.lowPowerFactor * profile.meteredFactor)
    harness.send(.powerChanged(.external))
    harness.send(.networkChanged(.unmetered))
    #expect(harness.a.allotment.daily == plenty)
  }

  @Test func `a device whose widgets need more than its total gives each the same share`() {
    var harness = Harness()
    harness.profile.deviceReloads = 100
    let ids = (0..<10).map { InstanceID("w\($0)") }
    for id in ids { harness.add(id) }
    for id in ids { harness.answer(id, entries: [0], .never) }
    harness.send(.powerChanged(.battery))
    let supplies = ids.map { harness[$0].budget.rate * 86_400 }
    #expect(supplies.allSatisfy { abs($0 - 10) < 0.01 })
    // A removed widget leaves its share to the others.
    harness.send(.instanceRemoved("w0"))
    harness.send(.powerChanged(.external))
    #expect(abs(harness["w1"].budget.rate * 86_400 - 100.0 / 9) < 0.01)
  }

  @Test func `hours of rest are saved up for a burst`() {
    var harness = viewed(30)
    harness.pass(12 * 3600)
    var granted = 0
    for _ in 0..<24 {
      harness.pass(harness.profile.floor)
      harness.request()
      if harness.a.inFlight != nil {
        granted += 1
        harness.answer(entries: [0], .never)
      }
    }
    // Two hours at the floor's interval: the saved tokens and those that accrued meanwhile.
    #expect((15...22).contains(granted), "\(granted)")
  }

  @Test func `exponentialDecay is 2 to the power of minus`() {
    for value in stride(from: 0.0, through: 60, by: 0.37) { #expect(abs(exponentialDecay(value) / exp2(-value) - 1) < 1e-11) }
    #expect(exponentialDecay(-1) == 1)
    #expect(exponentialDecay(.infinity) == 0)
    #expect(exponentialDecay(1) == 0.5)
  }
}

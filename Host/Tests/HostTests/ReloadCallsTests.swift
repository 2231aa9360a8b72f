import AlmanacProfiles
import AlmanacScheduler
import Testing

@testable import Host

/// Reload calls are merged while they wait, and pass at a limited rate.
@Suite struct ReloadCallsTests {
  private static let start = ContinuousClock.now
  private static var limits: ServiceLimits {
    var limits = Profiles.serviceLimits
    limits.reloadCallBurst = 2
    limits.reloadCallsPerSecond = 1
    return limits
  }

  private static func call(_ kind: String?, of app: AppID = "A", _ origin: ReloadOrigin = .extension) -> ReloadCalls.Call {
    .init(app: app, kind: kind, origin: origin)
  }

  @Test func `equal calls are one while they wait`() {
    var calls = ReloadCalls(limits: Self.limits)
    var added = (0..<1000).map { _ in calls.add(Self.call("k")) }
    #expect(added == [true] + [Bool](repeating: false, count: 999))
    added = [calls.add(Self.call("k", .app))]
    #expect(added == [true], "another origin is another reason")
    let due = [calls.take(at: Self.start), calls.take(at: Self.start)]
    #expect(due.map(\.calls) == [[Self.call("k"), Self.call("k", .app)], []])
    added = [calls.add(Self.call("k"))]
    #expect(added == [true], "a call after the last one was processed counts again")
  }

  @Test func `a call for every kind covers those for one`() {
    var calls = ReloadCalls(limits: Self.limits)
    let added = [calls.add(Self.call(nil)), calls.add(Self.call("k")), calls.add(Self.call("k", of: "B"))]
    #expect(added == [true, false, true])
  }

  @Test func `calls beyond the rate wait and are not lost`() throws {
    var calls = ReloadCalls(limits: Self.limits)
    for kind in ["a", "b", "c", "d"] { _ = calls.add(Self.call(kind)) }
    _ = calls.add(Self.call("a", of: "B"))
    let first = calls.take(at: Self.start)
    #expect(first.calls == [Self.call("a"), Self.call("b"), Self.call("a", of: "B")], "another app does not wait")
    #expect(first.wait == .seconds(1) && first.newlyDelayed == ["A"])
    let second = calls.take(at: Self.start + .seconds(1))
    #expect(second.calls == [Self.call("c")] && second.wait == .seconds(1) && second.newlyDelayed.isEmpty)
    let third = calls.take(at: Self.start + .seconds(2))
    #expect(third.calls == [Self.call("d")] && third.wait == nil)
    // After a pause a whole burst passes again, and the next delay is reported again.
    for kind in ["a", "b", "c"] { _ = calls.add(Self.call(kind)) }
    let later = calls.take(at: Self.start + .seconds(60))
    #expect(later.calls.count == 2 && later.newlyDelayed == ["A"])
  }

  @Test func `a rate limit keeps its rate whatever the clock does`() {
    var rate = RateLimit(burst: 3, perSecond: 2)
    func state(after seconds: Double) -> (allows: Bool, isRested: Bool, wait: Duration) {
      let now = Self.start + .seconds(seconds)
      return (rate.allows(at: now), rate.isRested(at: now), rate.wait(at: now))
    }
    #expect(state(after: 0) == (true, true, .zero))
    rate.charge(5, at: Self.start)
    #expect(state(after: 0) == (false, false, .seconds(1.5)))
    #expect(state(after: -100) == (false, false, .seconds(1.5)))
    #expect(state(after: 1.5) == (true, false, .zero))
    #expect(state(after: 1000) == (true, true, .zero))
    rate.charge(3, at: Self.start + .seconds(1000))
    #expect(!state(after: 1000).allows, "a long pause saves up one burst only")
  }
}

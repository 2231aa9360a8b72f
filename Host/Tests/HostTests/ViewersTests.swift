import AlmanacBasics
import AlmanacScheduler
import Foundation
import Testing

@testable import Host

/// Tests which widgets are visible: several viewers, event streams, leases.
@Suite struct ViewersTests {
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let start = ContinuousClock.now

  @Test func `a widget is visible while any viewer shows it`() {
    var viewers = Viewers()
    #expect(viewers.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date) == .init(began: ["x", "y"]))
    #expect(viewers.report("b", ["y", "z"], isUsed: nil, lease: nil, at: date) == .init(began: ["z"]))
    #expect(viewers.report("a", ["x"], isUsed: nil, lease: nil, at: date) == .init())
    #expect(viewers.report("b", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y", "z"]))
    #expect(viewers.remove("a") == .init(ended: ["x"]))
    #expect(viewers.remove("a") == .init())
  }

  @Test func `the same report twice changes nothing`() {
    var viewers = Viewers()
    _ = viewers.report("a", ["x"], isUsed: true, lease: nil, at: date)
    let before = viewers.all
    #expect(viewers.report("a", ["x"], isUsed: true, lease: nil, at: date + 5) == .init())
    #expect(viewers.all == before)
  }

  @Test func `the views of a viewer end with its last event stream`() {
    var viewers = Viewers()
    viewers.connect("page", at: date)
    _ = viewers.report("page", ["x"], isUsed: nil, lease: nil, at: date)
    // The reader reconnects before the host knows that the old connection is dead.
    viewers.connect("page", at: date)
    #expect(viewers.disconnect("page") == .init())
    #expect(viewers.disconnect("page") == .init(ended: ["x"]))
    #expect(viewers.all.isEmpty)
    #expect(viewers.disconnect("page") == .init())
  }

  @Test func `a lease expires`() {
    var viewers = Viewers()
    _ = viewers.report("panel", ["x"], isUsed: nil, lease: start + .seconds(60), at: date)
    _ = viewers.report("display", ["x", "y"], isUsed: nil, lease: start + .seconds(30), at: date)
    #expect(viewers.nextExpiry == start + .seconds(30))
    #expect(viewers.expire(at: start + .seconds(29)) == .init())
    #expect(viewers.expire(at: start + .seconds(30)) == .init(ended: ["y"]))
    #expect(viewers.expire(at: start + .seconds(1000)) == .init(ended: ["x"]))
    #expect(viewers.nextExpiry == nil)
  }

  @Test func `an event stream replaces the lease`() {
    var viewers = Viewers()
    _ = viewers.report("page", ["x"], isUsed: nil, lease: start, at: date)
    viewers.connect("page", at: date)
    #expect(viewers.expire(at: start + .seconds(99)) == .init())
  }

  @Test func `the device is in use while any viewer is`() {
    var viewers = Viewers()
    #expect(viewers.report("panel", ["x"], isUsed: nil, lease: nil, at: date).isUsed == nil)
    #expect(viewers.report("a", [], isUsed: true, lease: nil, at: date).events == [.deviceActivity(.active)])
    #expect(viewers.report("b", [], isUsed: true, lease: nil, at: date).isUsed == nil)
    #expect(viewers.report("a", [], isUsed: false, lease: nil, at: date).isUsed == nil)
    #expect(viewers.remove("b").events == [.deviceActivity(.idle)])
  }

  @Test func `a removed widget is visible on no viewer`() {
    var viewers = Viewers()
    _ = viewers.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date)
    viewers.forget("x")
    #expect(viewers.report("a", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y"]))
  }

  @Test func `names are short and plain`() {
    for name in ["wall", "e-ink_2.kitchen", String(repeating: "a", count: 64)] { #expect(Viewer.isName(name), "\(name)") }
    for name in ["", "a b", "a/b", "picture:x", "café", "a\n", String(repeating: "a", count: 65)] { #expect(!Viewer.isName(name), "\(name)") }
  }

  @Test func `the number of viewers is limited and known ones stay`() {
    var viewers = Viewers()
    for number in 0..<Viewers.limit { _ = viewers.report("s\(number)", [], isUsed: nil, lease: nil, at: date) }
    #expect(throws: HostError.tooManyViewers(Viewers.limit)) { try viewers.admit("another") }
    #expect(throws: Never.self) { try viewers.admit("s7") }
    #expect(throws: HostError.malformedViewer("a b")) { try viewers.admit("a b") }
  }

  @Test func `a report lasts as long as it says, or its stream is open, or the usual time`() {
    var viewers = Viewers()
    func lease(_ name: String) -> Duration? { viewers.all[name]?.lease.map { start.duration(to: $0) } }
    _ = viewers.show(["x"], on: "panel", isUsed: nil, for: nil, at: date, now: start)
    #expect(lease("panel") == .seconds(Viewers.usualLease))
    _ = viewers.show(["x"], on: "panel", isUsed: nil, for: 1e9, at: date, now: start)
    #expect(lease("panel") == .seconds(Viewers.longestLease))
    viewers.connect("page", at: date)
    _ = viewers.show(["x"], on: "page", isUsed: nil, for: nil, at: date, now: start)
    #expect(lease("page") == nil)
    #expect(viewers.list(at: start).map(\.name) == ["page", "panel"])
    #expect(viewers.list(at: start + .seconds(10))[1].remaining == Viewers.longestLease - 10)
  }

  @Test func `of two displays with one picture the longer lease counts`() {
    var viewers = Viewers()
    #expect(viewers.showPicture(of: "x", for: 60, at: date, now: start) == .init(began: ["x"]))
    #expect(viewers.showPicture(of: "x", for: 5, at: date, now: start) == .init())
    #expect(viewers.nextExpiry == start + .seconds(60))
  }

  /// Checks with random reports that the views that began and have not ended are the widgets that viewers show.
  @Test func `begins and ends always add up`() {
    let first = ProcessInfo.processInfo.environment["ALMANAC_TEST_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<first + 200 {
      var generator = SplitMix64(seed: seed)
      var viewers = Viewers()
      var shown: Set<InstanceID> = []
      func follow(_ change: Viewers.Change) {
        #expect(shown.isDisjoint(with: change.began) && shown.isSuperset(of: change.ended), "ALMANAC_TEST_SEED=\(seed)")
        shown = shown.union(change.began).subtracting(change.ended)
        #expect(shown == Set(viewers.all.values.flatMap(\.instances)), "ALMANAC_TEST_SEED=\(seed)")
      }
      for step in 0..<60 {
        let name = "s\(Int.random(in: 0..<4, using: &generator))"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: viewers.connect(name, at: date)
        case 1: follow(viewers.disconnect(name))
        case 2: follow(viewers.remove(name))
        case 3: follow(viewers.expire(at: start + .seconds(step)))
        default:
          let instances = Set((0..<5).filter { _ in Bool.random(using: &generator) }.map { InstanceID("w\($0)") })
          let lease = Bool.random(using: &generator) ? start + .seconds(step + Int.random(in: 0..<20, using: &generator)) : nil
          follow(viewers.report(name, instances, isUsed: nil, lease: lease, at: date))
        }
      }
    }
  }
}

import Foundation
import Scheduler
import Testing

@testable import Host

/// Who has what in sight: several viewers, streams, leases.
@Suite struct ViewersTests {
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let start = ContinuousClock.now

  @Test func aWidgetIsInSightWhileAnySurfaceShowsIt() {
    var viewers = Viewers()
    #expect(viewers.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date) == .init(began: ["x", "y"]))
    #expect(viewers.report("b", ["y", "z"], isUsed: nil, lease: nil, at: date) == .init(began: ["z"]))
    #expect(viewers.report("a", ["x"], isUsed: nil, lease: nil, at: date) == .init())
    #expect(viewers.report("b", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y", "z"]))
    #expect(viewers.remove("a") == .init(ended: ["x"]))
    #expect(viewers.remove("a") == .init())
  }

  @Test func tellingTheSameTwiceChangesNothing() {
    var viewers = Viewers()
    _ = viewers.report("a", ["x"], isUsed: true, lease: nil, at: date)
    let before = viewers.all
    #expect(viewers.report("a", ["x"], isUsed: true, lease: nil, at: date + 5) == .init())
    #expect(viewers.all == before)
  }

  @Test func aStreamThatEndsEndsWhatItsSurfaceShows() {
    var viewers = Viewers()
    viewers.connect("page", at: date)
    _ = viewers.report("page", ["x"], isUsed: nil, lease: nil, at: date)
    // A reader that comes back before the old connection is known to be dead.
    viewers.connect("page", at: date)
    #expect(viewers.disconnect("page") == .init())
    #expect(viewers.disconnect("page") == .init(ended: ["x"]))
    #expect(viewers.all.isEmpty)
    #expect(viewers.disconnect("page") == .init())
  }

  @Test func whatIsToldForAWhileEndsByItself() {
    var viewers = Viewers()
    _ = viewers.report("panel", ["x"], isUsed: nil, lease: start + .seconds(60), at: date)
    _ = viewers.report("display", ["x", "y"], isUsed: nil, lease: start + .seconds(30), at: date)
    #expect(viewers.nextExpiry == start + .seconds(30))
    #expect(viewers.expire(at: start + .seconds(29)) == .init())
    #expect(viewers.expire(at: start + .seconds(30)) == .init(ended: ["y"]))
    #expect(viewers.expire(at: start + .seconds(1000)) == .init(ended: ["x"]))
    #expect(viewers.nextExpiry == nil)
  }

  @Test func aStreamTakesTheTermAway() {
    var viewers = Viewers()
    _ = viewers.report("page", ["x"], isUsed: nil, lease: start, at: date)
    viewers.connect("page", at: date)
    #expect(viewers.expire(at: start + .seconds(99)) == .init())
  }

  @Test func theDeviceIsInUseWhileAnySurfaceIs() {
    var viewers = Viewers()
    #expect(viewers.report("panel", ["x"], isUsed: nil, lease: nil, at: date).isUsed == nil)
    #expect(viewers.report("a", [], isUsed: true, lease: nil, at: date).events == [.deviceActivity(.active)])
    #expect(viewers.report("b", [], isUsed: true, lease: nil, at: date).isUsed == nil)
    #expect(viewers.report("a", [], isUsed: false, lease: nil, at: date).isUsed == nil)
    #expect(viewers.remove("b").events == [.deviceActivity(.idle)])
  }

  @Test func aRemovedWidgetIsSeenByNobody() {
    var viewers = Viewers()
    _ = viewers.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date)
    viewers.forget("x")
    #expect(viewers.report("a", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y"]))
  }

  @Test func namesAreShortAndPlain() {
    for name in ["wall", "e-ink_2.kitchen", String(repeating: "a", count: 64)] { #expect(Viewer.isName(name), "\(name)") }
    for name in ["", "a b", "a/b", "picture:x", "café", "a\n", String(repeating: "a", count: 65)] { #expect(!Viewer.isName(name), "\(name)") }
  }

  @Test func thereIsRoomForSoManyAndTheKnownOnesStay() {
    var viewers = Viewers()
    for number in 0..<Viewers.limit { _ = viewers.report("s\(number)", [], isUsed: nil, lease: nil, at: date) }
    #expect(!viewers.hasRoom(for: "another") && viewers.hasRoom(for: "s7"))
  }

  /// Whatever viewers tell in whatever order, the sum of what began and ended is what they show.
  @Test func beginsAndEndsAlwaysAddUp() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var viewers = Viewers()
      var shown: Set<InstanceID> = []
      func follow(_ change: Viewers.Change) {
        #expect(shown.isDisjoint(with: change.began) && shown.isSuperset(of: change.ended))
        shown = shown.union(change.began).subtracting(change.ended)
        #expect(shown == Set(viewers.all.values.flatMap(\.instances)))
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

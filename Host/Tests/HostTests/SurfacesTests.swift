import Foundation
import Scheduler
import Testing

@testable import Host

/// Who has what in sight: several surfaces, streams, leases.
@Suite struct SurfacesTests {
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let start = ContinuousClock.now

  @Test func aWidgetIsInSightWhileAnySurfaceShowsIt() {
    var surfaces = Surfaces()
    #expect(surfaces.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date) == .init(began: ["x", "y"]))
    #expect(surfaces.report("b", ["y", "z"], isUsed: nil, lease: nil, at: date) == .init(began: ["z"]))
    #expect(surfaces.report("a", ["x"], isUsed: nil, lease: nil, at: date) == .init())
    #expect(surfaces.report("b", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y", "z"]))
    #expect(surfaces.remove("a") == .init(ended: ["x"]))
    #expect(surfaces.remove("a") == .init())
  }

  @Test func tellingTheSameTwiceChangesNothing() {
    var surfaces = Surfaces()
    _ = surfaces.report("a", ["x"], isUsed: true, lease: nil, at: date)
    let before = surfaces.all
    #expect(surfaces.report("a", ["x"], isUsed: true, lease: nil, at: date + 5) == .init())
    #expect(surfaces.all == before)
  }

  @Test func aStreamThatEndsEndsWhatItsSurfaceShows() {
    var surfaces = Surfaces()
    surfaces.connect("page", at: date)
    _ = surfaces.report("page", ["x"], isUsed: nil, lease: nil, at: date)
    // A reader that comes back before the old connection is known to be dead.
    surfaces.connect("page", at: date)
    #expect(surfaces.disconnect("page") == .init())
    #expect(surfaces.disconnect("page") == .init(ended: ["x"]))
    #expect(surfaces.all.isEmpty)
    #expect(surfaces.disconnect("page") == .init())
  }

  @Test func whatIsToldForAWhileEndsByItself() {
    var surfaces = Surfaces()
    _ = surfaces.report("panel", ["x"], isUsed: nil, lease: start + .seconds(60), at: date)
    _ = surfaces.report("display", ["x", "y"], isUsed: nil, lease: start + .seconds(30), at: date)
    #expect(surfaces.nextExpiry == start + .seconds(30))
    #expect(surfaces.expire(at: start + .seconds(29)) == .init())
    #expect(surfaces.expire(at: start + .seconds(30)) == .init(ended: ["y"]))
    #expect(surfaces.expire(at: start + .seconds(1000)) == .init(ended: ["x"]))
    #expect(surfaces.nextExpiry == nil)
  }

  @Test func aStreamTakesTheTermAway() {
    var surfaces = Surfaces()
    _ = surfaces.report("page", ["x"], isUsed: nil, lease: start, at: date)
    surfaces.connect("page", at: date)
    #expect(surfaces.expire(at: start + .seconds(99)) == .init())
  }

  @Test func theDeviceIsInUseWhileAnySurfaceIs() {
    var surfaces = Surfaces()
    #expect(surfaces.report("panel", ["x"], isUsed: nil, lease: nil, at: date).isUsed == nil)
    #expect(surfaces.report("a", [], isUsed: true, lease: nil, at: date).events == [.deviceActivity(.active)])
    #expect(surfaces.report("b", [], isUsed: true, lease: nil, at: date).isUsed == nil)
    #expect(surfaces.report("a", [], isUsed: false, lease: nil, at: date).isUsed == nil)
    #expect(surfaces.remove("b").events == [.deviceActivity(.idle)])
  }

  @Test func aRemovedWidgetIsSeenByNobody() {
    var surfaces = Surfaces()
    _ = surfaces.report("a", ["x", "y"], isUsed: nil, lease: nil, at: date)
    surfaces.forget("x")
    #expect(surfaces.report("a", [], isUsed: nil, lease: nil, at: date) == .init(ended: ["y"]))
  }

  @Test func namesAreShortAndPlain() {
    for name in ["wall", "e-ink_2.kitchen", String(repeating: "a", count: 64)] { #expect(Surface.isName(name), "\(name)") }
    for name in ["", "a b", "a/b", "picture:x", "café", "a\n", String(repeating: "a", count: 65)] { #expect(!Surface.isName(name), "\(name)") }
  }

  @Test func thereIsRoomForSoManyAndTheKnownOnesStay() {
    var surfaces = Surfaces()
    for number in 0..<Surfaces.limit { _ = surfaces.report("s\(number)", [], isUsed: nil, lease: nil, at: date) }
    #expect(!surfaces.hasRoom(for: "another") && surfaces.hasRoom(for: "s7"))
  }

  /// Whatever surfaces tell in whatever order, the sum of what began and ended is what they show.
  @Test func beginsAndEndsAlwaysAddUp() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var surfaces = Surfaces()
      var shown: Set<InstanceID> = []
      func follow(_ change: Surfaces.Change) {
        #expect(shown.isDisjoint(with: change.began) && shown.isSuperset(of: change.ended))
        shown = shown.union(change.began).subtracting(change.ended)
        #expect(shown == Set(surfaces.all.values.flatMap(\.instances)))
      }
      for step in 0..<60 {
        let name = "s\(Int.random(in: 0..<4, using: &generator))"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: surfaces.connect(name, at: date)
        case 1: follow(surfaces.disconnect(name))
        case 2: follow(surfaces.remove(name))
        case 3: follow(surfaces.expire(at: start + .seconds(step)))
        default:
          let instances = Set((0..<5).filter { _ in Bool.random(using: &generator) }.map { InstanceID("w\($0)") })
          let lease = Bool.random(using: &generator) ? start + .seconds(step + Int.random(in: 0..<20, using: &generator)) : nil
          follow(surfaces.report(name, instances, isUsed: nil, lease: lease, at: date))
        }
      }
    }
  }
}

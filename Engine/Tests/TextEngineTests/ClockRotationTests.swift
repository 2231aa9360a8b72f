import AlmanacBasics
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

/// Hands of clocks: their angle at an instant, and when it changes.
@Suite struct ClockRotationTests {
  private static let noon = Date(timeIntervalSince1970: 1_585_742_400)  // 2020-04-01 12:00 UTC
  private static let (hour, minute, second) = (43_200.0, 3600.0, 60.0)

  private func hand(_ period: Double, _ zone: String = "UTC") -> ClockRotationValue {
    .with { ($0.period, $0.timeZone) = (period, zone) }
  }

  /// The angle in degrees, rounded to a thousandth.
  private func degrees(_ period: Double, _ zone: String = "UTC", at date: Date) -> Double {
    (hand(period, zone).angle(at: date) * 180 / .pi * 1000).rounded() / 1000
  }

  @Test func `hands show the time of their time zone`() {
    let date = Self.noon.addingTimeInterval(3 * 3600 + 30 * 60 + 45)
    #expect(degrees(Self.hour, at: date) == 105.375)
    #expect(degrees(Self.minute, at: date) == 184.5)
    #expect(degrees(Self.second, at: date) == 270)
    #expect(degrees(Self.second, at: date.addingTimeInterval(0.5)) == 273)
    // New York is four hours behind in April; Kathmandu is five hours and three quarters ahead.
    #expect(degrees(Self.hour, "America/New_York", at: date) == 345.375)
    #expect(degrees(Self.minute, "Asia/Kathmandu", at: date) == 94.5)
    #expect(degrees(Self.second, "Asia/Kathmandu", at: date) == 270)
    #expect(degrees(Self.hour, TimeZone(secondsFromGMT: 5400)?.identifier ?? "", at: Self.noon) == 45)
    // Dates before 1970 have negative numbers of seconds.
    #expect(degrees(Self.second, at: Date(timeIntervalSince1970: -15)) == 270)
  }

  @Test func `other periods turn at their speed, negative ones anticlockwise`() {
    #expect(degrees(10, at: Self.noon.addingTimeInterval(2.5)) == 90)
    #expect(degrees(-10, at: Self.noon.addingTimeInterval(2.5)) == 270)
    #expect(degrees(-60, at: Self.noon) == 0)
    #expect(degrees(86_400, at: Self.noon) == 180)
  }

  @Test func `the hour hand jumps where the clocks are put forward or back`() {
    // Berlin: 2026-03-29 01:00 UTC is 02:00, which becomes 03:00.
    let forward = Date(timeIntervalSince1970: 1_774_746_000)
    #expect(degrees(Self.hour, "Europe/Berlin", at: forward.addingTimeInterval(-1)) == 59.992)
    #expect(degrees(Self.hour, "Europe/Berlin", at: forward) == 90)
    #expect(degrees(Self.minute, "Europe/Berlin", at: forward) == 0)
    // 2026-10-25 01:00 UTC is 03:00, which becomes 02:00.
    let back = Date(timeIntervalSince1970: 1_792_890_000)
    #expect(degrees(Self.hour, "Europe/Berlin", at: back.addingTimeInterval(-1)) == 89.992)
    #expect(degrees(Self.hour, "Europe/Berlin", at: back) == 60)
    for (jump, turn) in [(forward, Self.hour), (back, Self.hour), (forward, 5 * Self.hour)] {
      // An hour hand of 20 points is drawn anew every 114 s. The clock is set 30 s from now, which is earlier.
      let change = hand(turn, "Europe/Berlin").nextChange(after: jump.addingTimeInterval(-30), reach: 20, reducedPrecision: false)
      #expect(change == jump)
    }
  }

  @Test func `hands change when they have moved by a pixel, at whole seconds`() throws {
    func changes(_ period: Double, reach: Double, reduced: Bool = false, count: Int = 3) throws -> [Double] {
      var (date, found) = (Self.noon.addingTimeInterval(0.25), [Double]())
      for _ in 0..<count {
        date = try #require(hand(period).nextChange(after: date, reach: reach, reducedPrecision: reduced))
        found.append(date.timeIntervalSince(Self.noon))
      }
      return found
    }
    #expect(try changes(Self.second, reach: 45) == [1, 2, 3])
    #expect(try changes(Self.minute, reach: 35) == [5, 10, 15])
    #expect(try changes(Self.hour, reach: 25) == [31, 122, 213])
    // However far it reaches and however fast it turns, once per second is the most.
    #expect(try changes(7.5, reach: 1e6) == [1, 2, 3])
    #expect(try changes(-7.5, reach: 1e6) == [1, 2, 3])
    #expect(try changes(Self.minute, reach: 1e6, reduced: true) == [60, 120, 180])
  }

  @Test func `what is at the same angle in each picture never changes`() {
    #expect(hand(Self.second).nextChange(after: Self.noon, reach: 45, reducedPrecision: true) == nil)
    #expect(hand(0.5).nextChange(after: Self.noon, reach: 45, reducedPrecision: false) == nil)
    #expect(hand(1).nextChange(after: Self.noon, reach: 45, reducedPrecision: false) == nil)
    #expect(hand(Self.second).nextChange(after: Self.noon, reach: 0, reducedPrecision: false) == nil)
    #expect(hand(0.7).nextChange(after: Self.noon, reach: 45, reducedPrecision: false) != nil)
  }

  @Test func `hostile numbers give an angle, and a later instant or none`() {
    var generator = SplitMix64(seed: 27)
    let periods = [0, .nan, .infinity, -.infinity, 1e-300, -1e-300, 0.1, -0.1, 1e12, 1e300, .ulpOfOne]
    for period in periods + (0..<200).map({ _ in Double(bitPattern: generator.next()) }) {
      for seconds in [0, 1e12, -1e12, 1.7e9] + (0..<4).map({ _ in (generator.fraction() - 0.5) * 1e11 }) {
        let (date, value) = (Date(timeIntervalSince1970: seconds), hand(period, "Europe/Berlin"))
        #expect((0...2 * .pi).contains(value.angle(at: date)), "\(period) at \(seconds)")
        for reduced in [false, true] {
          guard let change = value.nextChange(after: date, reach: generator.fraction() * 1000, reducedPrecision: reduced) else { continue }
          #expect(change > date, "\(period) at \(seconds)")
        }
      }
    }
    #expect(hand(60, "Nowhere/At_all").angle(at: Self.noon.addingTimeInterval(15)) == .pi / 2)
  }

  @Test func `a list changes with its fastest hand, wherever it is`() {
    func node(_ period: Double, _ length: Double) -> DisplayNode {
      .with {
        $0.frame = RectValue(x: 50, y: 50, width: 4, height: length)
        $0.clockRotation = hand(period)
        $0.clockRotation.anchor = PointValue(x: 2, y: length)
        $0.group.children = [
          .with {
            $0.frame = RectValue(x: 0, y: 0, width: 4, height: length)
            $0.path.shape.rect = RectValue(x: 0, y: 0, width: 4, height: length)
          }
        ]
      }
    }
    var list = DisplayList.with { $0.size = SizeValue(width: 100, height: 100) }
    list.root.group.children = [node(Self.hour, 25)]
    #expect(list.isTimeDriven)
    #expect(list.nextUpdate(after: Self.noon) == Self.noon.addingTimeInterval(31))
    list.root.group.children.append(node(Self.minute, 35))
    #expect(list.nextUpdate(after: Self.noon) == Self.noon.addingTimeInterval(5))
    var masked = DisplayList.with { $0.size = SizeValue(width: 100, height: 100) }
    masked.root.mask = node(Self.second, 40)
    #expect(masked.isTimeDriven)
    #expect(masked.nextUpdate(after: Self.noon) == Self.noon.addingTimeInterval(1))
    #expect(masked.nextUpdate(after: Self.noon, reducedPrecision: true) == nil)
  }
}

import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

/// When a widget gets the device's location, on a virtual clock (Specification E1, E2, E3).
@Suite struct LocationRulesTests {
  private static let noon = Date(timeIntervalSince1970: 1_767_960_000)

  /// An app in the background that declares its use of location, whose widget was never seen, on a device whose location is known.
  private static func situation(
    _ authorization: LocationPermission.Authorization, at now: Date = noon, _ change: (inout LocationRules.Situation) -> Void = { _ in }
  ) throws -> LocationRules.Situation {
    let place = try DeviceLocation(text: "52.52,13.405,20", date: now)
    var situation = LocationRules.Situation(
      isDeclared: true, permission: LocationPermission(authorization), isInUse: false, isVisible: false, lastSeenAt: nil, position: .known(place))
    change(&situation)
    return situation
  }

  private static func answer(
    _ authorization: LocationPermission.Authorization, at now: Date = noon, _ change: (inout LocationRules.Situation) -> Void = { _ in }
  ) throws -> LocationAnswer { LocationRules().answer(try situation(authorization, at: now, change), at: now) }

  @Test func `only while the app is used: in the foreground or in a session, not after a view`() throws {
    #expect(try Self.answer(.whileUsing) { $0.isInUse = true }.location?.latitude == 52.52)
    let refused = try Self.answer(.whileUsing) {
      $0.isVisible = true
      $0.lastSeenAt = Self.noon
    }
    #expect(refused.location == nil && refused.refusal == .notInUse && !refused.isAllowed)
    #expect(refused.message.authorization == .whenInUse && !refused.message.hasFix && refused.message.reasonName == "location.notInUse")
  }

  @Test(arguments: [(0.0, true), (60, true), (899, true), (900, true), (901, false), (86_400, false), (-30, true), (-3600, false)])
  func `app or widgets: up to fifteen minutes after the widget was last seen, and a clock set back lengthens nothing`(
    secondsAgo: Double, isAllowed: Bool
  ) throws {
    let answer = try Self.answer(.whileUsingOrWidgets) { $0.lastSeenAt = Self.noon - secondsAgo }
    #expect(answer.isAllowed == isAllowed && (answer.location != nil) == isAllowed)
    if !isAllowed { #expect(answer.refusal?.name == "location.notSeen") }
  }

  @Test func `app or widgets: a visible widget and a used app have it, a widget that was never seen has not`() throws {
    #expect(try Self.answer(.whileUsingOrWidgets) { $0.isVisible = true }.isAllowed)
    #expect(try Self.answer(.whileUsingOrWidgets) { $0.isInUse = true }.isAllowed)
    let never = try Self.answer(.whileUsingOrWidgets)
    #expect(never.refusal == .notSeen(minutesAgo: nil, limit: 15) && never.sentence.contains("this one has not been seen yet"))
  }

  @Test func `always is always, never is never, and who has not been asked gets nothing`() throws {
    #expect(try Self.answer(.always).message.fix.longitude == 13.405)
    #expect(try Self.answer(.never) { $0.isInUse = true }.refusal == .denied)
    let undecided = try Self.answer(.ask) { $0.isInUse = true }
    #expect(undecided.refusal == .undecided && undecided.message.authorization == .notDetermined)
    let once = try Self.answer(.ask) {
      $0.isAllowedOnce = true
      $0.isInUse = true
    }
    #expect(once.location != nil && once.message.authorization == .whenInUse)
    #expect(try Self.answer(.ask) { $0.isAllowedOnce = true }.refusal == .notInUse)
  }

  @Test func `without NSWidgetUsesLocation no setting gives a location`() throws {
    for authorization in LocationPermission.Authorization.allCases {
      let answer = try Self.answer(authorization) {
        $0.isDeclared = false
        $0.isInUse = true
      }
      #expect(answer.refusal == .undeclared && !answer.message.hasFix)
    }
  }

  @Test func `an old location, one from the future and none at all are allowed but not known`() throws {
    let old = try DeviceLocation(text: "1,2", date: Self.noon - 901)
    let future = try DeviceLocation(text: "1,2", date: Self.noon + 61)
    for (position, name) in [
      (DevicePosition.known(old), "location.unknown"), (.known(future), "location.unknown"), (.noSource, "location.noSource"),
      (.unknown("why"), "location.unknown"),
    ] {
      let answer = try Self.answer(.always) { $0.position = position }
      #expect(answer.isAllowed && answer.location == nil && answer.refusal?.name == name)
    }
    #expect(try Self.answer(.always) { $0.position = .known(old) }.sentence.contains("15 minutes old"))
  }

  @Test func `an app without precise location gets the same centre for every place of a cell, so that averages tell nothing more`() throws {
    var generator = SplitMix64(seed: 7)
    func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    for _ in 0..<2000 {
      let place = try DeviceLocation(latitude: random(-90...90), longitude: random(-180...180), accuracy: 5, date: Self.noon + random(0...59))
      let cell = place.reduced()
      #expect((-90...90).contains(cell.latitude) && (-180...180).contains(cell.longitude))
      #expect(cell.accuracy == Profiles.location.reducedCell && cell.date <= place.date)
      #expect(cell.reduced() == cell)
      // Half a cell's diagonal, and what rounding to whole cells adds near the poles.
      #expect(cell.distance(to: place) <= Profiles.location.reducedCell)
    }
    let centre = try DeviceLocation(text: "52.52,13.405", date: Self.noon).reduced()
    var places = Set<[Double]>()
    for _ in 0..<200 {
      // Within a kilometre around the centre, as the measurements of a device that does not move.
      let near = try DeviceLocation(
        latitude: centre.latitude + random(-0.009...0.009), longitude: centre.longitude + random(-0.009...0.009), date: Self.noon)
      let cell = near.reduced()
      places.insert([cell.latitude, cell.longitude])
    }
    #expect(places == [[centre.latitude, centre.longitude]])
    let reduced = try Self.answer(.always) { $0.permission.isPrecise = false }
    #expect(reduced.message.reducedAccuracy && reduced.message.fix.latitude != 52.52 && reduced.message.fix.accuracy == 5000)
  }

  @Test(arguments: [
    ("52.52,13.40", true), (" 52.52 , 13.40 , 50", true), ("90,-180,0", true), ("91,0", false), ("0,181", false), ("52.52", false), ("a,b", false),
    ("1,2,-3", false), ("", false), ("1,2,3,4", false), ("nan,1", false), ("1,inf", false), ("1,2,1e9", false),
    (String(repeating: "1,", count: 100_000), false),
  ])
  func `a location is a latitude, a longitude and optionally an accuracy in their ranges`(text: String, isPlace: Bool) {
    #expect(((try? DeviceLocation(text: text, date: Self.noon)) != nil) == isPlace)
  }

  @Test func `five hundred metres are a significant change, at most every five minutes, also after the clock was set back`() throws {
    var changes = SignificantChanges()
    func place(_ metresNorth: Double) throws -> DeviceLocation {
      try DeviceLocation(latitude: metresNorth / 111_195, longitude: 0, date: Self.noon)
    }
    #expect(changes.move(to: try place(0), at: Self.noon))
    #expect(!changes.move(to: try place(499), at: Self.noon + 1000))
    #expect(changes.move(to: try place(501), at: Self.noon + 1000))
    #expect(!changes.move(to: try place(2000), at: Self.noon + 1299))
    #expect(changes.move(to: try place(2000), at: Self.noon + 1300))
    #expect(changes.move(to: try place(5000), at: Self.noon + 1301, isSetNow: true))
    #expect(!changes.move(to: try place(9000), at: Self.noon - 3600))
    #expect(changes.move(to: try place(9000), at: Self.noon - 3300))
  }
}

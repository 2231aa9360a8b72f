import AlmanacScheduler
import Foundation
import Testing

@testable import AlmanacSimulation

/// Behaviours: what the person with the device does.
@Suite struct BehaviorTests {
  @Test func `every shipped behaviour can be decoded, has a summary, and survives a round trip`() throws {
    #expect(Behavior.shipped.keys.sorted() == ["commuter", "eink-panel", "night-worker", "rarely-viewed", "sports-evening"])
    for (name, behavior) in Behavior.shipped {
      #expect(!behavior.summary.isEmpty, "\(name)")
      #expect(try JSONDecoder().decode(Behavior.self, from: JSONEncoder().encode(behavior)) == behavior)
    }
  }

  @Test(arguments: [
    (#"{"days": [{}]}"#, "name"),
    (#"{"name": "x", "days": []}"#, "at least one day"),
    (#"{"name": "x", "days": [{}], "timeZone": "Mars/Base"}"#, "no time zone Mars/Base"),
    (#"{"name": "x", "days": [{}], "pages": [0.5, 1]}"#, "more often than the one before"),
    (#"{"name": "x", "days": [{}], "pages": [2]}"#, "0 to 1"),
    (#"{"name": "x", "days": [{}], "locksAfter": -1}"#, "0 to 86400"),
    (#"{"name": "x", "days": [{"wakes": "7:30"}]}"#, "not a time of day"),
    (#"{"name": "x", "days": [{"wakes": "22:00", "sleeps": "06:00"}]}"#, "from 24 on"),
    (#"{"name": "x", "days": [{"weekdays": ["monday"]}]}"#, "monday"),
    (#"{"name": "x", "days": [{"uses": [{"from": "08:00", "to": "07:00", "viewsPerHour": 1}]}]}"#, "before from"),
    (#"{"name": "x", "days": [{"uses": [{"from": "08:00", "to": "09:00", "viewsPerHour": 1000}]}]}"#, "0.0 to 240.0"),
    (#"{"name": "x", "days": [{"pushes": [{"from": "08:00", "to": "09:00", "every": 0}]}]}"#, "1.0 to 86400.0"),
  ])
  func `what makes no sense is refused, with how to mend it`(text: String, message: String) {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Behavior.self, from: Data(text.utf8)) }
    #expect("\(error!)".contains(message), "\(error!)")
  }

  @Test func `times of day go on past midnight`() throws {
    #expect(TimeOfDay("25:30")?.seconds == 91_800)
    #expect(TimeOfDay("07:05")?.description == "07:05")
    for wrong in ["48:00", "7:30", "07:60", "07-30", "0730", "", "aa:bb", "07:30:00"] { #expect(TimeOfDay(wrong) == nil) }
  }

  @Test func `a wall clock goes through daylight saving`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    // Friday, 27 March 2026; clocks go forward on the Sunday.
    let calendar = SimulatedCalendar(from: Date(timeIntervalSince1970: 1_774_602_000), in: berlin)
    #expect((0..<4).map(calendar.weekday) == [.fri, .sat, .sun, .mon])
    let days = (0..<4).map { calendar.instant(day: $0, seconds: 0) }
    #expect(zip(days, days.dropFirst()).map { $1.timeIntervalSince($0) / 3600 } == [24, 24, 23])
    let noon = calendar.instant(day: 3, seconds: 12 * 3600)
    #expect(Calendar.current(in: berlin).component(.hour, from: noon) == 12)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata", "GMT"])
  func `a stretch without a change of the clock is counted as one`(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    for start in stride(from: 1_767_614_400.0, to: 1_767_614_400 + 366 * 86_400, by: 9 * 86_400) {
      let quick = SimulatedCalendar(from: Date(timeIntervalSince1970: start), in: zone, days: 14)
      // A behaviour in which the device is never used.
      let slow = SimulatedCalendar(from: Date(timeIntervalSince1970: start), in: zone, days: -10)
      let halfHours = (0..<16).flatMap { day in (-2...94).map { (day, Double($0) * 1800) } }
      let wrong = halfHours.filter { quick.instant(day: $0.0, seconds: $0.1) != slow.instant(day: $0.0, seconds: $0.1) }
      #expect(wrong.isEmpty, "\(wrong)")
    }
  }
}

extension Calendar {
  fileprivate static func current(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

import Foundation
import FoundationXML
import HTTPTypes
import ReloadCharts
import Scheduler
import Store
import Testing

@testable import Host
@testable import Server

/// A widget's day as a chart over HTTP.
@Suite struct DayChartRouteTests {
  @Test func theChartIsTheDayThatTheDeviceKeeps() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.get, "/v1/instances/w1/day.svg?date=2027-01-15&width=340")
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "image/svg+xml")
    #expect(XMLParser(data: answer.body).parse())
    #expect(answer.text.contains("width=\"340px\""))
    #expect(answer.text.contains("Friday 15 January 2027"))
    #expect(answer.text.contains("1 reload on the budget"))
    #expect(await api.device.asked.first == "day w1 2027-01-15")
  }

  @Test func lightAndDarkDifferAndTheDevicesIsTheDefault() async throws {
    let api = try await API(.withWeather())
    let light = try await api.ask(.get, "/v1/instances/w1/day.svg?scheme=light").body
    let dark = try await api.ask(.get, "/v1/instances/w1/day.svg?scheme=dark").body
    #expect(light != dark)
    #expect(try await api.ask(.get, "/v1/instances/w1/day.svg").body == light)
    try await api.ask(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(try await api.ask(.get, "/v1/instances/w1/day.svg").body == dark)
  }

  @Test(arguments: [
    ("w1/day.svg?width=12", 400, "parameter.malformed", "width is points between 280 and 2000, not 12"),
    ("w1/day.svg?width=wide", 400, "parameter.malformed", "width is points between 280 and 2000, not wide"),
    ("w1/day.svg?width=nan", 400, "parameter.malformed", "width is points between 280 and 2000, not nan"),
    ("w1/day.svg?scheme=sepia", 400, "parameter.malformed", "scheme is one of light, dark, not sepia"),
    ("w1/day.svg?day=1", 400, "parameter.unknown", "there is no parameter day; known are: date, scheme, width"),
    ("nobody/day.svg", 404, "instance.unknown", "there is no widget with the id nobody; see: almanac apps"),
  ])
  func whatIsWrongIsOneClearLine(path: String, status: Int, name: String, message: String) async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/instances/\(path)")
    #expect(answer.status.code == status)
    #expect(answer.errorName == name)
    #expect(answer.errorMessage == message)
  }

  @Test func whatTheDeviceKeepsIsWhatIsDrawn() {
    let start = Date(timeIntervalSince1970: 1_799_971_200)
    func condition(_ hours: Double, _ activity: DeviceActivity, locked: Bool) -> DeviceCondition {
      DeviceCondition(at: start + hours * 3600, activity: activity, isLocked: locked, power: .external, network: .unmetered)
    }
    func span(_ from: Double, _ to: Double) -> DateInterval { DateInterval(start: start + from * 3600, end: start + to * 3600) }
    let kept = InstanceDay(
      instance: "w1", day: "2027-01-15", timeZone: "UTC", start: start, end: start + 86_400, now: start + 36_000,
      entries: [.init(date: start - 60, shown: start - 59), .init(date: start + 3600, shown: start + 3601), .init(date: start + 40_000, shown: nil)],
      decisions: [], views: [.init(start: start + 100, end: start + 110), .init(start: start + 35_990, end: nil)],
      budget: [.init(at: start, tokens: 1, capacity: 12), .init(at: start + 36_000, tokens: 3, capacity: 12)],
      conditions: [
        condition(-2, .asleep, locked: true), condition(6, .active, locked: true), condition(7, .active, locked: false),
        condition(9, .asleep, locked: false),
      ], stale: [span(2, 3)])
    let day = WidgetDay(kept, named: "Forecast")
    #expect(day.stale == [span(2, 3)])
    #expect(day.asleep == [span(-2, 6), span(9, 10)])
    #expect(day.locked == [span(-2, 7)])
    #expect(day.views == [DateInterval(start: start + 100, end: start + 110), DateInterval(start: start + 35_990, end: start + 36_000)])
    #expect(day.entries == [start - 59, start + 3601])
    #expect(day.coming == [start + 40_000])
    #expect(day.budget.map(\.tokens) == [1, 3])
    #expect(day.now == start + 36_000)
  }
}

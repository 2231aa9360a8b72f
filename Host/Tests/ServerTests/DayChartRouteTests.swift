import AlmanacReloadCharts
import AlmanacScheduler
import Foundation
import FoundationXML
import HTTPTypes
import Store
import Testing

@testable import Host
@testable import Server

/// A widget's day as a chart over HTTP.
@Suite struct DayChartRouteTests {
  @Test func `the chart shows the device's recorded day`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.get, "/v1/instances/w1/day.svg?date=2027-01-15&width=340")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/svg+xml")
    #expect(XMLParser(data: response.body).parse())
    #expect(response.text.contains("width=\"340px\""))
    #expect(response.text.contains("Friday 15 January 2027"))
    #expect(response.text.contains("1 reload on the budget"))
    #expect(await api.device.calls.first == "day w1 2027-01-15")
  }

  @Test func `light and dark differ, and the device's setting is the default`() async throws {
    let api = try await API(.withWeather())
    let light = try await api.send(.get, "/v1/instances/w1/day.svg?scheme=light").body
    let dark = try await api.send(.get, "/v1/instances/w1/day.svg?scheme=dark").body
    #expect(light != dark)
    #expect(try await api.send(.get, "/v1/instances/w1/day.svg").body == light)
    try await api.send(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(try await api.send(.get, "/v1/instances/w1/day.svg").body == dark)
  }

  @Test(arguments: [
    ("w1/day.svg?width=12", 400, "parameter.malformed", "width must be from 280 to 2000 points; got 12"),
    ("w1/day.svg?width=wide", 400, "parameter.malformed", "width must be from 280 to 2000 points; got wide"),
    ("w1/day.svg?width=nan", 400, "parameter.malformed", "width must be from 280 to 2000 points; got nan"),
    ("w1/day.svg?scheme=sepia", 400, "parameter.malformed", "scheme must be one of light, dark; got sepia"),
    ("w1/day.svg?day=1", 400, "parameter.unknown", "there is no parameter day; known parameters: date, scheme, width"),
    ("nobody/day.svg", 404, "instance.unknown", "there is no widget with the id nobody; see: almanac apps"),
  ])
  func `invalid requests are one clear line`(path: String, status: Int, name: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/\(path)")
    #expect(response.status.code == status)
    #expect(response.errorName == name)
    #expect(response.errorMessage == message)
  }

  @Test func `a recorded day becomes the chart's model`() {
    let start = Date(timeIntervalSince1970: 1_799_971_200)
    func condition(_ hours: Double, _ activity: DeviceActivity, locked: Bool) -> DeviceCondition {
      DeviceCondition(at: start + hours * 3600, activity: activity, isLocked: locked, power: .external, network: .unmetered)
    }
    func span(_ from: Double, _ to: Double) -> DateInterval { DateInterval(start: start + from * 3600, end: start + to * 3600) }
    let kept = InstanceDay(
      instance: "w1", day: "2027-01-15", timeZone: "UTC", start: start, end: start + 86_400, now: start + 36_000,
      entries: [
        .init(date: start - 60, displayedAt: start - 59), .init(date: start + 3600, displayedAt: start + 3601),
        .init(date: start + 40_000, displayedAt: nil),
      ],
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
    #expect(day.upcoming == [start + 40_000])
    #expect(day.budget.map(\.tokens) == [1, 3])
    #expect(day.now == start + 36_000)
  }
}

import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Views, events of the device and the day of a widget over HTTP.
@Suite struct DeviceUseRouteTests {
  @Test func `a viewer reports what it shows`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.put, "/v1/views/wall-panel", json: #"{"instances":["w1"],"used":true,"seconds":600}"#).status == .noContent)
    #expect(try await api.send(.put, "/v1/views/wall-panel", json: #"{"instances":[]}"#).status == .noContent)
    #expect(try await api.send(.delete, "/v1/views/wall-panel").status == .noContent)
    #expect(await api.device.calls == ["show wall-panel w1 true 600.0", "show wall-panel  - -", "leave wall-panel"])
  }

  @Test func `viewers are listed`() async throws {
    let api = try await API(.withWeather())
    try await api.send(.put, "/v1/views/panel", json: #"{"instances":["w1"]}"#)
    let expected =
      #"[{"connected":false,"instances":["w1"],"seconds":42,"since":"2027-01-15T08:00:00Z","used":null,"viewer":"panel"}]"#
    #expect(try await api.send(.get, "/v1/views").text == expected)
  }

  @Test(arguments: [
    (#"{"instances":["nobody"]}"#, 404, "instance.unknown", "there is no widget with the id nobody; see: almanac apps"),
    (#"{"instances":"w1"}"#, 400, "body.malformed", #""instances" has the wrong type"#),
    (#"{"instances":["w1"],"seconds":0}"#, 422, "seconds.malformed", "seconds must be a number from 1 to 86400; got 0.0"),
    (#"{"instances":["w1"],"seconds":1e300}"#, 422, "seconds.malformed", "seconds must be a number from 1 to 86400; got 1e+300"),
    (#"{}"#, 400, "body.malformed", #"the body lacks "instances""#),
    (#"nonsense"#, 400, "body.malformed", "the body is not a JSON object"),
  ])
  func `a malformed report of a viewer is one clear line`(body: String, status: Int, name: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.put, "/v1/views/panel", json: body)
    #expect(response.status.code == status)
    #expect(response.errorName == name)
    #expect(response.errorMessage == message)
  }

  @Test func `events reach the device`() async throws {
    let api = try await API(.withWeather())
    let events: [(String, String)] = [
      (#"{"event":"activity","value":"asleep"}"#, "tell activity(AlmanacScheduler.DeviceActivity.asleep)"),
      (#"{"event":"lock","value":"locked"}"#, "tell lock(true)"),
      (#"{"event":"lock","value":"unlocked"}"#, "tell lock(false)"),
      (#"{"event":"power","value":"lowPower"}"#, "tell power(AlmanacScheduler.PowerState.lowPower)"),
      (#"{"event":"network","value":"offline"}"#, "tell network(AlmanacScheduler.NetworkState.offline)"),
      (#"{"event":"location"}"#, "tell location"),
      (#"{"event":"environment","value":"account"}"#, "tell environment(AlmanacScheduler.EnvironmentKey.account)"),
      (#"{"event":"foreground","value":"begin","app":"Weather"}"#, #"tell foreground(app: "Weather", true)"#),
      (#"{"event":"session","value":"end","app":"Weather"}"#, #"tell session(app: "Weather", false)"#),
      (#"{"event":"push","app":"Weather","kind":"Forecast"}"#, #"tell push(app: "Weather", kind: Optional("Forecast"))"#),
    ]
    for (body, expected) in events {
      let response = try await api.send(.post, "/v1/device/events", json: body)
      #expect(response.status == .ok, "\(body): \(response.text)")
      #expect(response.object["activity"] as? String == "idle")
      #expect(await api.device.calls.last == expected)
    }
  }

  @Test(arguments: [
    (
      #"{"event":"earthquake"}"#,
      "there is no event earthquake; known are: activity, lock, power, network, location, environment, foreground, session, push"
    ),
    (#"{"event":"activity"}"#, "activity is one of active, idle, asleep"),
    (#"{"event":"activity","value":"awake"}"#, "activity is one of active, idle, asleep, not awake"),
    (#"{"event":"location","value":"Oslo"}"#, "location takes no value, so leave out Oslo"),
    (#"{"event":"foreground","value":"begin"}"#, "foreground concerns an app: name one"),
    (#"{"event":"lock","value":"locked","app":"Weather"}"#, "lock concerns the whole device, so leave out the app Weather"),
    (#"{"event":"session","value":"begin","app":"Weather","kind":"Forecast"}"#, "session concerns no kind, so leave out Forecast"),
  ])
  func `an invalid event is one clear line`(body: String, message: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.post, "/v1/device/events", json: body)
    #expect(response.status == .unprocessableContent)
    #expect(response.errorName == "event.malformed")
    #expect(response.errorMessage == message)
    #expect(await api.device.calls == [])
  }

  @Test func `the status of the device`() async throws {
    let expected =
      #"{"activity":"idle","foreground":["Weather"],"locked":true,"network":"metered","notices":["the database was empty; restored"],"power":"battery","reportsViews":true,"sessions":[]}"#
    #expect(try await API(.withWeather()).send(.get, "/v1/device/status").text == expected)
  }

  @Test func `why a widget is fresh`() async throws {
    let api = try await API(.withWeather())
    let why = try await api.send(.get, "/v1/instances/w1/why?limit=7").object
    #expect(why["fresh"] as? Bool == true && why["staleSince"] is NSNull && why["visible"] as? Bool == false)
    #expect(why["next"] as? String == "2027-01-15T08:10:00Z" && why["rule"] as? String == "policyAfter")
    #expect((why["budget"] as? [String: Any])?["viewsPerDay"] is NSNull)
    #expect(
      (why["sentences"] as? [String: Any])?.compactMapValues { $0 as? String } == [
        "freshness": "Fresh until 08:10, when it can reload.",
        "budget": "No viewer reports views, so every widget gets 55 reloads a day. 16.5 are saved up, the maximum.",
      ])
    #expect((why["sentences"] as? [String: Any])?["location"] is NSNull)
    #expect((why["decisions"] as? [Any])?.count == 1)
    #expect(await api.device.calls.first == "why w1 7")
  }

  @Test func `the day of a widget`() async throws {
    let api = try await API(.withWeather())
    let day = try await api.send(.get, "/v1/instances/w1/day?date=2027-01-15").object
    #expect(day["date"] as? String == "2027-01-15" && day["timeZone"] as? String == "UTC")
    #expect(day["start"] as? String == "2027-01-15T00:00:00Z" && day["end"] as? String == "2027-01-16T00:00:00Z")
    #expect(day["now"] as? String == "2027-01-15T08:00:00Z")
    let entries = try #require(day["entries"] as? [[String: Any]])
    #expect(entries[0]["shown"] as? String == "2027-01-15T07:59:01Z" && entries[1]["shown"] is NSNull)
    let views = try #require(day["views"] as? [[String: Any]])
    #expect(views[0]["end"] as? String == "2027-01-15T00:01:30Z" && views[1]["end"] is NSNull)
    let budget = try #require(day["budget"] as? [[String: Any]])
    #expect(budget[0]["tokens"] as? Double == 1.235 && budget[1]["capacity"] as? Double == 12)
    #expect((day["decisions"] as? [[String: Any]])?.first?["outcome"] as? String == "granted")
    #expect((day["device"] as? [[String: Any]])?.first?["activity"] as? String == "asleep")
    #expect(await api.device.calls.first == "day w1 2027-01-15")
  }

  @Test func `a display reports how long it shows a widget`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.post, "/v1/instances/w1/views", json: #"{"seconds":900}"#).status == .noContent)
    #expect(await api.device.calls == ["view w1 900.0"])
    #expect(try await api.send(.post, "/v1/instances/nobody/views", json: #"{"seconds":900}"#).errorName == "instance.unknown")
  }

  @Test(arguments: [
    (#"{"seconds":0}"#, 422, "seconds.malformed", "seconds must be a number from 1 to 86400; got 0.0"),
    (#"{"seconds":-5}"#, 422, "seconds.malformed", "seconds must be a number from 1 to 86400; got -5.0"),
    (#"{"seconds":1e9}"#, 422, "seconds.malformed", "seconds must be a number from 1 to 86400; got 1000000000.0"),
    (#"{"seconds":"soon"}"#, 400, "body.malformed", #""seconds" has the wrong type"#),
    (#"{}"#, 400, "body.malformed", #"the body lacks "seconds""#),
  ])
  func `a malformed view is one clear line`(body: String, status: Int, name: String, message: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.post, "/v1/instances/w1/views", json: body)
    #expect(response.status.code == status)
    #expect(response.errorName == name)
    #expect(response.errorMessage == message)
    #expect(await api.device.calls == [])
  }

  @Test func `fetching a picture is not a view`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/instances/w1/image.png").status == .ok)
    let refused = try await api.send(.get, "/v1/instances/w1/image.png?seen=900")
    #expect(refused.status == .badRequest)
    #expect(refused.errorName == "parameter.unknown")
    let known = "appearance, at, background, luminance, mode, over, redact, scale, scheme, tint, toggled, updating, wallpaper"
    #expect(refused.errorMessage == "there is no parameter seen; known parameters: \(known)")
    #expect(await api.device.calls.allSatisfy { $0.hasPrefix("image ") })
  }
}

import Foundation
import HTTPTypes
import Logging
import Testing

@testable import Host
@testable import Server

/// Looks, events of the device and the day of a widget over HTTP.
@Suite struct ActivityRouteTests {
  @Test func aSurfaceTellsWhatItShows() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.put, "/v1/views/wall-panel", json: #"{"instances":["w1"],"used":true,"seconds":600}"#).status == .noContent)
    #expect(try await api.ask(.put, "/v1/views/wall-panel", json: #"{"instances":[]}"#).status == .noContent)
    #expect(try await api.ask(.delete, "/v1/views/wall-panel").status == .noContent)
    #expect(await api.device.asked == ["show wall-panel w1 true 600.0", "show wall-panel  - -", "leave wall-panel"])
  }

  @Test func surfacesAreListed() async throws {
    let api = try await API(.withWeather())
    try await api.ask(.put, "/v1/views/panel", json: #"{"instances":["w1"]}"#)
    let expected =
      #"[{"connected":false,"instances":["w1"],"seconds":42,"since":"2027-01-15T08:00:00Z","viewer":"panel","used":null}]"#
    #expect(try await api.ask(.get, "/v1/views").text == expected)
  }

  @Test(arguments: [
    (#"{"instances":["nobody"]}"#, 404, "instance.unknown", "there is no widget with the id nobody; see: almanac apps"),
    (#"{"instances":"w1"}"#, 400, "body.malformed", #""instances" has another type than expected"#),
    (#"{"instances":["w1"],"seconds":0}"#, 422, "seconds.malformed", "seconds is a number from 1 to 86400, not 0.0"),
    (#"{"instances":["w1"],"seconds":1e300}"#, 422, "seconds.malformed", "seconds is a number from 1 to 86400, not 1e+300"),
    (#"{}"#, 400, "body.malformed", #"the body lacks "instances""#),
    (#"nonsense"#, 400, "body.malformed", "the body is not a JSON object"),
  ])
  func aMalformedViewIsOneClearLine(body: String, status: Int, name: String, message: String) async throws {
    let answer = try await API(.withWeather()).ask(.put, "/v1/views/panel", json: body)
    #expect(answer.status.code == status)
    #expect(answer.errorName == name)
    #expect(answer.errorMessage == message)
  }

  @Test func eventsOfTheDeviceAreTold() async throws {
    let api = try await API(.withWeather())
    let told: [(String, String)] = [
      (#"{"event":"activity","value":"asleep"}"#, "tell activity(Scheduler.DeviceActivity.asleep)"),
      (#"{"event":"lock","value":"locked"}"#, "tell lock(true)"),
      (#"{"event":"lock","value":"unlocked"}"#, "tell lock(false)"),
      (#"{"event":"power","value":"lowPower"}"#, "tell power(Scheduler.PowerState.lowPower)"),
      (#"{"event":"network","value":"offline"}"#, "tell network(Scheduler.NetworkState.offline)"),
      (#"{"event":"location"}"#, "tell location"),
      (#"{"event":"environment","value":"account"}"#, "tell environment(Scheduler.EnvironmentKey.account)"),
      (#"{"event":"foreground","value":"begin","app":"Weather"}"#, #"tell foreground(app: "Weather", true)"#),
      (#"{"event":"session","value":"end","app":"Weather"}"#, #"tell session(app: "Weather", false)"#),
      (#"{"event":"push","app":"Weather","kind":"Forecast"}"#, #"tell push(app: "Weather", kind: Optional("Forecast"))"#),
    ]
    for (body, expected) in told {
      let answer = try await api.ask(.post, "/v1/device/events", json: body)
      #expect(answer.status == .ok, "\(body): \(answer.text)")
      #expect(answer.object["activity"] as? String == "idle")
      #expect(await api.device.asked.last == expected)
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
  func anEventThatCannotBeIsOneClearLine(body: String, message: String) async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.post, "/v1/device/events", json: body)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.errorName == "event.malformed")
    #expect(answer.errorMessage == message)
    #expect(await api.device.asked == [])
  }

  @Test func theStatusIsRead() async throws {
    let expected =
      #"{"activity":"idle","foreground":["Weather"],"locked":true,"network":"metered","power":"battery","reportsViews":true,"sessions":[]}"#
    #expect(try await API(.withWeather()).ask(.get, "/v1/device/status").text == expected)
  }

  @Test func whyAWidgetIsFreshIsRead() async throws {
    let api = try await API(.withWeather())
    let why = try await api.ask(.get, "/v1/instances/w1/why?limit=7").object
    #expect(why["fresh"] as? Bool == true && why["staleSince"] is NSNull && why["visible"] as? Bool == false)
    #expect(why["next"] as? String == "2027-01-15T08:10:00Z" && why["rule"] as? String == "policyAfter")
    #expect((why["budget"] as? [String: Any])?["viewsPerDay"] is NSNull)
    #expect(
      why["sentences"] as? [String: String] == [
        "freshness": "Fresh until 08:10, when it can reload.",
        "budget": "No viewer reports views, so every widget gets 55 reloads a day. 16.5 are saved up, the maximum.",
      ])
    #expect((why["decisions"] as? [Any])?.count == 1)
    #expect(await api.device.asked.first == "why w1 7")
  }

  @Test func theDayOfAWidgetIsRead() async throws {
    let api = try await API(.withWeather())
    let day = try await api.ask(.get, "/v1/instances/w1/day?date=2027-01-15").object
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
    #expect(await api.device.asked.first == "day w1 2027-01-15")
  }
}

/// What `PATCH /v1/device` and pictures take since viewers tell more.
@Suite struct DeviceChangeTests {
  @Test func settingsThatLayoutsDependOnAreTaken() async throws {
    let api = try await API(.withWeather())
    let body = #"{"dynamicType":"accessibility3","boldText":true,"locale":"de-AT","timeZone":"Europe/Vienna"}"#
    let answer = try await api.ask(.patch, "/v1/device", json: body)
    #expect(answer.status == .ok)
    let settings = await api.device.settings
    #expect(settings.dynamicType == "accessibility3" && settings.boldText && settings.locale == "de-AT" && settings.timeZone == "Europe/Vienna")
    #expect(settings.colorScheme == .light)
  }

  @Test(arguments: [
    (#"{"dynamicType":"huge"}"#, "dynamicType.unknown"), (#"{"locale":""}"#, "locale.unknown"), (#"{"locale":"12345"}"#, "locale.unknown"),
    (#"{"timeZone":"Mars/Olympus"}"#, "timeZone.unknown"), (#"{"timeZone":"+99"}"#, "timeZone.unknown"),
    (#"{"boldText":true,"colorScheme":"sepia"}"#, "colorScheme.unknown"),
  ])
  func aSettingThatCannotBeChangesNothing(body: String, name: String) async throws {
    let api = try await API(.withWeather())
    let before = await api.device.settings
    let answer = try await api.ask(.patch, "/v1/device", json: body)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.errorName == name)
    #expect(await api.device.settings == before)
  }

  @Test func aPictureThatIsShownForAWhileIsALook() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.get, "/v1/instances/w1/image.png?seen=900").status == .ok)
    #expect(try await api.ask(.get, "/v1/instances/w1/image.png").status == .ok)
    #expect(await api.device.asked.filter { $0.hasPrefix("view") } == ["view w1 900.0"])
    for value in ["0", "-5", "soon", "1e9", "nan"] {
      let answer = try await api.ask(.get, "/v1/instances/w1/image.png?seen=\(value)")
      #expect(answer.status == .badRequest)
      #expect(answer.errorMessage == "seen is for how many seconds the picture will be shown, from 1 to 86400, not \(value)")
    }
    #expect(try await api.ask(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png?seen=9").errorName == "parameter.unknown")
  }
}

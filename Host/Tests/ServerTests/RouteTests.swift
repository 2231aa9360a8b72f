import WireSchema
import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// What each route answers when all is well.
@Suite struct RouteTests {
  @Test func healthNamesVersionAndDevice() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/health")
    #expect(answer.status == .ok)
    #expect(answer.text == #"{"device":"iphone-393x852","status":"ok","version":"9.9"}"#)
  }

  @Test func deviceGivesScreenFamiliesAndSettings() async throws {
    let device = try await API(.withWeather()).ask(.get, "/v1/device").object
    #expect(device["id"] as? String == "iphone-393x852")
    #expect(device["colorScheme"] as? String == "light")
    #expect((device["screen"] as? [String: Double]) == ["width": 393, "height": 852, "scale": 3])
    #expect((device["families"] as? [String: [String: Double]])?["systemMedium"] == ["width": 338, "height": 158])
  }

  @Test func deviceTakesAnotherColorScheme() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(answer.object["colorScheme"] as? String == "dark")
    #expect(await api.device.settings.colorScheme == .dark)
  }

  @Test func appsAreListed() async throws {
    let app = try #require(try await API(.withWeather()).ask(.get, "/v1/apps").list.first)
    #expect(app["name"] as? String == "Weather")
    #expect(app["displayName"] as? String == "Fine Weather")
    #expect(app["identifier"] as? String == "org.example.weather")
    #expect(app["launched"] as? Bool == true)
    #expect(app["installed"] as? String == "2027-01-15T08:00:00Z")
  }

  @Test func installTakesABundleOfTheTokensBearer() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.post, "/v1/apps", headers: [.authorization: "Bearer secret"], json: #"{"bundle":"/apps/Weather.app"}"#)
    #expect(answer.status == .created)
    #expect(answer.object["name"] as? String == "Weather")
    #expect(await api.device.asked == ["install /apps/Weather.app"])
  }

  @Test func uninstallTakesTheTokensBearer() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.delete, "/v1/apps/Fine%20Weather", headers: [.authorization: "Bearer secret"])
    #expect(answer.status == .noContent)
    #expect(await api.device.asked == ["uninstall Fine Weather"])
  }

  @Test func launchTellsTheDevice() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.post, "/v1/apps/Weather/launch")
    #expect(answer.status == .ok)
    #expect(answer.object["launched"] as? Bool == true)
    #expect(await api.device.asked == ["launch Weather"])
  }

  @Test func kindsOfAnAppFollowTheContract() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/apps/Weather/kinds")
    let expected =
      #"[{"configuration":"appIntent","description":"The coming hours.","displayName":"Forecast","families":["systemSmall","systemMedium"],"#
      + #""kind":"Forecast","parameters":[{"default":"Oslo","name":"city","title":"City","type":"string"},"#
      + #"{"default":null,"name":"unit","options":[{"title":"Metric","value":"metric"}],"title":"Unit","type":"enum"}]}]"#
    #expect(answer.text == expected)
  }

  @Test func galleryOffersKindsOfLaunchedApps() async throws {
    let kind = try #require(try await API(.withWeather()).ask(.get, "/v1/kinds").list.first)
    #expect(kind["app"] as? String == "Weather")
    #expect(kind["appName"] as? String == "Fine Weather")
    #expect(kind["kind"] as? String == "Forecast")
  }

  @Test func galleryHidesAppsThatWereNeverOpened() async throws {
    let answer = try await API(.withWeather(launched: false)).ask(.get, "/v1/kinds")
    #expect(answer.text == "[]")
  }

  @Test func instancesFollowTheContract() async throws {
    let widget = try #require(try await API(.withWeather()).ask(.get, "/v1/instances").list.first)
    #expect(widget["id"] as? String == "w1")
    #expect(widget["app"] as? String == "Weather")
    #expect(widget["kind"] as? String == "Forecast")
    #expect(widget["family"] as? String == "systemSmall")
    #expect(widget["device"] as? String == "iphone-393x852")
    #expect(widget["width"] as? Double == 158)
    #expect(widget["configuration"] as? [String: String] == ["city": "Oslo"])
    #expect(widget["stage"] as? String == "timeline")
  }

  @Test func oneInstanceIsReadByItsID() async throws {
    #expect(try await API(.withWeather()).ask(.get, "/v1/instances/w1").object["id"] as? String == "w1")
  }

  @Test func addGivesTheInstance() async throws {
    let api = try await API(.withWeather())
    let body = #"{"app":"Weather","kind":"Forecast","family":"systemSmall","configuration":{"city":"Bergen","days":3}}"#
    let answer = try await api.ask(.post, "/v1/instances", json: body)
    #expect(answer.status == .created)
    #expect(answer.object["id"] as? String == "w2")
    #expect(await api.device.asked == [#"add Weather Forecast systemSmall {"city":"Bergen","days":3}"#])
  }

  @Test func addWithoutConfigurationUsesDefaults() async throws {
    let api = try await API(.withWeather())
    try await api.ask(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemMedium"}"#)
    #expect(await api.device.asked == ["add Weather Forecast systemMedium "])
  }

  @Test func removeEndsTheInstance() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.delete, "/v1/instances/w1").status == .noContent)
    #expect(await api.device.asked == ["remove w1"])
  }

  @Test func timelineFollowsTheContract() async throws {
    let timeline = try await API(.withWeather()).ask(.get, "/v1/instances/w1/timeline").object
    let entries = try #require(timeline["entries"] as? [[String: Any]])
    #expect(entries.count == 2)
    #expect(entries[0]["date"] as? String == "2027-01-15T08:00:00Z")
    #expect(entries[0]["relevance"] as? [String: Double] == ["score": 2, "duration": 60])
    #expect(entries[0]["nextUpdate"] is NSNull)
    #expect(entries[1]["date"] as? String == "2027-01-15T09:00:00.250Z")
    #expect(entries[1]["relevance"] is NSNull)
    #expect(entries[1]["nextUpdate"] as? String == "2027-01-15T09:00:01Z")
    #expect(timeline["policy"] as? [String: String] == ["type": "after", "date": "2027-01-15T10:00:00Z"])
    #expect(timeline["kind"] as? String == "Forecast")
    #expect(timeline["family"] as? String == "systemSmall")
    #expect(timeline["current"] as? Int == 0)
    #expect(timeline["nextReload"] as? String == "2027-01-15T10:00:00Z")
    #expect(timeline["failure"] is NSNull)
    let diagnostics = try #require(timeline["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["name"] as? String } == ["symbol.unknown", "kind.empty"])
    #expect(diagnostics[0]["file"] as? String == "Weather/Face.swift" && diagnostics[0]["line"] as? Int == 41)
    #expect(diagnostics[1]["file"] is NSNull && diagnostics[1]["line"] is NSNull)
  }

  @Test func decisionsTellRuleBudgetAndSentence() async throws {
    let api = try await API(.withWeather())
    let decision = try #require(try await api.ask(.get, "/v1/instances/w1/decisions?limit=5").list.first)
    #expect(decision["outcome"] as? String == "granted")
    #expect(decision["requirement"] as? String == "C4")
    #expect(decision["trigger"] as? String == "policy.after")
    #expect(decision["budget"] as? [String: Double] == ["before": 12, "after": 11])
    #expect((decision["sentence"] as? String)?.contains("Budget") == true)
    #expect(await api.device.asked == ["decisions w1 5"])
  }

  @Test func reloadOfAnInstanceAsksForItsKind() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.post, "/v1/instances/w1/reload").status == .accepted)
    #expect(await api.device.asked == ["reload Weather Forecast http"])
  }

  @Test func reloadOfAKindFindsItsApps() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.post, "/v1/reload", json: #"{"kind":"Forecast"}"#).status == .accepted)
    #expect(try await api.ask(.post, "/v1/reload", json: #"{"kind":"Tides"}"#).status == .accepted)
    #expect(try await api.ask(.post, "/v1/reload", headers: [.authorization: "Bearer secret"], json: #"{"app":"Weather"}"#).status == .accepted)
    #expect(await api.device.asked == ["reload Weather Forecast http", "reload Weather * command"])
  }
}

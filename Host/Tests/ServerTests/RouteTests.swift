import AlmanacWireSchema
import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// The successful response of each route.
@Suite struct RouteTests {
  @Test func `health has the version and the device`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/health")
    #expect(response.status == .ok)
    #expect(response.text == #"{"device":"iphone-393x852","status":"ok","version":"9.9"}"#)
  }

  @Test func `health says when nothing is kept`() async throws {
    let device = RecordedDevice(readOnlyReason: "No space left on device")
    let response = try await API(device).send(.get, "/v1/health", hasKey: false)
    #expect(response.status == .ok)
    #expect(response.text == #"{"device":"iphone-393x852","reason":"No space left on device","status":"readOnly","version":"9.9"}"#)
  }

  @Test func `health says that apps are being installed`() async throws {
    let response = try await API(.withWeather(), isInstalling: true).send(.get, "/v1/health", hasKey: false)
    #expect(response.status == .serviceUnavailable && response.errorName == "host.installing" && response.headers[.retryAfter] == "1")
    #expect(try await API(.withWeather(), isInstalling: true).send(.get, "/v1/apps").status == .ok)
  }

  @Test func `the status has the host's notices`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/device/status")
    #expect(response.object["notices"] as? [String] == ["the database was empty; restored"])
  }

  @Test func `device has the screen, the families and the settings`() async throws {
    let device = try await API(.withWeather()).send(.get, "/v1/device").object
    #expect(device["id"] as? String == "iphone-393x852")
    #expect(device["colorScheme"] as? String == "light")
    #expect((device["screen"] as? [String: Double]) == ["width": 393, "height": 852, "scale": 3])
    #expect((device["families"] as? [String: [String: Double]])?["systemMedium"] == ["width": 338, "height": 158])
  }

  @Test func `device accepts another colour scheme`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.patch, "/v1/device", json: #"{"colorScheme":"dark"}"#)
    #expect(response.object["colorScheme"] as? String == "dark")
    #expect(await api.device.settings.colorScheme == .dark)
  }

  @Test func `apps are listed`() async throws {
    let app = try #require(try await API(.withWeather()).send(.get, "/v1/apps").list.first)
    #expect(app["name"] as? String == "Weather")
    #expect(app["displayName"] as? String == "Fine Weather")
    #expect(app["identifier"] as? String == "org.example.weather")
    #expect(app["launched"] as? Bool == true)
    #expect(app["installed"] as? String == "2027-01-15T08:00:00Z")
    #expect(app["platforms"] as? [String] == [] && app["icon"] is NSNull)
  }

  @Test func `install accepts a bundle with the token`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.post, "/v1/apps", json: #"{"bundle":"/apps/Weather.app"}"#)
    #expect(response.status == .created)
    #expect(response.object["name"] as? String == "Weather")
    #expect(await api.device.calls == ["install /apps/Weather.app"])
  }

  @Test func `uninstall accepts the token`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.delete, "/v1/apps/Fine%20Weather")
    #expect(response.status == .noContent)
    #expect(await api.device.calls == ["uninstall Fine Weather"])
  }

  @Test func `launch reaches the device`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.post, "/v1/apps/Weather/launch")
    #expect(response.status == .ok)
    #expect(response.object["launched"] as? Bool == true)
    #expect(await api.device.calls == ["launch Weather"])
  }

  @Test func `kinds of an app`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/apps/Weather/kinds")
    let expected =
      #"[{"configuration":"appIntent","description":"The coming hours.","disfavoredFamilies":[],"displayName":"Forecast","#
      + #""families":["systemSmall","systemMedium"],"#
      + #""kind":"Forecast","parameters":[{"default":"Oslo","name":"city","title":"City","type":"string"},"#
      + #"{"default":null,"name":"unit","options":[{"title":"Metric","value":"metric"}],"title":"Unit","type":"enum"}]}]"#
    #expect(response.text == expected)
  }

  @Test func `the gallery contains the kinds of launched apps`() async throws {
    let kind = try #require(try await API(.withWeather()).send(.get, "/v1/kinds").list.first)
    #expect(kind["app"] as? String == "Weather")
    #expect(kind["appName"] as? String == "Fine Weather")
    #expect(kind["kind"] as? String == "Forecast")
  }

  @Test func `the gallery hides apps that were never opened`() async throws {
    let response = try await API(.withWeather(launched: false)).send(.get, "/v1/kinds")
    #expect(response.text == "[]")
  }

  @Test func `instances`() async throws {
    let widget = try #require(try await API(.withWeather()).send(.get, "/v1/instances").list.first)
    #expect(widget["id"] as? String == "w1")
    #expect(widget["app"] as? String == "Weather")
    #expect(widget["kind"] as? String == "Forecast")
    #expect(widget["family"] as? String == "systemSmall")
    #expect(widget["device"] as? String == "iphone-393x852")
    #expect(widget["width"] as? Double == 158)
    #expect(widget["configuration"] as? [String: String] == ["city": "Oslo"])
    #expect(widget["stage"] as? String == "timeline")
  }

  @Test func `one instance by its id`() async throws {
    #expect(try await API(.withWeather()).send(.get, "/v1/instances/w1").object["id"] as? String == "w1")
  }

  @Test func `add returns the instance`() async throws {
    let api = try await API(.withWeather())
    let body = #"{"app":"Weather","kind":"Forecast","family":"systemSmall","configuration":{"city":"Bergen","days":3}}"#
    let response = try await api.send(.post, "/v1/instances", json: body)
    #expect(response.status == .created)
    #expect(response.object["id"] as? String == "w2")
    #expect(await api.device.calls == [#"add Weather Forecast systemSmall {"city":"Bergen","days":3}"#])
  }

  @Test func `add without a configuration uses defaults`() async throws {
    let api = try await API(.withWeather())
    try await api.send(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemMedium"}"#)
    #expect(await api.device.calls == ["add Weather Forecast systemMedium "])
  }

  @Test func `remove removes the instance`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.delete, "/v1/instances/w1").status == .noContent)
    #expect(await api.device.calls == ["remove w1"])
  }

  @Test func `the timeline in JSON`() async throws {
    let timeline = try await API(.withWeather()).send(.get, "/v1/instances/w1/timeline").object
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

  @Test func `decisions have a rule, budget and sentence`() async throws {
    let api = try await API(.withWeather())
    let decision = try #require(try await api.send(.get, "/v1/instances/w1/decisions?limit=5").list.first)
    #expect(decision["outcome"] as? String == "granted")
    #expect(decision["requirement"] as? String == "C4")
    #expect(decision["trigger"] as? String == "policy.after")
    #expect(decision["budget"] as? [String: Double] == ["before": 12, "after": 11])
    #expect((decision["sentence"] as? String)?.contains("Budget") == true)
    #expect(await api.device.calls == ["decisions w1 5"])
  }

  @Test func `reloading an instance requests its kind`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.post, "/v1/instances/w1/reload").status == .accepted)
    #expect(await api.device.calls == ["reload Weather Forecast http"])
  }

  @Test func `reloading a kind finds its apps`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.post, "/v1/reload", json: #"{"kind":"Forecast"}"#).status == .accepted)
    #expect(try await api.send(.post, "/v1/reload", json: #"{"kind":"Tides"}"#).status == .accepted)
    #expect(try await api.send(.post, "/v1/reload", headers: [.userAgent: "almanac-command"], json: #"{"app":"Weather"}"#).status == .accepted)
    #expect(await api.device.calls == ["reload Weather Forecast http", "reload Weather * command"])
  }

  @Test func `GET changes nothing`() async throws {
    let api = try await API(.withWeather())
    let image = RecordedDevice.cities[3].image.id
    let values = [
      "{id}": "w1", "{device}": "iphone-393x852", "{app}": "Weather", "{kind}": "Forecast", "{family}": "systemSmall", "{image}": image,
      "{key}": "k1", "{layer}": "0",
    ]
    // The response of /v1/events does not end.
    for route in api.server.router().routes where route.method == .get && route.path.description != "/v1/events" {
      var path = values.reduce(route.path.description) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
      if path.hasSuffix("/options") { path += "?parameter=city" }
      // No wallpaper was chosen, and there is no icon, no live activity, no stack and no layer.
      let isMissing =
        path.hasSuffix("/wallpaper") || path.hasSuffix("/icon.png")
        || path.contains("/transition/") || path.hasPrefix("/v1/activities/")
        || path.hasPrefix("/v1/stacks/")
      if path.contains("/transition") { path += "?from=a.0&to=b.0" }
      #expect(try await api.send(.get, path).status == (isMissing ? .notFound : .ok), "\(path)")
    }
    let calls = await api.device.calls
    let reads: Set = [
      "configuration", "day", "decisions", "gallery", "image", "layer", "option", "options", "preview", "recommendations", "suggestions", "tapped",
      "timeline",
      "transition", "why",
    ]
    #expect(Set(calls.compactMap { $0.split(separator: " ").first.map(String.init) }) == reads, "\(calls)")
  }

  @Test func `every address of the API refuses a parameter that it does not have`() async throws {
    let api = try await API(.withWeather())
    let values = ["{id}": "w1", "{device}": "iphone-393x852", "{app}": "Weather", "{kind}": "Forecast", "{family}": "systemSmall", "{viewer}": "a"]
    var count = 0
    for route in api.server.router().routes where route.path.description.hasPrefix("/v1/") || route.path.description == "/metrics" {
      let path = values.reduce(route.path.description) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
      let response = try await api.send(route.method, path + "?unknown=1")
      #expect(response.status == .badRequest, "\(route.method) \(path)")
      // A response to HEAD has no body.
      if route.method != .head { #expect(response.errorName == "parameter.unknown", "\(route.method) \(path)") }
      count += 1
    }
    #expect(count > 30)
    let changes = await api.device.calls.filter { !["gallery", "timeline"].contains($0.split(separator: " ").first.map(String.init)) }
    #expect(changes.isEmpty, "\(changes)")
  }
}

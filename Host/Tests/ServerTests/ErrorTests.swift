import Foundation
import HTTPTypes
import Store
import Testing

@testable import Host
@testable import Server

/// Errors are `{"error":{"name","message"}}` with the right status and a message that says how to correct them.
@Suite struct ErrorTests {
  @Test(arguments: [
    ("scheme=purple", "parameter.malformed", "scheme must be one of light, dark; got purple"),
    ("mode=neon", "parameter.malformed", "mode must be one of fullColor, accented, vibrant; got neon"),
    ("scale=0", "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got 0"),
    ("scale=nan", "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got nan"),
    ("scale=900", "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got 900"),
    ("at=2026-02-30T09:30:00Z", "parameter.malformed", "at must be an instant such as 2026-03-14T09:30:00Z; got 2026-02-30T09:30:00Z"),
    ("scale=0x1p1", "parameter.malformed", "scale must be from 0.1 to 8 pixels per point; got 0x1p1"),
    ("scale=2&scale=3", "parameter.malformed", "the parameter scale is given more than once"),
    ("at=0000-01-01T00:00:00Z", "parameter.malformed", "at must be an instant such as 2026-03-14T09:30:00Z; got 0000-01-01T00:00:00Z"),
    ("at=yesterday", "parameter.malformed", "at must be an instant such as 2026-03-14T09:30:00Z; got yesterday"),
    (
      "colour=red", "parameter.unknown",
      "there is no parameter colour; known parameters: appearance, at, background, luminance, mode, over, redact, scale, scheme, tint, toggled, "
        + "updating, wallpaper"
    ),
  ])
  func `an invalid query is explained`(query: String, name: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(response.status == .badRequest)
    #expect(response.errorName == name)
    #expect(response.errorMessage == message)
  }

  @Test func `what may be asked again soon says when`() {
    let errors: [(any Error, String)] = [
      (PainterFault.paused(seconds: 7), "7"), (PainterFault.paused(seconds: 0), "1"), (HostError.tooManyPictures(3), "1"),
    ]
    for (error, seconds) in errors {
      let converted = APIError(error)
      #expect(converted.status == .serviceUnavailable && converted.headers[.retryAfter] == seconds, "\(error)")
    }
  }

  @Test func `a flood of errors is some lines, and the next one says how many were left out`() {
    let lines = ErrorLines()
    let start = ContinuousClock.now
    let notes = (0..<21_000).compactMap { _ in lines.note(at: start) }
    #expect(notes == Array(repeating: "", count: 20))
    #expect(lines.note(at: start + .seconds(1)) == " (20980 more before it were not logged)")
    #expect(lines.note(at: start + .seconds(1)) == nil)
    #expect(lines.note(at: start + .seconds(60)) == " (1 more before it were not logged)")
    #expect(lines.note(at: start + .seconds(60)) == "")
  }

  @Test(arguments: ["", "/image.png", "/timeline", "/decisions", "/content"])
  func `an unknown instance is not found`(path: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/nobody\(path)")
    #expect(response.status == .notFound)
    #expect(response.errorName == "instance.unknown")
  }

  @Test func `an unknown app is not found, and the message lists the known apps`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/apps/Tides/kinds")
    #expect(response.status == .notFound)
    #expect(response.errorMessage == "no app named Tides; installed: Weather")
  }

  @Test(arguments: [
    (HostError.groupOwned("group.x", owner: "Notes", app: "Other"), HTTPResponse.Status.conflict, "group.owned"),
    (.nameTaken("Weather", by: "org.example.weather", identifier: "org.other.weather"), .conflict, "app.nameTaken"),
    (HostError.unknownKind("Tides", app: "Weather", known: ["Forecast"]), HTTPResponse.Status.notFound, "kind.unknown"),
    (.unsupportedFamily("systemLarge", kind: "Forecast", supported: ["systemSmall"]), .unprocessableContent, "family.unsupported"),
    (.familyNotOnDevice("systemExtraLarge", device: "phone"), .unprocessableContent, "family.notOnDevice"),
    (.notLaunched("Weather"), .conflict, "app.notLaunched"),
    (.configurationChanged("w1"), .preconditionFailed, "configuration.changed"),
    (.notRunning, .serviceUnavailable, "host.stopped"),
  ])
  func `errors of the host keep their message`(error: HostError, status: HTTPResponse.Status, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(error)
    let response = try await api.send(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemLarge"}"#)
    #expect(response.status == status)
    #expect(response.errorName == name)
    #expect(response.errorMessage == "\(error)")
  }

  @Test(arguments: [
    (StoreError.full(path: "/data/almanac.sqlite"), 507, "data.full"), (.notWritable(path: "/data", reason: "x"), 503, "data.notWritable"),
    (.damagedRecord("state"), 500, "data.damagedRecord"),
  ])
  func `errors of the store have a name, and a full disk a status of its own`(error: StoreError, status: Int, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(error)
    let response = try await api.send(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemLarge"}"#)
    #expect(response.status.code == status)
    #expect(response.errorName == name)
    #expect(response.errorMessage == "\(error)")
  }

  @Test func `a failing extension is a bad gateway`() async throws {
    let api = try await API(.withWeather())
    await api.device.fail(ExtensionError.deadline(10))
    let response = try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png")
    #expect(response.status == .badGateway)
    #expect(response.errorName == "limit.replyDeadline")
  }

  @Test func `an unknown family lists the known families`() async throws {
    let response = try await API(.withWeather()).send(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"huge"}"#)
    #expect(response.status == .unprocessableContent)
    #expect(response.errorMessage?.contains("systemSmall, systemMedium") == true)
  }

  @Test(arguments: [
    (#"{"app":"Weather"}"#, "the body lacks \"kind\""), ("[]", "the body is not a JSON object"), ("{", "the body is not a JSON object"),
    (#"{"app":7,"kind":"a","family":"b"}"#, "\"app\" has the wrong type"),
    (#"{"app":"a","kind":"a","family":"b","configuration":null}"#, "\"configuration\" is null; give a value, or leave the key out"),
  ])
  func `a malformed body is explained`(body: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.post, "/v1/instances", json: body)
    #expect(response.status == .badRequest)
    #expect(response.errorName == "body.malformed")
    #expect(response.errorMessage == message)
  }

  @Test(arguments: [
    (HTTPRequest.Method.patch, "/v1/device", #"{"colourScheme":"dark"}"#, "colourScheme", "did you mean \"colorScheme\"?"),
    (.patch, "/v1/device", #"{"BoldText":true}"#, "BoldText", "did you mean \"boldText\"?"),
    (
      .patch, "/v1/device", #"{"volume":1}"#, "volume",
      "known keys: account, appLiveActivities, appearances, boldText, calendar, colorScheme, dynamicType, firstWeekday, followDesktopLock, hideContentWhileLocked, highContrast, hourCycle, layoutDirection, liveActivities, locale, numberingSystem, reduceMotion, reduceTransparency, timeZone, tint"
    ),
    (.post, "/v1/instances", #"{"ap":"Weather","kind":"Forecast","family":"systemSmall"}"#, "ap", "did you mean \"app\"?"),
    (.post, "/v1/reload", #"{"knid":"Forecast"}"#, "knid", "did you mean \"kind\"?"),
    (.post, "/v1/device/events", #"{"event":"lock","vlaue":"locked"}"#, "vlaue", "did you mean \"value\"?"),
    (.put, "/v1/views/wall", #"{"instance":["w1"]}"#, "instance", "did you mean \"instances\"?"),
    (.post, "/v1/instances/w1/views", #"{"second":9}"#, "second", "did you mean \"seconds\"?"),
    (.post, "/v1/apps", #"{"bundel":"/x.app"}"#, "bundel", "did you mean \"bundle\"?"),
  ])
  func `an unknown key is refused with the nearest one`(method: HTTPRequest.Method, path: String, body: String, key: String, advice: String)
    async throws
  {
    let api = try await API(.withWeather())
    let before = await api.device.settings
    let response = try await api.send(method, path, json: body)
    #expect(response.status == .unprocessableContent && response.errorName == "body.unknownKey")
    #expect(response.errorMessage == "the body has no key \"\(key)\"; \(advice)")
    #expect(await api.device.settings == before)
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `a huge unknown key is shortened`() async throws {
    let response = try await API(.withWeather()).send(.patch, "/v1/device", json: #"{"\#(String(repeating: "k", count: 60_000))":1}"#)
    #expect(response.errorName == "body.unknownKey" && (response.errorMessage?.count ?? 1000) < 400)
  }

  @Test func `a body must be JSON`() async throws {
    let response = try await API(.withWeather()).send(.post, "/v1/instances", headers: [.contentType: "text/plain"], json: "{}")
    #expect(response.status == .unsupportedMediaType)
    #expect(response.errorName == "body.mediaType")
  }

  @Test func `a huge body is refused`() async throws {
    let body = #"{"app":"\#(String(repeating: "a", count: 70_000))","kind":"k","family":"f"}"#
    let response = try await API(.withWeather()).send(.post, "/v1/instances", json: body)
    #expect(response.status == .contentTooLarge)
    #expect(response.errorName == "body.tooLarge")
  }

  @Test func `an unknown address refers to the description of the API`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/nonsense")
    #expect(response.status == .notFound)
    #expect(response.errorName == "route.unknown")
  }

  @Test(arguments: ["", "/timeline", "/content", "/day", "/decisions", "/why"])
  func `an unknown parameter is refused everywhere`(path: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1\(path)?colour=red")
    #expect(response.status == .badRequest && response.errorName == "parameter.unknown")
  }

  @Test(arguments: ["%", "%ff", "%zz"])
  func `an address that is not percent-encoded is distinguished from one that lacks its part`(id: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/\(id)")
    #expect(response.status == .badRequest && response.errorMessage == "{id} is not percent-encoded UTF-8: \(id)")
  }

  @Test(arguments: ["application/jsonx", "application/json-seq", "text/application/json", "application"])
  func `only the exact media type is JSON`(type: String) async throws {
    let response = try await API(.withWeather()).send(.patch, "/v1/device", headers: [.contentType: type], json: "{}")
    #expect(response.status == .unsupportedMediaType)
    let exact = try await API(.withWeather()).send(.patch, "/v1/device", headers: [.contentType: "Application/JSON ; charset=utf-8"], json: "{}")
    #expect(exact.status == .ok)
  }

  @Test(arguments: [#"en_US\n\u001b"#, "", "e", "en US", "en_US.UTF-8", "en_", "_US", "zz9", "english", "en_US@x=y"])
  func `a text that is no locale is refused`(locale: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.patch, "/v1/device", json: #"{"locale":"\#(locale)"}"#)
    #expect(response.status == .unprocessableContent && response.errorName == "locale.unknown")
    #expect(await api.device.settings.locale == "en_US")
  }

  @Test(arguments: ["de", "de_AT", "de-AT", "zh-Hans-CN", "es-419", "ca-ES-valencia"])
  func `a language with or without a region is a locale`(locale: String) async throws {
    #expect(try await API(.withWeather()).send(.patch, "/v1/device", json: #"{"locale":"\#(locale)"}"#).status == .ok)
  }

  @Test(arguments: ["abc", "0", "1001", "+5", "5&limit=0"])
  func `decisions require a valid limit`(limit: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/decisions?limit=\(limit)")
    #expect(response.status == .badRequest)
  }

  @Test(arguments: [#"{"colorScheme":"sepia"}"#])
  func `an unknown colour scheme is refused`(body: String) async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.patch, "/v1/device", json: body).errorName == "colorScheme.unknown")
    #expect(await api.device.settings.colorScheme == .light)
  }

  @Test func `a relative bundle path is refused`() async throws {
    let response = try await API(.withWeather()).send(
      .post, "/v1/apps", json: #"{"bundle":"Weather.app"}"#)
    #expect(response.errorName == "bundle.relative")
  }
}

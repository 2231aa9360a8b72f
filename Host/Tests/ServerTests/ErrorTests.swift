import Foundation
import HTTPTypes
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
    ("at=yesterday", "parameter.malformed", "at must be an instant such as 2026-03-14T09:30:00Z; got yesterday"),
    ("colour=red", "parameter.unknown", "there is no parameter colour; known parameters: at, background, luminance, mode, redact, scale, scheme"),
  ])
  func `an invalid query is explained`(query: String, name: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(response.status == .badRequest)
    #expect(response.errorName == name)
    #expect(response.errorMessage == message)
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
    (HostError.unknownKind("Tides", app: "Weather", known: ["Forecast"]), HTTPResponse.Status.notFound, "kind.unknown"),
    (.unsupportedFamily("systemLarge", kind: "Forecast", supported: ["systemSmall"]), .unprocessableContent, "family.unsupported"),
    (.familyNotOnDevice("systemExtraLarge", device: "phone"), .unprocessableContent, "family.notOnDevice"),
    (.notLaunched("Weather"), .conflict, "app.notLaunched"),
    (.malformedConfiguration("[]"), .unprocessableContent, "configuration.malformed"),
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
  ])
  func `a malformed body is explained`(body: String, message: String) async throws {
    let response = try await API(.withWeather()).send(.post, "/v1/instances", json: body)
    #expect(response.status == .badRequest)
    #expect(response.errorName == "body.malformed")
    #expect(response.errorMessage == message)
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

  @Test(arguments: ["abc", "0", "1001"])
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
      .post, "/v1/apps", headers: [.authorization: "Bearer secret"], json: #"{"bundle":"Weather.app"}"#)
    #expect(response.errorName == "bundle.relative")
  }
}

import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Errors are `{"error":{"name","message"}}` with the right status, and say how to mend them.
@Suite struct ErrorTests {
  @Test(arguments: [
    ("scheme=purple", "parameter.malformed", "scheme is one of light, dark, not purple"),
    ("mode=neon", "parameter.malformed", "mode is one of fullColor, accented, vibrant, not neon"),
    ("scale=0", "parameter.malformed", "scale is pixels per point between 0.1 and 8, not 0"),
    ("scale=nan", "parameter.malformed", "scale is pixels per point between 0.1 and 8, not nan"),
    ("scale=900", "parameter.malformed", "scale is pixels per point between 0.1 and 8, not 900"),
    ("at=yesterday", "parameter.malformed", "at is an instant such as 2026-03-14T09:30:00Z, not yesterday"),
    ("colour=red", "parameter.unknown", "there is no parameter colour; known are: at, background, luminance, mode, redact, scale, scheme, seen"),
  ])
  func aBadQueryIsNamed(query: String, name: String, message: String) async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/instances/w1/image.png?\(query)")
    #expect(answer.status == .badRequest)
    #expect(answer.errorName == name)
    #expect(answer.errorMessage == message)
  }

  @Test(arguments: ["", "/image.png", "/timeline", "/decisions", "/content"])
  func anUnknownInstanceIsNotFound(path: String) async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/instances/nobody\(path)")
    #expect(answer.status == .notFound)
    #expect(answer.errorName == "instance.unknown")
  }

  @Test func anUnknownAppIsNotFoundAndTheKnownOnesAreTold() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/apps/Tides/kinds")
    #expect(answer.status == .notFound)
    #expect(answer.errorMessage == "no app named Tides; installed: Weather")
  }

  @Test(arguments: [
    (HostError.unknownKind("Tides", app: "Weather", known: ["Forecast"]), HTTPResponse.Status.notFound, "kind.unknown"),
    (.unsupportedFamily("systemLarge", kind: "Forecast", supported: ["systemSmall"]), .unprocessableContent, "family.unsupported"),
    (.familyNotOnDevice("systemExtraLarge", device: "phone"), .unprocessableContent, "family.notOnDevice"),
    (.notLaunched("Weather"), .conflict, "app.notLaunched"),
    (.malformedConfiguration("[]"), .unprocessableContent, "configuration.malformed"),
    (.notRunning, .serviceUnavailable, "host.stopped"),
  ])
  func theHostsErrorsKeepTheirSentence(error: HostError, status: HTTPResponse.Status, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(error)
    let answer = try await api.ask(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemLarge"}"#)
    #expect(answer.status == status)
    #expect(answer.errorName == name)
    #expect(answer.errorMessage == "\(error)")
  }

  @Test func aFailingExtensionIsABadGateway() async throws {
    let api = try await API(.withWeather())
    await api.device.fail(ExtensionError.deadline(10))
    let answer = try await api.ask(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png")
    #expect(answer.status == .badGateway)
    #expect(answer.errorName == "limit.replyDeadline")
  }

  @Test func anUnknownFamilyListsTheKnownOnes() async throws {
    let answer = try await API(.withWeather()).ask(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"huge"}"#)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.errorMessage?.contains("systemSmall, systemMedium") == true)
  }

  @Test(arguments: [
    (#"{"app":"Weather"}"#, "the body lacks \"kind\""), ("[]", "the body is not a JSON object"), ("{", "the body is not a JSON object"),
    (#"{"app":7,"kind":"a","family":"b"}"#, "\"app\" has another type than expected"),
  ])
  func aMalformedBodyIsNamed(body: String, message: String) async throws {
    let answer = try await API(.withWeather()).ask(.post, "/v1/instances", json: body)
    #expect(answer.status == .badRequest)
    #expect(answer.errorName == "body.malformed")
    #expect(answer.errorMessage == message)
  }

  @Test func aBodyMustBeJSON() async throws {
    let answer = try await API(.withWeather()).ask(.post, "/v1/instances", headers: [.contentType: "text/plain"], json: "{}")
    #expect(answer.status == .unsupportedMediaType)
    #expect(answer.errorName == "body.mediaType")
  }

  @Test func aHugeBodyIsRefused() async throws {
    let body = #"{"app":"\#(String(repeating: "a", count: 70_000))","kind":"k","family":"f"}"#
    let answer = try await API(.withWeather()).ask(.post, "/v1/instances", json: body)
    #expect(answer.status == .contentTooLarge)
    #expect(answer.errorName == "body.tooLarge")
  }

  @Test func anUnknownAddressSaysWhereTheKnownOnesAre() async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/nonsense")
    #expect(answer.status == .notFound)
    #expect(answer.errorName == "route.unknown")
  }

  @Test(arguments: ["abc", "0", "1001"])
  func decisionsWantAUsefulLimit(limit: String) async throws {
    let answer = try await API(.withWeather()).ask(.get, "/v1/instances/w1/decisions?limit=\(limit)")
    #expect(answer.status == .badRequest)
  }

  @Test(arguments: [#"{"colorScheme":"sepia"}"#])
  func anUnknownColorSchemeIsRefused(body: String) async throws {
    let api = try await API(.withWeather())
    #expect(try await api.ask(.patch, "/v1/device", json: body).errorName == "colorScheme.unknown")
    #expect(await api.device.settings.colorScheme == .light)
  }

  @Test func aRelativeBundleIsRefused() async throws {
    let answer = try await API(.withWeather()).ask(.post, "/v1/apps", headers: [.authorization: "Bearer secret"], json: #"{"bundle":"Weather.app"}"#)
    #expect(answer.errorName == "bundle.relative")
  }
}

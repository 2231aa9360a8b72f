import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// The device's location and the apps' settings over HTTP (Specification E1).
@Suite struct LocationRouteTests {
  @Test func `an app's setting is read and changed, each part by itself`() async throws {
    let api = try await API(.withWeather())
    let start =
      #"{"app":"Weather","asking":null,"authorization":"ask","declared":true,"displayName":"The Weather","once":false,"precise":true,"programs":0}"#
    #expect(try await api.send(.get, "/v1/apps/Weather/location").text == start)
    let changed = try await api.send(.put, "/v1/apps/Weather/location", json: #"{"authorization":"whileUsingOrWidgets"}"#)
    #expect(changed.object["authorization"] as? String == "whileUsingOrWidgets" && changed.object["precise"] as? Bool == true)
    let reduced = try await api.send(.put, "/v1/apps/Weather/location", json: #"{"precise":false}"#)
    #expect(reduced.object["authorization"] as? String == "whileUsingOrWidgets" && reduced.object["precise"] as? Bool == false)
  }

  @Test func `of two changes at the same time neither is lost`() async throws {
    let api = try await API(.withWeather())
    for round in 0..<100 {
      let (authorization, isPrecise) = (round.isMultiple(of: 2) ? "never" : "always", !round.isMultiple(of: 2))
      async let first = api.send(.put, "/v1/apps/Weather/location", json: #"{"authorization":"\#(authorization)"}"#)
      async let second = api.send(.put, "/v1/apps/Weather/location", json: #"{"precise":\#(isPrecise)}"#)
      _ = try await (first, second)
      let now = try await api.send(.get, "/v1/apps/Weather/location")
      let (kept, keptPrecise) = (now.object["authorization"] as? String, now.object["precise"] as? Bool)
      try #require(kept == authorization && keptPrecise == isPrecise, "round \(round): \(now.text)")
    }
  }

  @Test func `an app asks and its user answers`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.post, "/v1/apps/Weather/location/ask").status == .accepted)
    #expect(try await api.send(.post, "/v1/apps/Weather/location/answer", json: #"{"answer":"once"}"#).status == .ok)
    #expect(await api.device.calls == ["ask location Weather", "answer location Weather once"])
    await api.device.fail(HostError.notAsking("Weather"))
    let late = try await api.send(.post, "/v1/apps/Weather/location/answer", json: #"{"answer":"never"}"#)
    #expect(late.status == .conflict && late.errorName == "location.notAsking")
  }

  @Test func `the device's location is a place, a track, the desktop's or none`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/device/location").object["source"] as? String == "none")
    let place = try await api.send(.put, "/v1/device/location", json: #"{"location":"52.52,13.4,50"}"#)
    #expect(place.object["source"] as? String == "fixed" && (place.object["place"] as? [String: Any])?["latitude"] as? Double == 52.52)
    let track = try await api.send(.put, "/v1/device/location", json: #"{"track":"/walk.gpx","start":"2026-01-05T08:00:00Z"}"#)
    #expect(track.object["track"] as? String == "/walk.gpx" && track.object["start"] as? String == "2026-01-05T08:00:00Z")
    #expect(try await api.send(.put, "/v1/device/location", json: #"{"desktop":true}"#).object["source"] as? String == "desktop")
    #expect(try await api.send(.put, "/v1/device/location", json: #"{"none":true}"#).object["source"] as? String == "none")
  }

  @Test(arguments: [
    ("/v1/apps/Weather/location", #"{"authorization":"sometimes"}"#, 422, "authorization.unknown"),
    ("/v1/apps/Weather/location", #"{"precise":"yes"}"#, 400, "body.malformed"),
    ("/v1/apps/Weather/location", #"{"authorisation":"never"}"#, 422, "body.unknownKey"),
    ("/v1/apps/Nobody/location", #"{"authorization":"never"}"#, 404, "app.unknown"),
    ("/v1/device/location", "{}", 422, "location.malformed"),
    ("/v1/device/location", #"{"none":false}"#, 422, "location.malformed"),
    ("/v1/device/location", #"{"desktop":false}"#, 422, "location.malformed"),
    ("/v1/device/location", #"{"location":"1,2","none":true}"#, 422, "location.malformed"),
    ("/v1/device/location", #"{"location":"1,2","start":"2026-01-05T08:00:00Z"}"#, 422, "location.malformed"),
    ("/v1/device/location", #"{"location":"91,0"}"#, 422, "location.malformed"),
    ("/v1/device/location", #"{"location":"here"}"#, 422, "location.malformed"),
  ])
  func `a malformed body is one clear error`(path: String, body: String, status: Int, name: String) async throws {
    let response = try await API(.withWeather()).send(.put, path, json: body)
    #expect(response.status.code == status && response.errorName == name, "\(response.text)")
  }

  @Test func `a wrong answer names the right ones`() async throws {
    let response = try await API(.withWeather()).send(.post, "/v1/apps/Weather/location/answer", json: #"{"answer":"yes"}"#)
    #expect(response.status.code == 422 && response.errorMessage == "answer must be one of once, whileUsing, whileUsingOrWidgets, never; got yes")
  }
}

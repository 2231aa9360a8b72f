import AlmanacProfiles
import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Devices and places over HTTP.
@Suite struct PlaceRouteTests {
  @Test func `every device has its places, with the appearance in use`() async throws {
    let api = try await API(.withWeather())
    let devices = try await api.send(.get, "/v1/devices").list
    #expect(devices.map { $0["id"] as? String } == Profiles.devices.map(\.id))
    #expect(devices.filter { $0["isUsual"] as? Bool == true }.map { $0["id"] as? String } == ["iphone-393x852"])
    let islands = devices.filter { $0["hasIsland"] as? Bool == true }
    #expect(Set(islands.map { $0["kind"] as? String }) == ["phone"] && islands.contains { $0["id"] as? String == "iphone-393x852" })
    #expect(devices.contains { $0["id"] as? String == "iphone-375x667" && $0["hasIsland"] as? Bool == false })
    _ = try await api.send(.patch, "/v1/device", json: #"{"appearances": {"standBy": "night"}, "tint": "ff9500"}"#)
    let places = try await api.send(.get, "/v1/devices/iphone-393x852/places").list
    #expect(places.map { $0["id"] as? String } == ["homeScreen", "todayView", "lockScreen", "controlCenter", "standBy", "carPlay"])
    #expect(places.map { $0["appearance"] as? String } == ["normal", "normal", "normal", "normal", "night", "normal"])
    let device = try await api.send(.get, "/v1/device").object
    #expect(device["tint"] as? String == "FF9500" && device["appearances"] as? [String: String] == ["standBy": "night"])
  }

  @Test func `a widget is put into the slot that the request names`() async throws {
    let api = try await API(.withWeather())
    let body = #"{"app": "Weather", "kind": "Forecast", "family": "systemSmall", "device": "iphone-393x852", "place": "standBy", "slot": "left"}"#
    let response = try await api.send(.post, "/v1/instances", json: body)
    #expect(response.status == .created)
    #expect(await api.device.calls == ["add Weather Forecast systemSmall  iphone-393x852 standBy left"])
    #expect(response.object["place"] as? String == "homeScreen" && response.object["slot"] as? String == "grid")
  }

  @Test func `the gallery of a place says which families the author disfavors there`() async throws {
    let api = try await API(.withWeather())
    func disfavored(_ path: String) async throws -> [String]? { try await api.send(.get, path).list.first?["disfavoredFamilies"] as? [String] }
    #expect(try await disfavored("/v1/kinds?place=standBy") == ["systemSmall"])
    #expect(try await disfavored("/v1/apps/Weather/kinds?place=carPlay") == ["systemMedium"])
    // Families that the kind does not have, and other places, do not count.
    #expect(try await disfavored("/v1/kinds?place=homeScreen") == [])
    #expect(try await disfavored("/v1/kinds?device=watch-45mm&place=smartStack") == [])
    #expect(try await disfavored("/v1/kinds") == [])
  }

  @Test func `the gallery is searched, and suggests what apps recommend`() async throws {
    let api = try await API(.withWeather())
    func kinds(_ search: String) async throws -> [String?] {
      try await api.send(.get, "/v1/kinds?search=\(search)").list.map { $0["kind"] as? String }
    }
    #expect(try await kinds("COMING%20fore") == ["Forecast"])
    #expect(try await kinds("coming%20moon") == [])
    let suggested = try await api.send(.get, "/v1/suggestions?device=watch-45mm&place=smartStack&search=Oslo").list
    #expect(suggested.map { $0["description"] as? String } == ["Weather of Oslo"])
    #expect((suggested.first?["configuration"] as? [String: String]) == ["city": "oslo"])
    #expect(await api.device.calls.first == "suggestions watch-45mm smartStack Oslo")
    let long = String(repeating: "a", count: 5000)
    for path in ["kinds", "suggestions"] {
      #expect(try await api.send(.get, "/v1/\(path)?search=\(long)").errorName == "parameter.malformed")
      #expect(try await api.send(.get, "/v1/\(path)?place=moon").errorName == "place.unknown")
      #expect(try await api.send(.get, "/v1/\(path)", hasKey: false).status == .unauthorized)
    }
  }

  @Test func `a picture has the appearance and the tint of its query`() async throws {
    let api = try await API(.withWeather())
    _ = try await api.send(.get, "/v1/instances/w1/image.png?appearance=tinted&tint=FF0000")
    _ = try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/systemSmall/preview.png?place=standBy&slot=left")
    let calls = await api.device.calls
    #expect(calls[0].contains("accented") && calls[1].hasSuffix("standBy left"))
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "/v1/devices/abacus/places", "", "device.unknown", "there is no device abacus"),
    (.get, "/v1/kinds?place=moon", "", "place.unknown", "has no place moon"),
    (.get, "/v1/kinds?device=abacus", "", "device.unknown", "there is no device abacus"),
    (.get, "/v1/apps/Weather/kinds?slot=left", "", "parameter.unknown", "known parameters: device, place"),
    (.get, "/v1/instances/w1/image.png?tint=orange", "", "parameter.malformed", "six hexadecimal digits"),
    (.patch, "/v1/device", ##"{"tint": "#FF9500"}"##, "tint.malformed", "six hexadecimal digits"),
    (.patch, "/v1/device", #"{"appearances": {"moon": "night"}}"#, "place.unknown", "there is no place"),
    (.patch, "/v1/device", #"{"appearances": {"homeScreen": "night"}}"#, "appearance.unknown", "it has: normal, dark, tinted, clear"),
  ])
  func `an unknown place is refused with those that there are`(
    method: HTTPRequest.Method, path: String, body: String, name: String, text: String
  ) async throws {
    let api = try await API(.withWeather())
    let response = body.isEmpty ? try await api.send(method, path) : try await api.send(method, path, json: body)
    #expect(response.status.code / 100 == 4 && response.errorName == name && response.errorMessage?.contains(text) == true, "\(response.text)")
  }
}

import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Widgets are moved, resized and brought back over HTTP (Specification B3, B6).
@Suite struct EditingRouteTests {
  @Test func `a widget is moved and resized, and its report says where it is`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(
      .patch, "/v1/instances/w1", json: #"{"position": {"page": 1, "column": 0, "row": 2}, "family": "systemMedium"}"#)
    #expect(response.status == .ok)
    #expect(response.object["position"] as? [String: Int] == ["page": 1, "column": 0, "row": 2])
    #expect(response.object["families"] as? [String] == [])
    _ = try await api.send(.patch, "/v1/instances/w1", json: #"{"position": {"column": 1, "row": 0}}"#)
    #expect(await api.device.calls == ["edit w1 systemMedium 1 0 2", "edit w1 - 0 1 0"])
  }

  @Test(
    arguments: [
      (#"{}"#, "edit.empty"), (#"{"family": "huge"}"#, "family.unknown"), (#"{"position": {"column": 1}}"#, "body.malformed"),
      (#"{"position": {"column": 1, "row": 1.5}}"#, "body.malformed"), (#"{"position": {"column": 1, "row": 1, "z": 1}}"#, "body.unknownKey"),
      (#"{"position": null}"#, "body.malformed"), (#"{"colour": "red"}"#, "body.unknownKey"),
      (#"{"position": {"column": 99999999999999999999, "row": 0}}"#, "body.malformed"),
    ]) func `a malformed change is refused by name`(body: String, name: String) async throws
  {
    let api = try await API(.withWeather())
    let response = try await api.send(.patch, "/v1/instances/w1", json: body)
    #expect(response.errorName == name, "\(response.text)")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `the host's reasons for a refusal have names`() async throws {
    let api = try await API(.withWeather())
    let reasons: [(HostError, HTTPResponse.Status, String)] = [
      (.positionOutside("systemLarge", slot: "grid", place: "homeScreen", columns: 2, rows: 3), .unprocessableContent, "position.outside"),
      (.unknownPage(place: "homeScreen", pages: 1, most: 15), .unprocessableContent, "page.unknown"),
      (.familyNotInSlot("systemSmall", slot: "row", place: "lockScreen", known: []), .unprocessableContent, "family.notInSlot"),
      (.slotIsFull("row", place: "lockScreen"), .conflict, "slot.full"), (.unknownInstance("w1"), .notFound, "instance.unknown"),
    ]
    for (error, status, name) in reasons {
      await api.device.fail(error)
      let response = try await api.send(.patch, "/v1/instances/w1", json: #"{"position": {"column": 0, "row": 0}}"#)
      #expect(response.status == status && response.errorName == name, "\(response.text)")
    }
  }

  @Test func `where widgets would be is asked without a change`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.get, "/v1/instances/w1/arrangement?page=1&column=0&row=2&family=systemSmall")
    #expect(response.object["w1"] as? [String: Int] == ["page": 1, "column": 0, "row": 2])
    #expect(await api.device.calls == ["preview w1 systemSmall 1 0 2"])
    #expect(try await api.send(.get, "/v1/instances/w1/arrangement?column=1").errorName == "parameter.missing")
    #expect(try await api.send(.get, "/v1/instances/w1/arrangement?column=-1&row=0").errorName == "parameter.malformed")
    #expect(try await api.send(.get, "/v1/instances/w1/arrangement?column=1&row=0x1").errorName == "parameter.malformed")
    #expect(try await api.send(.get, "/v1/instances/w1/arrangement?z=1").errorName == "parameter.unknown")
  }

  @Test func `changes that can be undone are listed, and the newest is undone`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/undo").list.isEmpty)
    #expect(try await api.send(.post, "/v1/undo").errorName == "undo.none")
    let date = RecordedDevice.now.addingTimeInterval(-20)
    await api.device.canUndo(UndoStep(id: 4, action: .moved, instance: "w1", app: "Weather", kind: "Forecast", date: date))
    await api.device.canUndo(UndoStep(id: 5, action: .removed, instance: "w2", app: "Weather", kind: "Forecast", date: RecordedDevice.now))
    let steps = try await api.send(.get, "/v1/undo").list
    #expect(steps.map { $0["id"] as? Int } == [5, 4] && steps.map { $0["action"] as? String } == ["removed", "moved"])
    #expect(steps.map { $0["seconds"] as? Double } == [60, 40] && steps[0]["displayName"] as? String == "Forecast")
    let stale = try await api.send(.post, "/v1/undo/4")
    #expect(stale.status == .conflict && stale.errorName == "undo.stale")
    #expect(try await api.send(.post, "/v1/undo/x").errorName == "address.malformed")
    #expect(try await api.send(.post, "/v1/undo/5").object["instance"] as? String == "w2")
    #expect(try await api.send(.post, "/v1/undo").object["id"] as? Int == 4)
  }

  @Test func `a place reports its cells`() async throws {
    let api = try await API(.withWeather())
    let places = try await api.send(.get, "/v1/devices/iphone-393x852/places").list
    let slots = try #require(places.first?["slots"] as? [[String: Any]])
    let grid = try #require(slots.first?["grid"] as? [String: Any])
    #expect(grid["columns"] as? Int == 2 && grid["rows"] as? Int == 3 && grid["pages"] as? Int == 15 && grid["closesGaps"] as? Bool == false)
    #expect((grid["spans"] as? [String: [String: Int]])?["systemLarge"] == ["columns": 2, "rows": 2])
    let today = try #require((places[1]["slots"] as? [[String: Any]])?.first?["grid"] as? [String: Any])
    #expect(today["rows"] is NSNull && today["closesGaps"] as? Bool == true && today["columns"] as? Int == 2)
  }

  @Test func `a widget is added at a position`() async throws {
    let api = try await API(.withWeather())
    let body = #"{"app": "Weather", "kind": "Forecast", "family": "systemSmall", "place": "homeScreen", "position": {"column": 1, "row": 2}}"#
    _ = try await api.send(.post, "/v1/instances", json: body)
    #expect(await api.device.calls == ["add Weather Forecast systemSmall  homeScreen 0,1,2"])
  }
}

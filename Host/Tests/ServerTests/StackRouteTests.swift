import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Stacks over HTTP (Specification B5).
@Suite struct StackRouteTests {
  @Test func `stacks are listed and read with the relevance of their widgets`() async throws {
    let api = try await API(.withWeather())
    let stack = try await api.send(.get, "/v1/stacks/stack-1").object
    #expect(stack["instances"] as? [String] == ["w1", "w2"] && stack["top"] as? String == "w1" && stack["smartRotate"] as? Bool == true)
    #expect(stack["chosenAt"] is NSNull && stack["heldUntil"] is String)
    let relevances = try #require(stack["relevances"] as? [[String: Any]])
    #expect(relevances[0]["share"] is NSNull && relevances[1]["share"] as? Double == 0.5 && relevances[1]["score"] as? Double == 2)
    #expect(try await api.send(.get, "/v1/stacks").status == .ok)
    #expect(try await api.send(.get, "/v1/stacks/ghost").errorName == "stack.unknown")
  }

  @Test func `widgets are stacked, taken out, ordered, turned to and removed`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.post, "/v1/instances/w1/stack", json: #"{"onto": "w2"}"#).status == .ok)
    #expect(try await api.send(.delete, "/v1/instances/w1/stack").status == .ok)
    #expect(try await api.send(.delete, "/v1/instances/w1/stack?page=1&column=0&row=2").status == .ok)
    #expect(try await api.send(.patch, "/v1/stacks/stack-1", json: #"{"order": ["w2", "w1"], "smartRotate": false}"#).status == .ok)
    #expect(try await api.send(.put, "/v1/stacks/stack-1/top", json: #"{"instance": "w2"}"#).status == .ok)
    #expect(try await api.send(.delete, "/v1/stacks/stack-1").status == .noContent)
    #expect(
      await api.device.calls == [
        "stack w1 onto w2", "unstack w1 -", "unstack w1 1 0 2", "change stack-1 w2,w1 false", "turn stack-1 to w2", "remove stack stack-1",
      ])
  }

  @Test func `a widget is pinned in its list and let go`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.put, "/v1/instances/w1/pin").status == .ok)
    #expect(try await api.send(.delete, "/v1/instances/w1/pin").status == .ok)
    #expect(try await api.send(.put, "/v1/instances/ghost/pin").errorName == "instance.unknown")
    #expect(try await api.send(.put, "/v1/instances/w1/pin?on=1").errorName == "parameter.unknown")
    #expect(await api.device.calls == ["pin w1 true", "pin w1 false", "pin ghost true"])
    let list = try #require(try await api.send(.get, "/v1/instances").list[0]["list"] as? [String: Any])
    #expect(
      list["index"] as? Int == 1 && list["count"] as? Int == 2 && list["isPinned"] as? Bool == false && list["onlyWhileRelevant"] as? Bool == true)
  }

  @Test(
    arguments: [
      ("PATCH", "/v1/stacks/stack-1", "{}", "edit.empty"), ("PATCH", "/v1/stacks/stack-1", #"{"order": "w1"}"#, "body.malformed"),
      ("PATCH", "/v1/stacks/stack-1", #"{"order": ["w1", 2]}"#, "body.malformed"),
      ("PATCH", "/v1/stacks/stack-1", #"{"rotate": true}"#, "body.unknownKey"),
      ("PUT", "/v1/stacks/stack-1/top", "{}", "body.malformed"), ("POST", "/v1/instances/w1/stack", #"{"onto": null}"#, "body.malformed"),
      ("POST", "/v1/instances/w1/stack", #"{"on": "w2"}"#, "body.unknownKey"),
    ]) func `a malformed request is refused by name`(method: String, path: String, body: String, name: String) async throws
  {
    let api = try await API(.withWeather())
    let response = try await api.send(try #require(HTTPRequest.Method(method)), path, json: body)
    #expect(response.errorName == name, "\(response.text)")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `the host's reasons for a refusal have names`() async throws {
    let api = try await API(.withWeather())
    let reasons: [(HostError, HTTPResponse.Status, String)] = [
      (.stackedOnItself("w1"), .unprocessableContent, "stack.itself"), (.inStackAlready("w1"), .conflict, "stack.inItAlready"),
      (.stackSizesDiffer("systemSmall", other: "systemMedium"), .unprocessableContent, "stack.sizesDiffer"),
      (.stackElsewhere("w1", other: "w2"), .unprocessableContent, "stack.elsewhere"), (.stackIsFull("stack-1", most: 10), .conflict, "stack.full"),
      (.noStacksThere("lockScreen", known: []), .unprocessableContent, "stack.notThere"), (.notInStack("w1"), .conflict, "stack.notInIt"),
      (.notInList("w1"), .conflict, "list.notInIt"),
      (.wrongStackOrder("stack-1", known: []), .unprocessableContent, "stack.wrongOrder"), (.unknownStack("stack-9"), .notFound, "stack.unknown"),
    ]
    for (error, status, name) in reasons {
      await api.device.fail(error)
      let response = try await api.send(.post, "/v1/instances/w1/stack", json: #"{"onto": "w2"}"#)
      #expect(response.status == status && response.errorName == name, "\(response.text)")
    }
  }

  @Test func `a widget that is added onto another one has that one's place and no other`() async throws {
    let api = try await API(.withWeather())
    let body = #""app": "Weather", "kind": "Forecast", "family": "systemSmall", "onto": "w1""#
    #expect(try await api.send(.post, "/v1/instances", json: "{\(body)}").status == .created)
    #expect(try await api.send(.post, "/v1/instances", json: #"{\#(body), "place": "homeScreen"}"#).errorName == "edit.contradiction")
    #expect(await api.device.calls.count == 1)
  }

  @Test func `pages hear which widget came to the top`() throws {
    let (name, data) = try EventFeed.message(.stackTurned(stack: "stack-1", top: "w2"))
    #expect(name == "stack" && data == #"{"stack":"stack-1","top":"w2"}"#)
  }
}

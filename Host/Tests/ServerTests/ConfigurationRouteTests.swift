import AlmanacWireSchema
import Foundation
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// The routes of forms and configurations (Specification A12, B4).
@Suite struct ConfigurationRouteTests {
  @Test func `the configuration has its revision as ETag, and what does not count`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/configuration")
    #expect(response.headers[.eTag] == "\"abc123\"")
    #expect(
      response.text == """
        {"canUndo":true,"changed":[{"chosen":9,"name":"days","value":5}],"configuration":{"city":"Oslo"},\
        "dropped":[{"message":"the app has no such parameter any more","name":"wind","reason":"removed","type":"int","value":3}],\
        "instance":"w1","revision":"abc123"}
        """)
    #expect(try await API(.withWeather()).send(.get, "/v1/instances/none/configuration").errorName == "instance.unknown")
  }

  @Test func `a change passes the whole configuration or its keys with the expected revision`() async throws {
    let api = try await API(.withWeather())
    let body = #"{"configuration":{"city":"Oslo","days":null}}"#
    #expect(try await api.send(.put, "/v1/instances/w1/configuration", json: body).status == .ok)
    #expect(try await api.send(.patch, "/v1/instances/w1/configuration", headers: [.ifMatch: "\"abc123\""], json: body).status == .ok)
    #expect(try await api.send(.patch, "/v1/instances/w1/configuration", headers: [.ifMatch: "*"], json: body).status == .ok)
    #expect(
      await api.device.calls.filter { !$0.hasPrefix("configuration") } == [
        #"configure w1 {"city":"Oslo","days":null} -"#, #"change w1 {"city":"Oslo","days":null} abc123"#,
        #"change w1 {"city":"Oslo","days":null} -"#,
      ])
    #expect(try await api.send(.patch, "/v1/instances/w1/configuration?reset=days,city", json: #"{"configuration":{}}"#).status == .ok)
    #expect(await api.device.calls.contains("change w1 {} - reset city days"))
    for (method, query) in [(HTTPRequest.Method.get, "reset=days"), (.put, "reset=days"), (.patch, "set=days")] {
      let wrong = try await api.send(method, "/v1/instances/w1/configuration?\(query)", json: method == .get ? nil : body)
      #expect(wrong.status == .badRequest && wrong.errorName == "parameter.unknown", "\(method) \(query)")
    }
    let late = try await api.send(.put, "/v1/instances/w1/configuration", headers: [.ifMatch: "\"other\""], json: body)
    #expect(late.status == .preconditionFailed && late.errorName == "configuration.changed")
    for field in ["abc123", "\"a\" \"b\"", "\"", "W/abc", "\"a b\"", ","] {
      let wrong = try await api.send(.put, "/v1/instances/w1/configuration", headers: [.ifMatch: field], json: body)
      #expect(wrong.status == .badRequest && wrong.errorName == "header.malformed", "\(field)")
    }
    #expect(try await api.send(.put, "/v1/instances/w1/configuration", json: "{}").errorName == "body.malformed")
    #expect(try await api.send(.post, "/v1/instances/w1/configuration/undo", headers: [.ifMatch: "\"abc123\""]).status == .ok)
    #expect(await api.device.calls.contains("undo w1 abc123"))
  }

  @Test(arguments: [
    (ConfigurationFault(.range, "days", "days cannot be 9"), 422, "configuration.range"),
    (ConfigurationFault(.tooLarge, nil, "too large"), 413, "configuration.tooLarge"),
  ])
  func `a refused configuration keeps its name and its sentence`(fault: ConfigurationFault, status: Int, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(fault)
    let response = try await api.send(.put, "/v1/instances/w1/configuration", json: #"{"configuration":{}}"#)
    #expect(response.status.code == status && response.errorName == name && response.errorMessage == fault.message)
  }

  @Test(arguments: [
    (HostError.noFormerConfiguration("w"), 409, "configuration.nothingToUndo"), (.kindRemoved("A", kind: "K"), 409, "kind.removed"),
    (.unknownParameter("p", kind: "K", known: []), 404, "configuration.unknownParameter"),
  ])
  func `other refusals have their names`(error: HostError, status: Int, name: String) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(error)
    let response = try await api.send(.post, "/v1/instances/w1/configuration/undo")
    #expect(response.status.code == status && response.errorName == name)
  }

  @Test func `a form has its sentence and rows in the layout's order`() async throws {
    let api = try await API(.withWeather())
    let form = try await api.send(.post, "/v1/instances/w1/form", json: #"{"configuration":{"city":"rome"},"family":"systemMedium"}"#)
    #expect(form.status == .ok)
    #expect(await api.device.calls.first == #"form w1 {"city":"rome"} systemMedium"#)
    #expect(form.object["revision"] as? String == "abc123" && form.object["failure"] is NSNull)
    let sentence = try #require(form.object["sentence"] as? [[String: Any]])
    #expect(sentence[0]["text"] as? String == "Weather of" && sentence[0]["parameter"] is NSNull && sentence[1]["parameter"] as? String == "city")
    let rows = try #require(form.object["rows"] as? [[String: Any]])
    #expect(rows.map { $0["control"] as? String } == ["search", "slider"])
    #expect((rows[0]["fault"] as? [String: Any])?["name"] as? String == "configuration.vanished")
    let image = "/v1/apps/Weather/options/\(RecordedDevice.cities[3].image.id)/image.png"
    #expect((rows[0]["shown"] as? [[String: Any]])?.first?["image"] as? String == image)
    #expect((rows[1]["range"] as? [String: Any])?["maximum"] as? Double == 7 && rows[1]["source"] as? String == "default")
    #expect(try await api.send(.get, image).text == "star")
    #expect(try await api.send(.get, "/v1/apps/Weather/options/none/image.png").errorName == "options.imageUnknown")
    let kind = try await api.send(.post, "/v1/apps/Weather/kinds/Forecast/form", json: "{}")
    #expect(kind.object["revision"] is NSNull)
    #expect(await api.device.calls.contains("form Weather/Forecast - -"))
    #expect(try await api.send(.post, "/v1/instances/w1/form", json: #"{"family":"huge"}"#).errorName == "family.unknown")
    #expect(try await api.send(.post, "/v1/instances/w1/form", json: #"{"draft":{}}"#).errorName == "body.unknownKey")
  }

  @Test func `a list of options has pages that belong to it`() async throws {
    let api = try await API(.withWeather())
    let first = try await api.send(.get, "/v1/instances/w1/options?parameter=city&limit=3&configuration=%7B%22a%22:1%7D")
    #expect(await api.device.calls.first == #"options w1 city  {"a":1}"#)
    #expect(first.object["total"] as? Int == 4 && first.object["leftOut"] as? Int == 7 && first.object["prompt"] as? String == "Which city?")
    let sections = try #require(first.object["sections"] as? [[String: Any]])
    #expect(sections.map { $0["title"] as? String } == ["South", "North"])
    #expect(sections.map { ($0["options"] as? [[String: Any]])?.count } == [1, 2])
    let next = try #require(first.object["next"] as? String)
    let second = try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/options?parameter=city&limit=3&cursor=\(next)")
    #expect((second.object["sections"] as? [[String: Any]])?.count == 1 && second.object["next"] is NSNull)
    let other = try await api.send(.get, "/v1/instances/w1/options?parameter=city&search=oslo&cursor=\(next)")
    #expect(other.status == .conflict && other.errorName == "options.changed")
    let beyond = try await api.send(.get, "/v1/instances/w1/options?parameter=city&cursor=\(next.prefix(12))-999")
    #expect((beyond.object["sections"] as? [Any])?.isEmpty == true && beyond.object["next"] is NSNull)
    for query in [
      "", "parameter=", "parameter=city&limit=0", "parameter=city&limit=1001", "parameter=city&cursor=1", "parameter=city&cursor=a--1",
      "parameter=city&cursor=a-99999999999", "parameter=city&moon=1",
    ] {
      #expect(try await api.send(.get, "/v1/instances/w1/options?\(query)").status == .badRequest, "\(query)")
    }
  }

  @Test func `recommendations and the schema are those of the kind`() async throws {
    let api = try await API(.withWeather())
    #expect(
      try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/recommendations").text
        == #"[{"configuration":{"city":"oslo"},"description":"Weather of Oslo"}]"#)
    let schema = try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/schema?family=systemSmall")
    #expect(schema.headers[.contentType] == "application/schema+json")
    #expect(schema.object["additionalProperties"] as? Bool == false)
    #expect((schema.object["properties"] as? [String: Any])?.keys.sorted() == ["city", "unit"])
    #expect(schema.text.contains(#""oneOf":[{"const":"metric","title":"Metric"}]"#))
    #expect(try await api.send(.get, "/v1/apps/Weather/kinds/None/schema").errorName == "kind.unknown")
    #expect(try await api.send(.get, "/v1/apps/Weather/kinds/Forecast/schema?family=huge").errorName == "family.unknown")
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "instances/w1/configuration"), (.put, "instances/w1/configuration"), (.patch, "instances/w1/configuration"),
    (.post, "instances/w1/configuration/undo"), (.post, "instances/w1/form"), (.get, "instances/w1/options?parameter=city"),
    (.get, "apps/Weather/kinds/Forecast/schema"), (.get, "apps/Weather/kinds/Forecast/recommendations"),
  ])
  func `without the access key nothing is revealed or changed`(method: HTTPRequest.Method, path: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(method, "/v1/\(path)", json: method == .get ? nil : #"{"configuration":{}}"#, hasKey: false)
    #expect(response.status == .unauthorized)
    #expect(await api.device.calls.isEmpty)
  }
}

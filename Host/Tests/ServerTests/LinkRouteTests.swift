import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// What taps open, over HTTP (Specification B7).
@Suite struct LinkRouteTests {
  @Test func `a tap is passed on, and answered with the question, then with what was opened`() async throws {
    let api = try await API(.withWeather())
    let asked = try await api.send(.post, "/v1/instances/w1/opens", json: #"{"content":"archive.0","path":"0.2"}"#)
    #expect(asked.status == .ok && asked.object["outcome"] as? String == "needsConfirmation")
    #expect(asked.object.keys.sorted() == ["displayName", "error", "opener", "outcome", "question", "url"])
    let question = try #require(asked.object["question"] as? [String: Any])
    #expect(question["command"] as? String == "weather-app %u" && question["program"] as? String == "/usr/bin/weather-app")
    let opened = try await api.send(.post, "/v1/instances/w1/opens", json: #"{"content":"archive.0","path":"0.2","confirms":"q1"}"#)
    #expect(opened.object["outcome"] as? String == "opened")
    #expect(try await api.send(.post, "/v1/instances/w1/opens", json: #"{"content":"archive.0"}"#).status == .ok)
    #expect(try await api.send(.post, "/v1/instances/w1/opens", json: #"{"tap":"k1"}"#).status == .ok)
    #expect(
      await api.device.calls == ["open w1 archive.0 0.2", "open w1 archive.0 0.2 confirms q1", "open w1 archive.0 -", "open w1 tap k1"])
  }

  @Test func `confirmations are listed and taken back`() async throws {
    let api = try await API(.withWeather())
    let list = try await api.send(.get, "/v1/device/links")
    #expect(list.text.contains(#""scheme":"mailto""#) && list.text.contains(#""command":null"#))
    #expect(try await api.send(.delete, "/v1/device/links/c1").status == .noContent)
    #expect(try await api.send(.delete, "/v1/device/links/c2").errorName == "link.unknownConfirmation")
  }

  @Test func `a tap needs the key of the API and a body that says what was tapped`() async throws {
    let api = try await API(.withWeather())
    let path = "/v1/instances/w1/opens"
    #expect(try await api.send(.post, path, json: #"{"content":"a.0"}"#, hasKey: false).status == .unauthorized)
    for (body, name) in [
      ("{}", "link.malformed"), (#"{"content":"a.0","tap":"k"}"#, "link.malformed"), (#"{"tap":"k","path":"0"}"#, "link.malformed"),
      (#"{"content":"a.0","path":"x"}"#, "link.none"), (#"{"content":"a.0","url":"notes://1"}"#, "body.unknownKey"),
      (#"{"content":1}"#, "body.malformed"),
    ] { #expect(try await api.send(.post, path, json: body).errorName == name, "\(body)") }
    #expect(try await api.send(.post, "/v1/instances/w9/opens", json: #"{"content":"a.0"}"#).errorName == "instance.unknown")
    #expect(await api.device.calls.isEmpty)
  }

  @Test(arguments: [
    (LinkError.locked, 409), (.outdated, 409), (.nothingRequested("k"), 404), (.noLink("0"), 422), (.tooOften(app: "Weather", wait: 1.2), 429),
  ])
  func `each error has its status`(error: LinkError, status: Int) async throws {
    let api = try await API(.withWeather())
    await api.device.fail(error)
    let response = try await api.send(.post, "/v1/instances/w1/opens", json: #"{"content":"a.0"}"#)
    #expect(response.status.code == status && response.errorName == error.name)
    if status == 429 { #expect(response.headers[.retryAfter] == "2") }
  }
}

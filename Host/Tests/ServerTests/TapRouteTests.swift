import AlmanacWireSchema
import HTTPTypes
import Testing

@testable import Host
@testable import Server

/// Taps over HTTP, and the pictures of tapped widgets (Specification A14).
@Suite struct TapRouteTests {
  private static let tap = #"{"key":"k1","content":"archive.0","path":"0.2"}"#

  @Test func `a tap is passed on, and answered with what became of it`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.post, "/v1/instances/w1/taps", json: Self.tap)
    #expect(response.status == .ok && response.object["outcome"] as? String == "performed" && response.object["key"] as? String == "k1")
    #expect(response.object.keys.sorted() == ["date", "error", "instance", "key", "opensApp", "opensURL", "outcome"])
    #expect(await api.device.calls == ["tap w1 k1 archive.0 0.2"])
  }

  @Test func `a tap needs the key of the API and a whole body`() async throws {
    let api = try await API(.withWeather())
    let refused = try await api.send(.post, "/v1/instances/w1/taps", json: Self.tap, hasKey: false)
    #expect(refused.status == .unauthorized)
    for (body, name) in [
      (#"{"key":"a b","content":"c","path":"0"}"#, "tap.key"), (#"{"key":"k","content":"c","path":"x"}"#, "tap.noAction"),
      (#"{"key":"k","content":"c"}"#, "body.malformed"), (#"{"key":"k","content":"c","path":"0","intent":"Erase"}"#, "body.unknownKey"),
    ] { #expect(try await api.send(.post, "/v1/instances/w1/taps", json: body).errorName == name, "\(body)") }
    #expect(try await api.send(.post, "/v1/instances/w9/taps", json: Self.tap).errorName == "instance.unknown")
    #expect(try await api.send(.get, "/v1/instances/w1/taps/k9").errorName == "tap.unknown")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `a picture takes the taps under way`() async throws {
    let api = try await API(.withWeather())
    #expect(try await api.send(.get, "/v1/instances/w1/image.png?updating=archive.0&toggled=0.2,1").status == .ok)
    #expect(await api.device.calls.last?.hasSuffix(" tapped archive.0 0.2,1") == true)
    let many = Array(repeating: "0", count: 21).joined(separator: ",")
    for query in ["toggled=0", "updating=a&toggled=,", "updating=a&toggled=0,x", "updating=a&toggled=\(many)"] {
      #expect(try await api.send(.get, "/v1/instances/w1/image.png?\(query)").errorName == "parameter.malformed", "\(query)")
    }
  }
}

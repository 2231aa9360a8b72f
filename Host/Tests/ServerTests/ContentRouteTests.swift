import AlmanacWireSchema
import Foundation
import Testing

@testable import Host
@testable import Server

/// What pictures show in words, over HTTP.
@Suite struct ContentRouteTests {
  private static func list(_ text: String) -> DisplayList {
    .with {
      $0.locale = "de"
      $0.root.text.lines = [.with { $0.runs = [.with { $0.text = text }] }]
    }
  }

  @Test func `the elements are those of the picture that the parameters describe, and no browser keeps them`() async throws {
    let api = try await API(.withWeather())
    await api.device.show(Self.list("Guten Tag"))
    let response = try await api.send(.get, "/v1/instances/w1/content?appearance=tinted&redact=privacy&at=2026-03-01T08:00:00Z")
    #expect(response.status == .ok && response.headers[.cacheControl] == "no-store")
    let object = response.object
    #expect(object["redaction"] as? String == "privacy" && object["date"] as? String == "2026-03-01T08:00:00Z" && object["locale"] as? String == "de")
    let element = try #require((object["elements"] as? [[String: Any]])?.first)
    #expect(element["role"] as? String == "text" && element["label"] as? String == "Guten Tag" && element["link"] is NSNull)
  }

  @Test(arguments: [("redact=some", "parameter.malformed"), ("at=now", "parameter.malformed"), ("redaction=none", "parameter.unknown")])
  func `other parameters are refused`(query: String, name: String) async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/instances/w1/content?\(query)")
    #expect(response.status == .badRequest && response.errorName == name)
  }
}

import Foundation
import HTTPTypes
import Testing

@testable import Server

/// Tests that only this machine's user can use the host, through its page or the command.
@Suite struct GuardTests {
  @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "169.254.1.1", "[::2]"])
  func `requests to another host name are refused`(host: String) async throws {
    for path in ["/", "/v1/apps", "/main.js"] {
      let response = try await API(.withWeather()).send(.get, path, headers: [.host: host])
      #expect(response.status == .misdirectedRequest, "\(path)")
      #expect(response.errorName == "host.foreign")
    }
  }

  @Test(arguments: ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:9999", "[::1]:8080"])
  func `requests to loopback are accepted`(host: String) async throws {
    #expect(try await API(.withWeather()).send(.get, "/v1/health", headers: [.host: host]).status == .ok)
  }

  @Test(arguments: ["https://evil.example", "http://localhost:3000", "null", "https://localhost"])
  func `requests from other sites are refused`(origin: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.delete, "/v1/instances/w1", headers: [.origin: origin])
    #expect(response.status == .forbidden)
    #expect(response.errorName == "origin.foreign")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `requests from the page are accepted`() async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.delete, "/v1/instances/w1", headers: [.origin: "http://localhost", .secFetchSite: "same-origin"])
    #expect(response.status == .noContent)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `pictures cannot be embedded in other sites`(site: String) async throws {
    let response = try await API(.withWeather())
      .send(.get, "/v1/instances/w1/image.png", headers: [.secFetchSite: site, .secFetchMode: "no-cors"])
    #expect(response.status == .forbidden)
  }

  @Test func `a link to the page works from any site`() async throws {
    let headers: HTTPFields = [.secFetchSite: "cross-site", .secFetchMode: "navigate"]
    #expect(try await API(.withWeather()).send(.get, "/", headers: headers).status == .ok)
    #expect(try await API(.withWeather()).send(.get, "/v1/apps", headers: headers).status == .forbidden)
  }

  @Test(arguments: [nil, "Bearer wrong!", "secret", "Bearer secret2", "Bearer secre"])
  func `installing requires the token`(authorization: String?) async throws {
    let api = try await API(.withWeather())
    var headers: HTTPFields = [:]
    headers[.authorization] = authorization
    #expect(try await api.send(.post, "/v1/apps", headers: headers, json: #"{"bundle":"/x.app"}"#).status == .unauthorized)
    #expect(try await api.send(.delete, "/v1/apps/Weather", headers: headers).errorName == "token.missing")
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `every response has the security headers`() async throws {
    for path in ["/", "/v1/health", "/v1/nonsense"] {
      let headers = try await API(.withWeather()).send(.get, path).headers
      let policy = try #require(headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] == "same-origin")
    }
  }

  @Test func `tokens differ`() {
    #expect(AccessToken.random() != AccessToken.random())
    #expect(AccessToken.random().text.count == 64)
  }
}

import Foundation
import HTTPTypes
import Testing

@testable import Server

/// Who may ask: this machine's user through this page or the command, and nobody else.
@Suite struct GuardTests {
  @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "169.254.1.1", "[::2]"])
  func requestsForAnotherHostAreRefused(host: String) async throws {
    for path in ["/", "/v1/apps", "/main.js"] {
      let answer = try await API(.withWeather()).ask(.get, path, headers: [.host: host])
      #expect(answer.status == .misdirectedRequest, "\(path)")
      #expect(answer.errorName == "host.foreign")
    }
  }

  @Test(arguments: ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:9999", "[::1]:8080"])
  func requestsForLoopbackAreAnswered(host: String) async throws {
    #expect(try await API(.withWeather()).ask(.get, "/v1/health", headers: [.host: host]).status == .ok)
  }

  @Test(arguments: ["https://evil.example", "http://localhost:3000", "null", "https://localhost"])
  func requestsOfOtherSitesAreRefused(origin: String) async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.delete, "/v1/instances/w1", headers: [.origin: origin])
    #expect(answer.status == .forbidden)
    #expect(answer.errorName == "origin.foreign")
    #expect(await api.device.asked.isEmpty)
  }

  @Test func requestsOfThePageAreAnswered() async throws {
    let api = try await API(.withWeather())
    let answer = try await api.ask(.delete, "/v1/instances/w1", headers: [.origin: "http://localhost", .secFetchSite: "same-origin"])
    #expect(answer.status == .noContent)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func picturesCannotBeEmbeddedElsewhere(site: String) async throws {
    let answer = try await API(.withWeather())
      .ask(.get, "/v1/instances/w1/image.png", headers: [.secFetchSite: site, .secFetchMode: "no-cors"])
    #expect(answer.status == .forbidden)
  }

  @Test func aLinkToThePageMayBeFollowed() async throws {
    let headers: HTTPFields = [.secFetchSite: "cross-site", .secFetchMode: "navigate"]
    #expect(try await API(.withWeather()).ask(.get, "/", headers: headers).status == .ok)
    #expect(try await API(.withWeather()).ask(.get, "/v1/apps", headers: headers).status == .forbidden)
  }

  @Test(arguments: [nil, "Bearer wrong!", "secret", "Bearer secret2", "Bearer secre"])
  func installingNeedsTheToken(authorization: String?) async throws {
    let api = try await API(.withWeather())
    var headers: HTTPFields = [:]
    headers[.authorization] = authorization
    #expect(try await api.ask(.post, "/v1/apps", headers: headers, json: #"{"bundle":"/x.app"}"#).status == .unauthorized)
    #expect(try await api.ask(.delete, "/v1/apps/Weather", headers: headers).errorName == "token.missing")
    #expect(await api.device.asked.isEmpty)
  }

  @Test func everyAnswerBearsTheSecurityHeaders() async throws {
    for path in ["/", "/v1/health", "/v1/nonsense"] {
      let headers = try await API(.withWeather()).ask(.get, path).headers
      let policy = try #require(headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] == "same-origin")
    }
  }

  @Test func tokensDiffer() {
    #expect(AccessToken.random() != AccessToken.random())
    #expect(AccessToken.random().text.count == 64)
  }
}

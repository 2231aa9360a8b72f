import AlmanacProfiles
import Foundation
import HTTPTypes
import Testing
import Web

@testable import Server

/// Tests that only this machine's user can use the host, through its page or the command.
@Suite struct GuardTests {
  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "169.254.1.1", "[::2]",
    "[::1].evil", "[::1]evil:80",
    "127.0.0.1:80@evil.example", "localhost:80evil", "[::1", "", ":80",
  ])
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

  @Test func `every route but health and pushes requires the access key`() async throws {
    let api = try await API(.withWeather())
    let open = Set(Web.assets.map { "/\($0.path)" } + ["/", "/v1/health"])
    var refused = 0
    for route in api.server.router().routes {
      let path = route.path.description.replacing(/\{[^}]*\}/, with: "w1")
      let response = try await api.send(route.method, path, hasKey: false)
      if path.hasPrefix(PushRoutes.prefix) {
        // Its credential is the token in the path.
        #expect(response.status == .badRequest && response.object["reason"] as? String == "InvalidPushType")
      } else if open.contains(path) {
        #expect(response.status == .ok, "\(route.method) \(path)")
      } else {
        #expect(response.status == .unauthorized && response.errorName == "key.missing", "\(route.method) \(path)")
        #expect(response.headers[.wwwAuthenticate] == "Bearer")
        refused += 1
      }
    }
    #expect(refused > 25)
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `a flood of changes is refused, while reading goes on`() async throws {
    var limits = Profiles.serviceLimits
    (limits.changeBurst, limits.changesPerSecond) = (3, 0.001)
    let api = try await API(.withWeather(), limits: limits)
    for _ in 0..<3 { #expect(try await api.send(.post, "/v1/instances/w1/reload").status == .accepted) }
    let refused = try await api.send(.post, "/v1/instances/w1/reload")
    #expect(refused.status == .tooManyRequests && refused.errorName == "rate.exceeded")
    #expect(Int(refused.headers[.retryAfter] ?? "") ?? 0 > 900)
    #expect(await api.device.calls.count == 3)
    #expect(try await api.send(.get, "/v1/instances").status == .ok)
    // Requests without the key cannot use up the owner's changes.
    #expect(try await api.send(.post, "/v1/instances/w1/reload", hasKey: false).status == .unauthorized)
  }

  @Test func `requests without the key use up no changes`() async throws {
    var limits = Profiles.serviceLimits
    (limits.changeBurst, limits.changesPerSecond) = (1, 0.001)
    let api = try await API(.withWeather(), limits: limits)
    for _ in 0..<5 { #expect(try await api.send(.post, "/v1/instances/w1/reload", hasKey: false).status == .unauthorized) }
    #expect(try await api.send(.post, "/v1/instances/w1/reload").status == .accepted)
  }

  @Test(arguments: ["//v1/apps", "/v1//apps", "/v1/apps/", "/V1/apps", "/v1%2Fapps", "/v1/health/../apps", "/index.html/../v1/apps", "/v1/nonsense"])
  func `another spelling of an address requires the access key too`(path: String) async throws {
    #expect(try await API(.withWeather()).send(.get, path, hasKey: false).status == .unauthorized)
  }

  @Test(arguments: ["Bearer wrong!", "secret", "Bearer secret2", "Bearer secre", "Bearer ", "", "Bearer  secret", "Basic secret"])
  func `a wrong access key is refused`(authorization: String) async throws {
    let api = try await API(.withWeather())
    let response = try await api.send(.delete, "/v1/apps/Weather", headers: [.authorization: authorization], hasKey: false)
    #expect(response.status == .unauthorized && response.errorName == "key.wrong")
    #expect(response.errorMessage?.contains("almanac open") == true)
    #expect(await api.device.calls.isEmpty)
  }

  @Test func `the name of the authorization scheme may have any case`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/apps", headers: [.authorization: "bEARER secret"], hasKey: false)
    #expect(response.status == .ok)
  }

  @Test(arguments: ["TRACE", "OPTIONS", "PUT", "QUERY"])
  func `an unsupported method is refused with the supported ones`(method: String) async throws {
    let api = try await API(.withWeather())
    let method = try #require(HTTPRequest.Method(method))
    for (path, allowed) in [
      ("/", "GET, HEAD"), ("/main.js", "GET, HEAD"), ("/v1/health", "GET, HEAD"), ("/v1/device", "GET, HEAD, PATCH"),
      ("/v1/apps", "GET, HEAD, POST"), ("/v1/apps/Weather", "DELETE"),
      ("/v1/instances/w1", "DELETE, GET, HEAD, PATCH"),
    ] {
      let response = try await api.send(method, path)
      #expect(response.status == .methodNotAllowed && response.errorName == "method.notAllowed", "\(path)")
      #expect(response.headers[.allow] == allowed, "\(path)")
    }
    #expect(try await api.send(method, "/v1/nonsense").status == .notFound)
  }

  @Test func `a method that no address has is not implemented`() async throws {
    let response = try await API(.withWeather()).send(try #require(HTTPRequest.Method("PROPFIND")), "/v1/nonsense")
    #expect(response.status == .notImplemented && response.errorName == "method.unknown" && response.headers[.allow] == nil)
  }

  @Test func `HEAD is answered like GET, without the body`() async throws {
    let api = try await API(.withWeather())
    for path in ["/", "/v1/health", "/v1/instances/w1/image.png", "/v1/instances/nobody"] {
      let (head, get) = (try await api.send(.head, path), try await api.send(.get, path))
      #expect(head.status == get.status && head.body.isEmpty && !get.body.isEmpty, "\(path)")
      #expect(head.headers[.contentLength] == "\(get.body.count)" && head.headers[.contentType] == get.headers[.contentType], "\(path)")
    }
    #expect(try await api.send(.head, "/v1/apps", hasKey: false).status == .unauthorized)
    #expect(try await api.send(.head, "/v1/reload").status == .methodNotAllowed)
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

  @Test func `keys differ`() {
    #expect(AccessKey.random() != AccessKey.random())
    #expect(AccessKey.random().text.count == 64)
  }
}

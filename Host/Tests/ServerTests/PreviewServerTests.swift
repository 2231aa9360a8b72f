import Foundation
import HTTPTypes
import Host
import Hummingbird
import Logging
import Previews
import Testing
import Web

@testable import Server

/// The server of a preview: its page, its guards and what its page asks.
@Suite struct PreviewServerTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Web/Preview")
    .standardizedFileURL

  private let session = PreviewSession(
    app: "Hello",
    source: .package(IncrementalBuild(package: "/nowhere", cache: URL(fileURLWithPath: "/nowhere"), sdk: .failure(.missing("/nowhere")))),
    configuration: HostConfiguration(dataFolder: URL(fileURLWithPath: "/nowhere")), choice: PreviewChoice(instant: Date(timeIntervalSince1970: 0)),
    isWatching: true)

  private func send(
    _ method: HTTPRequest.Method = .get, _ path: String, headers: HTTPFields = [:], json: String? = nil, hasKey: Bool = true
  ) async throws -> APIResponse {
    var fields = headers
    if hasKey { fields[.authorization] = "Bearer secret" }
    if json != nil { fields[.contentType] = "application/json" }
    let server = PreviewServer(session: session, port: 0, key: AccessKey(text: "secret"))
    let application = Application(router: server.router(), logger: Logger(label: "test"))
    return try await application.response(to: method, path, headers: fields, body: json.map { ByteBuffer(string: $0) })
  }

  @Test func `the page's own files are served unchanged, and need no key`() async throws {
    let own = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let served = Set(Web.previewAssets.map(\.path))
    #expect(served.isSuperset(of: own))
    for file in own {
      let response = try await send(.get, "/\(file)", hasKey: false)
      #expect(response.status == .ok)
      #expect(response.body == (try Data(contentsOf: Self.folder.appendingPathComponent(file))), "\(file)")
    }
    #expect(try await send(.get, "/", hasKey: false).text.contains("<title>Almanac Preview</title>"))
    for asset in Web.previewAssets where asset.path.hasSuffix(".js") {
      for match in String(decoding: asset.bytes, as: UTF8.self).matches(of: /from '\.\/([^']+)'/) {
        #expect(served.contains(String(match.1)), "\(asset.path) imports \(match.1)")
      }
    }
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "/v1/preview"), (.put, "/v1/preview/choice"), (.put, "/v1/preview/visible"), (.post, "/v1/preview/build"),
    (.get, "/v1/preview/pictures/00"), (.get, "/v1/preview/events"),
  ]) func `everything about the app needs the key, and a page of this site`(method: HTTPRequest.Method, path: String) async throws {
    #expect(try await send(method, path, hasKey: false).status == .unauthorized)
    #expect(try await send(method, path, headers: [.origin: "http://evil.example"]).errorName == "origin.foreign")
    #expect(try await send(method, path, headers: [.secFetchSite: "cross-site"]).errorName == "origin.foreign")
  }

  @Test func `the state has the choice, and a wrong choice is refused by name`() async throws {
    let choice = try #require(try await send(.get, "/v1/preview").object["choice"] as? [String: Any])
    #expect(choice["schemes"] as? [String] == ["light", "dark"])
    func put(_ change: [String: Any]) async throws -> APIResponse {
      let body = try JSONSerialization.data(withJSONObject: choice.merging(change) { $1 })
      return try await send(.put, "/v1/preview/choice", json: String(decoding: body, as: UTF8.self))
    }
    #expect(try await put(["modes": ["sepia"]]).errorName == "choice.malformed")
    #expect(try await put(["modes": "vibrant"]).errorName == "body.malformed")
    #expect(try await put(["colour": "red"]).errorName == "body.unknownKey")
    #expect(try await put(["modes": ["vibrant"]]).status == .ok)
    #expect(await session.snapshot().choice.modes == ["vibrant"])
  }

  @Test func `an unknown picture is not found, and a report of the visible pictures is accepted`() async throws {
    #expect(try await send(.get, "/v1/preview/pictures/00ff").errorName == "picture.gone")
    #expect(try await send(.put, "/v1/preview/visible", json: #"{"pictures":["a","b"]}"#).status == .noContent)
    #expect(try await send(.post, "/v1/preview/build").status == .accepted)
    #expect(try await send(.delete, "/v1/preview").status == .methodNotAllowed)
  }
}

import AlmanacProfiles
import Foundation
import Testing
import Web
import Yams

@testable import Server

/// The API's description matches its routes.
@Suite struct OpenAPITests {
  private let document: [String: Any]

  init() throws {
    document = try #require(try Yams.load(yaml: String(decoding: Web.openAPI, as: UTF8.self)) as? [String: Any])
  }

  private var paths: [String: [String: Any]] { document["paths"] as? [String: [String: Any]] ?? [:] }
  private static let methods: Set<String> = ["get", "post", "put", "patch", "delete"]

  @Test func `every route is described, and every description is a route`() async throws {
    let router = API(RecordedDevice()).server.router()
    let routes = Set(router.routes.map { "\($0.method.rawValue.lowercased()) \($0.path.description)" }.filter { $0.contains(" /v1/") })
    let described = Set(paths.flatMap { path, item in item.keys.filter(Self.methods.contains).map { "\($0) \(path)" } })
    #expect(routes.subtracting(described) == [], "routes that openapi.yaml lacks")
    #expect(described.subtracting(routes) == [], "descriptions without a route")
  }

  @Test func `every operation has a unique name and a response`() throws {
    var names: [String] = []
    for (path, item) in paths {
      for (method, operation) in item where Self.methods.contains(method) {
        let operation = try #require(operation as? [String: Any], "\(method) \(path)")
        names.append(try #require(operation["operationId"] as? String, "\(method) \(path)"))
        #expect(operation["summary"] is String, "\(method) \(path)")
        #expect((operation["responses"] as? [String: Any])?.isEmpty == false, "\(method) \(path)")
      }
    }
    #expect(names.count == Set(names).count)
  }

  @Test func `every operation but health requires the access key`() throws {
    #expect((document["security"] as? [[String: [String]]])?.map(\.keys).first.map(Array.init) == ["key"])
    let exceptions = paths.flatMap { path, item in
      item.compactMap { method, operation in (operation as? [String: Any])?["security"].map { _ in "\(method) \(path)" } }
    }
    #expect(exceptions == ["get /v1/health"])
  }

  @Test func `every placeholder has its parameter`() throws {
    for (path, item) in paths {
      let placeholders = path.matches(of: /\{([^}]+)\}/).map { String($0.1) }
      let declared = try (item["parameters"] as? [[String: Any]] ?? []).map(resolve).filter { $0["in"] as? String == "path" }
        .compactMap { $0["name"] as? String }
      #expect(Set(placeholders) == Set(declared), "\(path)")
    }
  }

  @Test func `every reference resolves`() throws {
    var count = 0
    try walk(document) { reference in
      count += 1
      #expect((try? resolve(["$ref": reference])) != nil, "\(reference)")
    }
    #expect(count > 30)
  }

  @Test func `the description is served`() async throws {
    let response = try await API(.withWeather()).send(.get, "/v1/openapi.yaml")
    #expect(response.body == Data(Web.openAPI))
    #expect(document["openapi"] as? String == "3.1.0")
  }

  @Test func `responses have the described fields`() async throws {
    let api = try await API(.withWeather())
    let described: [(String, String)] = [
      ("/v1/health", "Health"), ("/v1/device", "Device"), ("/v1/apps", "App"), ("/v1/apps/Weather/kinds", "Kind"), ("/v1/kinds", "Kind"),
      ("/v1/instances", "Instance"), ("/v1/instances/w1", "Instance"), ("/v1/instances/w1/timeline", "Timeline"),
      ("/v1/instances/w1/decisions", "Decision"), ("/v1/instances/w1/content", "Content"), ("/v1/device/status", "Status"), ("/v1/lock", "Lock"),
      ("/v1/instances/w1/day", "Day"),
      ("/v1/instances/w1/why", "Freshness"), ("/v1/nonsense", "Error"),
    ]
    for (path, name) in described {
      let response = try await api.send(.get, path)
      let object = response.list.first ?? response.object
      let schema = try resolve(["$ref": "#/components/schemas/\(name)"])
      let required = Set(try #require(schema["required"] as? [String]))
      let allowed = Set(try #require(schema["properties"] as? [String: Any]).keys).union(path == "/v1/kinds" ? ["app", "appName"] : [])
      #expect(required.subtracting(object.keys) == [], "\(path) lacks fields")
      #expect(Set(object.keys).subtracting(allowed) == [], "\(path) has fields that are not described")
    }
  }

  @Test func `the settings of places are those of the profiles`() throws {
    var found: Any = document
    for key in ["paths", "/v1/device", "patch", "requestBody", "content", "application/json", "schema", "properties", "appearances", "properties"] {
      found = try #require((found as? [String: Any])?[key], "\(key)")
    }
    let described = try #require(found as? [String: [String: Any]])
    #expect(Set(described.keys) == Set(Profiles.placeNames))
    for (id, schema) in described {
      let place = try #require(Profiles.devices.lazy.compactMap { $0.place(named: id) }.first)
      #expect(schema["enum"] as? [String] == place.appearances.map(\.id), "\(id)")
    }
  }

  private func resolve(_ node: [String: Any]) throws -> [String: Any] {
    guard let reference = node["$ref"] as? String else { return node }
    var found: Any = document
    for part in reference.dropFirst(2).split(separator: "/") {
      found = try #require((found as? [String: Any])?[String(part)], "\(reference)")
    }
    return try #require(found as? [String: Any])
  }

  private func walk(_ node: Any, _ visit: (String) throws -> Void) throws {
    if let object = node as? [String: Any] {
      if let reference = object["$ref"] as? String { try visit(reference) }
      for value in object.values { try walk(value, visit) }
    } else if let list = node as? [Any] {
      for value in list { try walk(value, visit) }
    }
  }
}

import AlmanacProfiles
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import Server

/// A server with a recorded device; requests are handled in process.
struct API {
  let device: RecordedDevice
  let server: HostServer

  /// Limits of time that are longer than a busy machine needs. Tests of these limits set them.
  static var limits: ServiceLimits {
    var limits = Profiles.serviceLimits
    (limits.httpHeadTimeout, limits.httpBodyTimeout, limits.httpStallTimeout) = (3600, 3600, 3600)
    return limits
  }

  init(_ device: RecordedDevice, limits: ServiceLimits = API.limits, publicAddresses: [PublicAddress] = [], isInstalling: Bool = false) {
    self.device = device
    var configuration = HostServer.Configuration(port: 0, key: AccessKey(text: "secret"), version: "9.9")
    configuration.limits = limits
    configuration.publicAddresses = publicAddresses
    configuration.isInstalling = { isInstalling }
    server = HostServer(service: device, configuration: configuration, log: EventLog(epoch: "e", limit: limits.eventStreams))
  }

  /// Sends a request and returns the response.
  ///
  /// - Parameter hasKey: whether the request contains the access key.
  @discardableResult
  func send(
    _ method: HTTPRequest.Method = .get, _ path: String, headers: HTTPFields = [:], json: String? = nil, body: Data? = nil, hasKey: Bool = true
  ) async throws -> APIResponse {
    var headers = headers
    if hasKey { headers[.authorization] = "Bearer secret" }
    if json != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
    let content = json.map { ByteBuffer(string: $0) } ?? body.map { ByteBuffer(bytes: $0) }
    return try await server.application(logger: Logger(label: "test")).response(to: method, path, headers: headers, body: content)
  }
}

/// A response of the server.
struct APIResponse {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let body: Data

  var text: String { String(decoding: body, as: UTF8.self) }
  var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
  var list: [[String: Any]] { (try? JSONSerialization.jsonObject(with: body)) as? [[String: Any]] ?? [] }
  var errorName: String? { (object["error"] as? [String: Any])?["name"] as? String }
  var errorMessage: String? { (object["error"] as? [String: Any])?["message"] as? String }
}

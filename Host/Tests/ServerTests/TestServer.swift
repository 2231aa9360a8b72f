import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import ServiceLifecycle

@testable import Server

// Hummingbird's own library for tests needs a second HTTP client and BoringSSL, which take minutes to compile.

extension ApplicationProtocol where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  /// The response of the routes to a request, without a socket.
  func response(to method: HTTPRequest.Method, _ path: String, headers: HTTPFields, body: ByteBuffer?) async throws -> APIResponse {
    var headers = headers
    if let body { headers[.contentLength] = "\(body.readableBytes)" }
    // As the parser does with the Host field.
    let authority = headers[.host] ?? "localhost"
    headers[.host] = nil
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: authority, path: path, headerFields: headers),
      body: RequestBody(buffer: body ?? ByteBuffer()))
    let context = Responder.Context(source: ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger))
    let response = try await responder.respond(to: request, context: context)
    let content = BodyContent()
    try await response.body.write(BodyWriter(content: content))
    return APIResponse(status: response.status, headers: response.headers, body: await content.bytes)
  }

  /// Runs the application, calls `work`, and ends the application as the system ends a service.
  func whileRunning(_ work: @Sendable () async throws -> Void) async throws {
    let group = ServiceGroup(configuration: .init(services: [self], logger: logger))
    let running = Task { try await group.run() }
    let result: Result<Void, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    await group.triggerGracefulShutdown()
    try await running.value
    try result.get()
  }
}

private actor BodyContent {
  private(set) var bytes = Data()
  func append(_ part: ByteBuffer) { bytes.append(contentsOf: part.readableBytesView) }
}

private struct BodyWriter: ResponseBodyWriter {
  let content: BodyContent

  mutating func write(_ buffer: ByteBuffer) async throws { await content.append(buffer) }
  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

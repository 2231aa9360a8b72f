import Foundation
import Hummingbird
import Reports

/// A JSON response with its status. A browser keeps no copy: what a lock hides must not stay in its cache.
struct JSONResponse<Value: Encodable & Sendable>: ResponseGenerator, Sendable {
  let value: Value
  let status: HTTPResponse.Status
  /// The path of what was created.
  let location: String?

  init(_ value: Value, status: HTTPResponse.Status = .ok, location: String? = nil) {
    self.value = value
    self.status = status
    self.location = location
  }

  func response(from request: Request, context: some RequestContext) throws -> Response { try response() }

  /// Returns the response as a plain `Response`, for routes that also return other types.
  func response() throws -> Response {
    var response = Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try StableJSON.encode(value))))
    response.headers[.location] = location
    return response
  }
}

import Foundation
import Hummingbird
import Reports

/// A JSON answer with its status.
struct JSONResponse<Value: Encodable & Sendable>: ResponseGenerator, Sendable {
  let value: Value
  let status: HTTPResponse.Status

  init(_ value: Value, status: HTTPResponse.Status = .ok) {
    self.value = value
    self.status = status
  }

  func response(from request: Request, context: some RequestContext) throws -> Response { try response() }

  /// The answer where a route gives several forms.
  func response() throws -> Response {
    Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try StableJSON.encode(value))))
  }
}

/// How large a request's body may be.
enum BodyLimit {
  /// Requests carry names and small configurations only.
  static let bytes = 65_536
}

extension Request {
  /// Reads the body as JSON. Only `application/json` is taken, which no other site can send without being asked first.
  func json<Value: Decodable>(_ type: Value.Type) async throws -> Value {
    guard let contentType = headers[.contentType], contentType.lowercased().hasPrefix("application/json") else {
      throw APIError(.unsupportedMediaType, "body.mediaType", "send the body as application/json")
    }
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > BodyLimit.bytes {
      throw APIError(.contentTooLarge, "body.tooLarge", "the body is too large; \(BodyLimit.bytes) bytes are allowed")
    }
    let data: Data
    do {
      data = Data(buffer: try await body.collect(upTo: BodyLimit.bytes))
    } catch {
      throw APIError(.contentTooLarge, "body.tooLarge", "the body is too large; \(BodyLimit.bytes) bytes are allowed")
    }
    do {
      return try StableJSON.decode(type, from: data)
    } catch let error as DecodingError {
      throw APIError(.badRequest, "body.malformed", Self.sentence(for: error))
    }
  }

  private static func sentence(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "the body lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty, .valueNotFound(_, let context) where !context.codingPath.isEmpty:
      "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has another type than expected"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty: context.debugDescription
    default: "the body is not a JSON object"
    }
  }
}

import AlmanacProfiles
import Foundation
import Hummingbird
import NIOCore
import Reports

/// The largest body that the API accepts.
enum BodyLimit {
  static let bytes = Profiles.serviceLimits.httpBodyBytes
}

extension Request {
  /// Decodes the body. Only `application/json` is accepted: a browser does not send that media type to another site without a preflight request.
  func json<Value: RequestBody>(_ type: Value.Type) async throws -> Value {
    // The media type ends where its parameters begin (RFC 9110, section 8.3.1).
    let mediaType = headers[.contentType]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard mediaType == "application/json" else {
      throw APIError(.unsupportedMediaType, "body.mediaType", "send the body as application/json")
    }
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > BodyLimit.bytes { throw APIError.bodyTooLarge }
    let data: Data
    do {
      data = Data(buffer: try await body.collect(upTo: BodyLimit.bytes))
    } catch is NIOTooManyBytesError {
      throw APIError.bodyTooLarge
    } catch {
      throw APIError(.badRequest, "body.malformed", "the body is incomplete or its chunks are malformed", headers: [.connection: "close"])
    }
    do {
      try type.rejectUnknownKeys(in: data)
      return try StableJSON.decode(type, from: data)
    } catch let error as DecodingError {
      throw APIError(.badRequest, "body.malformed", Self.message(for: error))
    }
  }

  private static func message(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "the body lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty, .valueNotFound(_, let context) where !context.codingPath.isEmpty:
      "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has the wrong type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty: context.debugDescription
    default: "the body is not a JSON object"
    }
  }
}

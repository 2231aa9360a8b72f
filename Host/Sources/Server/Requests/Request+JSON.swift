import Foundation
import Hummingbird
import Profiles
import Reports

/// The largest body that the API accepts.
enum BodyLimit {
  static let bytes = Profiles.serviceLimits.httpBodyBytes
}

extension Request {
  /// Decodes the body. Only `application/json` is accepted: a browser does not send that media type to another site without a preflight request.
  func json<Value: RequestBody>(_ type: Value.Type) async throws -> Value {
    guard let contentType = headers[.contentType], contentType.lowercased().hasPrefix("application/json") else {
      throw APIError(.unsupportedMediaType, "body.mediaType", "send the body as application/json")
    }
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > BodyLimit.bytes { throw APIError.bodyTooLarge }
    let data: Data
    do {
      data = Data(buffer: try await body.collect(upTo: BodyLimit.bytes))
    } catch {
      throw APIError.bodyTooLarge
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

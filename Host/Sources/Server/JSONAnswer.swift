import Foundation
import Hummingbird

/// Encodes a value as every JSON answer and `--json` output is: sorted keys, dates in ISO 8601 and UTC, slashes unescaped.
public enum StableJSON {
  public static func encode(_ value: some Encodable, pretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = pretty ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp.string(date))
    }
    return try encoder.encode(value)
  }

  /// A decoder of what ``encode(_:pretty:)`` writes.
  public static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = Timestamp.date(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no date; write \(Timestamp.example)")
      }
      return date
    }
    return try decoder.decode(type, from: data)
  }
}

/// Instants as text: ISO 8601 in UTC, with milliseconds only where there are some.
public enum Timestamp {
  /// What a person is shown as the expected form.
  public static let example = "2026-03-14T09:30:00Z"

  public static func string(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let rounded = Date(timeIntervalSince1970: milliseconds / 1000)
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    return rounded.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  /// Reads a date with a zone, with or without fractions of a second.
  public static func date(_ text: String) -> Date? {
    for fractions in [false, true] {
      if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: fractions)) { return date }
    }
    return nil
  }
}

/// A JSON answer with its status.
struct JSONAnswer<Value: Encodable & Sendable>: ResponseGenerator, Sendable {
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

import Foundation

/// The JSON of API responses and of `--json`: sorted keys, dates in ISO 8601 and UTC, slashes not escaped.
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

  /// Decodes JSON that ``encode(_:pretty:)`` has written.
  public static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = Timestamp.date(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a date; write it as \(Timestamp.example)")
      }
      return date
    }
    return try decoder.decode(type, from: data)
  }
}

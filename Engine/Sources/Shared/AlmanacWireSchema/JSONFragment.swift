import Foundation

/// Any JSON value. Host and extension exchange configurations and intent parameters as JSON in fields of bytes.
public enum JSONFragment: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number in the range of `Int`.
  case int(Int)
  /// Any other number. NaN and infinity are encoded as `null`.
  case double(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSONFragment])
  /// An object's values by their keys.
  case object([String: JSONFragment])

  /// Decodes JSON text (UTF-8); the top level may be any value, not only an object.
  ///
  /// - Throws: `DecodingError` if the text is not JSON.
  public init(data: Data) throws { self = try JSONDecoder().decode(JSONFragment.self, from: data) }

  /// JSON text (UTF-8) with sorted keys, so that equal values give equal bytes.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// ``data`` as a string.
  public var text: String { String(decoding: data, as: UTF8.self) }

  /// The value for `key`; nil if this is not an object or lacks the key.
  public subscript(key: String) -> JSONFragment? {
    if case .object(let members) = self { members[key] } else { nil }
  }
  /// Whether this is an object.
  public var isObject: Bool {
    if case .object = self { true } else { false }
  }
  /// The number; nil if this is another kind of value.
  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .null, .bool, .string, .array, .object: nil
    }
  }
  /// The string; nil if this is another kind of value.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}

extension JSONFragment: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONFragment].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONFragment].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): if value.isFinite { try container.encode(value) } else { try container.encodeNil() }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

import Foundation

/// Any JSON value. Configurations and intent parameters are transferred between host and extension as JSON in fields of bytes.
public enum JSONFragment: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONFragment])
  case object([String: JSONFragment])

  /// Decodes JSON text; a fragment need not be an object.
  public init(data: Data) throws { self = try JSONDecoder().decode(JSONFragment.self, from: data) }

  /// JSON text with sorted keys, so that equal values give equal bytes.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  public var text: String { String(decoding: data, as: UTF8.self) }

  public subscript(key: String) -> JSONFragment? {
    if case .object(let members) = self { members[key] } else { nil }
  }
  public var isObject: Bool {
    if case .object = self { true } else { false }
  }
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

/// A JSON value of any kind: how configurations and intent parameters travel between host and extension.
public enum _JSONFragment: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([_JSONFragment])
  case object([String: _JSONFragment])

  /// Reads JSON text; a fragment need not be an object.
  package init(data: Data) throws { self = try JSONDecoder().decode(_JSONFragment.self, from: data) }

  /// JSON text with sorted keys, so that equal values give equal bytes.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  package var text: String { String(decoding: data, as: UTF8.self) }

  package subscript(key: String) -> _JSONFragment? {
    if case .object(let members) = self { members[key] } else { nil }
  }
  package var isObject: Bool {
    if case .object = self { true } else { false }
  }
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }
}

extension _JSONFragment: Codable {
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
    } else if let value = try? container.decode([_JSONFragment].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: _JSONFragment].self))
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

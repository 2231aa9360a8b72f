import AlmanacRecordStore
import Foundation

/// Converts an attribute's values to and from those of a column.
// Unchecked, here and in its subclasses: the compiler never checks a class that others inherit from. No codec has mutable state.
class AnyAttributeCodec: @unchecked Sendable {
  let columnType: ColumnType
  /// True if the values may be nil.
  let isOptional: Bool
  /// True if the value is encoded. Its decoded form is cached, so that repeated reads do not decode it again.
  let isComposite: Bool
  /// The column contents that always decode; nil if only decoding can tell.
  let content: ColumnContent?

  init(columnType: ColumnType, isOptional: Bool, isComposite: Bool, content: ColumnContent? = nil) {
    self.columnType = columnType
    self.isOptional = isOptional
    self.isComposite = isComposite
    self.content = content
  }

  /// Returns a codec's attributes for optional values of the same type.
  fileprivate init(optional wrapped: AnyAttributeCodec) {
    columnType = wrapped.columnType
    isOptional = true
    isComposite = wrapped.isComposite
    content = wrapped.content
  }

  /// What the layout of a store calls the form of the values; a store with another one is not opened without a migration.
  var layoutKind: String { isComposite ? "JSON" : columnType.rawValue }

  func encodeAny(_ value: Any) throws -> StoredValue { preconditionFailure("a codec without values") }
  /// Converts a column's value to the form that a model stores; throws if it is not a value of the property's type.
  func slot(_ stored: StoredValue) throws -> _ModelStorage.Slot { preconditionFailure("a codec without values") }
}

class AttributeCodec<Value>: AnyAttributeCodec, @unchecked Sendable {
  /// Returns the value; throws if the column holds something else.
  func decode(_ stored: StoredValue) throws -> Value { preconditionFailure("a codec without values") }
  func encode(_ value: Value) throws -> StoredValue { preconditionFailure("a codec without values") }

  override func encodeAny(_ value: Any) throws -> StoredValue {
    guard let value = value as? Value else { throw AttributeFault.type("\(type(of: value))", expected: "\(Value.self)") }
    return try encode(value)
  }
  override func slot(_ stored: StoredValue) throws -> _ModelStorage.Slot {
    let value = try decode(stored)
    return isComposite ? .live(value) : .stored(stored)
  }
}

/// The reason why a value of a column is not one of the property's type.
enum AttributeFault: Error, CustomStringConvertible {
  case content(StoredValue, type: String)
  case type(String, expected: String)
  case transformer(String)

  var description: String {
    switch self {
    case .content(let value, let type): "the stored value \(value) is not of the type \(type)"
    case .type(let found, let expected): "a value of the type \(found) where \(expected) is expected"
    case .transformer(let text): text
    }
  }
}

private final class ScalarCodec<Value: ScalarValue>: AttributeCodec<Value>, @unchecked Sendable {
  init() { super.init(columnType: Value.columnType, isOptional: false, isComposite: false, content: Value.content) }
  override func decode(_ stored: StoredValue) throws -> Value { try Value.decode(stored) }
  override func encode(_ value: Value) -> StoredValue { value.stored }
}

/// An enumeration or option set is stored as its raw value.
private final class RawCodec<Value: RawRepresentable>: AttributeCodec<Value>, @unchecked Sendable {
  private let raw: AttributeCodec<Value.RawValue>
  init(_ raw: AttributeCodec<Value.RawValue>) {
    self.raw = raw
    super.init(columnType: raw.columnType, isOptional: false, isComposite: false)
  }
  override func decode(_ stored: StoredValue) throws -> Value {
    guard let value = Value(rawValue: try raw.decode(stored)) else { throw AttributeFault.content(stored, type: "\(Value.self)") }
    return value
  }
  override func encode(_ value: Value) throws -> StoredValue { try raw.encode(value.rawValue) }
}

/// Structures, enumerations with associated values, arrays and dictionaries are stored as JSON.
private final class CodableCodec<Value: Codable>: AttributeCodec<Value>, @unchecked Sendable {
  init() { super.init(columnType: .text, isOptional: false, isComposite: true) }
  override func decode(_ stored: StoredValue) throws -> Value {
    guard case .text(let text) = stored else { throw AttributeFault.content(stored, type: "\(Value.self)") }
    return try decodeJSON(Value.self, from: text)
  }
  override func encode(_ value: Value) throws -> StoredValue { .text(try encodeJSON(value)) }
}

private final class OptionalCodec<Wrapped>: AttributeCodec<Wrapped?>, @unchecked Sendable {
  private let wrapped: AttributeCodec<Wrapped>
  init(_ wrapped: AttributeCodec<Wrapped>) {
    self.wrapped = wrapped
    super.init(optional: wrapped)
  }
  override func decode(_ stored: StoredValue) throws -> Wrapped? { stored.isNull ? nil : try wrapped.decode(stored) }
  override func encode(_ value: Wrapped?) throws -> StoredValue { try value.map(wrapped.encode) ?? .null }
}

/// The codec of the results of a predicate's `caseInsensitiveCompare` and similar, which are never stored.
private final class TransientTextCodec: AttributeCodec<Substring>, @unchecked Sendable {
  init() { super.init(columnType: .text, isOptional: false, isComposite: false) }
  override func decode(_ stored: StoredValue) throws -> Substring {
    guard case .text(let text) = stored else { throw AttributeFault.content(stored, type: "Substring") }
    return text[...]
  }
  override func encode(_ value: Substring) -> StoredValue { .text(String(value)) }
}

// MARK: Finding a codec

protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static func codec() -> AnyAttributeCodec?
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  static func codec() -> AnyAttributeCodec? { attributeCodec(of: Wrapped.self).map(OptionalCodec.init) }
  var wrappedValue: Any? { self }
}

/// Returns the codec for a type of attributes. Returns nil if its values cannot be stored: the type has no equivalent in SQLite, is not `Codable`, and
/// has no raw value that can be stored.
func attributeCodec<Value>(of type: Value.Type) -> AttributeCodec<Value>? {
  anyCodec(of: type).map { unsafeDowncast($0, to: AttributeCodec<Value>.self) }
}

private func anyCodec(of type: Any.Type) -> AnyAttributeCodec? {
  if let scalar = type as? any ScalarValue.Type { return scalarCodec(scalar) }
  if let optional = type as? any OptionalValue.Type { return optional.codec() }
  if let raw = type as? any RawRepresentable.Type, let codec = rawCodec(raw) { return codec }
  if type == Substring.self { return TransientTextCodec() }
  if let codable = type as? any Codable.Type { return codableCodec(codable) }
  return nil
}

private func scalarCodec<Value: ScalarValue>(_: Value.Type) -> AnyAttributeCodec { ScalarCodec<Value>() }
private func codableCodec<Value: Codable>(_: Value.Type) -> AnyAttributeCodec { CodableCodec<Value>() }
private func rawCodec<Value: RawRepresentable>(_: Value.Type) -> AnyAttributeCodec? {
  guard let scalar = Value.RawValue.self as? any ScalarValue.Type else { return nil }
  return RawCodec<Value>(unsafeDowncast(scalarCodec(scalar), to: AttributeCodec<Value.RawValue>.self))
}

// MARK: JSON

func encodeJSON<Value: Encodable>(_ value: Value) throws -> String {
  let encoder = JSONEncoder()
  // Sorted keys, so that equal values have equal text.
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func decodeJSON<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return try decoder.decode(type, from: Data(text.utf8))
}

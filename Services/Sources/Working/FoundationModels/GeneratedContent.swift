/// A generated value: the JSON from which a `Generable` value is read.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public let kind: Kind
  public var id: GenerationID?

  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

  /// Creates a structure with the properties in the order of `properties`. Of several with the same name, the last one is used.
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
    var (values, keys) = ([String: GeneratedContent](), [String]())
    for (key, value) in properties {
      if values.updateValue(value.generatedContent, forKey: key) == nil { keys.append(key) }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ content: GeneratedContent) { self = content }

  /// Parses JSON. The properties of an object are in alphabetical order.
  /// - Throws: `GenerationError.decodingFailure` if it is not JSON.
  public init(json: String) throws {
    do {
      self = try JSONDecoder().decode(JSONContent.self, from: Data(json.utf8)).content
    } catch {
      throw LanguageModelSession.GenerationError.unreadable("This is not JSON: “\(json.prefix(80))”.")
    }
  }

  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.isFinite ? Int64(exactly: value).map { "\($0)" } ?? "\(value)" : "null"
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{" + keys.map { "\(Self.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }.joined(separator: ", ") + "}"
    }
  }
  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Reads the whole value as a type.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { try Value(self) }

  /// Reads a property. A missing one is null, from which only an optional type can be read.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value {
    guard case .structure(let properties, _) = kind else { throw mismatch("a structure") }
    guard let value = properties[property] else {
      guard let none = try? Value(GeneratedContent(kind: .null)) else {
        throw LanguageModelSession.GenerationError.unreadable("The property “\(property)” is missing.")
      }
      return none
    }
    return try Value(value)
  }
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value? {
    guard case .structure(let properties, _) = kind else { throw mismatch("a structure") }
    guard let value = properties[property], value.kind != .null else { return nil }
    return try Value(value)
  }

  /// Reads one of several words.
  public func _choice<Value>(_ values: KeyValuePairs<String, Value>) throws -> Value {
    guard case .string(let word) = kind, let value = values.first(where: { $0.key == word })?.value else {
      throw mismatch("one of " + values.map(\.key).joined(separator: ", "))
    }
    return value
  }

  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { self }
  /// Always true: values are not generated in parts.
  public var isComplete: Bool { true }
  public var debugDescription: String { jsonString }

  public static func == (a: GeneratedContent, b: GeneratedContent) -> Bool { a.kind == b.kind }

  func mismatch(_ wanted: String) -> LanguageModelSession.GenerationError { .unreadable("\(jsonString.prefix(80)) is not \(wanted).") }
}

/// JSON during parsing.
private struct JSONContent: Decodable {
  let content: GeneratedContent

  private struct Key: CodingKey {
    let stringValue: String
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let values = try object.allKeys.map { ($0.stringValue, try object.decode(JSONContent.self, forKey: $0).content) }
      let properties = Dictionary(values) { $1 }
      content = GeneratedContent(kind: .structure(properties: properties, orderedKeys: properties.keys.sorted()))
      return
    }
    let value = try decoder.singleValueContainer()
    let kind: GeneratedContent.Kind =
      if value.decodeNil() {
        .null
      } else if let bool = try? value.decode(Bool.self) {
        .bool(bool)
      } else if let number = try? value.decode(Double.self) {
        .number(number)
      } else if let string = try? value.decode(String.self) {
        .string(string)
      } else {
        .array(try value.decode([JSONContent].self).map(\.content))
      }
    content = GeneratedContent(kind: kind)
  }
}

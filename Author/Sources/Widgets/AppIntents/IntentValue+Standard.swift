import AlmanacWireSchema

extension Bool: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("bool") }
  public static var _unconfigured: Bool? { false }
  public var _json: JSONFragment { .bool(self) }
  public static func _read(_ json: JSONFragment) async throws -> Bool {
    guard case .bool(let value) = json else { throw ParameterValueError(expected: "true or false", found: json) }
    return value
  }
}

extension Int: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("int") }
  public static var _unconfigured: Int? { 0 }
  public var _json: JSONFragment { .int(self) }
  public static func _read(_ json: JSONFragment) async throws -> Int {
    switch json {
    case .int(let value): return value
    case .double(let value):
      if let whole = Int(exactly: value) { return whole }
      fallthrough
    case .null, .bool, .string, .array, .object: throw ParameterValueError(expected: "a whole number", found: json)
    }
  }
}

extension Double: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("double") }
  public static var _unconfigured: Double? { 0 }
  public var _json: JSONFragment { .double(self) }
  public static func _read(_ json: JSONFragment) async throws -> Double {
    switch json {
    case .int(let value): return Double(value)
    case .double(let value): return value
    case .null, .bool, .string, .array, .object: throw ParameterValueError(expected: "a number", found: json)
    }
  }
}

extension String: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("string") }
  public static var _unconfigured: String? { "" }
  public var _json: JSONFragment { .string(self) }
  public static func _read(_ json: JSONFragment) async throws -> String {
    guard case .string(let value) = json else { throw ParameterValueError(expected: "a string", found: json) }
    return value
  }
}

extension Date: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("date") }
  public static var _unconfigured: Date? { Date() }
  public var _json: JSONFragment { .string(formatted(.iso8601)) }
  public static func _read(_ json: JSONFragment) async throws -> Date {
    guard let text = json.string, let value = DateComponents(isoText: text)?.date else {
      throw ParameterValueError(expected: "a date such as 2026-11-21T09:30:00Z", found: json)
    }
    return value
  }
}

extension URL: _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType("url") }
  public var _json: JSONFragment { .string(absoluteString) }
  public static func _read(_ json: JSONFragment) async throws -> URL {
    guard let text = json.string, !text.isEmpty, let value = URL(string: text) else { throw ParameterValueError(expected: "an address", found: json) }
    return value
  }
}

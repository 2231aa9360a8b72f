import AlmanacWireSchema

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public var _unwrapped: UnwrappedType? { self?._unwrapped }
  public static var _intentType: _IntentValueType { Wrapped._intentType }
  public static var _unconfigured: Wrapped?? { .some(nil) }
  public static func _foundDefault() async throws -> Wrapped?? { try await Wrapped._foundDefault().map { .some($0) } }
  public var _json: JSONFragment { self?._json ?? .null }
  public static func _read(_ json: JSONFragment) async throws -> Wrapped? { try await _read(json, _ValueReading()) }
  public static func _read(_ json: JSONFragment, _ reading: _ValueReading) async throws -> Wrapped? {
    json == .null ? nil : try await Wrapped._read(json, reading)
  }
  public var _shown: [_ParameterOption] { self?._shown ?? [] }
}

extension Array: _IntentValue where Element: _IntentValue {
  public static var _intentType: _IntentValueType {
    var type = Element._intentType
    type.isArray = true
    return type
  }
  public static var _unconfigured: [Element]? { [] }
  public static func _foundDefault() async throws -> [Element]? { try await Element._foundDefaults() }
  public var _json: JSONFragment { .array(map(\._json)) }
  public static func _read(_ json: JSONFragment) async throws -> [Element] { try await _read(json, _ValueReading()) }

  /// Reads the elements that exist, with one query for all of them. Throws if no element is left.
  public static func _read(_ json: JSONFragment, _ reading: _ValueReading) async throws -> [Element] {
    guard case .array(let values) = json else { throw ParameterValueError(expected: "an array", found: json) }
    let read = try await Element._readAll(values, reading)
    reading.vanished = zip(values, read).filter { $1 == nil }.map(\.0)
    guard values.isEmpty || reading.vanished.count < values.count else {
      throw ParameterValueError(expected: "elements that still exist", found: json, isVanished: true)
    }
    return read.compactMap { $0 }
  }
  public var _shown: [_ParameterOption] { flatMap(\._shown) }
}

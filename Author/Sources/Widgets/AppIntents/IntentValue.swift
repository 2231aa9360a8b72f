import AlmanacWireSchema

/// A type that a parameter can have. Documentation/configuration.md lists the JSON form of each.
public protocol _IntentValue {
  /// The type without its optional: `Int` for `Int?`.
  associatedtype UnwrappedType = Self
  /// The value without its optional; nil = no value.
  var _unwrapped: UnwrappedType? { get }
  /// The name of the type in a description, and its fixed options.
  static var _intentType: _IntentValueType { get }
  /// The value of a parameter that is not configured and has no default; nil = the parameter must be configured.
  static var _unconfigured: Self? { get }
  /// Returns the default value that the type provides (the `defaultResult()` of an entity's query).
  static func _foundDefault() async throws -> Self?
  /// Returns the default value that the type provides for an array of it.
  static func _foundDefaults() async throws -> [Self]?
  /// The value as JSON; `null` = no value.
  var _json: JSONFragment { get }
  /// Reads a value from JSON.
  static func _read(_ json: JSONFragment) async throws -> Self
  /// Reads a value from JSON; entities come from the query of `reading`.
  static func _read(_ json: JSONFragment, _ reading: _ValueReading) async throws -> Self
  /// Reads several values at once; nil for one that no longer exists.
  static func _readAll(_ values: [JSONFragment], _ reading: _ValueReading) async throws -> [Self?]
  /// The presentation of the value in a form: one option for each element of an array, otherwise one.
  var _shown: [_ParameterOption] { get }
}

/// The description of a parameter's type for the host.
public struct _IntentValueType: Sendable {
  package var name: String
  package var isArray = false
  /// The localized name of an enumeration or entity.
  package var typeName = ""
  /// The values of an enumeration.
  package var options: [_ParameterOption] = []
  /// The symbols of a measurement's units or the codes of a currency; the first one is the default.
  package var units: [String] = []
  package var query: (any _ParameterOptions)?
  package init(_ name: String) { self.name = name }
}

/// The reading of one configured value.
public final class _ValueReading {
  /// The parameter's own query; nil = the default query of the entity's type.
  package let query: (any EntityQuery)?
  /// The elements of an array that no longer exist. They are not in the array that was read.
  package var vanished: [JSONFragment] = []

  package init(query: (any EntityQuery)? = nil) { self.query = query }
}

/// Thrown if a configured value does not have its parameter's type, or refers to something that no longer exists.
package struct ParameterValueError: Error, CustomStringConvertible {
  package let expected: String
  package let found: String
  /// True if the value has the right form, but refers to something that no longer exists.
  package let isVanished: Bool

  package init(expected: String, found: JSONFragment, isVanished: Bool = false) {
    self.expected = expected
    self.found = found.text
    self.isVanished = isVanished
  }
  package var description: String { "expected \(expected), found \(found)" }
}

// Defaults for an author's type that conforms without the members that a form needs. Its type name is the type's name, it has no JSON, and it is never
// read.
extension _IntentValue {
  public static var _intentType: _IntentValueType { _IntentValueType(String(describing: Self.self)) }
  public var _json: JSONFragment { .null }
  public static func _read(_ json: JSONFragment) async throws -> Self {
    throw ParameterValueError(expected: "a type that a configuration has, not \(Self.self)", found: json)
  }
}

extension _IntentValue where UnwrappedType == Self {
  public var _unwrapped: UnwrappedType? { self }
}

extension _IntentValue {
  public static var _unconfigured: Self? { nil }
  public static func _foundDefault() async throws -> Self? { nil }
  public static func _foundDefaults() async throws -> [Self]? { nil }
  public static func _read(_ json: JSONFragment, _ reading: _ValueReading) async throws -> Self { try await _read(json) }
  public static func _readAll(_ values: [JSONFragment], _ reading: _ValueReading) async throws -> [Self?] {
    var read: [Self?] = []
    for value in values { read.append(try await _read(value, reading)) }
    return read
  }
  public var _shown: [_ParameterOption] {
    [_ParameterOption(value: _json, shown: (self as? any InstanceDisplayRepresentable)?.displayRepresentation)]
  }
}

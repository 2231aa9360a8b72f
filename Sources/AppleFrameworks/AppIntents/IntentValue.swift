import WireSchema

/// A type that a parameter can have.
public protocol _IntentValue {
  /// The name of the type in a description, and its fixed options.
  static var _intentType: _IntentValueType { get }
  /// The value of a parameter that is not configured and has no default; nil = the parameter must be configured.
  static var _unconfigured: Self? { get }
  /// Returns the default value that the type provides (the `defaultResult()` of an entity's query).
  static func _foundDefault() async throws -> Self?
  /// The value as JSON; `null` = no value.
  var _json: JSONFragment { get }
  /// Reads a value from JSON.
  static func _read(_ json: JSONFragment) async throws -> Self
}

/// The description of a parameter's type for the host.
public struct _IntentValueType: Sendable {
  package var name: String
  package var isArray = false
  package var options: [(identifier: String, title: String)] = []
  package var query: (any _ParameterOptions)?
  package init(_ name: String) { self.name = name }
}

/// Thrown if a configured value does not have its parameter's type.
package struct ParameterValueError: Error, CustomStringConvertible {
  package let expected: String
  package let found: String
  package init(expected: String, found: JSONFragment) {
    self.expected = expected
    self.found = found.text
  }
  package var description: String { "expected \(expected), found \(found)" }
}

extension _IntentValue {
  public static var _unconfigured: Self? { nil }
  public static func _foundDefault() async throws -> Self? { nil }
}

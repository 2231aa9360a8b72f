import WireSchema

/// A type that a parameter can have.
public protocol _IntentValue {
  /// What the type is called in a description, and its fixed options.
  static var _intentType: _IntentValueType { get }
  /// The value that a parameter without default and configuration has; nil = it has none and must be configured.
  static var _unconfigured: Self? { get }
  /// The value that the type itself proposes where none is configured (the `defaultResult()` of an entity's query).
  static func _foundDefault() async throws -> Self?
  /// The value as a JSON fragment; `null` = nothing.
  var _json: JSONFragment { get }
  /// Reads a JSON fragment.
  static func _read(_ json: JSONFragment) async throws -> Self
}

/// How a parameter's type is described to the host.
public struct _IntentValueType: Sendable {
  package var name: String
  package var isArray = false
  package var options: [(identifier: String, title: String)] = []
  package var query: (any _ParameterOptions)?
  package init(_ name: String) { self.name = name }
}

/// A value of a configuration that a parameter cannot take.
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

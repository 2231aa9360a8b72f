/// Names intent types, so that another process of the same extension can find them.
package enum IntentTypes {
  /// Returns the name of a type. It is stable within one build of the extension.
  package static func name(of type: any AppIntent.Type) -> String { _mangledTypeName(type) ?? String(reflecting: type) }

  package static func type(named name: String) -> (any AppIntent.Type)? { _typeByName(name) as? any AppIntent.Type }
}

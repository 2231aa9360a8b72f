/// Expands `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `ContainerValues`, `FocusedValues` or `Transaction` to a key, and a
/// getter and a setter that use it.
enum EntryExpansion {
  static func source(of request: [String: Any]) throws -> String {
    let property = try MacroProperty(of: "@Entry", in: request)
    let key = "__Key_\(property.name)"
    if request["macroRole"] as? String == "accessor" {
      return "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
    }
    // The default is computed on each access, as by Apple's macro, so that the type need not be Sendable. Without a type in the source it has to be stored.
    let value =
      property.type.map { "static var defaultValue: \($0) {\n    return \(property.value)\n  }" } ?? "static let defaultValue = \(property.value)"
    return """
      private struct \(key): SwiftUICore._EntryKey {
        \(value)
      }
      """
  }
}

/// Expands `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key, and a getter and a setter that use it.
enum EntryExpansion {
  static func source(of request: [String: Any]) throws -> String {
    let property = try MacroProperty(of: "@Entry", in: request)
    let key = "__Key_\(property.name)"
    if request["macroRole"] as? String == "accessor" {
      return "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
    }
    let type = property.type.map { ": \($0)" } ?? ""
    return """
      private struct \(key): SwiftUI.EnvironmentKey {
        static let defaultValue\(type) = \(property.value)
      }
      """
  }
}

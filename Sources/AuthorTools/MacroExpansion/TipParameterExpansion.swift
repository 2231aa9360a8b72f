/// Expands `@Parameter static var name: Type = value` of TipKit to a parameter called `$name`, and a getter and a setter that use it.
enum TipParameterExpansion {
  static func source(of request: [String: Any]) throws -> String {
    let property = try MacroProperty(of: "@Parameter", in: request)
    if request["macroRole"] as? String == "accessor" {
      return "{\n  get { $\(property.name).wrappedValue }\n  set { $\(property.name).wrappedValue = newValue }\n}"
    }
    let type = property.type.map { "<\($0)>" } ?? ""
    return "\(property.isPublic ? "public " : "")static let $\(property.name) = TipKit.Tips.Parameter\(type)(\"\(property.name)\", \(property.value))"
  }
}

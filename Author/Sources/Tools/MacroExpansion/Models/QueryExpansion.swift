/// Expands `@Query(…) var items: [Item]`: the query itself, which has the attribute's arguments, and a getter that returns what it finds.
enum QueryExpansion {
  enum Problem: Error, CustomStringConvertible {
    case notAVariable(String)
    case noType(String)
    case hasValue(String)
    case several(String)

    var description: String {
      switch self {
      case .notAVariable(let name): "@Query cannot fill \(name): it needs a stored property that is a var"
      case .noType(let name): "@Query needs to know what it finds: write the type, as in “@Query var \(name): [Item]”"
      case .hasValue(let name): "@Query var \(name) has what the query finds: remove the value after it"
      case .several(let name): "@Query needs a var for each property: give those after \(name) their own"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    guard let property = ModelExpansion.declaration(request, "declSyntax").flatMap(PropertyDeclaration.init) else {
      throw ModelExpansion.Problem.noSource
    }
    let name = property.plainName
    guard property.isStored, property.keyword == "var", !property.hasObservers else { throw Problem.notAVariable(name) }
    guard !property.hasSeveralNames else { throw Problem.several(name) }
    guard let type = property.type else { throw Problem.noType(name) }
    guard property.value == nil else { throw Problem.hasValue(name) }
    if request["macroRole"] as? String == "accessor" { return "{\n  get { _\(name).wrappedValue }\n}" }
    var attribute = ModelExpansion.declaration(request, "attributeSyntax").map { DeclarationReader($0) }
    let arguments = attribute?.firstAttribute()?.arguments ?? ""
    // Not private, whatever the property is: the initializer that the compiler writes for a view must not become private with it.
    return "private(set) var _\(name): SwiftData.Query<\(type).Element, \(type)> = .init(\(arguments)\n)"
  }
}

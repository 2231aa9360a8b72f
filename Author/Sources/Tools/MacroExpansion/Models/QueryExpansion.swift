/// Expands `@Query(…) var items: [Item]` to the query itself, with the attribute's arguments, and a getter that returns its result.
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
    // Not private, even if the property is: otherwise the memberwise initialiser of a view would become private.
    return "private(set) var _\(name): SwiftData.Query<\(type).Element, \(type)> = .init(\(arguments)\n)"
  }
}

import Testing

@testable import MacroExpansion

/// `@Query`, as the compiler sends it.
@Suite struct QueryExpansionTests {
  private func expand(_ property: String, _ attribute: String = "@Query", role: String = "peer") throws -> String {
    try QueryExpansion.source(of: ["declSyntax": ["source": property], "attributeSyntax": ["source": attribute], "macroRole": role])
  }

  @Test(arguments: [
    ("@Query var items: [Item]", "@Query", "_items: SwiftData.Query<[Item].Element, [Item]> = .init(\n)"),
    ("@Query() private var items: [Item]  // all", "@Query()", "_items: SwiftData.Query<[Item].Element, [Item]> = .init(\n)"),
    (
      "/// What is open: all.\n@MainActor private var `default`: Array<A.B>", "@SwiftData.Query(sort: \\B.name, order: .reverse)  // sorted",
      "_default: SwiftData.Query<Array<A.B>.Element, Array<A.B>> = .init(sort: \\B.name, order: .reverse\n)"
    ),
    (
      "var\n  items :\n  [Item]", "/* @Query() */ @Query(filter: #Predicate<Item> { $0.name != \")\" } /* ) */)",
      "_items: SwiftData.Query<[Item].Element, [Item]> = .init(filter: #Predicate<Item> { $0.name != \")\" } /* ) */\n)"
    ),
  ])
  func `a query stands beside its property`(property: String, attribute: String, query: String) throws {
    #expect(try expand(property, attribute) == "private(set) var \(query)")
  }

  @Test func `the property returns what the query finds`() throws {
    #expect(try expand("var `in`: [Item]", role: "accessor") == "{\n  get { _in.wrappedValue }\n}")
  }

  @Test(arguments: [
    ("let items: [Item]", "needs a stored property that is a var"), ("static var items: [Item]", "needs a stored property that is a var"),
    ("var items: [Item] { [] }", "needs a stored property that is a var"), ("var items: [Item] { didSet {} }", "needs a stored property"),
    ("var items", "write the type, as in “@Query var items: [Item]”"), ("var items: [Item] = []", "remove the value after it"),
    ("var items: [Item], others: [Item]", "needs a var for each property"),
  ])
  func `what no query can fill is an error`(property: String, message: String) {
    let error = #expect(throws: QueryExpansion.Problem.self) { try expand(property) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}

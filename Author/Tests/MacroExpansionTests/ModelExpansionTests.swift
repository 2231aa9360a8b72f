import Testing

@testable import MacroExpansion

/// Sources of models, as the compiler sends them.
@Suite struct ModelExpansionTests {
  private func properties(_ body: String) throws -> [PropertyDeclaration] {
    try #require(TypeDeclaration("@Model final class Item {\n\(body)\n}")).properties
  }

  private func members(_ source: String) throws -> String {
    try ModelExpansion.source(of: ["declSyntax": ["source": source], "macroRole": "member"])
  }

  private func attribute(_ member: String) throws -> String {
    try ModelExpansion.source(of: [
      "declSyntax": ["source": member], "parentDeclSyntax": ["source": "@Model class Item {}"], "macroRole": "memberAttribute",
    ])
  }

  @Test(arguments: [
    ("@Model final class Item {}", "class", "Item"), ("@Model\npublic class Item: Codable, Hashable {}", "class", "Item"),
    ("/// A class of its own.\n@available(iOS 17, *) @Model struct Item<Value> where Value: Hashable {}", "struct", "Item"),
    ("@Model(\"class\") fileprivate final class `Type` {}", "class", "Type"), ("@MainActor @SwiftData.Model class A { class B {} }", "class", "A"),
  ])
  func `a type's keyword and name are found`(source: String, keyword: String, name: String) throws {
    let type = try #require(TypeDeclaration(source))
    #expect(type.keyword == keyword && type.name == name)
  }

  @Test(arguments: [
    ("var a: Int", nil), ("var a = 1", "1"), ("var a: [String: Int] = [\"}\": 1] // var b = 2", "[\"}\": 1] // var b = 2"),
    ("var a = { () -> Int in\n  let c = 1\n  return c\n}()", "{ () -> Int in\n  let c = 1\n  return c\n}()"), ("var a: Int? = nil;", "nil"),
    ("var a = \"\"\"\n  var b = 1\n  \"\"\"", "\"\"\"\n  var b = 1\n  \"\"\""),
    ("var a: Date = .now\n  .addingTimeInterval(1)", ".now\n  .addingTimeInterval(1)"),
    ("var a = [1, 2].map { $0 * 2 }", "[1, 2].map { $0 * 2 }"), ("private(set) var a: Int = 1 + // more\n  2", "1 + // more\n  2"),
  ])
  func `an initial value ends where the next member begins`(source: String, value: String?) throws {
    let found = try properties("\(source)\n/// Another var.\n@Transient private var z = 0\nfunc f() { var no = 1 }\nvar last: Int { 5 }")
    #expect(found.map(\.name) == ["a", "z", "last"])
    #expect(found[0].value?.hasPrefix(value ?? "?") ?? (value == nil))
    #expect(found[0].isPersisted && !found[1].isPersisted && found[2].isComputed)
  }

  @Test func `only stored properties of the objects are kept`() throws {
    let found = try properties(
      """
      static var shared = Item()
      class var kind: String { "x" }
      lazy var slow = 1
      var computed: Int { get { 1 } set {} }
      var `default`: String = "a"
      @SwiftData.Attribute(.unique, originalName: "b(") private(set)
        public var unique: String
      @Relationship(
        deleteRule: .cascade,  // with a comment
        inverse: \\Other.item
      ) var others: [Other] = []
      init(a: Int, var b: Int = 1) { let c = 1 }
      subscript(index: Int) -> Int { index }
      enum Inner { case one; var no: Int { 1 } }
      """)
    #expect(found.filter(\.isPersisted).map(\.name) == ["`default`", "unique", "others"])
    #expect(found[5].attribute("Attribute")?.arguments == ".unique, originalName: \"b(\"" && found[5].modifiers == ["private", "public"])
    #expect(found[6].attribute("Relationship")?.arguments?.hasPrefix("deleteRule: .cascade,") == true)
  }

  @Test func `members have the metadata and the slots of each property`() throws {
    let source = try members(
      """
      @Model final class Item {
        var name: String
        #if DEBUG
        @Attribute(.unique) var code = 1 // of tests
        #endif
        @Relationship var items: [Item]
      }
      """)
    #expect(source.contains("PropertyMetadata(name: \"name\", keypath: \\Item.name))"))
    #expect(
      source.contains(
        "#if DEBUG\n  properties.append(SwiftData.Schema.PropertyMetadata(name: \"code\", keypath: \\Item.code, defaultValue: 1 // of tests\n"))
    #expect(source.contains("metadata: SwiftData.Schema.Attribute(.unique)") && source.contains("metadata: SwiftData.Schema.Relationship()"))
    #expect(source.contains("static let code = Item._$layout._slot(\"code\")") && source.components(separatedBy: "#endif").count == 4)
    #expect(try members("@Model class A { var b = 1; var c: Int }").contains("static let c = 1\n"))
  }

  @Test func `stored properties get accessors, others stay`() throws {
    #expect(try attribute("var a = 1") == "@SwiftData._PersistedProperty")
    for member in [
      "@Transient var a = 1", "var a: Int { 1 }", "static var a = 1", "static let a = 1", "@Transient let a = 1", "func f() {}", "lazy var a = 1",
      "struct B { var c = 1 }",
    ] {
      #expect(try attribute(member) == "", "\(member)")
    }
    let property = ["declSyntax": ["source": "/// The name.\nprivate var `class`: String = \"a\""], "macroRole": "accessor"] as [String: Any]
    let accessors = try PersistedPropertyExpansion.source(of: property)
    #expect(
      accessors.contains("initializes: _class)") && accessors.contains("_ModelSlot.`class`") && accessors.contains("access(keyPath: \\.`class`)"))
    #expect(
      try PersistedPropertyExpansion.source(of: property.merging(["macroRole": "peer"]) { $1 })
        == "private nonisolated(unsafe) var _class: _ModelValue")
  }

  @Test(arguments: [
    ("@Model struct Item { var a = 1 }", "write “class Item” instead of “struct Item”"), ("@Model actor Item {}", "@Model needs a class"),
    ("@Model class Item { var a = 1, b = 2 }", "needs a var for each property"),
    ("@Model class Item { var a = 1 { didSet { print(a) } } }", "Item.a with willSet or didSet"),
    ("@Model class Item { weak var a: Item? }", "weak or unowned"), ("@Model class Item { @Transient var a: Int }", "needs a default value"),
  ])
  func `what no model can have is an error`(source: String, message: String) {
    let error = #expect(throws: ModelExpansion.Problem.self) { try members(source) }
    #expect(error?.description.contains(message) == true)
  }

  @Test func `an extension declares the conformances that are missing`() throws {
    var request: [String: Any] = [
      "declSyntax": ["source": "@Model class Item {}"], "extendedTypeSyntax": ["source": "Outer.Item "], "macroRole": "extension",
      "conformanceListSyntax": ["source": "PersistentModel, Observable"],
    ]
    #expect(
      try ModelExpansion.source(of: request)
        == "extension Outer.Item: nonisolated SwiftData.PersistentModel {}\nextension Outer.Item: nonisolated Observation.Observable {}")
    request["conformanceListSyntax"] = ["source": "PersistentModel"]
    #expect(try ModelExpansion.source(of: request) == "extension Outer.Item: nonisolated SwiftData.PersistentModel {}")
  }

  @Test func `indices and unique properties become key paths`() throws {
    let source = try ConstraintExpansion.source(
      of: ["syntax": ["source": "// #Index<No>([])\n#Index<Item>([\\.a], [\\.b, \\.c /* two */])"]], name: "Index")
    #expect(source.contains("nonisolated static var _$indices") && source.contains("[[PartialKeyPath<Item>]] = [[\\.a], [\\.b, \\.c /* two */]"))
    #expect(throws: ConstraintExpansion.Problem.self) { try ConstraintExpansion.source(of: ["syntax": ["source": "#Unique()"]], name: "Unique") }
  }

  @Test func `a problem is reported at the declaration, behind the comments before it`() throws {
    let source = "\n/// A model.\n@Model struct Item {}"
    let syntax: [String: Any] = ["source": source, "location": ["fileName": "/Item.swift", "offset": 10]]
    let response = PluginResponse.response(
      to: ["expandAttachedMacro": ["macro": ["typeName": "ModelExpansion"], "macroRole": "member", "declSyntax": syntax] as [String: Any]])
    let result = try #require(response["expandMacroResult"] as? [String: Any])
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "/Item.swift" && position["offset"] as? Int == 10 + 14)
  }

  @Test func `a model actor gets an executor and a container`() throws {
    let source = try ModelActorExpansion.source(of: ["declSyntax": ["source": "@ModelActor public actor Loader {}"], "macroRole": "member"])
    #expect(source.contains("nonisolated let modelExecutor") && source.contains("init(modelContainer: SwiftData.ModelContainer)"))
    #expect(throws: ModelActorExpansion.Problem.self) {
      try ModelActorExpansion.source(of: ["declSyntax": ["source": "@ModelActor class Loader {}"], "macroRole": "member"])
    }
  }
}

import Testing

@testable import MacroExpansion

@Suite struct ExpansionTests {
  private func preview(_ source: String) throws -> String {
    try PreviewExpansion.source(of: ["syntax": ["source": source, "location": ["fileID": "A/B.swift", "line": 3]], "discriminator": "$s1A"])
  }

  private func entry(_ source: String, role: String = "peer") throws -> String {
    try EntryExpansion.source(of: ["declSyntax": ["source": source], "macroRole": role])
  }

  @Test(arguments: [
    ("#Preview { A() }", "SwiftUICore.Preview { A() }\n"),
    ("#Preview(\"a\", as: .systemSmall) {\n}", "SwiftUICore.Preview(\"a\", as: .systemSmall) {\n}\n"),
    ("// #Preview { Old() }\n/* /* */ #Preview */\n@available(*, message: \"#Preview\") #Preview\n{ A() }", "SwiftUICore.Preview { A() }\n"),
    ("@available(*, message: #\"\"\"#) #Preview { A() }", "SwiftUICore.Preview { A() }\n"),
  ])
  func `a preview has the arguments of the macro`(source: String, call: String) throws {
    let expansion = try preview(source)
    #expect(expansion.contains(call) && expansion.hasPrefix("public enum $s1A7PreviewfMu_: SwiftUICore._PreviewDeclaration {"))
    #expect(expansion.contains("{ \"A/B.swift\" }") && expansion.contains("_line: Int { 3 }"))
  }

  @Test func `a source without a preview is an error`() {
    #expect(throws: PreviewExpansion.Problem.self) { try preview("// #Preview") }
    #expect(throws: PreviewExpansion.Problem.self) { try PreviewExpansion.source(of: [:]) }
  }

  @Test(arguments: [
    ("@Entry var a: Int = 1", "static var defaultValue: Int {\n    return 1\n  }"), ("@Entry public var a = [1]", "static let defaultValue = [1]"),
    ("@Entry var a: Int?", "defaultValue: Int? {\n    return nil\n  }"),
    ("/// The var b = 2.\n@Entry var a : [String: Int]\n  = [:]", "defaultValue: [String: Int] {\n    return [:]\n  }"),
    ("@Entry var a: Optional<Int>", "Optional<Int> {\n    return nil\n  }"),
  ])
  func `an entry has a key with its type and its default`(source: String, declaration: String) throws {
    let expansion = try entry(source)
    #expect(expansion.contains(declaration) && expansion.hasPrefix("private struct __Key_a: SwiftUICore._EntryKey {"))
    #expect(try entry(source, role: "accessor") == "{\n  get { self[__Key_a.self] }\n  set { self[__Key_a.self] = newValue }\n}")
  }

  @Test(arguments: [
    ("@Generable class A { var a: Int }", "@Generable needs a structure or an enumeration, not “class A”"),
    ("@Generable struct A { var a = 1 }", "@Generable needs the type of A.a: write : and the type after its name"),
    ("@Generable struct A {\n#if DEBUG\nvar a: Int\n#endif\n}", "@Generable cannot read #if in A: move the declarations out of it"),
    ("@Generable enum A { case b, c(Int) }", "@Generable cannot read the associated values of A.c on Linux: use a structure"),
    ("@Generable enum A { var a: Int { 1 } }", "@Generable needs a case in A"),
    ("@Generable enum A {\n#if DEBUG\ncase b\n#endif\n}", "@Generable cannot read #if in A: move the declarations out of it"),
  ])
  func `a type that no model could write is an error that says what to do`(source: String, problem: String) {
    let error = #expect(throws: GenerableExpansion.Problem.self) {
      try GenerableExpansion.source(of: ["declSyntax": ["source": source], "macroRole": "member"])
    }
    #expect(error?.description == problem)
  }

  @Test func `a generable type's members are as public as the type`() throws {
    func members(_ source: String) throws -> String {
      try GenerableExpansion.source(of: ["declSyntax": ["source": source], "macroRole": "member"])
    }
    let set = try members(
      "@Generable(description: \"A, B\") public struct A { @Guide(description: \"One, two\", .count(1)) var a: [Int]?; let b = 1 }")
    #expect(set.contains("nonisolated public var generatedContent") && set.contains("var a: [Int].PartiallyGenerated?"))
    #expect(set.contains("type: Self.self, description: \"A, B\",") && set.contains("description: \"One, two\", type: [Int]?.self"))
    #expect(!set.contains("\"b\""))
    #expect(try members("@Generable struct A {}").contains("properties: [:"))
    let words = try members(
      "@Generable enum A: String { case a = \"x\", `in`; case c\n static func f() -> Int { switch 1 { case 1: 2 default: 3 } } }")
    #expect(words.contains("anyOf: [\"a\", \"in\", \"c\"]") && words.contains("case .`in`: "))
  }

  @Test func `an entry without a property or a default is an error`() {
    let errors = ["@Entry let a = 1", "@Entry var a: Int", "@Entry var"].map { source in
      #expect(throws: MacroProperty.Problem.self) { try entry(source) }?.description ?? ""
    }
    #expect(
      errors[0].contains("needs a stored property") && errors[1] == "@Entry var a needs a default value: write = value after it, or make it optional")
  }
}

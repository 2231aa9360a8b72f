import AlmanacSwiftSourceText
import Testing

@testable import AuthorTool

/// Overrides in extensions of classes whose source this tool writes.
@Suite struct ExtensionOverridesTests {
  private func copy(_ source: String, _ classes: Set<String> = ["A"]) -> String {
    let methods = ExtensionOverrides.methods(in: Array(source.utf8))
    return String(decoding: ExtensionOverrides(Array(source.utf8), of: classes, methods).text, as: UTF8.self)
  }
  private func override(_ declaration: String) -> String? {
    ExtensionOverrides.methods(in: Array("extension A { \(declaration) {} }".utf8)).first?.override
  }

  @Test func `the extension's method gets a name of its own, and the class calls it`() {
    #expect(
      copy("class A: B {\n  var a = 1 }\nextension A: C {\n  override public func f() throws { try super.f() } }")
        == "class A: B { override public func f() throws { try _A_f() };\n  var a = 1 }\n"
        + "extension A: C {\n           public func _A_f() throws { try super.f() } }")
  }

  @Test func `parameters, results and effects are passed on`() {
    for (written, expected) in [("override func f()", "public override func f()"), ("internal override func f()", "internal override func f()")] {
      let one = ExtensionOverrides.methods(in: Array("public extension A { \(written) {} }".utf8)).first?.override
      #expect(one?.hasPrefix(expected) == true)
    }
    let key = override("override func f(forKey key: String, _ a: [Int: Int], b: (Int, Int) -> Void)")
    #expect(key?.hasSuffix("{ _A_f(forKey: key, a, b: b) }") == true)
    #expect(override("public override class func e() -> E")?.hasPrefix("public override class func e() -> E ") == true)
    #expect(override("override func f() async throws -> (Int) throws -> Void")?.hasSuffix("{ try await _A_f() }") == true)
    #expect(override("override func f() -> () throws -> Void")?.hasSuffix("{ _A_f() }") == true)
  }

  @Test func `a computed property moves with its getter and setter`() {
    #expect(
      copy("class A: B {}\nextension A { public override var d: String { \"a\" } }")
        == "class A: B { public override var d: String { _A_d };}\nextension A { public          var _A_d: String { \"a\" } }")
    #expect(
      ExtensionOverrides.methods(in: Array("extension A { override var d: [Int:\n Int] { get { e } set { e = newValue } } }".utf8)).map(\.override)
        == ["override var d: [Int: Int] { get { _A_d } set { _A_d = newValue } }"])
    #expect(
      ExtensionOverrides.methods(in: Array("extension A { override class var d: Int { get { set() } } }".utf8)).map(\.override) == [
        "override class var d: Int { _A_d }"
      ])
  }

  @Test func `everything else is left to the compiler`() {
    for untouched in [
      "extension B { override func f() {} }", "class A { override func f() {} }", "extension A { override var d: Int { didSet {} } }",
      "extension A { override subscript(a: Int) -> Int { 1 } }",
      "extension A.B { override func f() {} }", "extension A {\n#if DEBUG\noverride func f() {}\n#endif\n}",
      "extension A { class B { override func f() {} } }", "extension A { /* override func f() {} */ func override() {} }",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }
}

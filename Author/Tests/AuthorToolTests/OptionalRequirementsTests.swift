import Testing

@testable import AuthorTool

/// Optional requirements of protocols, over all sources of a target.
@Suite struct OptionalRequirementsTests {
  private func copies(_ sources: String...) -> [String] {
    let texts = sources.map { ObjectiveCAttributes(Array($0.utf8)).text }
    let optionals = OptionalRequirements(sources.map { Array($0.utf8) })
    return texts.enumerated().map { String(decoding: optionals.copy($1, file: $0), as: UTF8.self) }
  }

  @Test func `each requirement is a protocol of its own, and lines stay where they are`() {
    #expect(
      copies("@objc public protocol P {\n  func a()\n  @objc optional func b(_ c: Int, d: Int) -> E\n}\nlet f = 1") == [
        "      public protocol P: AnyObject {\n  func a()\n" + String(repeating: " ", count: 46)
          + "\n}; public protocol _P_b__d: AnyObject { func b(_ c: Int, d: Int) -> E }; "
          + "extension P { public var _optional_b__d: (any _P_b__d)? { self as? any _P_b__d } }\nlet f = 1"
      ])
  }

  @Test func `classes conform that have the member, and their subclasses do not again`() {
    let out = copies(
      "@objc protocol P: Q { @objc optional func a(_ b: Int); @objc optional var c: Int { get } }", "class A: NSObject, P { func a(_ b: Int) {} }",
      "class B: A { override func a(_ b: Int) {}\n let c = 1 }\nclass C: R {}\nextension C: P { func a(b: Int) {} }\nclass D { func a(_ b: Int) {} }",
      "enum E { final class F: S { var c: Int { 1 } } }\nprotocol S: P {}")
    #expect(out[1].hasSuffix("\nextension A: _P_a_ {}; "))
    #expect(out[2].hasSuffix("\nextension B: _P_c {}; "))
    #expect(out[3].hasSuffix("\nextension E.F: _P_c {}; "))
    #expect(out[0].contains("extension P { var c: (Int)? { (self as? any _P_c)?.c } }") && out[0].hasPrefix("      protocol P: AnyObject, Q {"))
  }

  @Test func `a call of an optional method asks for the protocol of its labels`() {
    let requirements = "@objc protocol P { @objc optional func a(); @objc optional func a(_ b: Int, c: Int); @objc optional func d(e: String) }"
    func call(_ text: String) -> String { copies(requirements, text)[1] }
    #expect(call("x?.a?()") == "x?._optional_a?.a()")
    #expect(call("x.a?(f(1, 2), c: g(c: 1))") == "x._optional_a__c?.a(f(1, 2), c: g(c: 1))")
    #expect(call("x.a!(\"1\", c: 2)") == "x._optional_a__c!.a(\"1\", c: 2)")
    #expect(call("x.d?(e: \"\") ?? 1") == "x._optional_d_e?.d(e: \"\") ?? 1")
    // Neither other methods nor text is changed.
    for same in ["x.a?(1)", "x.z?()", "\"x.a?()\" // x.a?()", "x.a()", "x.a ?(b) : c"] { #expect(call(same) == same) }
    #expect(copies("let optional = 1; x.a?()", "protocol P { func a() }") == ["let optional = 1; x.a?()", "protocol P { func a() }"])
  }

  @Test func `unfinished and cyclic sources end`() {
    for member in ["func", "func a(", "var a }", "func }", "var }", "}", "func a() -> }", "var a: Int { get"] {
      _ = copies("@objc protocol P { @objc optional \(member)", "class A: P { func a( }", "x.a?(")
    }
    _ = copies("@objc protocol P: Q { @objc optional func a() }\nprotocol Q: P {}\nclass A: A, P { func a() {} }")
  }
}

import AlmanacSwiftSourceText
import Testing

@testable import AuthorTool

/// Attributes of Objective-C, which become spaces.
@Suite struct ObjectiveCAttributesTests {
  private func text(_ source: String) -> String { String(decoding: ObjectiveCAttributes(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `an attribute goes with its name, also after spaces, and everything else stays in its column`() {
    #expect(text("@objc(Card) class A {}") == "            class A {}")
    #expect(text("@objc (Card)\npublic class A {}") == "            \npublic class A {}")
    #expect(text("@IBAction (1) @objc func a() {}") == "          (1)       func a() {}")
    #expect(text("let a = #selector(b)") == "let a =  Selector(b)")
  }

  @Test func `only classes conform to a protocol of Objective-C`() {
    #expect(text("@objc\npublic protocol A {\n}") == "     \npublic protocol A: AnyObject {\n}")
    #expect(text("@objc(B) @MainActor protocol B: C, D {}") == "         @MainActor protocol B: AnyObject, C, D {}")
    #expect(text("@objc @available(iOS 17, *) protocol E {}") == "      @available(iOS 17, *) protocol E: AnyObject {}")
    #expect(text("@objc protocol F: AnyObject {}") == "      protocol F: AnyObject {}")
    #expect(text("class G { @objc func a() {} }; protocol H {}") == "class G {       func a() {} }; protocol H {}")
  }
}

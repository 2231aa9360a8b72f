import AlmanacSwiftSourceText
import Testing

@testable import AuthorTool

/// Classes that inherit from classes on no actor, in modules whose code is on the main actor by default.
@Suite struct IsolatedOverridesTests {
  private func copy(_ source: String) -> String { String(decoding: IsolatedOverrides(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `overrides are on no actor`() {
    #expect(
      copy("class A: ValueTransformer { override public func a() {} }") == "class A: ValueTransformer { nonisolated override public func a() {} }")
    #expect(
      copy("class A: Operation, B {\n  private var a = 1\n  override class var b: Int { c { override } }\n}")
        == "class A: Operation, B {\n  private var a = 1\n  nonisolated override class var b: Int { c { override } }\n}")
  }

  @Test func `a class without an initializer of its own gets the inherited one`() {
    let own = copy("@objc public class A: NSManagedObject {\n}")
    #expect(own.hasPrefix("@objc public class A: NSManagedObject { public nonisolated required init(entity: NSEntityDescription, insertInto"))
    #expect(own.hasSuffix("};\n}"))
    #expect(copy("class S: NSPersistentContainer {}").contains("{ nonisolated override init(name: String, managedObjectModel"))
    #expect(copy("class A: NSManagedObject { convenience init(a: Int) {} }").contains("nonisolated required init(entity"))
    let given = "class A: NSManagedObject { nonisolated required init(entity: E, insertInto c: C?) {} }"
    #expect(copy(given) == given)
  }

  @Test func `other classes and members that say where they are stay as they are`() {
    for untouched in [
      "class A: UIView { override func a() {} } // NSManagedObject", "class A: ValueTransformer { @MainActor override func a() {} }",
      "extension ValueTransformer { class var a: Int { 0 } }",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }
}

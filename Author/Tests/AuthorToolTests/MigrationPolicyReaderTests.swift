import Testing

@testable import AuthorTool

/// Which methods of which policies a mapping model may call, and by which names.
@Suite struct MigrationPolicyReaderTests {
  private func read(_ sources: String...) -> MigrationPolicyReader {
    var reader = MigrationPolicyReader()
    for source in sources { reader.read(source) }
    return reader
  }
  private func selector(_ declaration: String) -> String? { read("class A: NSEntityMigrationPolicy { \(declaration) {} }").methods.first?.selector }

  @Test func `a method has the name that Swift gives it in Objective-C`() {
    #expect(selector("@objc func createUuid() -> NSUUID") == "createUuid")
    #expect(selector("@objc public func uuid(_ id: NSNumber) -> NSUUID") == "uuid:")
    #expect(selector("@objc func uuidForId(id: NSNumber) -> NSUUID") == "uuidForIdWithId:")
    #expect(selector("@objc func typeFor(isSaved: NSNumber) -> NSNumber") == "typeForIsSaved:")
    #expect(selector("@objc\n  func map(from a: [String: Int], _ b: (Int, Int) -> Int, to c: Int)") == "mapFrom::to:")
    #expect(selector("@objc(other:) func map(a: Int)") == "other:")
    for none in [
      "func a()", "@objc private func a()", "@objc override func a()", "@objc var a: Int {\n 1 }; func b()", "@available(iOS 13, *) func a()",
    ] {
      #expect(selector(none) == nil)
    }
  }

  @Test func `policies are the classes below NSEntityMigrationPolicy, in any file`() {
    let reader = read(
      "final class C: B { @objc func c() {} }", "class B: NSEntityMigrationPolicy {}\nclass D: NSObject { @objc func d() {} }",
      "extension B { @objc @available(iOS 13, *) func e() {} }\nclass X: X {}")
    #expect(reader.classes == ["B", "C"])
    #expect(reader.methods.map(\.name) == ["c", "e"] && reader.methods.map(\.className) == ["C", "B"])
  }
}

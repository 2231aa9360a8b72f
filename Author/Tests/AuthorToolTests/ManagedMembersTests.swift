import AlmanacSwiftSourceText
import Testing

@testable import AuthorTool

/// `@NSManaged` and `#keyPath` in copies of sources.
@Suite struct ManagedMembersTests {
  private func copy(_ source: String) -> String {
    String(PlatformSource("//\n" + source, path: "/a.swift", platform: .iOS).text.drop { $0 != "\n" }.dropFirst())
  }

  @Test func `a property gets accessors on its line`() {
    func accessors(_ name: String) -> String { " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }" }
    let gap = String(repeating: " ", count: 10)
    #expect(copy("@NSManaged var name: String?") == gap + " nonisolated var name: String?" + accessors("name"))
    #expect(
      copy("@NSManaged public var a: Set<Item>? // note\nvar b = 1")
        == gap + " public nonisolated var a: Set<Item>?" + accessors("a") + " // note\nvar b = 1")
    #expect(copy("nonisolated @NSManaged var b: Int") == "nonisolated \(gap) var b: Int" + accessors("b"))
    #expect(copy("@NSManaged\n  var a: [String: [Int]]\n@NSManaged var b: Int").contains("var a: [String: [Int]]" + accessors("a") + "\n"))
    #expect(copy("class A { @NSManaged var a: Int; var b = 1 }") == "class A { \(gap) nonisolated var a: Int\(accessors("a")); var b = 1 }")
    #expect(copy("@objc @NSManaged var `default`: Any!").hasSuffix("var `default`: Any!" + accessors("default")))
    #expect(copy("@NSManaged private(set) var a: (\n  Int)\n").contains("(\n  Int)" + accessors("a") + "\n"))
    for untouched in ["let a = \"@NSManaged var b: Int\"", "// @NSManaged var a: Int", "@NSManagedX var a: Int"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a function of a relationship gets a body`() {
    func body(_ source: String) -> String { String(copy("@NSManaged public " + source).drop { $0 != "{" }) }
    #expect(body("func addToItems(_ value: Item)") == "{ _addManaged(value, \"items\") }")
    #expect(body("func removeFromItems(_ values: NSSet)") == "{ _removeManaged(values, \"items\") }")
    #expect(body("func insertIntoItems(_ value: Item, at idx: Int)") == "{ _insertManaged(value, at: idx, \"items\") }")
    #expect(body("func removeFromItems(at indexes: NSIndexSet)") == "{ _removeManaged(at: indexes, \"items\") }")
    #expect(body("func replaceItems(at idx: Int, with value: Set<Item>)") == "{ _replaceManaged(at: idx, with: value, \"items\") }")
    // Other functions are left unchanged; the compiler names them.
    #expect(copy("@NSManaged func other()") == "@NSManaged func other()")
  }

  @Test func `the initializer by which objects are made is required`() {
    #expect(copy("@objc override private init(entity: E, insertInto c: C?) {}") == "      required         init(entity: E, insertInto c: C?) {}")
    #expect(copy("public override init(entity: E, insertInto c: C?) {}") == "public required init(entity: E, insertInto c: C?) {}")
    for untouched in ["override init(frame: R) {}", "convenience init(entity: E) {}", "private func a() {}; init(entity: E) {} // override"] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `a key path becomes text of the same width`() {
    #expect(copy("let a = #keyPath(Item.name), 1") == "let a = \"name\"             , 1")
    #expect(copy("[#keyPath(Item.list.name)]") == "[\"list.name\"             ]")
    #expect(copy("#keyPath(name)") == "\"name\"        ")
    #expect(copy("let a = \"#keyPath(b)\"") == "let a = \"#keyPath(b)\"")
  }

  @Test func `lines with the attribute are found`() {
    #expect(ManagedMembers.lines(in: Array("a\n@NSManaged var a: Int\n// @NSManaged\n @NSManaged func b()".utf8)) == [2, 4])
  }
}

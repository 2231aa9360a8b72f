import Testing

@testable import XcodeProject

/// The names that a source declares and uses.
@Suite struct SourceNamesTests {
  @Test func `declarations are those at file level`() {
    let names = SourceNames(
      """
      import Foundation
      // struct Commented {}
      /* class Also { /* nested */ } */
      @available(iOS 16, *) public struct Shop<Item> { struct Inner {}; func inner() {} }
      final class Till: Shop {}
      private let `default` = "func quoted() { }"
      func open(_ till: Till) { let local = 1 }
      typealias Goods = [Shop]
      """)
    #expect(names.declared.names == ["Shop", "Till", "open", "Goods"] && names.declared.published == ["Shop"])
    #expect(!names.used.contains("Commented") && !names.used.contains("quoted") && names.used.contains("local"))
  }

  @Test func `only interpolations of strings count`() {
    let names = SourceNames(
      """
      let a = "one \\(two("three \\(four)")) } five"
      let b = #"raw " \\(six) \\#(seven)"#
      let c = \"\"\"
        eight " \\(nine)
        \"\"\"
      struct After {}
      """)
    #expect(names.declared.names == ["a", "b", "c", "After"])
    #expect(names.used == ["let", "a", "b", "c", "two", "four", "seven", "nine", "struct", "After"])
  }

  @Test(arguments: ["let a = #\"\"\"#", "let a = /\"\"\"/", "let a = #/\"\"\"/#", "let a = #/\n  \"\"\"\n  /#", "let a = \"/*\""])
  func `code after a literal is found`(_ literal: String) {
    #expect(SourceNames("\(literal)\nstruct After {}").declared.names == ["a", "After"])
  }

  @Test func `words in conditions are not names`() {
    let names = SourceNames("#if DEBUG && os(iOS)\nstruct Shop {}\n#endif")
    #expect(names.declared.names == ["Shop"] && names.used == ["struct", "Shop"])
  }

  @Test func `extensions list what they add`() {
    let names = SourceNames(
      """
      extension Swift.String: Priced where Element == Character {
        static let empty = ""
        class func make() {}
        private static func secret() {}
        public init(price: Int, in currency: String, _ other: Int) { self = "" }
        public private(set) var shown: Int { 1 }
        func tag() { let hidden = 1 }
      }
      """)
    let added = names.extensions.first
    #expect(names.extensions.count == 1 && added?.type == "String" && added?.members.names == ["empty", "make", "shown", "tag"])
    #expect(added?.members.published == ["shown"])
    #expect(added?.initializers == [.init(labels: ["price", "in"], isPublished: true)] && added?.conformances.contains("Priced") == true)
  }

  @Test(
    arguments: [
      ("struct Shop {}", ["Shop"], true), ("struct Shop {}", ["Till"], false),
      // Members of the system's types are found by their names.
      ("extension String { var tag: Int { 1 } }", ["tag"], true), ("extension String { var tag: Int { 1 } }", ["String"], false),
      ("extension Color { init(hex: Int) {} }", ["Color"], false), ("extension Color { init(hex: Int) {} }", ["Color", "hex"], true),
      ("extension Array { subscript(safe index: Int) -> Int { 1 } }", ["safe"], true),
      ("extension Array { subscript(index: Int, wide: Int) -> Int { 1 } }", ["index"], false),
      ("extension URL: Priced {}", ["URL"], false), ("extension URL: Priced {}", ["URL", "Priced"], true),
      // A used type of the module needs all of its extensions.
      ("extension Own { var tag: Int { 1 } }", ["Own"], true), ("extension Own { var tag: Int { 1 } }", ["tag"], false),
      ("infix operator <->\nfunc <-> (a: Int, b: Int) {}", [], true), ("func + (a: Int, b: String) {}", [], true),
    ] as [(String, Set<String>, Bool)])
  func `a source file is needed for the names that it declares`(_ source: String, _ names: Set<String>, _ isNeeded: Bool) {
    #expect(SourceNames(source).shared(inside: names, outside: [], own: ["Own"]).isEmpty == !isNeeded)
  }

  @Test(
    arguments: [
      ("struct Shop {}", ["Shop"], false), ("public struct Shop {}", ["Shop"], true), ("open class Shop {}", ["Shop"], true),
      ("public extension String { var tag: Int { 1 } }", ["tag"], true), ("extension String { var tag: Int { 1 } }", ["tag"], false),
      ("extension String { public var tag: Int { 1 }\nfunc decode() {} }", ["decode"], false),
      ("public extension Color { private init(hex: Int) {} }", ["Color", "hex"], false),
      ("public extension Color { init(hex: Int) {} }", ["Color", "hex"], true), ("extension Own { func tag() {} }", ["Own"], true),
    ] as [(String, Set<String>, Bool)])
  func `other modules see what is public`(_ source: String, _ names: Set<String>, _ isNeeded: Bool) {
    #expect(SourceNames(source).shared(inside: [], outside: names, own: ["Own"]).isEmpty == !isNeeded)
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "\"\\", "\"\\(", "#\"", "extension", "extension A", "func", "}}}", "\"\\(\"\\(", "`", "é\u{0}"])
  func `unterminated strings and comments end with the file`(_ source: String) {
    _ = SourceNames(source)
    _ = SourceNames(String(repeating: source, count: 200))
  }
}

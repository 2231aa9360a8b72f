import Testing

@testable import XcodeProject

/// What a source declares and uses.
@Suite struct SourceNamesTests {
  @Test func declarationsAreThoseAtFileLevel() {
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
    #expect(names.declared == ["Shop", "Till", "default", "open", "Goods"])
    #expect(!names.used.contains("Commented") && !names.used.contains("quoted") && names.used.contains("local"))
  }

  @Test func stringsCountByTheirInterpolations() {
    let names = SourceNames(
      """
      let a = "one \\(two("three \\(four)")) } five"
      let b = #"raw " \\(six) \\#(seven)"#
      let c = \"\"\"
        eight " \\(nine)
        \"\"\"
      struct After {}
      """)
    #expect(names.declared == ["a", "b", "c", "After"])
    #expect(names.used == ["let", "a", "b", "c", "two", "four", "seven", "nine", "struct", "After"])
  }

  @Test func extensionsTellWhatTheyAdd() {
    let names = SourceNames(
      """
      extension Swift.String: Priced where Element == Character {
        static let empty = ""
        class func make() {}
        init(price: Int, in currency: String, _ other: Int) { self = "" }
        func tag() { let hidden = 1 }
      }
      """)
    let added = names.extensions.first
    #expect(names.extensions.count == 1 && added?.type == "String" && added?.members == ["empty", "make", "tag"])
    #expect(added?.initializers == [["price", "in"]] && added?.conformances.contains("Priced") == true)
  }

  @Test(
    arguments: [
      ("struct Shop {}", ["Shop"], true), ("struct Shop {}", ["Till"], false),
      // Members of the system's types are looked for by their names …
      ("extension String { var tag: Int { 1 } }", ["tag"], true), ("extension String { var tag: Int { 1 } }", ["String"], false),
      ("extension Color { init(hex: Int) {} }", ["Color"], false), ("extension Color { init(hex: Int) {} }", ["Color", "hex"], true),
      ("extension URL: Priced {}", ["URL"], false), ("extension URL: Priced {}", ["URL", "Priced"], true),
      // … while types of the module are only whole with their extensions.
      ("extension Own { var tag: Int { 1 } }", ["Own"], true), ("extension Own { var tag: Int { 1 } }", ["tag"], false),
      ("infix operator <->\nfunc <-> (a: Int, b: Int) {}", [], true), ("func + (a: Int, b: String) {}", [], true),
    ] as [(String, Set<String>, Bool)])
  func aSourceIsNeededByNamesItDeclares(_ source: String, _ names: Set<String>, _ isNeeded: Bool) {
    #expect(SourceNames(source).isNeeded(by: names, own: ["Own"]) == isNeeded)
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "\"\\", "\"\\(", "#\"", "extension", "extension A", "func", "}}}", "\"\\(\"\\(", "`", "é\u{0}"])
  func whatIsCutOffEndsThere(_ source: String) {
    _ = SourceNames(source)
    _ = SourceNames(String(repeating: source, count: 200))
  }
}

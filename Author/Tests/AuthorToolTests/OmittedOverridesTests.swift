import Foundation
import Testing

@testable import AuthorTool

/// Overrides in extensions of classes whose source this tool does not write.
@Suite struct OmittedOverridesTests {
  private func copy(_ source: String) -> String { String(decoding: OmittedOverrides(Array(source.utf8), except: ["Own"]).text, as: UTF8.self) }

  @Test func `the member becomes spaces with its attributes and modifiers`() {
    let before = "extension A: B {\n  let a = 1\n"
    #expect(
      copy(before + "  @available(iOS 17, *) @MainActor\n  override open var d: String { \"{\" + e { 1 } } // d\n  var f: Int { 2 }\n}")
        == before + String(repeating: " ", count: 34) + "\n" + String(repeating: " ", count: 47) + " // d\n  var f: Int { 2 }\n}")
    #expect(copy("extension A { override func isEqual(_ a: Any?) -> Bool { true } }") == "extension A { " + String(repeating: " ", count: 49) + " }")
    #expect(
      copy("extension A {\n#if DEBUG\noverride func f() {}\n#endif\n}") == "extension A {\n#if DEBUG\n" + String(repeating: " ", count: 20)
        + "\n#endif\n}")
  }

  @Test func `the module's own classes, and everything that overrides nothing, stay`() {
    for untouched in [
      "extension Own { override func f() {} }", "class A { override func f() {} }", "extension A.B { override func f() {} }",
      "extension A { class B: C { override func f() {} } }", "extension A { func override() {} }", "extension A { override init() {} }",
      "extension A { /* override func f() {} */ var a: Int { 1 } }", "extension A { override func f() {",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }

  @Test func `only what is compiled for the platform is named`() {
    func names(_ source: String) -> [String] {
      OmittedOverrides.members(in: Array(source.utf8), except: [], platform: .iOS).map(\.name)
    }
    let (a, b) = ("extension A { override var a: Int { 1 } }\n", "extension B { override var b: Int { 1 } }\n")
    #expect(names("#if os(macOS)\n\(a)#else\n\(b)#endif\n") == ["b"])
    #expect(names("#if canImport(UIKit) && PRO\n\(a)#elseif DEBUG\n\(b)#endif\n") == ["a", "b"])
    #expect(names("#if targetEnvironment(macCatalyst)\n\(a)#endif\n\(b)") == ["b"])
  }

  @Test func `the build warns with the place of each`() throws {
    let folder = try Scratch()
    let source =
      "import CoreLocation\nclass Own: NSObject {}\nextension Own { override var description: String { \"\" } }\nextension CLLocation {\n"
      + "  open override var description: String { \"\" }\n}\n"
    let file = try folder.write("A.swift", source)
    let own = try folder.write("B.swift", "class Mine: NSObject {}\n")
    let mine = try folder.write("C.swift", "extension Mine { override var hash: Int { 1 } }\n")
    let plan = SourcesCommand.Plan(
      configuration: try folder.write("almanac.json", #"{"platform": "iOS"}"#), sources: [], exclude: [],
      copies: [.init(from: file, to: folder.path("out/A.swift")), .init(from: mine, to: folder.path("out/C.swift"))], own: [own],
      overlay: "", models: [], note: folder.path("out/Platform.swift"), watched: folder.path("watched"))
    let warnings = try SourcesCommand(plan: plan).run()
    #expect(warnings.map(\.line) == [5] && warnings[0].file == file)
    #expect(warnings[0].problem.hasPrefix("the override of description in an extension of CLLocation is left out"))
    let copied = try String(contentsOfFile: folder.path("out/A.swift"), encoding: .utf8)
    #expect(copied.contains("class Own: NSObject { override var description: String { _Own_description };}") && !copied.contains("open"))
    #expect(try String(contentsOfFile: folder.path("out/C.swift"), encoding: .utf8).contains("extension Mine { override var hash"))
  }
}

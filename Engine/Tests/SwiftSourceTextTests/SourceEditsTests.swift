import AlmanacSwiftSourceText
import Testing

@Suite struct SourceEditsTests {
  private func edited(_ text: String, _ change: (inout SourceEdits) -> Void) -> String {
    var edits = SourceEdits()
    change(&edits)
    return String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func `changes are made at the places of the original text, in any order`() {
    let text = edited("import A; import B") { edits in
      edits.replace(17..<18, with: "Foundation".utf8)
      edits.insert("@x ".utf8, at: 0)
      edits.replace(7..<8, with: "".utf8)
    }
    #expect(text == "@x import ; import Foundation")
  }

  @Test func `what is inserted later at one place comes first`() {
    #expect(
      edited("{}") { edits in
        edits.insert("a".utf8, at: 1); edits.insert("b".utf8, at: 1)
      } == "{ba}")
    #expect(edited("ab") { $0.insert("c".utf8, at: 2) } == "abc")
  }

  @Test func `no changes leave the text as it is`() {
    #expect(SourceEdits().isEmpty && edited("ab") { _ in } == "ab")
  }
}

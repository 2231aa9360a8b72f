import Testing

@testable import AuthorTool

/// An author's own order of numbers.
@Suite struct NumberOperatorsTests {
  private func text(_ source: String) -> String { String(decoding: NumberOperators(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `an order of two numbers gives way to Foundation's, and other operators stay`() {
    let body = "-> Bool { lhs.compare(rhs) == .orderedAscending }"
    #expect(
      text("public func < (lhs: NSNumber, rhs: NSNumber) \(body)") == "public @_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) \(body)")
    #expect(text("func <(a: NSNumber, b: NSNumber) \(body)") == "@_disfavoredOverload func <(a: NSNumber, b: NSNumber) \(body)")
    for untouched in [
      "func == (lhs: NSNumber, rhs: NSNumber) \(body)", "func < (lhs: NSNumber, rhs: JSON) \(body)", "// func < (a: NSNumber, b: NSNumber)",
    ] {
      #expect(text(untouched) == untouched)
    }
  }
}

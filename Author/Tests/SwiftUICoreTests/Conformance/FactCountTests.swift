import Foundation
import Testing

/// Conformance: the table of facts and the page that counts them.
@Suite struct FactCountTests {
  @Test func `Documentation/Fidelity.md states the number of facts for each concern`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardized
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Fidelity.md"), encoding: .utf8)
    let total = LayoutFact.all.reduce(0) { $0 + $1.facts.count }
    #expect(total >= 150)
    #expect(page.contains("**\(total) facts**"), "the page has to contain “**\(total) facts**”")
    for (concern, facts) in LayoutFact.all {
      #expect(page.contains("| \(concern) | \(facts.count) |"), "the page has to have the row “| \(concern) | \(facts.count) |”")
    }
  }

  @Test func `every fact names its source, and no two have the same claim`() {
    let facts = LayoutFact.all.flatMap(\.facts)
    #expect(facts.allSatisfy { $0.source.count > 5 && !$0.expected.isEmpty })
    #expect(Set(facts.map(\.testDescription)).count == facts.count)
  }
}

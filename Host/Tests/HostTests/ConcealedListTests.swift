import Foundation
import Testing
import WireSchema

@testable import Host

/// What a lock leaves of a display list (Specification A10, D5).
@Suite struct ConcealedListTests {
  private static func text(_ text: String, _ change: (inout DisplayNode) -> Void = { _ in }) -> DisplayNode {
    .with { node in
      node.frame.width = 50
      node.text.lines = [.with { $0.runs = [.with { $0.text = text }] }]
      node.accessibility.label = text
      node.action.link = "https://example.org/\(text)"
      change(&node)
    }
  }

  private static let list = DisplayList.with { list in
    list.widgetURL = "bank://everyday"
    list.root.group.children = [
      text("open"), text("private") { $0.privacySensitive = true },
      .with { container in
        container.privacySensitive = true
        container.frame.width = 80
        container.group.children = [text("inside"), text("shown anyway") { $0.unredacted = true }]
      },
      text("author") { $0.redactions = [.placeholder] },
    ]
  }

  /// The texts, labels and links of a list, each once.
  private static func strings(_ list: DisplayList) throws -> String { try list.jsonString() }

  @Test func `a lock hides private parts, containers with all they hold, and nothing else`() throws {
    let text = try Self.strings(Self.list.concealed(.privacy))
    for hidden in ["\"private", "org/private", "inside", "author"] { #expect(!text.contains(hidden), "\(hidden)") }
    for shown in ["open", "shown anyway", "bank://everyday"] { #expect(text.contains(shown), "\(shown)") }
  }

  @Test func `a placeholder shows no text, label or address but what is marked unredacted`() throws {
    let text = try Self.strings(Self.list.concealed(.placeholder))
    for hidden in ["open", "private\"", "inside", "author", "bank://"] { #expect(!text.contains(hidden), "\(hidden)") }
    #expect(text.contains("shown anyway"))
  }

  @Test func `frames stay where they are`() {
    let concealed = Self.list.concealed(.placeholder)
    #expect(concealed.root.group.children.map(\.frame) == Self.list.root.group.children.map(\.frame))
    #expect(concealed.root.group.children[2].group.children.map(\.frame) == Self.list.root.group.children[2].group.children.map(\.frame))
    #expect(Self.list.concealed(.none) == Self.list)
  }
}

import AlmanacWireSchema
import Foundation
import Testing

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
    for hidden in ["\"private", "org/private", "inside", "\"author"] { #expect(!text.contains(hidden), "\(hidden)") }
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
    var list = Self.list
    list.root.group.children.removeLast()
    #expect(list.concealed(.none) == list)
  }

  @Test func `what the author redacts says nothing, and its tap area stays`() throws {
    let author = Self.list.concealed(.none).root.group.children[3]
    #expect(author.content == nil && author.accessibility.label.isEmpty && author.action.link == "https://example.org/author")
  }

  @Test func `a label above a hidden part is left out, and the shown parts are read one by one`() throws {
    let list = DisplayList.with { list in
      list.root.accessibility = .with {
        $0.label = "Balance: 5 €"; $0.value = "5 €"; $0.hint = "Shows 5 €"; $0.ignoreChildren = true; $0.hidden = true; $0.sortPriority = 2
      }
      list.root.group.children = [Self.text("Everyday"), Self.text("5 €") { $0.privacySensitive = true }]
    }
    let concealed = list.concealed(.privacy)
    #expect(try !Self.strings(concealed).contains("5 €"))
    #expect(
      concealed.root.accessibility
        == .with {
          $0.hidden = true; $0.sortPriority = 2
        })
    #expect(concealed.root.group.children[0].accessibility.label == "Everyday")
    #expect(list.concealed(.none) == list)
  }

  @Test func `a view that stands in for a hidden part is left out`() throws {
    let list = DisplayList.with { list in
      let hidden = Self.text("5 €") { $0.privacySensitive = true }
      let standIn = DisplayNode.with {
        $0.accessibility.standIn = true; $0.group.children = [Self.text("five")]
      }
      list.root.group.children = [
        .with { $0.group.children = [hidden, standIn] },
        .with {
          $0.group.children = [
            Self.text("open"),
            .with {
              $0.accessibility.standIn = true; $0.group.children = [Self.text("one")]
            },
          ]
        },
      ]
    }
    let words = try Self.strings(list.concealed(.privacy))
    #expect(!words.contains("five") && words.contains("\"one"))
  }

  @Test func `one box hides all parts, also those marked unredacted`() throws {
    let list = DisplayList.with { list in
      list.root.group.children = [
        .with {
          $0.redactAsBox = true; $0.privacySensitive = true
          $0.group.children = [Self.text("inside") { $0.unredacted = true }]
        }
      ]
    }
    #expect(try !Self.strings(list.concealed(.privacy)).contains("inside"))
  }
}

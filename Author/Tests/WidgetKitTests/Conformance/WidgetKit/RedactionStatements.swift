import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetRedactions: [Statement] = [
    Statement(
      "Only the view that is marked privacy-sensitive is hidden while the device is locked", .apple("swiftui/view/privacysensitive(_:)"),
      is: ["number"]
    ) {
      try await concealed {
        VStack {
          Mark(name: "title")
          Mark(name: "number").privacySensitive()
        }
      }
    },
    Statement("A container that is marked is hidden with all views inside it", .talk(2021, 10048), is: ["title", "number"]) {
      try await concealed {
        VStack {
          Mark(name: "title")
          Mark(name: "number")
        }
        .privacySensitive()
      }
    },
    Statement("The label beside a private widget is hidden with it", .apple("swiftui/view/privacysensitive(_:)"), is: [true, false]) {
      try await [true, false].asynchronously { isPrivate in
        try await Staged.list(
          .accessoryCircular,
          { request in
            request.context.platform = .watchos
            request.context.showsWidgetLabel = true
          }
        ) { Mark(name: "number").widgetLabel("World").privacySensitive(isPrivate) }
        .label.privacySensitive
      }
    },
    Statement("The background of a private view is hidden with it", .apple("swiftui/view/privacysensitive(_:)"), is: [true, false]) {
      try await [true, false].asynchronously { isPrivate in
        try await Staged.list { VStack { Mark(name: "a").containerBackground(for: .widget) { Mark(name: "b") } }.privacySensitive(isPrivate) }
          .background.privacySensitive
      }
    },
    Statement("privacySensitive(false) hides nothing", .apple("swiftui/view/privacysensitive(_:)"), is: []) {
      try await concealed { Mark(name: "number").privacySensitive(false) }
    },
    Statement(
      "A body can read that private content is hidden, and show something else", .apple("swiftui/redactionreasons/privacy"),
      is: ["none", "privacy", "placeholder"]
    ) {
      try await [RedactionValue.none, .privacy, .placeholder].asynchronously { redaction in
        try await Staged.list(.systemSmall, as: .with { $0.redaction = redaction }) { ReasonMark() }.root.names[0]
      }
    },
    Statement("A reason that a view adds comes on top of the system's", .apple("swiftui/view/redacted(reason:)"), is: ["privacy+placeholder"]) {
      try await Staged.list(.systemSmall, as: .with { $0.redaction = .privacy }) { ReasonMark().redacted(reason: .placeholder) }.root.names
    },
    Statement("Reasons of nested modifiers add up", .apple("swiftui/view/redacted(reason:)"), is: ["privacy+invalidated"]) {
      try await Staged.list { VStack { ReasonMark().redacted(reason: .invalidated) }.redacted(reason: .privacy) }.root.names
    },
    Statement("unredacted() takes all reasons away from the views inside it", .apple("swiftui/view/unredacted()"), is: ["none"]) {
      try await Staged.list(.systemSmall, as: .with { $0.redaction = .placeholder }) { ReasonMark().unredacted() }.root.names
    },
    Statement("A view inside an unredacted one can be redacted again", .apple("swiftui/view/redacted(reason:)"), is: ["placeholder"]) {
      try await Staged.list(.systemSmall, as: .with { $0.redaction = .privacy }) {
        VStack { ReasonMark().redacted(reason: .placeholder) }.unredacted()
      }
      .root.names
    },
    Statement("An unredacted view is drawn as it is in a placeholder, its neighbour is not", .apple("swiftui/view/unredacted()"), is: ["plain"]) {
      let list = try await Staged.list(.systemSmall, as: .with { $0.redaction = .placeholder }) {
        VStack {
          Mark(name: "plain").unredacted()
          Mark(name: "hidden")
        }
      }
      return Staged.marks(list.root) { $0.unredacted }
    },
    Statement("A placeholder keeps the size of its texts", .apple("swiftui/redactionreasons/placeholder"), is: true) {
      let lists = try await [RedactionValue.none, .placeholder].asynchronously { redaction in
        try await Staged.list(.systemSmall, as: .with { $0.redaction = redaction }) { Text(verbatim: "Level 7").staged("text") }
      }
      return Staged.frame(of: "text", in: lists[0].root) == Staged.frame(of: "text", in: lists[1].root)
    },
    Statement(
      "A widget's placeholder is drawn as one: its bodies read the reason", .apple("widgetkit/timelineprovider/placeholder(in:)"), is: ["placeholder"]
    ) {
      let archive = try await Staged.archive(of: SampleWidget { _ in ReasonMark() }, .placeholder)
      return try archive.displayList(entry: 0, for: .with { $0.redaction = .placeholder }).root.names
    },
    Statement(
      "A view that is marked invalidatable is drawn otherwise after a tap, its neighbour does not", .apple("swiftui/view/invalidatablecontent(_:)"),
      is: ["total"]
    ) {
      let list = try await Staged.list {
        VStack {
          Mark(name: "total").invalidatableContent()
          Mark(name: "title")
        }
      }
      return Staged.marks(list.root) { $0.invalidatable }
    },
    Statement("invalidatableContent(false) marks nothing", .apple("swiftui/view/invalidatablecontent(_:)"), is: []) {
      Staged.marks(try await Staged.list { Mark(name: "total").invalidatableContent(false) }.root) { $0.invalidatable }
    },
    Statement("A body that reads no reason has the same content in each case", .talk(2021, 10048), is: true) {
      let lists = try await [RedactionValue.none, .privacy].asynchronously { redaction in
        try await Staged.list(.systemSmall, as: .with { $0.redaction = redaction }) { Text(verbatim: "Level").privacySensitive() }
      }
      return lists[0] == lists[1]
    },
  ]
}

/// The marks that are hidden while the device is locked.
@MainActor
private func concealed<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> [String] {
  Staged.marks(try await Staged.list(.systemSmall, as: .with { $0.redaction = .privacy }, content: content).root) { $0.privacySensitive }
}

private struct ReasonMark: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    let names = [(RedactionReasons.privacy, "privacy"), (.placeholder, "placeholder"), (.invalidated, "invalidated")]
    let read = names.filter { reasons.contains($0.0) }.map(\.1).joined(separator: "+")
    return Mark(name: read.isEmpty ? "none" : read)
  }
}

import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetLinks: [Statement] = [
    Statement("A tap on the widget opens the URL of widgetURL", .apple("swiftui/view/widgeturl(_:)"), is: "game:///ranger/7?tab=health") {
      try await Staged.list { Mark(name: "a").widgetURL(URL(string: "game:///ranger/7?tab=health")) }.widgetURL
    },
    Statement("widgetURL may be on any view of the hierarchy", .apple("widgetkit/creating-a-widget-extension"), is: "game://deep") {
      try await Staged.list { VStack { HStack { Mark(name: "a").widgetURL(URL(string: "game://deep")) } } }.widgetURL
    },
    Statement(
      "Without widgetURL a tap opens the app without a URL", .apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"),
      is: ""
    ) {
      try await Staged.list { Mark(name: "a") }.widgetURL
    },
    Statement("widgetURL(nil) is no URL", .apple("swiftui/view/widgeturl(_:)"), is: "") {
      try await Staged.list { Mark(name: "a").widgetURL(nil) }.widgetURL
    },
    Statement("Of the URLs of two views side by side the last one is opened", .repository("ABausG/home_widget", "issue 235"), is: "game://2") {
      try await Staged.list(.systemMedium) {
        HStack { ForEach(1...2, id: \.self) { Mark(name: "a").widgetURL(URL(string: "game://\($0)")) } }
      }
      .widgetURL
    },
    Statement("Each entry has the URL of its own content", .apple("widgetkit/creating-a-widget-extension"), is: ["game://0", "game://60"]) {
      let widget = SampleWidget(
        provider: SampleProvider { _, done in
          done(Timeline(entries: [0, 60].map { SampleEntry(date: Staged.start + $0, name: "\(Int($0))") }, policy: .never))
        }
      ) { entry in Mark(name: "a").widgetURL(URL(string: "game://\(entry.name)")) }
      let archive = try await Staged.archive(of: widget)
      return try (0...1).map { try archive.displayList(entry: $0, for: VariantKey()).widgetURL }
    },
    Statement(
      "Links in medium, large and extra large widgets have tap areas of their own", .apple("widgetkit/creating-a-widget-extension"),
      is: [["game://a", "game://b"], ["game://a", "game://b"], ["game://a", "game://b"]]
    ) {
      var links: [[String]] = []
      for family in [WidgetFamilyValue.systemMedium, .systemLarge, .systemExtraLarge] { links.append(try await counted(family)) }
      return links
    },
    Statement(
      "Links in small widgets have tap areas of their own", .apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"),
      is: ["game://a", "game://b"], differs: "a small widget is one tap area, as an earlier page and reports of devices say"
    ) { try await counted(.systemSmall) },
    Statement(
      "Links in rectangular accessories have tap areas of their own",
      .apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"), is: ["game://a", "game://b"],
      differs: "an accessory is one tap area, as an earlier page says"
    ) { try await counted(.accessoryRectangular) },
    Statement(
      "A circular, an inline and a corner accessory have one tap area, in which links do not count",
      .apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"), is: [[String]](repeating: [], count: 3)
    ) {
      var links: [[String]] = []
      for family in [WidgetFamilyValue.accessoryCircular, .accessoryInline, .accessoryCorner] { links.append(try await counted(family)) }
      return links
    },
    Statement(
      "Beside links, the rest of the widget opens widgetURL", .apple("widgetkit/creating-a-widget-extension"),
      is: ["game://whole", "game://a", "game://b"]
    ) {
      let list = try await Staged.list(.systemMedium) { Links().widgetURL(URL(string: "game://whole")) }
      return [list.widgetURL] + Staged.links(list)
    },
    Statement("A link's tap area is that of its label", .apple("swiftui/link"), [40, 30]) {
      let list = try await Staged.list(.systemMedium) { Link(destination: URL(string: "game://a")!) { NamedBox("label", 40, 30) } }
      let node = Staged.nodes(list.root).first { $0.hasAction }
      return [CGFloat(node?.frame.width ?? 0), CGFloat(node?.frame.height ?? 0)]
    },
    Statement("A link may have a title instead of a view", .apple("swiftui/link/init(_:destination:)"), is: ["Open"]) {
      Staged.words(try await Staged.list(.systemMedium) { Link("Open", destination: URL(string: "game://a")!) }.root)
    },
    Statement("A URL keeps its percent-encoding", .apple("swiftui/view/widgeturl(_:)"), is: "game://a/%C3%A4?q=1%202") {
      try await Staged.list { Mark(name: "a").widgetURL(URL(string: "game://a/%C3%A4?q=1%202")) }.widgetURL
    },
    Statement("widgetURL works in every family", .apple("widgetkit/creating-a-widget-extension"), is: 9) {
      var count = 0
      for family in WidgetFamily.all {
        count += try await Staged.list(family.value) { Mark(name: "a").widgetURL(URL(string: "game://a")) }.widgetURL == "game://a" ? 1 : 0
      }
      return count
    },
  ]

}

private struct Links: View {
  var body: some View {
    HStack {
      Link(destination: URL(string: "game://a")!) { Text(verbatim: "A") }
      Link(destination: URL(string: "game://b")!) { Text(verbatim: "B") }
    }
  }
}

/// The links that count in a widget of the family.
@MainActor
private func counted(_ family: WidgetFamilyValue) async throws -> [String] {
  Staged.links(try await Staged.list(family) { Links() }.withLinks(in: family.name))
}

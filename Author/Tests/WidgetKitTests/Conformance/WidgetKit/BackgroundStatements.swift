import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetBackgrounds: [Statement] = [
    Statement(
      "A container background fills the whole widget, margins included", .apple("swiftui/view/containerbackground(_:for:)"), [0, 0, 160, 160]
    ) {
      let list = try await inset { Mark(name: "content").containerBackground(for: .widget) { Color.red.staged("background") } }
      return rectangle(Staged.frame(of: "background", in: list.background))
    },
    Statement(
      "Content with a container background stays inside the margins", .apple("swiftui/environmentvalues/widgetcontentmargins"), [16, 16, 128, 128]
    ) {
      try await contentFrame { NamedBox("content").containerBackground(.red, for: .widget) }
    },
    Statement(
      "The background's views are centred by default", .apple("swiftui/view/containerbackground(for:alignment:content:)"), [70, 70, 20, 20]
    ) {
      let list = try await inset { Mark(name: "content").containerBackground(for: .widget) { NamedBox("background", 20, 20) } }
      return rectangle(Staged.frame(of: "background", in: list.background))
    },
    Statement(
      "The background's alignment places its views in the whole widget", .apple("swiftui/view/containerbackground(for:alignment:content:)"),
      [140, 140, 20, 20]
    ) {
      let list = try await inset {
        Mark(name: "content").containerBackground(for: .widget, alignment: .bottomTrailing) { NamedBox("background", 20, 20) }
      }
      return rectangle(Staged.frame(of: "background", in: list.background))
    },
    Statement(
      "The alignment positions the stack of the background's views, which lie over each other at it",
      .apple("swiftui/view/containerbackground(for:alignment:content:)"), [0, 0, 40, 40, 0, 0, 20, 20]
    ) {
      let list = try await inset {
        Mark(name: "content").containerBackground(for: .widget, alignment: .topLeading) {
          NamedBox("back", 40, 40)
          NamedBox("front", 20, 20)
        }
      }
      return rectangle(Staged.frame(of: "back", in: list.background)) + rectangle(Staged.frame(of: "front", in: list.background))
    },
    Statement(
      "The background is apart from the content, so that it can be removed alone", .apple("widgetkit/displaying-the-right-widget-background"),
      is: [["background"], ["content"]]
    ) {
      let list = try await inset { Mark(name: "content").containerBackground(for: .widget) { Mark(name: "background") } }
      return [list.background.names, list.root.names]
    },
    Statement("A background deep in the hierarchy is the widget's", .apple("widgetkit/displaying-the-right-widget-background"), is: ["background"]) {
      try await inset {
        VStack {
          HStack { Mark(name: "content").containerBackground(for: .widget) { Mark(name: "background") } }
          Mark(name: "more")
        }
      }
      .background.names
    },
    Statement("The background of another container is none of the widget's", .apple("swiftui/containerbackgroundplacement/widget"), is: []) {
      try await inset { Mark(name: "content").containerBackground(for: .navigation) { Mark(name: "background") } }.background.names
    },
    Statement(
      "A body can read that the background is shown, and that it is removed", .apple("swiftui/environmentvalues/showswidgetcontainerbackground"),
      is: ["true", "false"]
    ) {
      var names: [String] = []
      for background in [BackgroundValue.shown, .removed] {
        names += try await Staged.list(.systemSmall, as: .with { $0.background = background }) { BackgroundMark() }.root.names
      }
      return names
    },
    Statement("Removing the background does not move the content", .apple("widgetkit/displaying-the-right-widget-background"), is: true) {
      let lists = try await [BackgroundValue.shown, .removed].asynchronously { background in
        try await Staged.list(.systemSmall, as: .with { $0.background = background }) {
          NamedBox("content", 30, 30).containerBackground(.red, for: .widget)
        }
      }
      return lists[0].root == lists[1].root
    },
    Statement(
      "A background has the environment of the view that sets it", .apple("swiftui/view/containerbackground(for:alignment:content:)"),
      is: ["systemLarge"]
    ) {
      try await Staged.list(.systemLarge) { Mark(name: "content").containerBackground(for: .widget) { BackgroundFamilyMark() } }.background.names
    },
    Statement(
      "A rectangular accessory's background is archived, for the Smart Stack of a watch", .apple("widgetkit/displaying-the-right-widget-background"),
      is: ["background"]
    ) {
      try await Staged.list(.accessoryRectangular) { Mark(name: "content").containerBackground(for: .widget) { Mark(name: "background") } }.background
        .names
    },
    Statement(
      "A rectangular widget of a watch that has no background of its own gets a dark material",
      "Apple, WWDC23, Bring widgets to new places (10027)",
      is: [true, true, false, false]
    ) {
      let lists = [
        try await Staged.list(.accessoryRectangular, { $0.context.platform = .watchos }) { Mark(name: "content") },
        try await Staged.list(.accessoryRectangular, { $0.context.platform = .watchos }) {
          Mark(name: "content").containerBackground(for: .widget) {}
        },
        try await Staged.list(.accessoryRectangular, { $0.context.platform = .watchos }) {
          Mark(name: "content").containerBackground(.red, for: .widget)
        },
        try await Staged.list(.accessoryRectangular) { Mark(name: "content") },
      ]
      return lists.map { $0.background.path.fill.material.thickness == .regular }
    },
  ]

  static let widgetMargins: [Statement] = [
    Statement(
      "Content is laid out inside the system's margins", .apple("widgetkit/creating-views-for-widgets-live-activities-and-watch-complications"),
      [128, 128]
    ) {
      Array(try await contentFrame { NamedBox("content").containerBackground(.red, for: .widget) }[2...])
    },
    Statement(
      "A widget with disabled margins is laid out to its edges", .apple("swiftui/widgetconfiguration/contentmarginsdisabled()"), [0, 0, 160, 160]
    ) { try await contentFrame(disabled: true) { NamedBox("content").containerBackground(.red, for: .widget) } },
    Statement("A body reads the margins of its place", .apple("swiftui/environmentvalues/widgetcontentmargins"), is: ["11 12 13 14"]) {
      try await marked(disabled: false)
    },
    Statement(
      "A body of a widget with disabled margins reads those that the system would apply", .apple("swiftui/environmentvalues/widgetcontentmargins"),
      is: ["11 12 13 14"]
    ) { try await marked(disabled: true) },
    Statement(
      "A widget with disabled margins applies some of them as padding", .apple("swiftui/widgetconfiguration/contentmarginsdisabled()"),
      [16, 0, 128, 160]
    ) { try await contentFrame(disabled: true) { SidePadded().containerBackground(.red, for: .widget) } },
    Statement(
      "All margins as padding in a widget with disabled margins give the default layout",
      .apple("swiftui/environmentvalues/widgetcontentmargins"), [16, 16, 128, 128]
    ) { try await contentFrame(disabled: true) { WholePadded().containerBackground(.red, for: .widget) } },
    Statement(
      "ignoresSafeArea has no effect, since widgets have margins instead",
      .apple("widgetkit/creating-views-for-widgets-live-activities-and-watch-complications"),
      [16, 16, 128, 128]
    ) { try await contentFrame { NamedBox("content").ignoresSafeArea().containerBackground(.red, for: .widget) } },
    Statement("The leading margin is at the right in a layout from right to left", .apple("swiftui/edgeinsets/leading"), [14, 11, 134, 136]) {
      try await contentFrame({
        uneven(&$0)
        $0.context.rightToLeft = true
      }) { NamedBox("content").containerBackground(.red, for: .widget) }
    },
    Statement("The margins of each edge are its own", .apple("swiftui/environmentvalues/widgetcontentmargins"), [12, 11, 134, 136]) {
      try await contentFrame(uneven) { NamedBox("content").containerBackground(.red, for: .widget) }
    },
  ]
}

private func rectangle(_ frame: CGRect?) -> [CGFloat] { frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }

private func even(_ request: inout EntryRequest) {
  request.context.contentMargins = InsetsValue(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
}
private func uneven(_ request: inout EntryRequest) {
  request.context.contentMargins = InsetsValue(EdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14))
}

/// A small widget of 160 points with margins of 16.
@MainActor
private func inset<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> DisplayList {
  try await Staged.list(.systemSmall, even, content: content)
}

/// The display list of a view as the content of a widget of 160 points, with or without the system's margins.
@MainActor
private func list<V: View>(
  disabled: Bool, _ change: (inout EntryRequest) -> Void, @ViewBuilder content: @escaping () -> V
) async throws -> DisplayList {
  let make = { StaticConfiguration(kind: "Sample", provider: SampleProvider()) { _ in content() } }
  let archive =
    disabled
    ? try await Staged.archive(of: StagedWidget { make().contentMarginsDisabled() }, .timeline, change)
    : try await Staged.archive(of: StagedWidget { make() }, .timeline, change)
  return try archive.displayList(entry: 0, for: VariantKey())
}

/// The frame of "content" in a widget of 160 points.
@MainActor
private func contentFrame<V: View>(
  disabled: Bool = false, _ change: (inout EntryRequest) -> Void = even, @ViewBuilder content: @escaping () -> V
) async throws -> [CGFloat] {
  rectangle(Staged.frame(of: "content", in: try await list(disabled: disabled, change, content: content).root))
}

@MainActor
private func marked(disabled: Bool) async throws -> [String] {
  try await list(disabled: disabled, uneven) { MarginMark().containerBackground(.red, for: .widget) }.root.names
}

private struct BackgroundMark: View {
  @Environment(\.showsWidgetContainerBackground) private var shows
  var body: some View { Mark(name: "\(shows)") }
}

private struct BackgroundFamilyMark: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Mark(name: "\(family)") }
}

private struct MarginMark: View {
  @Environment(\.widgetContentMargins) private var margins
  var body: some View { Mark(name: [margins.top, margins.leading, margins.bottom, margins.trailing].map { "\(Int($0))" }.joined(separator: " ")) }
}

private struct SidePadded: View {
  @Environment(\.widgetContentMargins) private var margins
  var body: some View { NamedBox("content").padding(.horizontal, margins.leading) }
}

private struct WholePadded: View {
  @Environment(\.widgetContentMargins) private var margins
  var body: some View { NamedBox("content").padding(margins) }
}

import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let inlineWidgets: [Statement] = [
    Statement("An inline widget is a single row of text and an image", .apple("widgetkit/widgetfamily/accessoryinline"), is: [1, 1]) {
      let list = try await inline { Label("Level", systemImage: "star") }
      return [Staged.words(list.root).count, symbols(list.root)]
    },
    Statement("Its image is before its text", .apple("widgetkit/widgetfamily/accessoryinline"), is: true) {
      let list = try await inline { Label("Level", systemImage: "star") }
      let nodes = Staged.nodes(list.root)
      let symbol = nodes.firstIndex { if case .symbol? = $0.content { true } else { false } }
      let text = nodes.firstIndex { if case .text? = $0.content { true } else { false } }
      guard let symbol, let text else { return false }
      return symbol < text
    },
    Statement("A second text is left out", .apple("widgetkit/widgetfamily/accessoryinline"), is: ["First"]) {
      Staged.words(
        try await inline {
          VStack {
            Text(verbatim: "First")
            Text(verbatim: "Second")
          }
        }
        .root)
    },
    Statement("A second image is left out", .apple("widgetkit/widgetfamily/accessoryinline"), is: 1) {
      symbols(
        try await inline {
          HStack {
            Image(systemName: "star")
            Image(systemName: "heart")
            Text(verbatim: "Level")
          }
        }
        .root)
    },
    Statement("Shapes and gauges are left out", .apple("widgetkit/widgetfamily/accessoryinline"), is: 0) {
      Staged.fills(
        try await inline {
          HStack {
            Circle()
            Text(verbatim: "Level")
            Gauge(value: 0.5) { EmptyView() }
          }
        }
        .root
      )
      .count
    },
    Statement("Text over several lines is one line", .apple("widgetkit/widgetfamily/accessoryinline"), is: 1) {
      let list = try await inline { Text(verbatim: "One\nTwo three four five six seven eight nine ten eleven twelve thirteen").lineLimit(3) }
      return Staged.nodes(list.root).flatMap(\.text.lines).count
    },
    Statement(
      "ViewThatFits shows the first text that fits the row",
      .apple("widgetkit/creating-views-for-widgets-live-activities-and-watch-complications"), is: ["short"]
    ) {
      Staged.words(
        try await inline {
          ViewThatFits {
            Text(verbatim: "a text that is much too long for the row of an inline widget on any face of a watch")
            Text(verbatim: "short")
          }
        }
        .root)
    },
    Statement("The font is the system's: the author's size does not count", .talk(2022, 10050), is: true) {
      let plain = try await inline { Text(verbatim: "Level") }.root.firstFont?.size
      return try await inline { Text(verbatim: "Level").font(.largeTitle) }.root.firstFont?.size == plain
    },
    Statement("The font is the system's: the author's weight and design do not count", .talk(2022, 10050), is: true) {
      let plain = try await inline { Text(verbatim: "Level") }.root.firstFont
      return try await inline { Text(verbatim: "Level").font(.system(size: 8, weight: .black, design: .serif)) }.root.firstFont == plain
    },
    Statement("The colour is the system's: the author's does not count", .talk(2022, 10050), is: true) {
      try await inline { Text(verbatim: "Level").foregroundStyle(.red) }.root == inline { Text(verbatim: "Level") }.root
    },
  ]

  static let accessoryBackgrounds: [Statement] = [
    Statement("A circular accessory's background is a circle", .apple("widgetkit/displaying-the-right-widget-background"), is: true) {
      try await shapes(.accessoryCircular).contains { if case .ellipse? = $0 { true } else { false } }
    },
    Statement("Circular, corner and rectangular accessories show the background", .apple("widgetkit/accessorywidgetbackground"), is: [1, 1, 1]) {
      try await [WidgetFamilyValue.accessoryCircular, .accessoryCorner, .accessoryRectangular].asynchronously { try await shapes($0).count }
    },
    Statement("An inline accessory shows an empty view instead of the background", .apple("widgetkit/accessorywidgetbackground"), is: 0) {
      try await shapes(.accessoryInline).count
    },
    Statement(
      "Small, medium and large widgets show an empty view instead of the background", .apple("widgetkit/accessorywidgetbackground"), is: [0, 0, 0]
    ) {
      try await [WidgetFamilyValue.systemSmall, .systemMedium, .systemLarge].asynchronously { try await shapes($0).count }
    },
    Statement("The background fills the space of its stack", .apple("widgetkit/accessorywidgetbackground"), [160, 160]) {
      let list = try await Staged.list(.accessoryCircular) { ZStack { AccessoryWidgetBackground().staged("background") } }
      let frame = Staged.frame(of: "background", in: list.root)
      return [frame?.width ?? 0, frame?.height ?? 0]
    },
  ]

  static let accessoryGroups: [Statement] = [
    Statement("Three views are side by side, equally large", .apple("widgetkit/accessorywidgetgroup"), is: true) {
      let frames = try await group(3)
      return Set(frames.map(\.width)).count == 1 && frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX
    },
    Statement("The distances between three views are equal", .apple("widgetkit/accessorywidgetgroup/init(label:content:)"), is: true) {
      let frames = try await group(3)
      return abs((frames[1].minX - frames[0].maxX) - (frames[2].minX - frames[1].maxX)) < 0.01
    },
    Statement("The views are below the label", .apple("widgetkit/accessorywidgetgroup"), is: true) {
      let list = try await groupList(3)
      guard let label = Staged.frame(of: "label", in: list.root), let first = Staged.frame(of: "1", in: list.root) else { return false }
      return label.maxY <= first.minY
    },
    Statement("Views are as high as wide", .apple("widgetkit/accessorywidgetgroupstyle/circular"), is: true) {
      try await group(3).allSatisfy { abs($0.width - $0.height) < 0.01 }
    },
    Statement("Two views are in the middle of the widget", .apple("widgetkit/accessorywidgetgroup"), [86], within: 0.5) {
      let frames = try await group(2)
      return [(frames[0].minX + frames[1].maxX) / 2]
    },
    Statement(
      "The views are masked with circles unless the style says otherwise", .apple("swiftui/view/accessorywidgetgroupstyle(_:)"),
      is: [true, true, false]
    ) {
      let clips = try await [nil, AccessoryWidgetGroupStyle.circular, .roundedSquare].asynchronously { style in
        try await groupList(3, style: style ?? .automatic)
      }
      return clips.map { list in Staged.nodes(list.root).contains { if case .ellipse? = $0.clip.shape.shape { true } else { false } } }
    },
    Statement("Without a style the modifier sets circles", .apple("swiftui/view/accessorywidgetgroupstyle(_:)"), is: true) {
      let list = try await Staged.list(.accessoryRectangular) {
        VStack { AccessoryWidgetGroup("Group") { NamedBox("1") }.accessoryWidgetGroupStyle() }.accessoryWidgetGroupStyle(.roundedSquare)
      }
      return Staged.nodes(list.root).contains { if case .ellipse? = $0.clip.shape.shape { true } else { false } }
    },
    Statement("A group shows at most three views", .apple("widgetkit/accessorywidgetgroup"), is: 3) {
      try await group(4).filter { $0.width > 0 && $0.height > 0 }.count
    },
  ]
}

@MainActor
private func symbols(_ node: DisplayNode) -> Int { Staged.nodes(node).count { if case .symbol? = $0.content { true } else { false } } }

@MainActor
private func inline<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> DisplayList {
  try await Staged.list(.accessoryInline, { $0.context.displaySize = SizeValue(width: 150, height: 26) }, content: content)
}

/// The shapes that the background draws in a widget.
@MainActor
private func shapes(_ family: WidgetFamilyValue) async throws -> [ShapeValue.OneOf_Shape?] {
  Staged.nodes(try await Staged.list(family) { AccessoryWidgetBackground() }.root).compactMap { node in
    if case .path(let path)? = node.content { path.shape.shape } else { nil }
  }
}

@MainActor
private func groupList(_ count: Int, style: AccessoryWidgetGroupStyle = .automatic) async throws -> DisplayList {
  try await Staged.list(.accessoryRectangular, { $0.context.displaySize = SizeValue(width: 172, height: 76) }) {
    AccessoryWidgetGroup {
      Text(verbatim: "Label").staged("label")
    } content: {
      ForEach(1...count, id: \.self) { NamedBox("\($0)") }
    }
    .accessoryWidgetGroupStyle(style)
  }
}

/// The frames of the views of a group in a widget of 172 points.
@MainActor
private func group(_ count: Int) async throws -> [CGRect] {
  let list = try await groupList(count)
  return (1...count).compactMap { Staged.frame(of: "\($0)", in: list.root) }
}

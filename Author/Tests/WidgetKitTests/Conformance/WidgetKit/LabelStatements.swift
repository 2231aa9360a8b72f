import AlmanacProfiles
import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetLabels: [Statement] = [
    Statement(
      "A place that shows no label gets none, so that the same code serves iPhone and watch", .apple("swiftui/view/widgetlabel(label:)"),
      is: [false, true]
    ) {
      [
        try await label(.accessoryCircular, shown: false) { Mark(name: "a").widgetLabel("World") } != nil,
        try await label(.accessoryCircular) { Mark(name: "a").widgetLabel("World") } != nil,
      ]
    },
    Statement("A label does not replace the widget's own content", .apple("swiftui/view/widgetlabel(label:)"), is: ["a"]) {
      try await labelled(.accessoryCircular) { Mark(name: "a").widgetLabel("World") }.root.names
    },
    Statement("A circular widget's label may be a text", .apple("swiftui/view/widgetlabel(label:)"), is: ["World"]) {
      try await words(.accessoryCircular) { Mark(name: "a").widgetLabel("World") }
    },
    Statement("A circular widget's label may be an image", .apple("swiftui/view/widgetlabel(label:)"), is: 1) {
      try await symbols(.accessoryCircular) { Mark(name: "a").widgetLabel { Image(systemName: "star") } }
    },
    Statement("A circular widget's label may be a container of an image and a text", .apple("swiftui/view/widgetlabel(label:)"), is: [1, 1]) {
      let make = {
        Mark(name: "a").widgetLabel {
          HStack {
            Image(systemName: "star")
            Text(verbatim: "World")
          }
        }
      }
      return [try await symbols(.accessoryCircular, make), try await words(.accessoryCircular, make).count]
    },
    Statement("A circular widget's label shows no gauge", .apple("swiftui/view/widgetlabel(label:)"), is: true) {
      try await label(.accessoryCircular) { Mark(name: "a").widgetLabel { Gauge(value: 0.5) { EmptyView() } } } == nil
    },
    Statement(
      "A corner widget's label may be a text, a gauge or a progress view", .apple("swiftui/view/widgetlabel(label:)"), is: [true, true, true]
    ) {
      [
        try await label(.accessoryCorner) { Mark(name: "a").widgetLabel("World") } != nil,
        try await label(.accessoryCorner) { Mark(name: "a").widgetLabel { Gauge(value: 0.5) { EmptyView() } } } != nil,
        try await label(.accessoryCorner) { Mark(name: "a").widgetLabel { ProgressView(value: 0.5) } } != nil,
      ]
    },
    Statement("A corner widget's label shows no image", .apple("swiftui/view/widgetlabel(label:)"), is: true) {
      try await label(.accessoryCorner) { Mark(name: "a").widgetLabel { Image(systemName: "star") } } == nil
    },
    Statement("Of several views in a corner widget's label the system shows one", .apple("swiftui/view/widgetlabel(label:)"), is: 1) {
      try await words(.accessoryCorner) {
        Mark(name: "a").widgetLabel {
          Text(verbatim: "First")
          Text(verbatim: "Second")
        }
      }
      .count
    },
    Statement(
      "The system sets the font of a label's text, whatever the author's is", .apple("swiftui/view/widgetlabel(_:)"), is: [true, true]
    ) {
      let plain = try await label(.accessoryCorner) { Mark(name: "a").widgetLabel("World") }?.firstFont?.size
      let large = try await label(.accessoryCorner) { Mark(name: "a").widgetLabel { Text(verbatim: "World").font(.largeTitle) } }?.firstFont?.size
      return [plain == large, plain == 12]
    },
    Statement(
      "A body reads that its place can show a label, and that it cannot", .apple("swiftui/environmentvalues/showswidgetlabel"), is: ["true", "false"]
    ) {
      try await [true, false].asynchronously { try await labelled(.accessoryCircular, shown: $0) { LabelMark() }.root.names[0] }
    },
    Statement("Corner widgets always show labels", .apple("swiftui/environmentvalues/showswidgetlabel"), is: [true]) {
      places("watch", .accessoryCorner)
    },
    Statement(
      "Circular widgets show labels in some places of a watch face and not in others", .apple("swiftui/environmentvalues/showswidgetlabel"),
      is: [false, true]
    ) {
      places("watch", .accessoryCircular)
    },
    Statement("Rectangular and inline widgets show labels nowhere", .apple("swiftui/environmentvalues/showswidgetlabel"), is: [[false], [false]]) {
      [places("watch", .accessoryRectangular), places("watch", .accessoryInline)]
    },
    Statement("No widget of an iPhone shows a label", .apple("swiftui/environmentvalues/showswidgetlabel"), is: [false]) {
      Set(WidgetFamily.all.flatMap { places("phone", $0.value) }).sorted { !$0 && $1 }
    },
    Statement("A view that is told of a label is drawn for it", .apple("swiftui/environmentvalues/showswidgetlabel"), is: ["true"]) {
      try await labelled(.accessoryCircular, shown: false) { LabelMark().environment(\.showsWidgetLabel, true) }.root.names
    },
  ]
}

/// A view in a place of a watch that shows labels of 100 by 14 points, with text of 12.
@MainActor
private func labelled<V: View>(_ family: WidgetFamilyValue, shown: Bool = true, @ViewBuilder _ content: @escaping () -> V) async throws -> DisplayList
{
  try await Staged.list(
    family,
    { request in
      request.context.platform = .watchos
      request.context.showsWidgetLabel = shown
      guard shown else { return }
      request.context.label.size = SizeValue(width: 100, height: 14)
      request.context.label.textSize = 12
    }, content: content)
}

@MainActor
private func label<V: View>(_ family: WidgetFamilyValue, shown: Bool = true, @ViewBuilder _ content: @escaping () -> V) async throws -> DisplayNode? {
  let list = try await labelled(family, shown: shown, content)
  return list.hasLabel ? list.label : nil
}

@MainActor
private func words<V: View>(_ family: WidgetFamilyValue, @ViewBuilder _ content: @escaping () -> V) async throws -> [String] {
  try await label(family, content).map(Staged.words) ?? []
}

@MainActor
private func symbols<V: View>(_ family: WidgetFamilyValue, @ViewBuilder _ content: @escaping () -> V) async throws -> Int {
  try await label(family, content).map { symbols($0) } ?? 0
}

@MainActor
private func symbols(_ node: DisplayNode) -> Int { Staged.nodes(node).count { if case .symbol? = $0.content { true } else { false } } }

/// Whether places of such a device show a label beside the family, each answer once, false first.
private func places(_ kind: String, _ family: WidgetFamilyValue) -> [Bool] {
  var answers: Set<Bool> = []
  for device in Profiles.devices where "\(device.kind)" == kind {
    for place in device.places {
      for slot in place.slots where slot.size(of: family.name) != nil {
        let context = RenderContext(
          device: device, family: family, in: Placement(device: device, place: place, slot: slot), dynamicType: "large", boldText: false,
          locale: "en-US", timeZone: "UTC")
        if let context { answers.insert(context.showsWidgetLabel) }
      }
    }
  }
  return answers.sorted { !$0 && $1 }
}

private struct LabelMark: View {
  @Environment(\.showsWidgetLabel) private var shows
  var body: some View { Mark(name: "\(shows)") }
}

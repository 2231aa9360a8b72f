import ActivityKit
import AlmanacProfiles
import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let islands: [Statement] = [
    Statement(
      "The leading view is at the left of the camera, the trailing one at its right", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: true
    ) {
      let list = try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact)
      let middle = list.size.width / 2
      return StagedActivity.frame("leading", list).maxX < middle && StagedActivity.frame("trailing", list).minX > middle
    },
    Statement(
      "In a layout from right to left the leading view is at the right", .apple("activitykit/displaying-live-data-with-live-activities"), is: true
    ) {
      let list = try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact, StagedActivity.rightToLeft)
      return StagedActivity.frame("leading", list).minX > StagedActivity.frame("trailing", list).maxX
    },
    Statement("Both compact views are beside the camera, none below it", .apple("activitykit/displaying-live-data-with-live-activities"), [36.67]) {
      [CGFloat(try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact).size.height)]
    },
    Statement("A compact island is at most as wide as the device allows", .guidelines("live-activities"), is: true) {
      try await StagedActivity.island(StagedActivity.compact(400, 400), .activityIslandCompact).size.width <= 319.67
    },
    Statement("A compact island is wider with wider content", .guidelines("live-activities"), is: true) {
      try await StagedActivity.island(StagedActivity.compact(60, 60), .activityIslandCompact).size.width
        > StagedActivity.island(StagedActivity.compact(20, 20), .activityIslandCompact).size.width
    },
    Statement("Between the compact views is the camera, of 125.34 points", .guidelines("live-activities"), is: true) {
      let list = try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact)
      return StagedActivity.frame("trailing", list).minX - StagedActivity.frame("leading", list).maxX >= 125
    },
    Statement("A minimal island is from 36.67 to 45 points wide and 36.67 high", .guidelines("live-activities"), [36.67, 36.67, 45, 36.67]) {
      let narrow = try await StagedActivity.island(StagedActivity.island { NamedBox("a", 5, 5) }, .activityIslandMinimal).size
      let wide = try await StagedActivity.island(StagedActivity.island { NamedBox("a", 90, 5) }, .activityIslandMinimal).size
      return [narrow.width, narrow.height, wide.width, wide.height].map { CGFloat($0) }
    },
    Statement("An island is black in Light and in Dark Mode", .apple("activitykit/creating-custom-views-for-live-activities"), is: [true, true]) {
      try await [false, true].asynchronously { dark in
        Staged.fills(try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact, dark: dark).background).contains(
          where: isBlack)
      }
    },
    Statement(
      "Text in an island is that of Dark Mode, white, in Light Mode, too", .apple("activitykit/creating-custom-views-for-live-activities"),
      is: ["dark", "dark", "dark"]
    ) {
      try await [WidgetFamilyValue.activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded].asynchronously { family in
        try await StagedActivity.island(StagedActivity.island { SchemeMark() }, family).root.names[0]
      }
    },
    Statement("The background of an island cannot be changed", .apple("activitykit/creating-custom-views-for-live-activities"), is: false) {
      try await StagedActivity.island(StagedActivity.island { NamedBox("a", 20, 20).containerBackground(.orange, for: .widget) }).background
        .jsonString()
        .contains("orange")
    },
    Statement("Without keylineTint the border has no colour of its own", .apple("widgetkit/dynamicisland/keylinetint(_:)"), is: false) {
      try await StagedActivity.island(StagedActivity.compact(), .activityIslandCompact, dark: true).background.jsonString().contains("stroke")
    },
    Statement("keylineTint colours the border in Dark Mode", .apple("activitykit/creating-custom-views-for-live-activities"), is: true) {
      try await StagedActivity.island(StagedActivity.compact().keylineTint(.orange), .activityIslandCompact, dark: true).background.jsonString()
        .contains("orange")
    },
    Statement("keylineTint has no effect in Light Mode", .apple("activitykit/creating-custom-views-for-live-activities"), is: false) {
      try await StagedActivity.island(StagedActivity.compact().keylineTint(.orange), .activityIslandCompact).background.jsonString().contains(
        "orange")
    },
    Statement("keylineTint(nil) takes an earlier tint away", .apple("widgetkit/dynamicisland/keylinetint(_:)"), is: false) {
      try await StagedActivity.island(StagedActivity.compact().keylineTint(.orange).keylineTint(nil), .activityIslandCompact, dark: true).background
        .jsonString()
        .contains("orange")
    },
    Statement("widgetURL is the URL of each presentation", .apple("widgetkit/dynamicisland/widgeturl(_:)"), is: ["trip://a", "trip://a", "trip://a"])
    {
      try await [WidgetFamilyValue.activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded].asynchronously { family in
        try await StagedActivity.island(StagedActivity.compact().widgetURL(URL(string: "trip://a")), family).widgetURL
      }
    },
    Statement(
      "A link in the expanded island takes priority over widgetURL where it is", .apple("widgetkit/dynamicisland/widgeturl(_:)"),
      is: ["trip://whole", "trip://link"]
    ) {
      let island = StagedActivity.island { Link("Call", destination: URL(string: "trip://link")!) }
      let list = try await StagedActivity.island(island.widgetURL(URL(string: "trip://whole"))).withLinks(in: "islandExpanded")
      return [list.widgetURL] + Staged.links(list)
    },
    Statement("Buttons and toggles work in the expanded island", .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: 2) {
      Staged.intents(try await StagedActivity.island(StagedActivity.island { Interactive() })).count
    },
    Statement(
      "Buttons and toggles do not work in the compact and the minimal island",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: [0, 0]
    ) {
      try await [WidgetFamilyValue.activityIslandCompact, .activityIslandMinimal].asynchronously { family in
        Staged.intents(try await StagedActivity.island(StagedActivity.island { Interactive() }, family)).count
      }
    },
    Statement("An island may have no expanded region", .apple("widgetkit/dynamicislandexpandedcontentbuilder"), is: []) {
      try await StagedActivity.island(StagedActivity.compact()).root.names
    },
  ]

  static let islandMargins: [Statement] = [
    Statement("A margin for some edges leaves the others as they are", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [0, 8]) {
      let usual = try await inset { $0 }
      let changed = try await inset { $0.contentMargins([.top, .bottom, .trailing], 8, for: .expanded) }
      return [changed.leading - usual.leading, changed.trailing]
    },
    Statement("A margin for all edges replaces each of them", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [8, 8]) {
      let changed = try await inset { $0.contentMargins(.all, 8, for: .expanded) }
      return [changed.leading, changed.trailing]
    },
    Statement(
      "Of several margins for one edge the innermost one counts: 8 before 20 for all edges is 8 at its edge and 20 elsewhere",
      .apple("activitykit/creating-custom-views-for-live-activities"), [20, 8]
    ) {
      let changed = try await inset { $0.contentMargins(.trailing, 8, for: .expanded).contentMargins(.all, 20, for: .expanded) }
      return [changed.leading, changed.trailing]
    },
    Statement("Of two margins for the same edges the inner one counts", .apple("activitykit/creating-custom-views-for-live-activities"), [8, 8]) {
      let changed = try await inset { $0.contentMargins(.all, 8, for: .expanded).contentMargins(.all, 20, for: .expanded) }
      return [changed.leading, changed.trailing]
    },
    Statement("Margins of different edges add up", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [5, 9]) {
      let changed = try await inset { $0.contentMargins(.leading, 5, for: .expanded).contentMargins(.trailing, 9, for: .expanded) }
      return [changed.leading, changed.trailing]
    },
    Statement("A margin of one mode does not change another mode", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [0, 0]) {
      let usual = try await inset { $0 }
      let changed = try await inset { $0.contentMargins(.all, 3, for: .compactLeading).contentMargins(.all, 4, for: .minimal) }
      return [changed.leading - usual.leading, changed.trailing - usual.trailing]
    },
    Statement("A margin of 0 puts the content at the edge", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [0, 0]) {
      let changed = try await inset { $0.contentMargins(.all, 0, for: .expanded) }
      return [changed.leading, changed.trailing]
    },
    Statement("The compact leading view has a margin of its own", .apple("widgetkit/dynamicislandmode/compactleading"), [12]) {
      let list = try await StagedActivity.island(StagedActivity.compact().contentMargins(.leading, 12, for: .compactLeading), .activityIslandCompact)
      return [StagedActivity.frame("leading", list).minX]
    },
    Statement("The compact trailing view has a margin of its own", .apple("widgetkit/dynamicislandmode/compacttrailing"), [15], within: 0.34) {
      let list = try await StagedActivity.island(
        StagedActivity.compact().contentMargins(.trailing, 15, for: .compactTrailing), .activityIslandCompact)
      return [CGFloat(list.size.width) - StagedActivity.frame("trailing", list).maxX]
    },
    Statement("A leading margin is at the right in a layout from right to left", .apple("widgetkit/dynamicisland/contentmargins(_:_:for:)"), [9, 5]) {
      let island = StagedActivity.island { NamedBox("wide", nil, 20) }
      let margins = island.contentMargins(.leading, 5, for: .expanded).contentMargins(.trailing, 9, for: .expanded)
      let frame = StagedActivity.frame("wide", try await StagedActivity.island(margins, .activityIslandExpanded, StagedActivity.rightToLeft))
      return [frame.minX, 371 - frame.maxX]
    },
  ]
}

/// The distances of a wide bottom region from the sides of an expanded island of 371 points.
@MainActor
private func inset(_ change: @escaping (DynamicIsland) -> DynamicIsland) async throws -> (leading: CGFloat, trailing: CGFloat) {
  let frame = StagedActivity.frame("wide", try await StagedActivity.island(change(StagedActivity.island { NamedBox("wide", nil, 20) })))
  return (frame.minX, 371 - frame.maxX)
}

private func isBlack(_ paint: Paint) -> Bool {
  if paint.color.system == "black" { return true }
  let color = paint.color.rgba
  return paint.color.color != nil && paint.color.system.isEmpty && color.red == 0 && color.green == 0 && color.blue == 0 && color.alpha == 1
}

private struct SchemeMark: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Mark(name: "\(scheme)") }
}

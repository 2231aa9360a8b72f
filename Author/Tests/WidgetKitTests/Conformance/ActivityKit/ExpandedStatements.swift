import ActivityKit
import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let expandedIslands: [Statement] = [
    Statement(
      "The leading region is beside the camera, at the leading edge", .apple("widgetkit/dynamicislandexpandedregionposition/leading"), is: true
    ) {
      let frame = try await frame("a") { DynamicIslandExpandedRegion(.leading) { NamedBox("a", 40, 20) } }
      return frame.maxX <= 123 && frame.minY < 37
    },
    Statement(
      "The trailing region is beside the camera, at the trailing edge", .apple("widgetkit/dynamicislandexpandedregionposition/trailing"), is: true
    ) {
      let frame = try await frame("a") { DynamicIslandExpandedRegion(.trailing) { NamedBox("a", 40, 20) } }
      return frame.minX >= 371 - 123 && frame.minY < 37
    },
    Statement("The centre region is below the camera, in the middle", .apple("widgetkit/dynamicislandexpandedregionposition/center"), is: true) {
      let frame = try await frame("a") { DynamicIslandExpandedRegion(.center) { NamedBox("a", 40, 20) } }
      return frame.minY >= 36 && abs(frame.midX - 185.5) < 0.5
    },
    Statement("The bottom region is below leading, trailing and centre", .apple("widgetkit/dynamicislandexpandedregionposition/bottom"), is: true) {
      let list = try await StagedActivity.island(StagedActivity.expanded { fourRegions })
      let top = ["leading", "trailing", "center"].map { StagedActivity.frame($0, list).maxY }.max() ?? 0
      return StagedActivity.frame("bottom", list).minY >= top
    },
    Statement(
      "The bottom region may be as wide as the island inside its margins", .apple("widgetkit/dynamicislandexpandedregionposition/bottom"), [335]
    ) {
      [try await frame("a") { DynamicIslandExpandedRegion(.bottom) { NamedBox("a", nil, 20) } }.width]
    },
    Statement("The order in which the regions are written does not matter", .apple("widgetkit/dynamicislandexpandedregion"), is: true) {
      let one = try await StagedActivity.island(StagedActivity.expanded { fourRegions })
      let other = try await StagedActivity.island(
        StagedActivity.expanded {
          DynamicIslandExpandedRegion(.bottom) { NamedBox("bottom", 100, 20) }
          DynamicIslandExpandedRegion(.center) { NamedBox("center", 60, 20) }
          DynamicIslandExpandedRegion(.trailing) { NamedBox("trailing", 50, 40) }
          DynamicIslandExpandedRegion(.leading) { NamedBox("leading", 40, 30) }
        })
      return ["leading", "trailing", "center", "bottom"].allSatisfy { StagedActivity.frame($0, one) == StagedActivity.frame($0, other) }
    },
    Statement(
      "Without priorities leading and trailing regions have the same width", .apple("activitykit/displaying-live-data-with-live-activities"), is: true
    ) {
      let list = try await StagedActivity.island(
        StagedActivity.expanded {
          DynamicIslandExpandedRegion(.leading) { NamedBox("leading", nil, 20) }
          DynamicIslandExpandedRegion(.trailing) { NamedBox("trailing", nil, 20) }
        })
      return abs(StagedActivity.frame("leading", list).width - StagedActivity.frame("trailing", list).width) < 0.34
    },
    Statement("Further content of a leading region is below the camera", .apple("widgetkit/dynamicislandexpandedregionposition/leading"), is: true) {
      let list = try await StagedActivity.island(
        StagedActivity.expanded {
          DynamicIslandExpandedRegion(.leading) {
            NamedBox("first", 40, 30)
            NamedBox("second", 40, 30)
          }
        })
      return StagedActivity.frame("first", list).minY < 37 && StagedActivity.frame("second", list).minY >= 37
    },
    Statement(
      "Content of a leading region below the camera may be wider than beside it", .apple("widgetkit/dynamicislandexpandedregionposition/leading"),
      is: true
    ) {
      let list = try await StagedActivity.island(
        StagedActivity.expanded {
          DynamicIslandExpandedRegion(.leading) {
            NamedBox("first", nil, 30)
            NamedBox("second", nil, 30)
          }
        })
      return StagedActivity.frame("second", list).width > StagedActivity.frame("first", list).width
    },
    Statement(
      "The region with the highest priority has the full width of the island", .apple("activitykit/displaying-live-data-with-live-activities"), [335],
      within: 0.34
    ) {
      [
        try await frame("wide") {
          DynamicIslandExpandedRegion(.leading, priority: 1) { NamedBox("wide", nil, 20).frame(minWidth: 250) }
          DynamicIslandExpandedRegion(.trailing) { EmptyView() }
        }.width
      ]
    },
    Statement(
      "A region with a higher priority and wide content begins below the camera", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: true
    ) {
      try await frame("wide") {
        DynamicIslandExpandedRegion(.trailing, priority: 1) { NamedBox("wide", 250, 20) }
        DynamicIslandExpandedRegion(.leading) { NamedBox("other", 30, 20) }
      }.minY >= 36
    },
    Statement(
      "Content that is too wide beside the camera is below it if its placement allows that",
      .apple("widgetkit/dynamicislandexpandedregionverticalplacement/belowiftoowide"), is: [true, true]
    ) {
      let leading = try await frame("wide") {
        DynamicIslandExpandedRegion(.leading) { NamedBox("wide", 200, 20).dynamicIsland(verticalPlacement: .belowIfTooWide) }
      }
      let trailing = try await frame("wide") {
        DynamicIslandExpandedRegion(.trailing) { NamedBox("wide", 200, 20).dynamicIsland(verticalPlacement: .belowIfTooWide) }
      }
      return [leading.minY >= 36, trailing.minY >= 36]
    },
    Statement(
      "Content that fits beside the camera stays there, whatever its placement",
      .apple("widgetkit/dynamicislandexpandedregionverticalplacement/belowiftoowide"), is: true
    ) {
      try await frame("a") {
        DynamicIslandExpandedRegion(.leading) { NamedBox("a", 60, 20).dynamicIsland(verticalPlacement: .belowIfTooWide) }
      }.minY < 36
    },
    Statement(
      "A centre region leaves leading and trailing content its least width", .apple("activitykit/displaying-live-data-with-live-activities"), is: true
    ) {
      let list = try await StagedActivity.island(
        StagedActivity.expanded {
          DynamicIslandExpandedRegion(.leading) { NamedBox("leading", 80, 80) }
          DynamicIslandExpandedRegion(.trailing) { NamedBox("trailing", 80, 80) }
          DynamicIslandExpandedRegion(.center) { NamedBox("center", nil, 20) }
        })
      return StagedActivity.frame("center", list).minX >= StagedActivity.frame("leading", list).maxX
        && StagedActivity.frame("center", list).maxX <= StagedActivity.frame("trailing", list).minX
    },
    Statement(
      "In a layout from right to left the leading region is at the right", .apple("widgetkit/dynamicislandexpandedregionposition/leading"), is: true
    ) {
      let list = try await StagedActivity.island(StagedActivity.expanded { fourRegions }, .activityIslandExpanded, StagedActivity.rightToLeft)
      return StagedActivity.frame("leading", list).minX > 185 && StagedActivity.frame("trailing", list).maxX < 186
    },
    Statement("A condition may decide whether there is a region", .apple("widgetkit/dynamicislandexpandedcontentbuilder"), is: [["a"], ["a", "b"]]) {
      try await [false, true].asynchronously { isLong in
        try await StagedActivity.island(
          StagedActivity.expanded {
            DynamicIslandExpandedRegion(.leading) { NamedBox("a", 20, 20) }
            if isLong { DynamicIslandExpandedRegion(.bottom) { NamedBox("b", 20, 20) } }
          }
        ).root.names.filter { $0 != "Rectangle" }
      }
    },
    Statement(
      "A function may build the regions", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: ["leading", "trailing", "center", "bottom"]
    ) {
      try await StagedActivity.island(StagedActivity.expanded { fourRegions }).root.names.filter { $0 != "Rectangle" }
    },
    Statement("The island is as high as its regions need, from 84 to 160 points", .guidelines("live-activities"), [84, 160]) {
      try await [CGFloat(10), 300].asynchronously { height in
        CGFloat(
          try await StagedActivity.island(StagedActivity.expanded { DynamicIslandExpandedRegion(.bottom) { NamedBox("a", 100, height) } }).size.height
        )
      }
    },
    Statement("Regions do not lie over each other", .apple("activitykit/displaying-live-data-with-live-activities"), is: true) {
      let list = try await StagedActivity.island(StagedActivity.expanded { fourRegions })
      let frames = ["leading", "trailing", "center", "bottom"].map { StagedActivity.frame($0, list) }
      return frames.indices.allSatisfy { first in frames.indices.allSatisfy { first == $0 || !frames[first].intersects(frames[$0]) } }
    },
    Statement("The expanded island is as wide as the lock screen presentation", .guidelines("live-activities"), [371]) {
      [
        CGFloat(
          try await StagedActivity.island(StagedActivity.expanded { DynamicIslandExpandedRegion(.bottom) { NamedBox("a", 10, 10) } }).size.width)
      ]
    },
  ]
}

@DynamicIslandExpandedContentBuilder
private var fourRegions: DynamicIslandExpandedContent<some View> {
  DynamicIslandExpandedRegion(.leading) { NamedBox("leading", 40, 30) }
  DynamicIslandExpandedRegion(.trailing) { NamedBox("trailing", 50, 40) }
  DynamicIslandExpandedRegion(.center) { NamedBox("center", 60, 20) }
  DynamicIslandExpandedRegion(.bottom) { NamedBox("bottom", 100, 20) }
}

/// The frame of a named view in an expanded island of 371 points.
@MainActor
private func frame<Content: View>(
  _ name: String, @DynamicIslandExpandedContentBuilder regions: @escaping () -> DynamicIslandExpandedContent<Content>
) async throws -> CGRect {
  StagedActivity.frame(name, try await StagedActivity.island(StagedActivity.expanded(regions)))
}

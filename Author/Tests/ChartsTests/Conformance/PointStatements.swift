import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let area = DocumentSource.apple("charts/chartcontent/symbolsize(_:)-8dtyt")

  static let pointAndRuleMarks: [Statement] = [
    Statement("A point without a y value is in the middle of the plot's height", .apple("charts/pointmark/init(x:y:)-9hppd"), [25]) {
      drawn { PointMark(x: .value("x", 1)) }.marks.map(\.box.midY)
    },
    Statement("A point without an x value is in the middle of the plot's width", .apple("charts/pointmark/init(x:y:)-9dswq"), [50]) {
      drawn { PointMark(y: .value("y", 1)) }.marks.map(\.box.midX)
    },
    Statement("A size is an area in square points: a square of 100 has sides of ten points", area, [10, 10]) {
      drawn { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(100) }.marks.flatMap { [$0.box.width, $0.box.height] }
    },
    Statement("A circle of a size covers the same area as a square of it", area, [100], within: 0.5) {
      drawn { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.circle).symbolSize(100) }.marks.map { .pi * $0.box.width * $0.box.width / 4 }
    },
    Statement("A size of width and height is the box of the symbol", .apple("charts/chartcontent/symbolsize(_:)-7s0vk"), [4, 6]) {
      drawn { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(CGSize(width: 4, height: 6)) }.marks
        .flatMap { [$0.box.width, $0.box.height] }
    },
    Statement("A rule at an x value crosses the height of the plot", .apple("charts/rulemark/init(x:ystart:yend:)-6zemd"), [0, 50]) {
      drawn { RuleMark(x: .value("x", 5)) }.marks.flatMap { $0.points.map(\.y).sorted() }
    },
    Statement("A rule can start at a distance and end at the plot's edge", .apple("charts/rulemark/init(xstart:xend:y:)-444cp"), [30, 100]) {
      drawn { RuleMark(xStart: 30, y: .value("y", 5)) }.marks.flatMap { $0.points.map(\.x).sorted() }
    },
    Statement(
      "A rule between two y values without an x is in the middle of the plot", .apple("charts/rulemark/init(x:ystart:yend:)-8iusl"), [50, 50]
    ) {
      drawn { RuleMark(yStart: .value("a", 0), yEnd: .value("b", 5)) }.marks.flatMap { $0.points.map(\.x) }
    },
    Statement("A rule between two x values without a y is in the middle of the plot", .apple("charts/rulemark/init(xstart:xend:y:)-6jsoi"), [25, 25])
    {
      drawn { RuleMark(xStart: .value("a", 0), xEnd: .value("b", 5)) }.marks.flatMap { $0.points.map(\.y) }
    },
    Statement("A mark of a higher z-index is drawn over later marks", .apple("charts/chartcontent/zindex(_:)"), is: ["bar", "point"]) {
      drawn {
        PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
        BarMark(x: .value("x", 1), y: .value("y", 1), width: 10)
      }.marks.map { String($0.node.debugName.dropFirst(10)) }
    },
  ]

  private static let rectangle = DocumentSource.apple("charts/rectanglemark/init(x:y:width:height:)")

  static let rectangleMarks: [Statement] = [
    Statement("A rectangle takes 70 % of the step in both directions", rectangle, [7.5, 3.75, 35, 17.5]) {
      Array(
        boxes {
          ForEach(["a", "b"], id: \.self) { name in
            RectangleMark(x: .value("x", name), y: .value("y", name))
          }
        }.prefix(4))
    },
    Statement(
      "A rectangle between two y values is as wide as the plot", .apple("charts/rectanglemark/init(xstart:xend:ystart:yend:)-6jeka"), [0, 0, 100, 25]
    ) {
      Array(
        boxes {
          RectangleMark(yStart: .value("a", 5), yEnd: .value("b", 10))
          RuleMark(y: .value("y", 0))
        }.prefix(4))
    },
    Statement("A rectangle between values has its corners at them", rectangle, [50, 25, 50, 25]) {
      Array(
        boxes {
          RectangleMark(xStart: .value("a", 5), xEnd: .value("b", 10), yStart: .value("c", 0), yEnd: .value("d", 5))
          PointMark(x: .value("x", 0), y: .value("y", 10))
        }.prefix(4))
    },
  ]

  private static let sector = DocumentSource.apple("charts/sectormark/init(angle:innerradius:outerradius:angularinset:)")

  /// The rightmost and the leftmost x of each sector of a pie of 50 points.
  @MainActor private static func extents(_ marks: SectorMark...) -> [CGFloat] {
    drawn { ForEach(marks.indices, id: \.self) { marks[$0] } }.marks.flatMap { [$0.points.map(\.x).min() ?? 0, $0.points.map(\.x).max() ?? 0] }
  }

  static let sectorMarks: [Statement] = [
    Statement("Sectors follow each other clockwise from the top", .apple("charts/chartproxy/angle(at:)"), [50, 75, 25, 50], within: 0.1) {
      extents(SectorMark(angle: .value("v", 1)), SectorMark(angle: .value("v", 1)))
    },
    Statement("A sector's part of the circle is its value's part of the sum", .apple("charts/sectormark"), [50, 75, 0, 25], within: 0.1) {
      let marks = drawn {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 3))
      }.marks
      return [
        marks[0].points.map(\.x).min() ?? 0, marks[0].points.map(\.x).max() ?? 0, marks[0].points.map(\.y).min() ?? 0,
        marks[0].points.map(\.y).max() ?? 0,
      ]
    },
    Statement("The ratio of an outer radius is relative to the plot", sector, [40, 60], within: 0.1) {
      extents(SectorMark(angle: .value("v", 1), outerRadius: .ratio(0.4)))
    },
    Statement("The ratio of an inner radius is relative to the outer radius", sector, [10], within: 0.1) {
      innerRadius(SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5), outerRadius: .fixed(20)))
    },
    Statement("The inset of an inner radius is taken from the outer radius", sector, [16], within: 0.1) {
      innerRadius(SectorMark(angle: .value("v", 1), innerRadius: .inset(4), outerRadius: .fixed(20)))
    },
  ]

  /// The distance of a ring's inner edge from its middle.
  @MainActor private static func innerRadius(_ mark: SectorMark) -> [CGFloat] {
    drawn { mark }.marks.map { $0.points.map { hypot($0.x - 50, $0.y - 25) }.min() ?? 0 }
  }

  private static let grouping = DocumentSource.apple("charts/chartcontent/position(by:axis:span:)")

  static let groups: [Statement] = [
    Statement("Bars of several groups are beside each other instead of stacked", grouping, [0, 50, 50, 50]) {
      drawn {
        ForEach(["p", "q"], id: \.self) {
          BarMark(x: .value("n", "a"), y: .value("v", 1), width: .ratio(1)).position(by: .value("g", $0), span: .ratio(1))
        }
      }
      .marks.flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("The span is the whole space of the groups of one value", grouping, [25, 25, 50, 25]) {
      drawn {
        ForEach(["p", "q"], id: \.self) {
          BarMark(x: .value("n", "a"), y: .value("v", 1), width: .ratio(1)).position(by: .value("g", $0), span: .ratio(0.5))
        }
      }
      .marks.flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("Bars of one group at the same place are stacked", grouping, [25, 0, 0]) {
      drawn {
        ForEach(["p", "p", "q"].indices, id: \.self) { index in
          BarMark(x: .value("n", "a"), y: .value("v", index < 2 ? 1 : 2)).position(by: .value("g", index < 2 ? "p" : "q"))
        }
      }.marks.map(\.box.minY)
    },
    Statement("Groups can be placed along the vertical axis", grouping, [0, 25, 25, 25]) {
      drawn {
        ForEach(["p", "q"], id: \.self) {
          BarMark(x: .value("v", 1), y: .value("n", "a"), height: .ratio(1)).position(by: .value("g", $0), axis: .vertical, span: .ratio(1))
        }
      }
      .marks.flatMap { [$0.box.minY, $0.box.height] }
    },
  ]
}

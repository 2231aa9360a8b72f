import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let bar = DocumentSource.apple("charts/barmark")
  private static let oneDimension = DocumentSource.apple("charts/barmark/init(x:ystart:yend:width:stacking:)")

  static let barMarks: [Statement] = [
    Statement("Bars at the same place are stacked", bar, [25, 25, 50, 25, 25, 0, 50, 25]) {
      boxes { ForEach(0..<2) { _ in BarMark(x: .value("n", "a"), y: .value("v", 1), width: .ratio(0.5)) } }
    },
    Statement("Bars of one place stay stacked when colours tell their groups apart", bar, [25, 0]) {
      let fixture = ChartFixture(
        bare {
          ForEach(["p", "q"], id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", 1)).foregroundStyle(by: .value("g", $0)) }
        }.chartLegend(.hidden))
      return fixture.marks.map(\.box.minY)
    },
    Statement("Lying bars at the same place are stacked along x", .apple("charts/barmark/init(x:y:width:height:stacking:)"), [0, 50, 50, 50]) {
      drawn { ForEach(0..<2) { _ in BarMark(x: .value("v", 1), y: .value("n", "a")) } }.marks.flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("Bars with only an x value make one lying bar as high as the plot", oneDimension, [0, 0, 40, 50, 40, 0, 60, 50]) {
      boxes {
        BarMark(x: .value("v", 2))
        BarMark(x: .value("v", 3))
      }
    },
    Statement(
      "Bars with only a y value make one standing bar as wide as the plot", .apple("charts/barmark/init(xstart:xend:y:height:stacking:)"),
      [0, 0, 100, 50]
    ) {
      boxes { BarMark(y: .value("v", 3)) }
    },
    Statement("A bar of one dimension can start at a distance from the plot's edge and end at its other edge", oneDimension, [0, 10, 100, 40]) {
      boxes { BarMark(x: .value("v", 2), yStart: 10) }
    },
    Statement("A bar between two x values is as long as their interval, as in a Gantt chart", bar, [50, 50]) {
      drawn { BarMark(xStart: .value("start", 5), xEnd: .value("end", 10), y: .value("job", "a")) }.marks.flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("A bar between two y values stands between them", .apple("charts/barmark/init(x:ystart:yend:width:)"), [10, 30]) {
      drawn {
        BarMark(x: .value("job", "a"), yStart: .value("start", 2), yEnd: .value("end", 8))
        RuleMark(y: .value("top", 10))
      }.marks.prefix(1).flatMap { [$0.box.minY, $0.box.height] }
    },
    Statement(
      "A bar between two y values without an x value is as wide as the plot", .apple("charts/barmark/init(xstart:xend:ystart:yend:)-7541n"),
      [0, 0, 100, 25]
    ) {
      Array(
        boxes {
          BarMark(yStart: .value("start", 5), yEnd: .value("end", 10))
          RuleMark(y: .value("low", 0))
        }.prefix(4))
    },
    Statement(
      "A bar between two x values without a y value is as high as the plot", .apple("charts/barmark/init(xstart:xend:ystart:yend:)-98wo9"),
      [50, 0, 50, 50]
    ) {
      boxes { BarMark(xStart: .value("start", 5), xEnd: .value("end", 10)) }
    },
  ]

  static let markDimensions: [Statement] = [
    Statement("A ratio is a part of the step of the scale", .apple("charts/markdimension/ratio(_:)"), [12.5, 25, 62.5, 25]) {
      drawn { ForEach(["a", "b"], id: \.self) { BarMark(x: .value("n", $0), y: .value("v", 1), width: .ratio(0.5)) } }.marks
        .flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("An inset is taken from the step on each side", .apple("charts/markdimension/inset(_:)"), [8, 34]) {
      drawn { ForEach(["a", "b"], id: \.self) { BarMark(x: .value("n", $0), y: .value("v", 1), width: .inset(8)) } }.marks.prefix(1)
        .flatMap { [$0.box.minX, $0.box.width] }
    },
    Statement("An inset of more than half of the step leaves no width", .apple("charts/markdimension/inset(_:)"), [0]) {
      drawn { BarMark(x: .value("n", "a"), y: .value("v", 1), width: .inset(60)) }.marks.map(\.box.width).filter { $0 > 0 } + [0]
    },
    Statement("A fixed dimension does not depend on the step", .apple("charts/markdimension/fixed(_:)"), [12, 12]) {
      drawn { ForEach(["a", "b"], id: \.self) { BarMark(x: .value("n", $0), y: .value("v", 1), width: .fixed(12)) } }.marks.map(\.box.width)
    },
    Statement("A bar of a calendar unit has the space of the unit", .apple("charts/plottablevalue/value(_:_:unit:calendar:)-8f7fe"), [0, 50, 50, 50])
    {
      drawn {
        ForEach(0..<2) { day in
          BarMark(x: .value("d", Days.hour(24 * day + 7), unit: .day, calendar: Days.calendar), y: .value("v", 1), width: .ratio(1))
        }
      }.marks.flatMap { [$0.box.minX, $0.box.width] }
    },
  ]

  private static let stacking = DocumentSource.apple("charts/markstackingmethod")
  private static let standard = DocumentSource.apple("charts/markstackingmethod/standard")

  static let stackings: [Statement] = [
    Statement("Stacks start at zero", standard, [40, 10, 0, 40]) {
      drawn {
        BarMark(x: .value("n", "a"), y: .value("v", 2))
        BarMark(x: .value("n", "a"), y: .value("v", 8))
      }.marks.flatMap { [$0.box.minY, $0.box.height] }
    },
    Statement("Negative values are stacked below zero, apart from the positive ones", standard, [15, 15, 30, 10, 0, 15, 40, 10]) {
      drawn { ForEach([3.0, -2, 3.0, -2].indices, id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", [3.0, -2, 3.0, -2][$0])) } }.marks
        .flatMap { [$0.box.minY, $0.box.height] }
    },
    Statement("Unstacked bars all start at zero", .apple("charts/markstackingmethod/unstacked"), [50, 50]) {
      drawn { ForEach([1.0, 4], id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", $0), stacking: .unstacked) } }.marks.map(\.box.maxY)
    },
    Statement("Normalized stacks are all as high as the plot", .apple("charts/markstackingmethod/normalized"), [12.5, 37.5, 25, 25]) {
      drawn {
        ForEach([1.0, 3], id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", $0), stacking: .normalized) }
        ForEach([7.0, 7], id: \.self) { BarMark(x: .value("n", "b"), y: .value("v", $0), stacking: .normalized) }
      }.marks.map(\.box.height)
    },
    Statement("Centred stacks lie around the middle of the plot", .apple("charts/markstackingmethod/center"), [25, 25]) {
      let marks = drawn {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<2) { _ in BarMark(x: .value("n", name), y: .value("v", name == "a" ? 1 : 3), stacking: .center) }
        }
      }.marks.map(\.box)
      return [marks[0].union(marks[1]).midY, marks[2].union(marks[3]).midY]
    },
    Statement("Areas of groups are stacked by default", .apple("charts/areamark/init(x:y:stacking:)"), [25, 25, 50, 50, 0, 0, 25, 25]) {
      ChartFixture(
        bare {
          ForEach(["p", "q"], id: \.self) { name in
            ForEach(0..<2) { AreaMark(x: .value("x", $0), y: .value("y", 5)).foregroundStyle(by: .value("n", name)) }
          }
        }.chartLegend(.hidden)
      ).marks.flatMap { $0.points.map(\.y) }
    },
  ]
}

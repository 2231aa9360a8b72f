import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let line = DocumentSource.apple("charts/linemark")
  private static let groups3 = ["p", "q", "r"]

  static let lineMarks: [Statement] = [
    Statement("A line connects its points with straight segments", line, [0, 50, 50, 0, 100, 25]) {
      corners { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", [0, 10, 5][$0])) } }
    },
    Statement("Each value of a series is a line of its own", .apple("charts/linemark/init(x:y:series:)"), is: 3) {
      drawn { ForEach(groups3, id: \.self) { name in ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 1), series: .value("s", name)) } } }
        .lines
    },
    Statement("Without a series, each value of the foreground style is a line of its own", line, is: 3) {
      drawn {
        ForEach(groups3, id: \.self) { name in
          ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", name)) }
        }
      }.lines
    },
    Statement("Without a series, each value of the line style is a line of its own", line, is: 3) {
      drawn {
        ForEach(groups3, id: \.self) { name in
          ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 1)).lineStyle(by: .value("n", name)) }
        }
      }.lines
    },
    Statement("Marks of one series are one line, whatever values their colours have", line, is: 1) {
      ChartFixture(
        bare {
          ForEach(0..<4) {
            LineMark(x: .value("x", $0), y: .value("y", 1), series: .value("s", "one")).foregroundStyle(by: .value("n", $0 < 2 ? "p" : "q"))
          }
        }.chartLegend(.hidden)
      ).lines
    },
    Statement("Points of several lines may be mixed in the data", line, [0, 50, 100, 50, 0, 0, 100, 0]) {
      corners {
        ForEach(0..<4) { LineMark(x: .value("x", $0 / 2), y: .value("y", $0 % 2), series: .value("s", $0 % 2)) }
      }
    },
    Statement(
      "If there are more series than colours, the colours are used again", line,
      holds: {
        let colors = ChartFixture(
          bare {
            ForEach(0..<30) { name in
              ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", "\(name)")) }
            }
          }.chartLegend(.hidden)
        ).colors
        let count = Set(colors).count
        return count > 2 && count < 30 && colors.count == 30 && colors[count] == colors[0]
      }),
    Statement("A stroke style replaces the width of lines", .apple("charts/chartcontent/linestyle(_:)"), [7]) {
      drawn { ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", $0)).lineStyle(StrokeStyle(lineWidth: 7)) } }.marks
        .map { CGFloat($0.node.path.strokeStyle.width) }
    },
    Statement("A stroke style with only dashes has the style's width of one point", .apple("charts/chartcontent/linestyle(_:)"), [1, 4, 2]) {
      drawn { ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", $0)).lineStyle(StrokeStyle(dash: [4, 2])) } }.marks
        .flatMap { [CGFloat($0.node.path.strokeStyle.width)] + $0.node.path.strokeStyle.dash.map { CGFloat($0) } }
    },
  ]

  /// The path of a line through (0, 0), (10, 10) and (20, 5) with y upwards in a plot of 100 × 50 points.
  @MainActor private static func path(_ method: InterpolationMethod) -> [CGFloat] {
    drawn { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", [0, 10, 5][$0])).interpolationMethod(method) } }.marks.flatMap(bends)
  }

  /// The corners of a path, without points that lie on a straight line between two others.
  private static func bends(_ mark: ChartFixture.Drawn) -> [CGFloat] {
    var kept: [CGPoint] = []
    for point in mark.points {
      if let last = kept.last, let before = kept.dropLast().last, before.x == last.x && last.x == point.x || before.y == last.y && last.y == point.y {
        kept.removeLast()
      }
      kept.append(point)
    }
    return kept.flatMap { [$0.x, $0.y] }
  }

  static let interpolations: [Statement] = [
    Statement("A step can begin at its point", .apple("charts/interpolationmethod/stepstart"), [0, 50, 50, 50, 50, 0, 100, 0, 100, 25]) {
      path(.stepStart)
    },
    Statement("A step can end at its point", .apple("charts/interpolationmethod/stepend"), [0, 50, 0, 0, 50, 0, 50, 25, 100, 25]) { path(.stepEnd) },
    Statement(
      "A step can have its point in its middle", .apple("charts/interpolationmethod/stepcenter"), [0, 50, 25, 50, 25, 0, 75, 0, 75, 25, 100, 25]
    ) {
      path(.stepCenter)
    },
    Statement(
      "A monotone curve through rising points never falls", .apple("charts/interpolationmethod/monotone"),
      holds: {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 1), CGPoint(x: 20, y: 39), CGPoint(x: 30, y: 40)]
        var path = Path()
        path.move(to: points[0])
        InterpolationMethod.monotone.add(points, to: &path)
        let heights = (0...100).compactMap { path.trimmedPath(from: 0, to: Double(max($0, 1)) / 100).currentPoint?.y }
        return heights.count == 101 && zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 0.001 }
      }),
    Statement("Areas have the interpolation method, too", .apple("charts/chartcontent/interpolationmethod(_:)"), [0, 50, 25, 50]) {
      Array(
        corners { ForEach(0..<3) { AreaMark(x: .value("x", $0), y: .value("y", [0, 10, 5][$0])).interpolationMethod(.stepCenter) } }.prefix(4))
    },
  ]

  private static let area = DocumentSource.apple("charts/areamark")

  static let areaMarks: [Statement] = [
    Statement("An area fills the region between its points and zero", area, [0, 25, 100, 0, 100, 50, 0, 50]) {
      corners { ForEach(0..<2) { AreaMark(x: .value("x", $0), y: .value("y", 5 + 5 * $0)) } }
    },
    Statement("A range area fills the region between its lower and upper values", .apple("charts/areamark/init(x:ystart:yend:)"), [0, 0, 25, 50]) {
      drawn { ForEach(0..<2) { AreaMark(x: .value("x", $0), yStart: .value("a", 5 - 5 * $0), yEnd: .value("b", 10)) } }.marks
        .flatMap { $0.points.map(\.y).sorted() }
    },
    Statement("A range area can extend along x", .apple("charts/areamark/init(xstart:xend:y:)"), [50, 50, 100, 100]) {
      drawn { ForEach(0..<2) { AreaMark(xStart: .value("a", 5), xEnd: .value("b", 10), y: .value("y", $0)) } }.marks
        .flatMap { $0.points.map(\.x).sorted() }
    },
    Statement("A series makes more than one region", .apple("charts/areamark/init(x:ystart:yend:series:)"), is: 2) {
      drawn {
        ForEach(["p", "q"], id: \.self) { name in
          ForEach(0..<2) { AreaMark(x: .value("x", $0), yStart: .value("a", 1), yEnd: .value("b", 2), series: .value("s", name)) }
        }
      }.marks.count
    },
  ]
}

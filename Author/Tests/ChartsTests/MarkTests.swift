import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

@MainActor
/// The drawing of marks.
@Suite struct MarkTests {
  private let day = Date(timeIntervalSince1970: 1_772_409_600)  // 2 March 2026, UTC
  private var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }

  @Test func `a line joins its points in order`() throws {
    let line = try #require(
      ChartFixture(bare { ForEach(0..<3) { index in LineMark(x: .value("x", index), y: .value("y", [0, 10, 5][index])) } }).marks.first)
    #expect(line.points == [CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 25)])
    #expect(line.node.path.strokeStyle.width == 2 && line.node.path.stroke.color.system == "blue")
  }

  @Test func `an area extends to zero; its gradient spans the area or the plot`() throws {
    func area(_ aligns: Bool) throws -> ChartFixture.Drawn {
      try #require(
        ChartFixture(
          bare {
            ForEach(0..<2) { index in
              AreaMark(x: .value("x", index), y: .value("y", 2 + 3 * index))
                .foregroundStyle(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)).alignsMarkStylesWithPlotArea(aligns)
            }
            PointMark(x: .value("x", 0), y: .value("y", 10))
          }
        ).marks.first)
    }
    #expect(try area(false).points == [CGPoint(x: 0, y: 40), CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 50)])
    #expect(try area(false).node.path.fill.linearGradient.stops.count == 2)
    #expect(try area(false).node.path.paintBounds.height == 25)
    #expect(try area(true).node.path.paintBounds.height == 50)
  }

  @Test func `bars take 70 % of their bands`() {
    let boxes = ChartFixture(
      Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    ).marks.map(\.box)
    #expect(boxes.count == 3)
    #expect(isClose(boxes[0].width, 100.0 / 3 * 0.7) && isClose(boxes[0].minX, 100.0 / 3 * 0.15))
    #expect(boxes[1].height == 50 && boxes[1].minY == 0 && boxes[2].height == 12.5)
  }

  @Test func `horizontal bars are ordered from the top; a bar with only one value crosses the plot`() {
    let lying = ChartFixture(
      bare {
        BarMark(x: .value("v", 10), y: .value("n", "a"), height: .fixed(8))
        BarMark(x: .value("v", 5), y: .value("n", "b"), height: .inset(5))
      }
    ).marks.map(\.box)
    #expect(lying == [CGRect(x: 0, y: 8.5, width: 100, height: 8), CGRect(x: 0, y: 30, width: 50, height: 15)])
    let alone = ChartFixture(
      bare {
        BarMark(x: .value("v", 1)).foregroundStyle(.red)
        BarMark(x: .value("v", 3), yStart: 10, yEnd: 20)
      }
    ).marks.map(\.box)
    #expect(alone == [CGRect(x: 0, y: 0, width: 25, height: 50), CGRect(x: 25, y: 10, width: 75, height: 10)])
  }

  @Test func `bars between two values on either axis`() {
    let boxes = ChartFixture(
      bare {
        BarMark(x: .value("n", "a"), yStart: .value("a", 2), yEnd: .value("b", 8), width: .ratio(0.5))
        RuleMark(y: .value("y", 10))
      }
    ).marks.map(\.box)
    #expect(boxes[0] == CGRect(x: 25, y: 10, width: 50, height: 30))
    let lying = ChartFixture(bare { BarMark(xStart: .value("a", 5), xEnd: .value("b", 10), y: .value("n", "a"), height: 10) }).marks.map(\.box)
    #expect(lying == [CGRect(x: 50, y: 20, width: 50, height: 10)])
  }

  @Test func `a bar is drawn inside its calendar unit, a point in the unit's middle; a bar nearly fills its bin`() {
    let boxes = ChartFixture(
      bare {
        BarMark(x: .value("d", day, unit: .day, calendar: utc), y: .value("v", 1), width: .ratio(0.5))
        PointMark(x: .value("d", day, unit: .day, calendar: utc), y: .value("v", 0))
      }
    ).marks.map(\.box)
    #expect(boxes[0] == CGRect(x: 25, y: 0, width: 50, height: 50) && boxes[1].midX == 50)
    let bin = ChartFixture(bare { BarMark(x: .value("b", NumberBins(thresholds: [0.0, 4])[0]), y: .value("v", 1)) }).marks.map(\.box)
    #expect(bin == [CGRect(x: 0.5, y: 0, width: 99, height: 50)])
  }

  @Test func `bars on a number axis take the space to their neighbours and stay inside the plot`() {
    let boxes = ChartFixture(bare { ForEach(0..<5) { BarMark(x: .value("x", $0), y: .value("v", 1), width: .ratio(0.5)) } }).marks.map(\.box)
    #expect(isClose(boxes[0].minX, 0, by: 1.5) && isClose(boxes[4].maxX, 100, by: 1.5))
    #expect(boxes.allSatisfy { isClose($0.width, boxes[0].width) } && boxes[0].maxX < boxes[1].minX)
  }

  @Test func `each of two groups takes 0.7 of its half of 0.7 of a band`() {
    let fixture = ChartFixture(
      bare {
        ForEach(["x", "y"], id: \.self) { name in
          BarMark(x: .value("n", "a"), y: .value("v", 1)).position(by: .value("g", name))
          BarMark(x: .value("n", "b"), y: .value("v", 1)).position(by: .value("g", name))
        }
      }, size: CGSize(width: 200, height: 50))
    // Each band has 100 points.
    let boxes = fixture.marks.map(\.box).sorted { $0.minX < $1.minX }
    #expect(boxes.allSatisfy { isClose($0.width, 24.5, by: 0.1) } && isClose(boxes[1].minX - boxes[0].maxX, 10.5, by: 0.1))
  }

  @Test func `bars at dates without a unit are 8 points wide, and the axis ends in the middles of the outer ones`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let fixture = ChartFixture(
      bare { ForEach([0, 1, 2, 4], id: \.self) { BarMark(x: .value("d", start + Double($0) * 3600), y: .value("v", 1)) } },
      size: CGSize(width: 200, height: 50))
    #expect(fixture.marks.map(\.box.midX).elementsEqual([0, 50, 100, 200]) { isClose($0, $1, by: 0.1) })
    #expect(fixture.marks.allSatisfy { isClose($0.box.width, 8, by: 0.1) })
  }

  @Test func `groups are beside each other in the space of one value`() {
    let boxes = ChartFixture(
      bare {
        ForEach(["p", "q"], id: \.self) { name in
          BarMark(x: .value("n", "a"), y: .value("v", 1), width: .ratio(1)).position(by: .value("g", name), span: .ratio(0.5))
        }
      }
    ).marks.map(\.box)
    #expect(boxes == [CGRect(x: 25, y: 0, width: 25, height: 50), CGRect(x: 50, y: 0, width: 25, height: 50)])
  }

  @Test func `rules cross the plot; points are circles with an area; rectangles are between values`() throws {
    let marks = ChartFixture(
      bare {
        RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 3, dash: [2]))
        PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(100)
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 10))
        RuleMark(x: .value("x", 5), yStart: .value("a", 0), yEnd: .value("b", 5))
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yEnd: 20)
        PointMark(x: .value("x", 5)).symbolSize(CGSize(width: 4, height: 6))
      }
    ).marks
    #expect(marks[0].points == [CGPoint(x: 0, y: 25), CGPoint(x: 100, y: 25)])
    #expect(marks[0].node.path.strokeStyle.width == 3 && marks[0].node.path.strokeStyle.dash == [2])
    #expect(isClose(marks[1].box.width, 11.284) && marks[1].box.midX == 100)
    #expect(marks[2].box == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(marks[3].points == [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 25)])
    #expect(marks[4].box == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(marks[5].box == CGRect(x: 48, y: 22, width: 4, height: 6))
  }

  @Test func `symbols are drawn at points, at each point of a line that has one, or as a view`() throws {
    let line = ChartFixture(bare { ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", $0)).symbol(.square).symbolSize(16) } }).marks
    #expect(line.map(\.node.debugName) == ["ChartMark.line", "ChartMark.point", "ChartMark.point"])
    #expect(line[2].box == CGRect(x: 98, y: -2, width: 4, height: 4))
    let view = ChartFixture(bare { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Color.red.frame(width: 6, height: 4) } })
    let frame = try #require(view.all.first { $0.node.path.fill.color.system == "red" }).frame
    #expect(isClose(frame.midX, 100, by: 0.4) && isClose(frame.midY, 0, by: 0.4) && isClose(frame.width, 6, by: 0.4))
    #expect(ChartFixture(bare { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle()) }).marks.first?.box.width == 2 * sqrt(30 / .pi))
  }

  @Test func `offsets move marks; zIndex orders them; opacity fades them`() {
    let marks = ChartFixture(
      bare {
        PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1).foregroundStyle(.red)
        BarMark(x: .value("x", 1), y: .value("y", 1), width: 10).offset(x: -20, yStart: 5, yEnd: 0).opacity(0.5)
      }
    ).marks
    #expect(marks.map(\.node.debugName) == ["ChartMark.bar", "ChartMark.point"])
    #expect(marks[0].box.maxX <= 80 && marks[0].box.minY == 5 && marks[0].node.path.fill.opacity == 0.5)
  }

  @Test func `layers clip, blur, shadow and mask marks, and set accessibility labels`() throws {
    let fixture = ChartFixture(
      bare {
        BarMark(x: .value("n", "a"), y: .value("v", 1), width: .ratio(0.2)).clipShape(Capsule()).shadow(radius: 3, y: 2).accessibilityLabel("Bar")
          .accessibilityValue("one")
        RuleMark(y: .value("v", 1)).mask { RectangleMark(yStart: .value("v", 0), yEnd: .value("v", 900)) }.blur(radius: 2)
      })
    let layers = fixture.named("ChartLayer").map(\.node)
    #expect(layers[0].accessibility.value == "one" && layers[1].accessibility.label == "Bar")
    #expect(layers[2].effects.first?.shadow.radius == 3 && layers[3].clip.shape.roundedRect.rect.width == 20)
    #expect(layers[4].effects.first?.blur == 2)
    // The mask's values do not extend the axis.
    #expect(layers[5].mask.group.children.count == 1 && fixture.marks.first?.box.height == 50)
  }

  @Test func `curves pass through their points; a monotone one never leaves their range`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 40)]
    for method in [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd] {
      for points in [points, points.reversed()] {
        var path = Path()
        path.move(to: points[0])
        method.add(points, to: &path)
        #expect(path.currentPoint == points[3])
      }
    }
    for points in [points, points.reversed()] {
      var monotone = Path()
      monotone.move(to: points[0])
      InterpolationMethod.monotone.add(points, to: &monotone)
      #expect(monotone.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }

  @Test func `conditions, loops, plots, erased and composed content are collected in order`() {
    struct Pair: ChartContent {
      let at: Int
      var body: some ChartContent {
        PointMark(x: .value("x", at), y: .value("y", 0))
        PointMark(x: .value("x", at), y: .value("y", 1))
      }
    }
    let isShown = true
    let marks = ChartFixture(
      bare {
        Pair(at: 0)
        if isShown { Pair(at: 1) }
        if !isShown { Pair(at: 2) } else { RuleMark(x: .value("x", 2)) }
        Plot { Pair(at: 3) }.foregroundStyle(.red)
        AnyChartContent(RuleMark(x: .value("x", 4)))
        switch isShown {
        case true: RuleMark(y: .value("y", 1))
        case false: RuleMark(y: .value("y", 2))
        }
      }
    ).marks
    #expect(marks.map(\.node.debugName).filter { $0 == "ChartMark.point" }.count == 6)
    #expect(marks.map(\.node.debugName).filter { $0 == "ChartMark.rule" }.count == 3)
    #expect(marks.filter { $0.node.path.fill.color.system == "red" }.count == 2)
  }

  @Test func `values that are not finite are left out`() {
    #expect(ChartFixture(bare { PointMark(x: .value("x", Double.nan), y: .value("y", 1)) }).marks.isEmpty)
    #expect(ChartFixture(bare { ForEach([Double](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }).marks.isEmpty)
    #expect(ChartFixture(bare { BarMark(x: .value("x", "a"), y: .value("y", Double.infinity)) }).marks.isEmpty)
    #expect(ChartFixture(bare { SectorMark(angle: .value("v", Double.nan)) }).marks.isEmpty)
    _ = ChartFixture(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }, size: .zero)
  }

  @Test func `elements beyond the limit are left out with a diagnostic`() {
    let fixture = ChartFixture(bare { ForEach(0..<20_000) { PointMark(x: .value("x", $0), y: .value("y", $0)) } })
    #expect(fixture.marks.count == 10_000 && fixture.diagnostics == ["forEach.tooMany"])
  }
}

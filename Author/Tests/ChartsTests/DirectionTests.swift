import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// Charts in right-to-left layout.
@MainActor
@Suite struct DirectionTests {
  private let size = CGSize(width: 200, height: 120)
  private func line() -> Chart<ForEach<[Sample], Int, LineMark>> {
    Chart(Sample.three) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
  }

  @Test func `x runs from right to left with labels left of their lines; the last label has its space below the y axis`() throws {
    let (left, right) = (ChartFixture(line(), size: size), ChartFixture(line(), size: size, direction: .rightToLeft))
    #expect(Set(right.words) == Set(left.words) && right.words.count == left.words.count)
    // Every text and every point of the line is mirrored.
    for (a, b) in zip(
      left.texts.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) },
      right.texts.map(\.frame).sorted { ($0.minY, -$0.maxX) < ($1.minY, -$1.maxX) })
    {
      #expect(isClose(a.minX, 200 - b.maxX, by: 0.7) && isClose(a.minY, b.minY, by: 0.4), "\(a) \(b)")
    }
    #expect(right.frame("20").maxX < right.plot.minX)
    let points = try #require(right.marks.first).points
    #expect(points.count == 3 && points[0].x > points[1].x && points[1].x > points[2].x)
    #expect(isClose(points[0].x, right.plot.maxX, by: 0.4) && isClose(points[2].x, right.plot.minX, by: 0.4))
  }

  @Test func `the label at the end of a day with hours is left out, as in left-to-right layout`() {
    let start = Date(timeIntervalSince1970: 1_772_409_600)
    func hour(_ number: Int) -> Date { start.addingTimeInterval(Double(number) * 3600) }
    let chart = Chart(0..<25, id: \.self) { LineMark(x: .value("t", hour($0)), y: .value("v", $0 * 1000)) }
      .chartXScale(domain: hour(0)...hour(24))
      .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) { value in AxisValueLabel { Text(verbatim: "h\(value.index)") } } }
    func hours(_ direction: LayoutDirection) -> [String] {
      ChartFixture(chart, size: CGSize(width: 300, height: 120), direction: direction).words.filter { $0.hasPrefix("h") }.sorted()
    }
    #expect(hours(.leftToRight) == ["h0", "h1", "h2", "h3"])
    #expect(hours(.rightToLeft) == hours(.leftToRight))
  }

  @Test func `bars, groups and explicit places are mirrored; sectors still run clockwise`() {
    func boxes<C: ChartContent>(_ direction: LayoutDirection, @ChartContentBuilder _ content: @escaping () -> C) -> [CGRect] {
      ChartFixture(bare(content), direction: direction).marks.map(\.box)
    }
    func isMirrored<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> Bool {
      let (left, right) = (boxes(.leftToRight, content), boxes(.rightToLeft, content))
      return !left.isEmpty && left.count == right.count
        && zip(left, right).allSatisfy {
          isClose($0.minX, 100 - $1.maxX, by: 0.4) && isClose($0.minY, $1.minY) && isClose($0.width, $1.width, by: 0.4)
        }
    }
    #expect(
      isMirrored {
        ForEach(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }
      })
    #expect(
      isMirrored {
        ForEach(Sample.three) { BarMark(x: .value("n", "all"), y: .value("v", $0.value)).position(by: .value("n", $0.name)) }
      })
    #expect(
      isMirrored {
        ForEach(Sample.three) { BarMark(x: .value("v", $0.value), y: .value("n", $0.name)) }
      })
    #expect(isMirrored { PointMark(x: 10, y: .value("v", 3)) })
    #expect(isMirrored { PointMark(x: .value("x", 1), y: .value("v", 3)).offset(x: 7) })
    func sectors(_ direction: LayoutDirection) -> [[CGPoint]] {
      ChartFixture(Chart(Sample.three) { SectorMark(angle: .value("v", $0.value)) }.chartLegend(.hidden), direction: direction).marks.map(\.points)
    }
    #expect(sectors(.leftToRight) == sectors(.rightToLeft))
  }

  @Test func `annotations at the leading edge are at the right`() {
    let fixture = ChartFixture(
      bare {
        BarMark(x: .value("n", "a"), y: .value("v", 10), width: 20).annotation(position: .leading, spacing: 2) {
          Color.red.frame(width: 10, height: 6)
        }
      }, direction: .rightToLeft)
    #expect(fixture.frame(ofColor: "red").minX == 62)
  }

  @Test func `a proxy measures places from the leading edge, so that an overlay matches the marks`() throws {
    var found: ChartProxy?
    let fixture = ChartFixture(
      bare { ForEach(Sample.three) { PointMark(x: .value("i", $0.id), y: .value("v", $0.value)) } }
        .chartOverlay { proxy in
          let _ = found = proxy
          Color.red.frame(width: 4, height: 4).position(x: proxy.position(forX: 2) ?? 0, y: proxy.position(forY: 5.0) ?? 0)
        }, direction: .rightToLeft)
    let proxy = try #require(found)
    #expect(proxy.position(forX: 0) == 0 && proxy.position(forX: 2) == 100)
    #expect(proxy.value(atX: 75, as: Double.self) == 1.5)
    #expect(isClose(fixture.frame(ofColor: "red").midX, fixture.marks[2].box.midX, by: 0.4))
  }
}

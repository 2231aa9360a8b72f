import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

@MainActor
/// Stacks and sectors.
@Suite struct StackingTests {
  private func boxes(_ values: [Double], _ stacking: MarkStackingMethod) -> [CGRect] {
    ChartFixture(bare { ForEach(values, id: \.self) { BarMark(x: .value("n", "a"), y: .value("v", $0), stacking: stacking) } }).marks.map(\.box)
  }

  @Test func `bars are stacked, negative ones downwards from zero`() {
    #expect(boxes([4, 6], .standard).map(\.minY) == [30, 0] && boxes([4, 6], .standard).map(\.height) == [20, 30])
    #expect(boxes([4, -6], .standard).map(\.minY) == [0, 20] && boxes([4, -6], .standard).map(\.height) == [20, 30])
  }

  @Test func `stacks as fractions, around zero, and unstacked`() {
    #expect(boxes([1, 3], .normalized).map(\.height) == [12.5, 37.5])
    #expect(boxes([1, 3], .center).map(\.minY) == [37.5, 0])
    #expect(boxes([1, 4], .unstacked).map(\.height) == [12.5, 50])
  }

  @Test func `stacks are separated by place, position and kind`() {
    let marks = Stacking.stacked([
      Mark(.bar, x: .value(.category("a")), y: .value(.number(1))), Mark(.bar, x: .value(.category("b")), y: .value(.number(2))),
      Mark(.area, x: .value(.category("a")), y: .value(.number(4))), Mark(.bar, x: .value(.category("a")), y: .value(.number(8))),
      Mark(.line, x: .value(.category("a")), y: .value(.number(16))),
    ])
    func ends(_ extent: Extent) -> [Double] { extent.values.compactMap(\.scalar) }
    #expect(marks.map { ends($0.y) } == [[0, 1], [0, 2], [0, 4], [1, 9], [16]])
  }

  @Test func `areas of groups are stacked`() {
    let marks = ChartFixture(
      bare {
        ForEach(["p", "q"], id: \.self) { name in
          ForEach(0..<2) { AreaMark(x: .value("x", $0), y: .value("y", 5)).foregroundStyle(by: .value("n", name)) }
        }
      }
      .chartLegend(.hidden)
    ).marks
    #expect(marks.map { $0.points.map(\.y) } == [[25, 25, 50, 50], [0, 0, 25, 25]])
  }

  @Test func `sectors share the circle clockwise from the top`() {
    let space = PlotSpace(
      size: CGSize(width: 100, height: 60), x: nil, y: nil, xInsets: _PlotInsets(), yInsets: _PlotInsets(),
      marks: Stacking.stacked([3.0, 1].map { SectorMark(angle: .value("v", $0)).mark }))
    let marks = Stacking.stacked([3.0, 1].map { SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5), outerRadius: .inset(5)).mark })
    let sectors = marks.compactMap(space.sector)
    #expect(space.angleTotal == 4 && sectors.map(\.outer) == [25, 25] && sectors.map(\.inner) == [12.5, 12.5])
    #expect(isClose(sectors[0].end, 1.5 * .pi) && isClose(sectors[1].start, 1.5 * .pi) && isClose(sectors[1].end, 2 * .pi))
    #expect(sectors[0].center == CGPoint(x: 50, y: 30))
  }

  @Test(arguments: [0.0, 4, 100])
  func `a sector's outline keeps its inset, rounds its corners and stays in its ring`(_ cornerRadius: CGFloat) {
    let sector = Sector(center: .zero, start: 0, end: .pi / 2, inner: 20, outer: 40, inset: 2)
    let box = sector.path(cornerRadius: cornerRadius).boundingRect
    // The quarter at the top right, inset by two points at both straight edges.
    #expect(isClose(box.minX, 2, by: 0.05) && isClose(box.maxY, -2, by: 0.05))
    #expect(box.maxX <= 40.01 && box.minY >= -40.01 && box.maxX > (cornerRadius < 10 ? 38 : 30))
    #expect(!sector.path(cornerRadius: cornerRadius).contains(CGPoint(x: 10, y: -10)))
    #expect(sector.path(cornerRadius: cornerRadius).contains(CGPoint(x: 21, y: -21)))
  }

  @Test func `a single sector is the whole ring; one narrower than its gaps is empty; one over half a circle has no spike`() {
    let ring = Sector(center: .zero, start: 0, end: 2 * .pi, inner: 10, outer: 20, inset: 3).path(cornerRadius: 5)
    #expect(isClose(ring.boundingRect.width, 40, by: 0.05) && ring.contains(CGPoint(x: 15, y: 0)) && !ring.contains(CGPoint(x: 5, y: 0)))
    #expect(Sector(center: .zero, start: 0, end: 0.05, inner: 0, outer: 20, inset: 2).path(cornerRadius: 5).isEmpty)
    let most = Sector(center: .zero, start: 0.06, end: 2 * .pi, inner: 0, outer: 20, inset: 2).path(cornerRadius: 3)
    #expect(most.boundingRect.maxY <= 20.05 && most.contains(CGPoint(x: 0, y: 10)))
  }

  @Test func `a chart of sectors has no axes; the annotations of sectors are in their middle`() throws {
    let fixture = ChartFixture(
      Chart(Sample.three) { sample in
        SectorMark(angle: .value("v", sample.value)).annotation { Text(sample.name) }
      })
    #expect(fixture.named("ChartGrid").isEmpty && fixture.words == ["a", "b", "c"] && fixture.plot.size == CGSize(width: 100, height: 50))
    #expect(fixture.frame("a").midX > 50 && fixture.frame("c").midX < 50)
  }
}

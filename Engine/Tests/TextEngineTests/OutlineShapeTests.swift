import Foundation
import Testing

@testable import AlmanacTextEngine

/// Lines with a width, and areas taken away from others.
@Suite struct OutlineShapeTests {
  private func polygon(_ points: [(Double, Double)]) -> [Outline.Point] { points.map { Outline.Point(x: $0.0, y: $0.1) } }

  /// The area with its winding: areas that are taken away twice or left over show in it.
  private func area(_ outline: Outline) -> Double { outline.contours.reduce(0) { $0 + Outline.area($1.flattened(chords: 32)) } }

  private func square(_ from: Double, _ to: Double) -> [Outline.Point] { polygon([(from, from), (to, from), (to, to), (from, to)]) }

  @Test func `a convex area is taken away where it overlaps`() {
    let base = Outline(contours: [Outline.Contour(polygon: square(0, 100))])
    #expect(abs(area(base.subtracting(convex: square(50, 150))) - 7500) < 0.001)
    #expect(abs(area(base.subtracting(convex: square(25, 75))) - 7500) < 0.001)
    #expect(abs(area(base.subtracting(convex: square(50, 150).reversed())) - 7500) < 0.001)
    #expect(abs(area(base.subtracting(convex: square(200, 300))) - 10_000) < 0.001)
    #expect(abs(area(base.subtracting(convex: square(-10, 110)))) < 0.001)
    #expect(area(base.subtracting(convex: [])) == area(base))
  }

  @Test func `holes stay holes`() {
    let ring = Outline(contours: [Outline.Contour(polygon: square(0, 100)), Outline.Contour(polygon: square(20, 80))]).oriented
    #expect(abs(area(ring) - 6400) < 0.001)
    #expect(abs(area(ring.subtracting(convex: square(50, 150))) - 4800) < 0.001)
  }

  @Test func `a line has its width and round ends`() {
    let line = Outline.stroke(polygon([(0, 0), (100, 0)]), isClosed: false, width: 10)
    #expect(abs(area(line) - (1000 + 25 * .pi)) < 2)
    #expect(abs(line.box.minX + 5) < 0.1 && abs(line.box.maxX - 105) < 0.1 && abs(line.box.height - 10) < 0.1)
    let corner = Outline.stroke(polygon([(0, 0), (100, 0), (100, 100)]), isClosed: false, width: 10)
    // Two lines that share 25 square units, both ends' semicircles, and the corner's quarter of a circle.
    #expect(abs(area(corner) - (2000 - 25 + 25 * .pi * 1.25)) < 3)
    #expect(Outline.stroke(polygon([(3, 3), (3, 3)]), isClosed: false, width: 10).isEmpty)
  }

  @Test func `a closed line encloses a hole`() {
    for points in [square(0, 100), square(0, 100).reversed()] {
      let frame = Outline.stroke(points, isClosed: true, width: 10).oriented
      #expect(frame.contours.count == 2)
      #expect(abs(area(frame) - (110 * 110 - 90 * 90 - (100 - 25 * .pi))) < 5)
      #expect(abs(Outline.enlarged(points, by: 5).box.width - 110) < 0.01)
    }
  }
}

import AlmanacWireSchema
import Foundation
import Testing

@Suite struct PathTests {
  /// Points along a path's lines and cubics, close enough together to measure with.
  private func outline(_ path: PathData) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    path.forEach { verb, numbers in
      func number(_ index: Int) -> Double { Double(numbers[index]) }
      switch verb {
      case .move, .line: points.append((number(0), number(1)))
      case .cubic:
        let start = points.last ?? (0, 0)
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let near = u * u * u * a + 3 * u * u * t * b
            return near + 3 * u * t * t * c + t * t * t * d
          }
          points.append((at(start.x, number(0), number(2), number(4)), at(start.y, number(1), number(3), number(5))))
        }
      default: break
      }
    }
    return points
  }

  @Test func `an arc keeps its radius`() {
    var path = PathData()
    path.addArc(center: PointValue(x: 10, y: 20), radius: 5, start: 0.3, sweep: 4)
    for point in outline(path) { #expect(abs(hypot(point.x - 10, point.y - 20) - 5) < 0.01) }
    let end = outline(path).last!
    #expect(abs(end.x - (10 + 5 * cos(4.3))) < 1e-4)
    #expect(abs(end.y - (20 + 5 * sin(4.3))) < 1e-4)
  }

  @Test func `an ellipse touches its box`() {
    var path = PathData()
    path.addEllipse(in: RectValue(x: 2, y: 4, width: 10, height: 6))
    let points = outline(path)
    #expect(abs(points.map(\.x).min()! - 2) < 1e-3)
    #expect(abs(points.map(\.x).max()! - 12) < 1e-3)
    #expect(abs(points.map(\.y).min()! - 4) < 1e-3)
    #expect(abs(points.map(\.y).max()! - 10) < 1e-3)
  }

  @Test func `a rounded rectangle starts in the middle of its right side, or beside a corner that covers it`() {
    for (radii, y) in [([10.0], 20.0), ([0, 0, 30, 0], 10), ([0, 30, 0, 0], 30)] {
      var path = PathData()
      path.addRoundedRect(RectValue(x: 0, y: 0, width: 40, height: 40), radii: radii, continuous: false)
      #expect(path.coordinates.prefix(2) == [40, Float(y)])
    }
  }

  @Test func `circular corners are arcs`() {
    var path = PathData()
    path.addRoundedRect(RectValue(x: 0, y: 0, width: 100, height: 100), radii: [20], continuous: false)
    for point in outline(path) where point.x < 20 && point.y < 20 { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02) }
  }

  @Test func `continuous corners begin earlier than circular ones`() {
    var path = PathData()
    path.addRoundedRect(RectValue(x: 0, y: 0, width: 200, height: 200), radii: [20], continuous: true)
    let points = outline(path)
    // The straight side ends 1.528665 radii from the corner.
    #expect(points.contains { abs($0.x - 20 * ContinuousCorner.extent) < 1e-3 && abs($0.y) < 1e-3 })
    // On the diagonal both curves are about equally far from the corner.
    let diagonal = points.filter { $0.x < 30 && $0.y < 30 }.map { $0.x + $0.y }.min()!
    #expect(abs(diagonal - 40 * (1 - 0.5.squareRoot())) < 0.8)
  }

  @Test func `a continuous capsule has circular ends`() {
    var path = PathData()
    path.addCapsule(in: RectValue(x: 0, y: 0, width: 80, height: 40), continuous: true)
    for point in outline(path) where point.x < 20 { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.05) }
  }

  @Test func `radii that do not fit shrink together`() {
    var path = PathData()
    path.addRoundedRect(RectValue(x: 0, y: 0, width: 40, height: 40), radii: [30, 10, 30, 10], continuous: false)
    for point in outline(path) {
      #expect(point.x >= -1e-3 && point.x <= 40.001)
      #expect(point.y >= -1e-3 && point.y <= 40.001)
    }
    // All four radii still fit if each side has room for its two.
    #expect(outline(path).contains { abs($0.x - 30) < 0.01 && abs($0.y) < 0.01 })
  }

  @Test(arguments: [[0.0, 0, 0, 0], [8, 0, 8, 0], [0, 12, 12, 0]])
  func `each corner may have its radius`(radii: [Double]) {
    var path = PathData()
    path.addRoundedRect(RectValue(x: 0, y: 0, width: 40, height: 30), radii: radii, continuous: false)
    let points = outline(path)
    let vertices: [(Double, Double)] = [(0, 0), (40, 0), (40, 30), (0, 30)]
    for (index, vertex) in vertices.enumerated() {
      let nearest = points.map { hypot($0.x - vertex.0, $0.y - vertex.1) }.min()!
      #expect(abs(nearest - radii[index] * (2.0.squareRoot() - 1)) < 0.1)
    }
  }

  @Test func `a truncated path ends at its last whole point`() {
    var path = PathData()
    path.verbs = [.move, .cubic, .line]
    path.coordinates = [1, 2, 3]
    var verbs: [PathVerb] = []
    path.forEach { verb, _ in verbs.append(verb) }
    #expect(verbs == [.move])
  }

  @Test func `transforms compose`() {
    let turn = TransformValue.rotation(radians: .pi / 2).about(PointValue(x: 10, y: 10))
    let moved = turn.apply(to: PointValue(x: 20, y: 10))
    #expect(abs(moved.x - 10) < 1e-9 && abs(moved.y - 20) < 1e-9)
    let box = turn.apply(to: RectValue(x: 10, y: 10, width: 10, height: 5))
    #expect(abs(box.x - 5) < 1e-9 && abs(box.width - 5) < 1e-9 && abs(box.height - 10) < 1e-9)
  }
}

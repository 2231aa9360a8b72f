import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Set operations of paths.
@Suite struct CoreGraphicsPathTests {
  @Test func `set operations combine the areas of paths and approximate curves`() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15) && abs(area(a.union(b)) - 175) < 0.001)
    #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(abs(area(a.subtracting(b)) - 75) < 0.001 && abs(area(a.symmetricDifference(b)) - 150) < 0.001)
    #expect(a.intersects(b) && !a.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 1, height: 1), transform: nil)))
    // A hole has the opposite direction, so that the winding rule excludes it.
    let hole = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    #expect(abs(area(a.subtracting(hole)) - 84) < 0.001)
    // Chords lie inside the circle: the missing area is less than circumference times tolerance.
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let lost = .pi * 2500 - area(disc.normalized())
    #expect(lost > -3 && lost < 2 * .pi * 50 * 0.03)
    // The tolerance of small paths is relative to their size.
    let unit = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(abs(area(unit.normalized()) - .pi / 4) < 0.002)
    #expect(a.union(CGPath(rect: .zero, transform: nil)).boundingBox == a.boundingBox)
    let broken = CGMutablePath()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
    #expect(broken.union(a).isEmpty)
  }

  @Test func `lines are clipped by areas`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let box = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    #expect(line.lineIntersection(box).boundingBox == CGRect(x: 10, y: 5, width: 10, height: 0))
    let rest = Path(line).lineSubtraction(Path(box))
    #expect(rest.boundingRect.width == 30 && !rest.contains(CGPoint(x: 15, y: 5)))
    // All sides of a closed outline are clipped.
    let frame = CGPath(rect: CGRect(x: 15, y: 2, width: 10, height: 6), transform: nil)
    #expect(frame.lineIntersection(box).boundingBox == CGRect(x: 15, y: 2, width: 5, height: 6))
  }

  /// The area by the shoelace formula; holes count as negative.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, points): (CGFloat, [CGPoint]) = (0, [])
    func close() {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += (a.x * b.y - b.x * a.y) / 2 }
      points = []
    }
    for step in Path(path).cgPath.flattened(threshold: 0.001).points {
      if let step { points.append(step) } else { close() }
    }
    close()
    return abs(sum)
  }
}

extension CGPath {
  /// The points of lines; nil between subpaths.
  fileprivate var points: [CGPoint?] {
    var result: [CGPoint?] = []
    Path(self).forEach { element in
      switch element {
      case .move(let point): result += [nil, point]
      case .line(let point): result.append(point)
      case .closeSubpath: result.append(nil)
      default: break
      }
    }
    return result
  }
}

import Foundation

/// Takes convex areas away, such as the gap around a badge or beside a slash.
extension Outline {
  /// The area outside a convex polygon, as polygons with 16 chords per curve. The outline must be ``oriented``.
  ///
  /// The plane outside the polygon is split into one piece per side: outside that side, and inside all sides before it. Each piece clips all contours. The
  /// edges between two pieces lie on one another in opposite directions. The first sides are those of the polygon's bounding box, because level and upright
  /// edges meet exactly after rounding; others only lie inside the box.
  func subtracting(convex polygon: [Point]) -> Outline {
    guard polygon.count > 2 else { return self }
    let polygon = Self.area(polygon) > 0 ? polygon : polygon.reversed()
    let box = Outline(contours: [Contour(polygon: polygon)]).box
    let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)].map { Point(x: $0.0, y: $0.1) }
    let sides = [corners, polygon].flatMap { points in
      points.indices.map { Side(from: points[$0], to: points[($0 + 1) % points.count]) }
    }
    var result = Outline()
    var rest = contours.map { $0.flattened(chords: 16) }
    for side in sides {
      result.contours += rest.map { side.clip($0, inside: false) }.filter { $0.count > 2 }.map(Contour.init(polygon:))
      rest = rest.map { side.clip($0, inside: true) }.filter { $0.count > 2 }
    }
    return result
  }

  /// A line that the points inside lie to the right of, as they lie on the page (y down).
  private struct Side {
    let from: Point
    let to: Point

    func distance(_ point: Point) -> Double { (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) }

    /// Clips a polygon to one side of the line (Sutherland and Hodgman).
    func clip(_ polygon: [Point], inside: Bool) -> [Point] {
      var result: [Point] = []
      for (index, point) in polygon.enumerated() {
        let previous = polygon[(index + polygon.count - 1) % polygon.count]
        let (a, b) = (distance(previous), distance(point))
        if (a >= 0) != (b >= 0) {
          let t = a / (a - b)
          result.append(
            Point(
              x: from.x == to.x ? from.x : previous.x + t * (point.x - previous.x),
              y: from.y == to.y ? from.y : previous.y + t * (point.y - previous.y)))
        }
        if (b >= 0) == inside { result.append(point) }
      }
      return result
    }
  }
}

extension Outline.Contour {
  init(polygon: [Outline.Point]) {
    self.init(start: polygon[0], segments: polygon.dropFirst().map { .line($0) })
  }
}

import Foundation

/// A corner whose curvature increases and decreases gradually (`RoundedCornerStyle.continuous`).
///
/// The curve consists of the three cubics that UIKit draws for `UIBezierPath(roundedRect:cornerRadius:)`, as measured and published by PaintCode
/// ("Code for iOS 7 Rounded Rectangles"). It needs 1.528665 radii of each side. On a side that is too short for that, the corner is blended with a
/// circular arc, which needs one radius: a capsule has circular ends.
public enum ContinuousCorner {
  /// The length of a side that the full curve needs, in radii.
  public static let extent = 1.528665

  /// The points of a corner's cubics, in radii from the corner's vertex: `along` the first side, `inward` from that side.
  struct Curve {
    var points: [(along: Double, inward: Double)]

    /// The measured curve: the first half and, mirrored, the second.
    static let continuous = Curve(points: [
      (extent, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383),
      (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, extent),
    ])

    /// A quarter circle split at the same places as the measured curve, so that the two can be blended point by point.
    static let circular: Curve = {
      let cut = atan2(1 - 0.63149379, 1 - 0.07491139)
      let stops: [Double] = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
      var points: [(along: Double, inward: Double)] = [(1, 0)]
      for (from, to) in zip(stops, stops.dropFirst()) {
        let handle = 4 / 3 * tan((to - from) / 4)
        points.append((1 - sin(from) - handle * cos(from), 1 - cos(from) + handle * sin(from)))
        points.append((1 - sin(to) + handle * cos(to), 1 - cos(to) - handle * sin(to)))
        points.append((1 - sin(to), 1 - cos(to)))
      }
      return Curve(points: points)
    }()

    /// The curve for a corner with space for this many radii along each side.
    static func fitting(_ space: Double) -> Curve {
      let share = max(0, min(1, (space - 1) / (extent - 1)))
      if share == 1 { return continuous }
      return Curve(
        points: zip(circular.points, continuous.points).map { circle, smooth in
          (circle.along + (smooth.along - circle.along) * share, circle.inward + (smooth.inward - circle.inward) * share)
        })
    }
  }
}

extension PathData {
  /// Adds a closed rectangle with rounded corners, clockwise from the middle of its right side, as Core Graphics does.
  ///
  /// - Parameters:
  ///   - radii: in points: one for all corners, or top left, top right, bottom right, bottom left. Radii that do not fit are
  ///     scaled down together, as CSS does.
  ///   - continuous: continuous curvature (see ``ContinuousCorner``) instead of circular arcs.
  public mutating func addRoundedRect(_ rect: RectValue, radii: [Double], continuous: Bool) {
    let box = RectValue(x: rect.minX, y: rect.minY, width: abs(rect.width), height: abs(rect.height))
    var radii = (0..<4).map { max(0, radii.count == 4 ? radii[$0] : radii.first ?? 0) }
    guard radii.contains(where: { $0 > 0 }), !box.isEmpty else { return addRect(box) }

    // Side i runs from corner i to corner i + 1.
    let sides = [box.width, box.height, box.width, box.height]
    var fit = 1.0
    for side in 0..<4 {
      let taken = radii[side] + radii[(side + 1) % 4]
      if taken > 0 { fit = min(fit, sides[side] / taken) }
    }
    if fit < 1 { radii = radii.map { $0 * fit } }

    let vertices: [(Double, Double)] = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)]
    // The directions from each corner along the side before it and along the side after it.
    let back: [(Double, Double)] = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    let onward: [(Double, Double)] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
    // The points of each corner: its vertex, or a curve's start and its three cubics.
    let corners = (0..<4).map { corner -> [PointValue] in
      let radius = radii[corner]
      let (x, y) = vertices[corner]
      guard radius > 0 else { return [PointValue(x: x, y: y)] }
      func space(on side: Int, beside other: Int) -> Double { sides[side] / (radius + radii[other]) }
      let before = (corner + 3) % 4
      let after = (corner + 1) % 4
      let curve: ContinuousCorner.Curve =
        continuous ? .fitting(min(space(on: before, beside: before), space(on: corner, beside: after))) : .circular
      let (backX, backY) = back[corner]
      let (onwardX, onwardY) = onward[corner]
      return curve.points.map { point in
        let right = point.along * backX + point.inward * onwardX
        let down = point.along * backY + point.inward * onwardY
        return PointValue(x: x + radius * right, y: y + radius * down)
      }
    }
    // The middle of the right side is part of a corner if the two corners are very different.
    move(x: box.maxX, y: max(corners[1][corners[1].count - 1].y, min(box.midY, corners[2][0].y)))
    for points in [corners[2], corners[3], corners[0], corners[1]] {
      line(x: points[0].x, y: points[0].y)
      for start in stride(from: 1, to: points.count, by: 3) { cubic(points[start], points[start + 1], to: points[start + 2]) }
    }
    close()
  }
}

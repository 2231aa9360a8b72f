extension CGPath {
  /// Returns whether the filled path contains a point. Open subpaths are closed by a straight line.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    let path = transform == .identity ? self : CGPath(steps: steps.map { $0.applying(transform) })
    var winding = 0
    for line in Polylines(path, tolerance: 0.01).lines {
      guard let first = line.points.first else { continue }
      for (a, b) in zip(line.points, line.points.dropFirst() + [first]) {
        // The side of the edge on which the point is. It counts where the edge crosses the point's height.
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

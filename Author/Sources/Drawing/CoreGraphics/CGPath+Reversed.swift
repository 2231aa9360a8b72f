extension CGPath {
  /// The path with the last point first: the subpaths in the opposite order, and each of them from its end to its start. A closed one stays closed.
  package var reversed: CGPath {
    let path = CGMutablePath()
    for steps in subpaths.reversed() { path.addPath(CGPath.reversed(steps)) }
    return path
  }

  /// The steps of each subpath. What comes after the end of a closed one without a move begins at its start.
  private var subpaths: [[Step]] {
    var (result, start) = ([[Step]](), CGPoint.zero)
    for step in steps {
      if case .move(let point) = step {
        start = point
        result.append([step])
      } else {
        if result.isEmpty || result[result.count - 1].last == .close { result.append([.move(start)]) }
        result[result.count - 1].append(step)
      }
    }
    return result
  }

  private static func reversed(_ steps: [Step]) -> CGPath {
    let path = CGMutablePath()
    // Where each step ends, closing steps left out.
    let drawn = steps.filter { $0 != .close }
    let ends = drawn.compactMap(\.points.last)
    guard let last = ends.last else { return path }
    path.move(to: last)
    for (step, end) in zip(drawn.dropFirst(), ends).reversed() {
      switch step {
      case .quad(_, let control): path.addQuadCurve(to: end, control: control)
      case .curve(_, let control1, let control2): path.addCurve(to: end, control1: control2, control2: control1)
      case .line, .move, .close: path.addLine(to: end)
      }
    }
    if steps.last == .close { path.closeSubpath() }
    return path
  }
}

import Foundation

/// Functions that build a path. Coordinates are points, y down; angles are radians, clockwise from +x.
extension PathData {
  /// Begins a contour at a point.
  public mutating func move(x: Double, y: Double) { append(.move, x, y) }
  /// Adds a line from the current point to a point.
  public mutating func line(x: Double, y: Double) { append(.line, x, y) }
  /// Adds a quadratic Bézier curve from the current point to `end`.
  public mutating func quad(control: PointValue, to end: PointValue) { append(.quad, control.x, control.y, end.x, end.y) }
  /// Adds a cubic Bézier curve from the current point to `end`.
  public mutating func cubic(_ control1: PointValue, _ control2: PointValue, to end: PointValue) {
    append(.cubic, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }
  /// Closes the contour with a line to its start.
  public mutating func close() { verbs.append(.close) }

  private mutating func append(_ verb: PathVerb, _ numbers: Double...) {
    verbs.append(verb)
    for number in numbers { coordinates.append(Float(number)) }
  }

  /// Adds a closed rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: RectValue) {
    move(x: rect.x, y: rect.y)
    line(x: rect.x + rect.width, y: rect.y)
    line(x: rect.x + rect.width, y: rect.y + rect.height)
    line(x: rect.x, y: rect.y + rect.height)
    close()
  }

  /// Adds a closed ellipse that touches the four sides of `rect`, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: RectValue) {
    let transform = TransformValue(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addArc(start: 0, sweep: 2 * .pi, through: transform, joining: false)
    close()
  }

  /// Adds a closed rectangle with round ends: the radius is half the shorter side.
  public mutating func addCapsule(in rect: RectValue, continuous: Bool = false) {
    addRoundedRect(rect, radii: [min(abs(rect.width), abs(rect.height)) / 2], continuous: continuous)
  }

  /// Adds an arc of a circle. If there is a current point, a line connects it with the arc's start.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - start: the angle of the arc's start, in radians clockwise from +x.
  ///   - sweep: the arc's angle, in radians, positive clockwise; clamped to one turn in either direction.
  public mutating func addArc(center: PointValue, radius: Double, start: Double, sweep: Double) {
    let transform = TransformValue(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addArc(start: start, sweep: max(-2 * .pi, min(2 * .pi, sweep)), through: transform, joining: !verbs.isEmpty)
  }

  private mutating func addArc(start: Double, sweep: Double, through transform: TransformValue, joining: Bool) {
    func point(_ x: Double, _ y: Double) -> PointValue { transform.apply(to: PointValue(x: x, y: y)) }
    let first = point(cos(start), sin(start))
    if joining { line(x: first.x, y: first.y) } else { move(x: first.x, y: first.y) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    // The usual cubic approximation of an arc of `step` radians on the unit circle.
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<pieces {
      let from = start + Double(index) * step
      let to = from + step
      cubic(
        point(cos(from) - handle * sin(from), sin(from) + handle * cos(from)), point(cos(to) + handle * sin(to), sin(to) - handle * cos(to)),
        to: point(cos(to), sin(to)))
    }
  }

  /// The outline of `shape`.
  public init(_ shape: ShapeValue) {
    self.init()
    switch shape.shape {
    case .rect(let rect): addRect(rect)
    case .roundedRect(let rounded): addRoundedRect(rounded.rect, radii: rounded.radii, continuous: rounded.continuous)
    case .ellipse(let rect): addEllipse(in: rect)
    case .path(let path): self = path
    case nil: break
    }
  }
}

extension PathData {
  /// The bounding box of all points of the path, including control points; empty for an empty path.
  public var controlBounds: RectValue {
    guard coordinates.count >= 2 else { return RectValue() }
    var left = Float.infinity
    var top = Float.infinity
    var right = -Float.infinity
    var bottom = -Float.infinity
    for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
      left = min(left, coordinates[index])
      right = max(right, coordinates[index])
      top = min(top, coordinates[index + 1])
      bottom = max(bottom, coordinates[index + 1])
    }
    return RectValue(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }

  /// Calls `body` with each verb and its coordinates (x, y pairs), in order; stops at the first verb whose coordinates are missing.
  @inlinable
  public func forEach(_ body: (PathVerb, UnsafeBufferPointer<Float>) -> Void) {
    coordinates.withUnsafeBufferPointer { numbers in
      var position = 0
      for verb in verbs {
        let count = verb.coordinateCount
        guard position + count <= numbers.count else { return }
        body(verb, UnsafeBufferPointer(rebasing: numbers[position..<(position + count)]))
        position += count
      }
    }
  }

  /// Returns the path with every point transformed.
  public func applying(_ transform: TransformValue) -> PathData {
    var result = self
    for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
      let point = transform.apply(to: PointValue(x: Double(coordinates[index]), y: Double(coordinates[index + 1])))
      result.coordinates[index] = Float(point.x)
      result.coordinates[index + 1] = Float(point.y)
    }
    return result
  }
}

extension PathVerb {
  /// The number of `PathData.coordinates` that the verb uses; each point has two.
  @inlinable
  public var coordinateCount: Int {
    switch self {
    case .move, .line: 2
    case .quad: 4
    case .cubic: 6
    case .close, .unspecified, .UNRECOGNIZED: 0
    }
  }
}

extension ShapeValue {
  /// A rectangle.
  public static func rect(_ rect: RectValue) -> ShapeValue {
    var shape = ShapeValue()
    shape.rect = rect
    return shape
  }
  /// An ellipse that touches the four sides of `rect`.
  public static func ellipse(_ rect: RectValue) -> ShapeValue {
    var shape = ShapeValue()
    shape.ellipse = rect
    return shape
  }
  /// A rectangle whose four corners have one radius in points.
  ///
  /// - Parameter continuous: continuous curvature (see ``ContinuousCorner``) instead of circular arcs.
  public static func roundedRect(_ rect: RectValue, radius: Double, continuous: Bool = true) -> ShapeValue {
    var shape = ShapeValue()
    shape.roundedRect.rect = rect
    shape.roundedRect.radii = [radius]
    shape.roundedRect.continuous = continuous
    return shape
  }
  /// The area that a path encloses.
  public static func path(_ path: PathData) -> ShapeValue {
    var shape = ShapeValue()
    shape.path = path
    return shape
  }

  /// The bounding box of the shape in points; of a path, the box of its control points.
  public var bounds: RectValue {
    switch shape {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .path(let path): path.controlBounds
    case nil: RectValue()
    }
  }
}

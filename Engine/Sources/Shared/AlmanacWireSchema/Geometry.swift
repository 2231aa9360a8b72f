import Foundation

extension PointValue {
  /// A point at `x`, `y`, in points.
  public init(x: Double, y: Double) {
    self.init()
    self.x = x
    self.y = y
  }
}

extension SizeValue {
  /// A size in points.
  public init(width: Double, height: Double) {
    self.init()
    self.width = width
    self.height = height
  }
}

extension InsetsValue {
  /// The same inset, in points, on all four sides.
  public init(all inset: Double) {
    self.init()
    top = inset
    leading = inset
    bottom = inset
    trailing = inset
  }
}

extension RectValue {
  /// A rectangle with its top left corner at `x`, `y`, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init()
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left edge in points, also if the width is negative.
  public var minX: Double { min(x, x + width) }
  /// The top edge in points, also if the height is negative.
  public var minY: Double { min(y, y + height) }
  /// The right edge in points, also if the width is negative.
  public var maxX: Double { max(x, x + width) }
  /// The bottom edge in points, also if the height is negative.
  public var maxY: Double { max(y, y + height) }
  /// The horizontal centre in points.
  public var midX: Double { x + width / 2 }
  /// The vertical centre in points.
  public var midY: Double { y + height / 2 }
  /// Whether the rectangle has no area; true for NaN.
  public var isEmpty: Bool { !(abs(width) > 0 && abs(height) > 0) }

  /// Returns the smallest rectangle that contains both; an empty one is ignored.
  public func union(_ other: RectValue) -> RectValue {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return RectValue(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the part that both rectangles cover; empty if they do not overlap.
  public func intersection(_ other: RectValue) -> RectValue {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return RectValue(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the rectangle enlarged by `distance` points on every side; a negative distance shrinks it.
  public func outset(by distance: Double) -> RectValue {
    RectValue(x: minX - distance, y: minY - distance, width: abs(width) + 2 * distance, height: abs(height) + 2 * distance)
  }

  /// Returns the rectangle moved by `dx` points to the right and `dy` points down.
  public func offset(x dx: Double, y dy: Double) -> RectValue {
    RectValue(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns whether the point is inside; the left and top edges are inside, the right and bottom edges are not.
  public func contains(_ point: PointValue) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension TransformValue {
  /// The transform that changes nothing.
  public static let identity = TransformValue(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform x' = a·x + c·y + tx, y' = b·x + d·y + ty; `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init()
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift by `x` points to the right and `y` points down.
  public static func translation(x: Double, y: Double) -> TransformValue { TransformValue(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  /// A scaling about the origin by two factors.
  public static func scale(x: Double, y: Double) -> TransformValue { TransformValue(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// A rotation about the origin; positive angles are clockwise, since the y axis points down.
  public static func rotation(radians: Double) -> TransformValue {
    TransformValue(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one, then `next`.
  public func concatenating(_ next: TransformValue) -> TransformValue {
    TransformValue(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns this transform applied about `anchor` instead of the origin.
  public func about(_ anchor: PointValue) -> TransformValue {
    TransformValue.translation(x: -anchor.x, y: -anchor.y).concatenating(self).concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  /// Returns the transformed point.
  public func apply(to point: PointValue) -> PointValue {
    PointValue(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed rectangle.
  public func apply(to rect: RectValue) -> RectValue {
    let corners = [
      apply(to: PointValue(x: rect.minX, y: rect.minY)), apply(to: PointValue(x: rect.maxX, y: rect.minY)),
      apply(to: PointValue(x: rect.maxX, y: rect.maxY)), apply(to: PointValue(x: rect.minX, y: rect.maxY)),
    ]
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return RectValue(x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }

  /// The factor by which areas change: negative if the transform mirrors, 0 if it has no inverse.
  public var determinant: Double { a * d - b * c }
}

extension Instant {
  /// The most seconds that an instant may be before or after 1970: years −29,000 to 32,000, which calendars support.
  static let maxSeconds = 1e12

  /// The instant of a date, in seconds since 1970-01-01T00:00:00Z.
  public init(_ date: Date) {
    self.init()
    seconds = date.timeIntervalSince1970
  }
  /// The instant as a date.
  public var date: Date { Date(timeIntervalSince1970: seconds) }
}

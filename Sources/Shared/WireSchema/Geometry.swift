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

  public var minX: Double { min(x, x + width) }
  public var minY: Double { min(y, y + height) }
  public var maxX: Double { max(x, x + width) }
  public var maxY: Double { max(y, y + height) }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  /// Whether it has no area.
  public var isEmpty: Bool { !(abs(width) > 0 && abs(height) > 0) }

  /// The smallest rectangle that contains both; an empty one is ignored.
  public func union(_ other: RectValue) -> RectValue {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return RectValue(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The common part; empty if they do not overlap.
  public func intersection(_ other: RectValue) -> RectValue {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return RectValue(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// Enlarged by `distance` on every side; a negative distance shrinks it.
  public func outset(by distance: Double) -> RectValue {
    RectValue(x: minX - distance, y: minY - distance, width: abs(width) + 2 * distance, height: abs(height) + 2 * distance)
  }

  public func offset(x dx: Double, y dy: Double) -> RectValue {
    RectValue(x: x + dx, y: y + dy, width: width, height: height)
  }

  public func contains(_ point: PointValue) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension TransformValue {
  /// The transform that changes nothing.
  public static let identity = TransformValue(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init()
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static func translation(x: Double, y: Double) -> TransformValue { TransformValue(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public static func scale(x: Double, y: Double) -> TransformValue { TransformValue(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// A rotation about the origin; positive angles are clockwise, since the y axis points down.
  public static func rotation(radians: Double) -> TransformValue {
    TransformValue(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
  }

  /// This transform, then `next`.
  public func concatenating(_ next: TransformValue) -> TransformValue {
    TransformValue(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// This transform applied about `anchor` instead of the origin.
  public func about(_ anchor: PointValue) -> TransformValue {
    TransformValue.translation(x: -anchor.x, y: -anchor.y).concatenating(self).concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  public func apply(to point: PointValue) -> PointValue {
    PointValue(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the transformed rectangle.
  public func apply(to rect: RectValue) -> RectValue {
    let corners = [
      apply(to: PointValue(x: rect.minX, y: rect.minY)), apply(to: PointValue(x: rect.maxX, y: rect.minY)),
      apply(to: PointValue(x: rect.maxX, y: rect.maxY)), apply(to: PointValue(x: rect.minX, y: rect.maxY)),
    ]
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return RectValue(x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }

  public var determinant: Double { a * d - b * c }
}

extension Instant {
  /// The most seconds before or after 1970 that an instant may be: years −29,000 to 32,000, which calendars can still count with.
  static let maxSeconds = 1e12

  public init(_ date: Date) {
    self.init()
    seconds = date.timeIntervalSince1970
  }
  public var date: Date { Date(timeIntervalSince1970: seconds) }
}

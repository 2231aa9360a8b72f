/// The kind of a path element in `CGPath.applyWithBlock`.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// The rule that decides which points are inside a path that crosses itself.
public enum CGPathFillRule: Int32, Sendable {
  case winding, evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// An outline of lines and curves.
// Unchecked: immutable except in `CGMutablePath`, which is completed before it is shared.
public class CGPath: Hashable, @unchecked Sendable {
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }
  package fileprivate(set) var steps: [Step] = []

  package init(steps: [Step]) { self.steps = steps }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [])
    rectangle(rect, transform?.pointee ?? .identity)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [])
    ellipse(rect, transform?.pointee ?? .identity)
  }
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: [])
    roundedRectangle(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  public var isEmpty: Bool { steps.isEmpty }
  public var currentPoint: CGPoint { CurrentPoint.after(steps) ?? .zero }
  public func copy() -> CGPath? { CGPath(steps: steps) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// The smallest rectangle that contains all points, including control points.
  public var boundingBox: CGRect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

// Unchecked: see `CGPath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(steps: []) }
  package override init(steps: [Step]) { super.init(steps: steps) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { steps.append(.move(point.applying(transform))) }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { steps.append(.line(point.applying(transform))) }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.quad(end.applying(transform), control: control.applying(transform)))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.curve(end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { rectangle(rect, transform) }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { rectangle(rect, transform) } }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { ellipse(rect, transform) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
    roundedRectangle(rect, cornerWidth, cornerHeight, transform)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { steps += path.steps.map { $0.applying(transform) } }
  /// Adds an arc, with a line to it from the current point. Angles are in radians from +x; if y points down, positive angles turn clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    let arc = ArcSteps.steps(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise, joins: !isEmpty)
    steps += arc.map { $0.applying(transform) }
  }
  public func closeSubpath() { steps.append(.close) }
}

extension CGPath {
  fileprivate func rectangle(_ rect: CGRect, _ transform: CGAffineTransform) {
    let rect = rect.standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    steps += [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
  }

  fileprivate func ellipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    let rect = rect.standardized
    let fit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY).concatenating(transform)
    let circle = ArcSteps.steps(center: .zero, radius: 1, start: 0, end: 2 * .pi, clockwise: false, joins: false)
    steps += (circle + [.close]).map { $0.applying(fit) }
  }

  fileprivate func roundedRectangle(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform) {
    let rect = rect.standardized
    let (w, h) = (min(max(cornerWidth, 0), rect.width / 2), min(max(cornerHeight, 0), rect.height / 2))
    guard w > 0, h > 0 else { return rectangle(rect, transform) }
    let (handleX, handleY) = (w * ArcSteps.quarterHandle, h * ArcSteps.quarterHandle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let outline: [Step] = [
      .move(point(rect.minX + w, rect.minY)), .line(point(rect.maxX - w, rect.minY)),
      .curve(
        point(rect.maxX, rect.minY + h), control1: point(rect.maxX - w + handleX, rect.minY), control2: point(rect.maxX, rect.minY + h - handleY)),
      .line(point(rect.maxX, rect.maxY - h)),
      .curve(
        point(rect.maxX - w, rect.maxY), control1: point(rect.maxX, rect.maxY - h + handleY), control2: point(rect.maxX - w + handleX, rect.maxY)),
      .line(point(rect.minX + w, rect.maxY)),
      .curve(
        point(rect.minX, rect.maxY - h), control1: point(rect.minX + w - handleX, rect.maxY), control2: point(rect.minX, rect.maxY - h + handleY)),
      .line(point(rect.minX, rect.minY + h)),
      .curve(
        point(rect.minX + w, rect.minY), control1: point(rect.minX, rect.minY + h - handleY), control2: point(rect.minX + w - handleX, rect.minY)),
      .close,
    ]
    steps += outline.map { $0.applying(transform) }
  }
}

extension CGPath.Step {
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath.Step {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let end, let control): .quad(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}

/// Finds the current point of a path.
enum CurrentPoint {
  static func after(_ steps: [CGPath.Step]) -> CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for step in steps {
      switch step {
      case .move(let point): (start, current) = (point, point)
      case .close: current = start
      default: current = step.points.last
      }
    }
    return current
  }
}

/// Circular arcs as cubic curves.
package enum ArcSteps {
  /// The length of a quarter circle's control handle for radius 1: 4/3·tan(π/8). The error is at most 0.03 %.
  static let quarterHandle: CGFloat = 0.552_284_75

  /// Returns the angle from one angle to another in a direction, in radians: at most one turn. A difference of whole turns against the direction also
  /// counts as one turn.
  package static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let sweep = clockwise ? start - end : end - start
    guard sweep < 0 else { return (clockwise ? -1 : 1) * min(sweep, turn) }
    let rest = (-sweep).truncatingRemainder(dividingBy: turn)
    let isWhole = rest < 1e-9 || turn - rest < 1e-9
    return (clockwise ? -1 : 1) * (isWhole ? turn : turn - rest)
  }

  static func steps(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool, joins: Bool) -> [CGPath.Step] {
    let sweep = CGFloat(sweep(from: Double(start), to: Double(end), clockwise: clockwise))
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    var result: [CGPath.Step] = [joins ? .line(point(start)) : .move(point(start))]
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
      let (a, b) = (point(from), point(to))
      result.append(
        .curve(
          b, control1: CGPoint(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
          control2: CGPoint(x: b.x + handle * sin(to), y: b.y - handle * cos(to))))
    }
    return result
  }
}

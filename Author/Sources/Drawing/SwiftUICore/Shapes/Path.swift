import AlmanacWireSchema

/// The outline of a two-dimensional shape, in points, y down.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A figure that the archive can store as such. A path that consists of one figure keeps it, so that the archive is small and corners are exact.
  package enum Figure: Equatable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, RectangleCornerRadii, continuous: Bool)
    case ellipse(CGRect)
  }
  package private(set) var figure: Figure?
  private var steps: [Element] = []

  public init() {}
  public init(_ rect: CGRect) { figure = .rect(rect) }
  /// Creates a rounded rectangle whose corners may be wider than high. Each side of a corner is at most half of the rectangle's shorter side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let half = max(0, min(abs(rect.width), abs(rect.height)) / 2)
    let (width, height) = (min(cornerSize.width, half), min(cornerSize.height, half))
    guard cornerSize.width != cornerSize.height, width > 0, height > 0 else {
      self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
      return
    }
    // The outline of a rectangle with equal sides of its corners, stretched in height.
    let stretch = CGAffineTransform(scaleX: 1, y: height / width)
    self = Path(roundedRect: rect.applying(stretch.inverted()), cornerRadius: width, style: style).applying(stretch)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: cornerRadius, bottomLeading: cornerRadius, bottomTrailing: cornerRadius, topTrailing: cornerRadius),
      style: style)
  }
  /// Creates a rounded rectangle with separate corner radii. On each of its two sides, a corner takes at most half of the side, or what the other corner
  /// there leaves if that is more.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    let range = 0...RenderSession.Limits.length
    let radii = cornerRadii.mapped { RenderSession.finiteFromAnyIsolation($0, of: "a corner radius", in: range) }.limited(in: rect.size)
    if radii.isZero {
      figure = .rect(rect)
    } else {
      figure = .roundedRect(rect, radii, continuous: style == .continuous)
    }
  }
  public init(ellipseIn rect: CGRect) { figure = .ellipse(rect) }
  public init(_ build: (inout Path) -> Void) { build(&self) }
  package init(_ elements: [Element]) { steps = elements }
  package init(figure: Figure) { self.figure = figure }

  /// The steps that draw the path; a figure is converted to steps.
  package var elements: [Element] { figure?.elements ?? steps }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public var isEmpty: Bool { figure == nil && steps.isEmpty }
  /// The end of the last step; nil for an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Appends steps. If the path is a figure, it is first converted to steps.
  package mutating func append(_ elements: [Element]) {
    if let figure {
      steps = figure.elements
      self.figure = nil
    }
    steps += elements
  }

  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }
  /// Adds a line to `end`. Without a current point it only moves there.
  public mutating func addLine(to end: CGPoint) { append([isEmpty ? .move(to: end) : .line(to: end)]) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(isEmpty ? [.move(to: control), .quadCurve(to: end, control: control)] : [.quadCurve(to: end, control: control)])
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let curve = Element.curve(to: end, control1: control1, control2: control2)
    append(isEmpty ? [.move(to: control1), curve] : [curve])
  }
  public mutating func closeSubpath() { if !isEmpty { append([.closeSubpath]) } }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { addPath(Path(rect), transform: transform) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Moves to the first point and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty, transform.isIdentity {
      self = path
    } else {
      append(path.applying(transform).elements)
    }
  }
}

/// The curve of rounded corners: a circular arc, or a curve of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The radius of each corner in points; leading is on the left in left-to-right layouts.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var largest: CGFloat { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }
  var isZero: Bool { largest <= 0 }
  var isUniform: Bool { topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing }

  func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading), bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
  func limited(in size: CGSize) -> RectangleCornerRadii {
    let positive = mapped { max($0, 0) }
    func limit(_ radius: CGFloat, _ beside: CGFloat, _ above: CGFloat) -> CGFloat {
      func most(_ side: CGFloat, _ other: CGFloat) -> CGFloat { max(0, side / 2, side - other) }
      return min(radius, most(size.width, beside), most(size.height, above))
    }
    return RectangleCornerRadii(
      topLeading: limit(positive.topLeading, positive.topTrailing, positive.bottomLeading),
      bottomLeading: limit(positive.bottomLeading, positive.bottomTrailing, positive.topLeading),
      bottomTrailing: limit(positive.bottomTrailing, positive.bottomLeading, positive.topTrailing),
      topTrailing: limit(positive.topTrailing, positive.topLeading, positive.bottomTrailing))
  }
  /// Returns the radii with leading and trailing resolved to left and right.
  func resolved(_ direction: LayoutDirection) -> RectangleCornerRadii {
    direction == .leftToRight
      ? self : RectangleCornerRadii(topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

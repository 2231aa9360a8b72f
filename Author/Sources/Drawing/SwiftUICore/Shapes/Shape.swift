import AlmanacWireSchema

/// A shape whose outline in a rectangle `path(in:)` returns.
///
/// As a view it takes the proposal (10 points for an unspecified dimension) and is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline within `rect`.
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  /// How the shape behaves in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size that the shape takes when offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// How a drawing changes in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns true if a drawing is mirrored in layouts of this direction.
  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be shrunk by an inset.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset on all sides by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// The style of a line drawn along an outline.
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Alternating lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var value: StrokeValue {
    var value = StrokeValue()
    value.width = Double(lineWidth)
    value.cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    value.join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    value.miterLimit = Double(miterLimit)
    value.dash = dash.map(Double.init)
    value.dashPhase = Double(dashPhase)
    return value
  }
}

/// The rule that decides which points are inside an outline.
@frozen public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

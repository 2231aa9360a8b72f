/// A rectangle whose corners are concentric with those of the container's shape, or have radii of their own.
///
/// Like ``ContainerRelativeShape``, it uses the smallest distance to the container for all corners.
public struct ConcentricRectangle: InsettableShape {
  private let corners: [Edge.Corner.Style]
  private let isUniform: Bool

  public init() { self.init(corners: .concentric) }

  /// - Parameter isUniform: true to give all corners the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners, isUniform: isUniform)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  private init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
    self.isUniform = isUniform
  }

  public func path(in rect: CGRect) -> Path {
    let container = ContainerRelativeShape.radius(in: rect, core: EnvironmentStack.current.core)
    var radii = corners.map { min($0.radius(container: container), max(0, min(rect.width, rect.height) / 2)) }
    if isUniform { radii = Array(repeating: radii.max() ?? 0, count: 4) }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]),
      style: .continuous)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Edge {
  /// A corner between two edges.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The source of a corner's radius.
    public struct Style: Hashable, Sendable {
      private enum Source: Hashable { case concentric(minimum: CGFloat), fixed(CGFloat) }
      private let source: Source

      /// The container's radius less the distance to it.
      public static let concentric = Style(source: .concentric(minimum: 0))
      public static func concentric(minimum: Style) -> Style {
        switch minimum.source {
        case .concentric(let radius), .fixed(let radius): Style(source: .concentric(minimum: radius))
        }
      }
      /// - Parameter radius: Points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(source: .fixed(max(0, radius))) }

      func radius(container: CGFloat) -> CGFloat {
        switch source {
        case .concentric(let minimum): max(container, minimum)
        case .fixed(let radius): radius
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

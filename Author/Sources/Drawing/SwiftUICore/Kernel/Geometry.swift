import AlmanacWireSchema

extension RectValue {
  /// Limits each number to the largest that a display list may contain. The position of a view with `offset(x: .infinity)`, for example, can be larger.
  package init(_ rect: CGRect) {
    self.init()
    let most = DisplayListLimits.standard.coordinate
    func limited(_ value: CGFloat) -> Double { min(max(Double(value), -most), most) }
    x = limited(rect.origin.x)
    y = limited(rect.origin.y)
    width = limited(rect.size.width)
    height = limited(rect.size.height)
  }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension SizeValue {
  package init(_ size: CGSize) {
    self.init()
    width = Double(size.width)
    height = Double(size.height)
  }
  package var cgSize: CGSize { CGSize(width: width, height: height) }
}

extension PointValue {
  package init(_ point: CGPoint) {
    self.init()
    x = Double(point.x)
    y = Double(point.y)
  }
}

extension InsetsValue {
  package init(_ insets: EdgeInsets) {
    self.init()
    top = Double(insets.top)
    leading = Double(insets.leading)
    bottom = Double(insets.bottom)
    trailing = Double(insets.trailing)
  }
}

/// Inset distances for the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The direction in which content is laid out, from the locale.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

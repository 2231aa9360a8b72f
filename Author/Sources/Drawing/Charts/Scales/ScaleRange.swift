import SwiftUICore

/// The results of a scale: styles, symbols or sizes.
public protocol ScaleRange {
  associatedtype VisualValue
  var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  public var _visualValues: [Element] { self }
}
extension ClosedRange: ScaleRange where Bound == CGFloat {
  public var _visualValues: [CGFloat] { [lowerBound, upperBound] }
}
extension Gradient: ScaleRange {
  public var _visualValues: [Color] { stops.map(\.color) }
}

/// The results of a position scale: places along the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _plotInsets: _PlotInsets { get }
}

/// The distances between a scale's ends and the plot's edges, or a fixed range in points.
public struct _PlotInsets {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// Distances in points from the plot's leading or top edge.
  var fixed: ClosedRange<CGFloat>?

  var isEmpty: Bool { start == 0 && end == 0 && fixed == nil }
  func adding(_ other: _PlotInsets) -> _PlotInsets { _PlotInsets(start: start + other.start, end: end + other.end, fixed: fixed) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _plotInsets: _PlotInsets { _PlotInsets(fixed: self) }
}

/// The whole width or height of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let insets: _PlotInsets
  public var _visualValues: [CGFloat] { [] }
  public var _plotInsets: _PlotInsets { insets }
}

extension ScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(insets: _PlotInsets()) }
  /// - Parameter padding: the distance between the ends of the domain and the plot's edges, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { plotDimension(startPadding: padding, endPadding: padding) }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(insets: _PlotInsets(start: startPadding, end: endPadding))
  }
}

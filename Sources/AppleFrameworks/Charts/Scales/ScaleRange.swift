import SwiftUI

/// What the values of a scale become: styles, symbols, sizes.
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

/// What the values of a position scale become: places along the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _plotInsets: _PlotInsets { get }
}

/// How far a scale stays away from the plot's edges, or the points between which it lies.
public struct _PlotInsets {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// Points from the plot's leading or top edge.
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
  /// - Parameter padding: how far the ends of the domain stay away from the plot's edges, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { plotDimension(startPadding: padding, endPadding: padding) }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(insets: _PlotInsets(start: startPadding, end: endPadding))
  }
}

import SwiftUI

/// Where a mark lies along one axis.
enum Extent {
  case value(_ChartValue)
  /// A calendar unit or bin: bars keep a gap within it, points stand in its middle.
  case unit(_ChartValue, _ChartValue, isBin: Bool)
  case range(_ChartValue, _ChartValue)
  /// Points of the plot from its leading or top edge; nil = the plot's own edges.
  case fixed(CGFloat?, CGFloat?)
  /// One point of the plot; nil = its middle.
  case fixedPoint(CGFloat?)

  /// What the scale of the axis has to hold.
  var values: [_ChartValue] {
    switch self {
    case .value(let value): [value]
    case .unit(let start, let end, _), .range(let start, let end): [start, end]
    case .fixed, .fixedPoint: []
    }
  }
  /// The one value of a mark that has just one.
  var single: _ChartValue? { if case .value(let value) = self { value } else { nil } }
  /// The one value or the start of the unit: what bars at one place have in common.
  var place: _ChartValue? {
    switch self {
    case .value(let value), .unit(let value, _, _): value
    default: nil
    }
  }
}

/// One mark as the chart draws it.
struct Mark {
  enum Kind: Hashable {
    case line, area, bar, point, rule, rectangle, sector
  }
  var kind: Kind
  var x: Extent
  var y: Extent
  /// What a sector measures.
  var angle: Extent?
  var series: _ChartValue?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// Half of the gap between sectors, in points.
  var angularInset: CGFloat = 0
  var style = MarkStyle()

  init(_ kind: Kind, x: Extent, y: Extent) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// What tells the figure that the mark is a point of from others of its kind.
  var seriesKey: SeriesKey {
    SeriesKey(kind: kind, series: series, color: style.colorValue, symbol: style.symbolValue, line: style.lineValue)
  }
  struct SeriesKey: Hashable {
    let kind: Kind
    let series, color, symbol, line: _ChartValue?
  }
}

/// How a mark looks; nil leaves it to the chart.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  /// The value that the colour stands for.
  var colorValue: _ChartValue?
  var stroke: StrokeStyle?
  var lineValue: _ChartValue?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolValue: _ChartValue?
  var symbolSize: MarkSymbolSize?
  var symbolSizeValue: _ChartValue?
  var opacity = 1.0
  var cornerRadius: (radius: CGFloat, style: RoundedCornerStyle)?
  var annotations: [Annotation] = []
  var offset = MarkOffset()
  var positionGroup: PositionGroup?
  var zIndex: Double?
  var alignsWithPlot = false
  var layers: [MarkLayer] = []
}

/// What a point is drawn with.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(@MainActor () -> AnyView)
}

enum MarkSymbolSize {
  /// In square points.
  case area(CGFloat)
  case size(CGSize)
}

/// How far the ends of a mark are moved, in points.
struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  mutating func add(_ other: MarkOffset) {
    xStart += other.xStart
    xEnd += other.xEnd
    yStart += other.yStart
    yEnd += other.yEnd
  }
}

/// Marks of different values stand beside each other in the room of one place.
struct PositionGroup {
  let value: _ChartValue
  let axis: Axis?
  let span: MarkDimension
}

/// What is done to the drawing of a mark.
enum MarkLayer {
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case clip(any Shape, FillStyle)
  case mask([Mark])
  case compositing
  case accessibilityLabel(Text)
  case accessibilityValue(Text)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)
}

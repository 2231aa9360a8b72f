import SwiftUICore

/// The part of one axis that a mark takes.
enum Extent {
  case value(_ChartValue)
  /// A calendar unit or bin. Bars leave a gap inside it; points are drawn in its middle.
  case unit(_ChartValue, _ChartValue, isBin: Bool)
  case range(_ChartValue, _ChartValue)
  /// Distances in points from the plot's leading or top edge; nil = the plot's edges.
  case fixed(CGFloat?, CGFloat?)
  /// One distance in points from the plot's leading or top edge; nil = the plot's middle.
  case fixedPoint(CGFloat?)

  /// The values that the axis's scale must contain.
  var values: [_ChartValue] {
    switch self {
    case .value(let value): [value]
    case .unit(let start, let end, _), .range(let start, let end): [start, end]
    case .fixed, .fixedPoint: []
    }
  }
  /// The value of a mark that has only one; otherwise nil.
  var single: _ChartValue? { if case .value(let value) = self { value } else { nil } }
  /// The value, or the start of the unit. Bars with an equal `place` are stacked.
  var place: _ChartValue? {
    switch self {
    case .value(let value), .unit(let value, _, _): value
    default: nil
    }
  }
}

/// A mark with everything that is needed to draw it.
struct Mark {
  enum Kind: Hashable {
    case line, area, bar, point, rule, rectangle, sector
  }
  var kind: Kind
  var x: Extent
  var y: Extent
  /// The value of a sector.
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

  /// Identifies the line or area that the mark is a point of: the author's series or, without one, all marks of the same colour, symbol and line.
  var seriesKey: SeriesKey {
    series.map { SeriesKey(kind: kind, series: $0, color: nil, symbol: nil, line: nil) }
      ?? SeriesKey(kind: kind, series: nil, color: style.colorValue, symbol: style.symbolValue, line: style.lineValue)
  }
  struct SeriesKey: Hashable {
    let kind: Kind
    let series, color, symbol, line: _ChartValue?
  }
}

/// The appearance of a mark; nil = the chart's default.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  /// The value that determines the colour.
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

/// The symbol of a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(@MainActor () -> AnyView)
}

enum MarkSymbolSize {
  /// In square points.
  case area(CGFloat)
  case size(CGSize)
}

/// The offsets of a mark's ends, in points.
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

/// Places marks of different values beside each other in the space of one axis value.
struct PositionGroup {
  let value: _ChartValue
  let axis: Axis?
  let span: MarkDimension
}

/// An effect on the drawing of a mark.
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

import SwiftUI

/// One mark as the chart draws it.
struct Mark {
  enum Kind {
    case line, area, bar, point, rule, rectangle
  }
  /// Where the mark lies on an axis: at a value, or from one to another.
  struct Extent {
    var start: _ChartValue
    var end: _ChartValue?
    /// Whether `end` is the end of a calendar unit: bars keep a gap within it, points stand in its middle.
    var isUnit = false

    init(_ start: _ChartValue, _ end: _ChartValue? = nil, isUnit: Bool = false) {
      self.start = start
      self.end = end
      self.isUnit = isUnit
    }
    init<V>(_ value: PlottableValue<V>) { self.init(value.value, value.end, isUnit: value.end != nil) }
  }
  var kind: Kind
  var x: Extent?
  var y: Extent?
  var series: String?
  var width = MarkDimension.automatic
  var style = MarkStyle()
}

/// How a mark looks; nil leaves it to the chart.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var group: String?
  var stroke: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: BasicChartSymbolShape?
  var symbolArea: CGFloat?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var annotations: [Annotation] = []
}

struct Annotation {
  let position: AnnotationPosition
  let spacing: CGFloat
  let content: @MainActor () -> AnyView
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  public static let automatic = AnnotationPosition(name: "automatic")
  public static let top = AnnotationPosition(name: "top")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
  public static let overlay = AnnotationPosition(name: "overlay")
}

/// The width of a bar.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind
  public static let automatic = MarkDimension(kind: .automatic)
  public static func fixed(_ width: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(width)) }
  /// A share of the room of one value.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// The width in a room of `room` points.
  func width(in room: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * 0.65
    case .fixed(let width): width
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// The figure at a point.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond
  }
  let kind: Kind
  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)

  /// The figure of `area` square points around `center`.
  func path(at center: CGPoint, area: CGFloat) -> Path {
    let side = sqrt(max(0, area))
    func box(_ width: CGFloat) -> CGRect { CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width) }
    switch kind {
    case .circle: return Path(ellipseIn: box(2 * side / sqrt(.pi)))
    case .square: return Path(box(side))
    case .triangle:
      let base = 2 * side / sqrt(sqrt(3))
      let height = base * sqrt(3) / 2
      return Path {
        $0.addLines([
          CGPoint(x: center.x, y: center.y - height * 2 / 3), CGPoint(x: center.x + base / 2, y: center.y + height / 3),
          CGPoint(x: center.x - base / 2, y: center.y + height / 3),
        ])
        $0.closeSubpath()
      }
    case .diamond:
      let half = side / sqrt(2)
      return Path {
        $0.addLines([
          CGPoint(x: center.x, y: center.y - half), CGPoint(x: center.x + half, y: center.y), CGPoint(x: center.x, y: center.y + half),
          CGPoint(x: center.x - half, y: center.y),
        ])
        $0.closeSubpath()
      }
    }
  }
}

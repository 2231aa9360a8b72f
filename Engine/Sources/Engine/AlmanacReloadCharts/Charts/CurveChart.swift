import AlmanacWireSchema

/// Curves of one number over another, with the series' names at their ends.
public struct CurveChart: ReloadChart {
  /// Points with a name, drawn in one colour.
  public struct Series: Sendable {
    /// How the points are drawn.
    public enum Form: Sendable {
      /// A line through all points.
      case line
      /// A dot for each point.
      case dots
      /// A line with a dot at each point.
      case lineWithDots
    }
    /// The name, written beside the last point.
    public let name: String
    /// How the points are drawn.
    public let form: Form
    /// The points, in the order in which the line connects them; all are finite.
    public let points: [(x: Double, y: Double)]

    /// Creates a series; leaves out points that are not finite.
    public init(_ name: String, _ form: Form, _ points: [(x: Double, y: Double)]) {
      self.name = name
      self.form = form
      self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// A highlighted range of values.
  public struct Band: Sendable {
    /// The name, written in the range.
    public let name: String
    /// The values on the y axis.
    public let range: ClosedRange<Double>

    /// Creates a range.
    public init(_ name: String, _ range: ClosedRange<Double>) {
      self.name = name
      self.range = range
    }
  }

  /// The chart's title.
  public let title: String
  /// A line below the title.
  public let subtitle: String
  /// The name of the x axis: what it counts.
  public let across: String
  /// The curves.
  public let series: [Series]
  /// A highlighted range; nil: none.
  public let band: Band?

  /// Creates a chart.
  public init(title: String, subtitle: String, across: String, series: [Series], band: Band? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.across = across
    self.series = series
    self.band = band
  }

  /// The subtitle, and the points of every series.
  public var summary: String {
    let values = series.map { line in
      "\(line.name): " + line.points.map { "\(ChartFormat.decimal($0.x)) → \(ChartFormat.decimal($0.y))" }.joined(separator: ", ")
    }
    return (["\(subtitle). \(across) →."] + values).joined(separator: " ")
  }

  private static let margin = 16.0
  static let height = 320.0

  /// Returns the scales that map values to positions, in points.
  func scales(width: Double) -> (x: ValueScale, y: ValueScale) {
    let most = max(series.flatMap(\.points).map(\.y).max() ?? 1, band?.range.upperBound ?? 0)
    let furthest = series.flatMap(\.points).map(\.x).max() ?? 1
    let names = series.map { ChartDrawing.width($0.name, weight: 500) }.max() ?? 0
    let y = ValueScale.linear(upTo: most, start: Self.height - 52, end: 66)
    return (
      .init(kind: .linear, range: 0...max(furthest, 1e-9), start: Self.margin + 30, end: max(Self.margin + 31, width - Self.margin - names - 8)), y
    )
  }

  /// Draws the chart, `width` points wide.
  public func displayList(width: Double) -> DisplayList {
    var drawing = ChartDrawing(width: width, height: Self.height)
    let (x, y) = scales(width: width)
    let maxWidth = width - 2 * Self.margin
    drawing.text(title, x: Self.margin, y: 21, size: 15, weight: 600, maxWidth: maxWidth)
    drawing.text(subtitle, x: Self.margin, y: 41, size: 12, color: ChartStyle.secondary, maxWidth: maxWidth)
    if let band {
      var path = PathData()
      let top = y.position(of: band.range.upperBound)
      path.addRect(RectValue(x: x.start, y: top, width: x.end - x.start, height: y.position(of: band.range.lowerBound) - top))
      drawing.fill(path, ChartStyle.shade, name: "Band")
    }
    var grid = PathData()
    for value in y.ticks {
      grid.addLine(x.start, y.position(of: value), x.end, y.position(of: value))
      drawing.text(ChartFormat.decimal(value), x: x.start - 8, y: y.position(of: value), color: ChartStyle.secondary, .trailing)
    }
    drawing.stroke(grid, ChartStyle.line, name: "Grid")
    for value in x.ticks { drawing.text(ChartFormat.decimal(value), x: x.position(of: value), y: y.start + 14, color: ChartStyle.secondary, .center) }
    drawing.text(across, x: (x.start + x.end) / 2, y: y.start + 32, color: ChartStyle.secondary, .center)
    if let band { drawing.text(band.name, x: x.end - 8, y: y.position(of: band.range.lowerBound) - 11, color: ChartStyle.secondary, .trailing) }
    for (index, line) in series.enumerated() { draw(line, ChartStyle.series[index % ChartStyle.series.count], index, x, y, &drawing) }
    drawNames(x, y, &drawing)
    return drawing.list
  }

  private func draw(_ line: Series, _ color: ColorValue, _ index: Int, _ x: ValueScale, _ y: ValueScale, _ drawing: inout ChartDrawing) {
    let positions = line.points.map { (x: x.position(of: $0.x), y: y.position(of: $0.y)) }
    if line.form != .dots, let first = positions.first {
      var path = PathData()
      path.move(x: first.x, y: first.y)
      for position in positions.dropFirst() { path.line(x: position.x, y: position.y) }
      drawing.stroke(path, color, width: 2, name: line.name)
    }
    if line.form != .line {
      var path = PathData()
      for position in positions {
        let box = RectValue(x: position.x - 3.5, y: position.y - 3.5, width: 7, height: 7)
        if index % 2 == 0 { path.addEllipse(in: box) } else { path.addRect(box) }
      }
      drawing.fill(path, color, name: line.name)
    }
  }

  /// Writes the names beside the series' ends, moved apart where two ends are close.
  private func drawNames(_ x: ValueScale, _ y: ValueScale, _ drawing: inout ChartDrawing) {
    var last = -Double.infinity
    let ends = series.enumerated().compactMap { index, line in line.points.last.map { (index, line.name, y.position(of: $0.y)) } }.sorted {
      $0.2 < $1.2
    }
    for (index, name, position) in ends {
      last = max(position, last + 15)
      drawing.text(name, x: x.end + 8, y: last, weight: 500, color: ChartStyle.series[index % ChartStyle.series.count])
    }
  }
}

import AlmanacWireSchema

/// A chart of reloads: a display list to draw and a text that describes it.
public protocol ReloadChart: Sendable {
  /// The chart's title, in one line.
  var title: String { get }
  /// Describes the content of the chart in sentences, for people who do not see it.
  var summary: String { get }
  /// Draws the chart, `width` points wide and as high as its content.
  func displayList(width: Double) -> DisplayList
}

/// Several charts one below the other, as one picture.
public struct ChartColumn: ReloadChart {
  /// The title of the picture; it is not drawn.
  public let title: String
  /// The charts, from top to bottom.
  public let charts: [any ReloadChart]

  /// Creates a picture of several charts.
  public init(title: String, charts: [any ReloadChart]) {
    self.title = title
    self.charts = charts
  }

  /// The titles and summaries of the charts, one a line.
  public var summary: String { charts.map { "\($0.title): \($0.summary)" }.joined(separator: "\n") }

  /// Draws the charts, all `width` points wide.
  public func displayList(width: Double) -> DisplayList {
    let lists = charts.map { $0.displayList(width: width) }
    let height = lists.map(\.size.height).reduce(0, +)
    var list = ChartDrawing(width: width, height: max(1, height)).list
    var top = 0.0
    for part in lists {
      var node = part.root
      node.frame.y = top
      top += part.size.height
      list.root.group.children.append(node)
    }
    return list
  }
}

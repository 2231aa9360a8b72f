import WireSchema

/// A chart of reloads: a display list to draw and a text that describes it.
public protocol ReloadChart: Sendable {
  var title: String { get }
  /// Describes the content of the chart in sentences, for people who do not see it.
  var summary: String { get }
  /// The chart, `width` points wide and as high as its content.
  func displayList(width: Double) -> DisplayList
}

/// Charts one below the other, as one picture.
public struct ChartColumn: ReloadChart {
  public let title: String
  public let charts: [any ReloadChart]

  public init(title: String, charts: [any ReloadChart]) {
    self.title = title
    self.charts = charts
  }

  public var summary: String { charts.map { "\($0.title): \($0.summary)" }.joined(separator: "\n") }

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

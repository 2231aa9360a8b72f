import AlmanacWireSchema
import Foundation

/// A fleet's requests per second on a logarithmic scale, with one panel for each way of spreading the requests (Specification C12).
public struct RateChart: ReloadChart {
  /// The requests with one way of spreading them.
  public struct Panel: Sendable {
    /// The name of the way, such as with or without jitter.
    public let name: String
    /// The number of requests in each second from the start.
    public let perSecond: [UInt32]

    /// Creates a panel.
    public init(name: String, perSecond: [UInt32]) {
      self.name = name
      self.perSecond = perSecond
    }

    var peak: (requests: Int, second: Int) {
      let most = perSecond.max() ?? 0
      return (Int(most), perSecond.firstIndex(of: most) ?? 0)
    }
  }

  /// The chart's title.
  public let title: String
  /// A line below the title.
  public let subtitle: String
  /// The panels, from top to bottom.
  public let panels: [Panel]
  /// The drawn seconds, counted from the start.
  let window: Range<Int>

  /// Creates a chart.
  ///
  /// - Parameter panels: all are drawn around the peak of the first.
  public init(title: String, subtitle: String, panels: [Panel]) {
    self.title = title
    self.subtitle = subtitle
    self.panels = panels
    window = Self.window(panels)
  }

  /// Returns the seconds to draw: from two minutes before the first panel's peak until every panel is back at its usual rate, at most two hours after
  /// the peak.
  private static func window(_ panels: [Panel]) -> Range<Int> {
    guard let first = panels.first, !first.perSecond.isEmpty else { return 0..<600 }
    let peak = first.peak.second
    let ends = panels.map { panel -> Int in
      let minutes = stride(from: peak, to: min(panel.perSecond.count, peak + 7200), by: 60).map { start in
        panel.perSecond[start..<min(panel.perSecond.count, start + 60)].reduce(0) { $0 + Int($1) }
      }
      guard let most = minutes.max() else { return 0 }
      let usual = Double(minutes.sorted()[minutes.count / 2])
      // A minute is above usual if it has more than 1.5 times as many requests and exceeds the usual number by a fiftieth of the fullest minute's.
      let least = max(usual * 1.5, usual + Double(most) / 50)
      return ((minutes.lastIndex { Double($0) > least } ?? 0) + 1) * 60
    }
    // A twentieth longer, so that the end is visible, in whole five minutes.
    let after = max(300, ((ends.max() ?? 0) * 21 / 20 + 299) / 300 * 300)
    return max(0, peak - 120)..<(peak + after)
  }

  /// Creates the chart of a simulated fleet.
  public static func fleet(devices: Int, days: Int, seed: UInt64, panels: [Panel]) -> RateChart {
    RateChart(
      title: "Requests per second around an aligned date",
      subtitle: "\(ChartFormat.count(devices, "device")), \(ChartFormat.count(days, "day")), seed \(seed)", panels: panels)
  }

  /// The most requests in one second of every panel, with the time since the start.
  public var summary: String {
    ([subtitle + "."]
      + panels.map { panel in
        let peak = panel.peak
        return "\(panel.name): at most \(ChartFormat.count(peak.requests, "request")) in a second, at \(Self.clock(peak.second))."
      }).joined(separator: " ")
  }

  private static func clock(_ second: Int) -> String {
    let time = second % 86_400
    return "\(ChartFormat.digits(time / 3600)):\(ChartFormat.digits(time / 60 % 60)):\(ChartFormat.digits(time % 60))"
  }

  private static let margin = 16.0
  private static let panelHeight = 122.0
  private static let top = 58.0

  /// Draws the chart, `width` points wide.
  public func displayList(width: Double) -> DisplayList {
    var drawing = ChartDrawing(width: width, height: Self.top + Double(panels.count) * Self.panelHeight + 30)
    let maxWidth = width - 2 * Self.margin
    drawing.text(title, x: Self.margin, y: 21, size: 15, weight: 600, maxWidth: maxWidth)
    drawing.text(subtitle, x: Self.margin, y: 41, size: 12, color: ChartStyle.secondary, maxWidth: maxWidth)
    let x = across(width: width)
    let most = panels.map { Double($0.peak.requests) }.max() ?? 1
    for (index, panel) in panels.enumerated() {
      let top = Self.top + Double(index) * Self.panelHeight
      let y = ValueScale.logarithmic(upTo: most, start: top + Self.panelHeight - 8, end: top + 26)
      let peak = panel.peak
      drawing.text(panel.name, x: Self.margin, y: top + 10, size: 12, weight: 600)
      drawing.text(
        "at most \(ChartFormat.grouped(peak.requests)) in a second", x: width - Self.margin, y: top + 10, size: 12, color: ChartStyle.secondary,
        .trailing)
      var grid = PathData()
      // Every power of ten if there is room, otherwise every other.
      let labels = y.ticks.enumerated().filter { y.ticks.count <= 5 || ($0.offset + y.ticks.count) % 2 == 1 }.map(\.element)
      for value in labels {
        grid.addLine(x.start, y.position(of: value), x.end, y.position(of: value))
        drawing.text(ChartFormat.grouped(Int(value)), x: x.start - 8, y: y.position(of: value), color: ChartStyle.secondary, .trailing)
      }
      grid.addLine(x.start, y.start, x.end, y.start)
      drawing.stroke(grid, ChartStyle.line, name: "Grid")
      drawing.fill(bars(panel, x, y), ChartStyle.series[index % ChartStyle.series.count], name: panel.name)
    }
    drawClock(x, y: Self.top + Double(panels.count) * Self.panelHeight + 8, &drawing)
    return drawing.list
  }

  func across(width: Double) -> ValueScale {
    ValueScale(
      kind: .linear, range: Double(window.lowerBound)...Double(window.upperBound), start: Self.margin + 52,
      end: max(Self.margin + 53, width - Self.margin - 8))
  }

  /// Returns one bar per half point of width, as high as the fullest second that it covers.
  private func bars(_ panel: Panel, _ x: ValueScale, _ y: ValueScale) -> PathData {
    var path = PathData()
    let columns = Int((x.end - x.start) * 2)
    var most = [UInt32](repeating: 0, count: max(1, columns + 2))
    for second in window where panel.perSecond.indices.contains(second) {
      let column = Int((x.position(of: Double(second)) - x.start) * 2)
      most[column] = max(most[column], panel.perSecond[second])
    }
    // A bar is as wide as a second, but at least 0.75 points, to remain visible.
    let wide = max(0.75, (x.end - x.start) / Double(window.count))
    for (column, count) in most.enumerated() where count > 0 {
      let top = y.position(of: Double(count))
      path.addRect(RectValue(x: x.start + Double(column) / 2, y: top, width: wide, height: y.start - top))
    }
    return path
  }

  private func drawClock(_ x: ValueScale, y: Double, _ drawing: inout ChartDrawing) {
    let step = [60, 120, 300, 600, 900, 1800, 3600].first { Double($0) / Double(max(1, window.count)) * (x.end - x.start) >= 48 } ?? 3600
    var second = (window.lowerBound + step - 1) / step * step
    while second <= window.upperBound {
      drawing.text(String(Self.clock(second).prefix(5)), x: x.position(of: Double(second)), y: y, color: ChartStyle.secondary, .center)
      second += step
    }
  }
}

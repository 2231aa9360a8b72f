import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// Several days of one widget, one strip per day: decisions, views, sleep and the budget's level over a common clock.
public struct WeekChart: ReloadChart {
  /// The days of one widget, from top to bottom.
  public let days: [WidgetDay]
  /// A text after the dates, such as who uses the device.
  public let note: String?

  /// Creates the chart of several days.
  ///
  /// - Parameter days: days of one widget, in order; without any the chart is empty.
  public init(_ days: [WidgetDay], note: String? = nil) {
    self.days = days
    self.note = note
  }

  /// The widget's name.
  public var title: String { days.first?.name ?? "No days" }
  /// Describes the days in sentences.
  public var summary: String { days.map(\.summary).joined(separator: " ") }

  static let stripHeight = 58.0
  static let top = 78.0
  /// The space between a strip's base line and the next strip; views are drawn in it.
  static let gap = 10.0
  private static let margin = 16.0
  private static let axisHeight = 28.0

  /// Draws the chart, `width` points wide.
  public func displayList(width: Double) -> DisplayList {
    let height = Self.top + Double(days.count) * Self.stripHeight + Self.axisHeight
    var drawing = ChartDrawing(width: width, height: height)
    let maxWidth = width - 2 * Self.margin
    drawing.text(title, x: Self.margin, y: 21, size: 15, weight: 600, maxWidth: maxWidth)
    drawing.text(
      [dates, note].compactMap(\.self).joined(separator: " · "), x: Self.margin, y: 41, size: 12, color: ChartStyle.secondary, maxWidth: maxWidth)
    drawLegend(in: &drawing, y: 61)
    // All strips use one scale, so that their levels can be compared.
    let most = days.flatMap(\.budgetInside).map { max($0.tokens, $0.capacity) }.max() ?? 1
    for (index, day) in days.enumerated() {
      draw(day, top: Self.top + Double(index) * Self.stripHeight, most: max(1, most), width: width, &drawing)
    }
    if let day = days.first {
      let time = Self.time(day, width: width)
      for tick in time.ticks(spacing: ChartDrawing.width("00:00") + 26) {
        drawing.text(tick.label, x: time.x(tick.date), y: height - Self.axisHeight + 13, color: ChartStyle.secondary, .center)
      }
    }
    return drawing.list
  }

  private var dates: String {
    guard let first = days.first, let last = days.last else { return "" }
    let days = [first, last].map { ChartFormat.day($0.interval.start, in: $0.timeZone) }
    return "\(days[0] == days[1] ? days[0] : days.joined(separator: " to ")), \(ChartFormat.zone(first.timeZone))"
  }

  /// Returns the time scale of a day's strip.
  static func time(_ day: WidgetDay, width: Double) -> TimeScale {
    let left = margin + (width < 520 ? 84 : 116)
    return TimeScale(interval: day.interval, timeZone: day.timeZone, left: left, width: max(1, width - margin - left))
  }

  private func drawLegend(in drawing: inout ChartDrawing, y: Double) {
    var x = Self.margin
    for outcome in Decision.Outcome.ofReloads {
      OutcomeMark.draw(outcome, at: [x + 4], y: y, size: 8, in: &drawing, name: "Key")
      x += 13 + drawing.text(outcome.laneName, x: x + 13, y: y, color: ChartStyle.secondary) + 16
    }
    for (name, color, opacity, height) in [
      ("Viewed", ChartStyle.views, 1.0, 4.0), ("Saved up", ChartStyle.budget, 0.3, 9.0), ("Asleep", ChartStyle.shade, 1, 9),
    ] {
      var path = PathData()
      path.addRect(RectValue(x: x, y: y - height / 2, width: 10, height: height))
      drawing.fill(path, color, opacity: opacity, name: "Key")
      x += 15 + drawing.text(name, x: x + 15, y: y, color: ChartStyle.secondary) + 16
    }
  }

  private func draw(_ day: WidgetDay, top: Double, most: Double, width: Double, _ drawing: inout ChartDrawing) {
    let time = Self.time(day, width: width)
    let bottom = top + Self.stripHeight - Self.gap
    var sleep = PathData()
    for span in day.within(day.asleep) {
      sleep.addRect(RectValue(x: time.x(span.start), y: top, width: time.x(span.end) - time.x(span.start), height: bottom - top))
    }
    drawing.fill(sleep, ChartStyle.shade, name: "Sleep")
    var grid = PathData()
    for tick in time.ticks(spacing: ChartDrawing.width("00:00") + 26) { grid.addLine(time.x(tick.date), top, time.x(tick.date), bottom) }
    grid.addLine(time.left, bottom, time.right, bottom)
    drawing.stroke(grid, ChartStyle.line, name: "Grid")

    let values = ValueScale(kind: .linear, range: 0...most, start: bottom, end: top + 20)
    BudgetLine(samples: day.budgetInside, time: time, values: values).draw(in: &drawing, lineWidth: 1.25, showsCapacity: false)
    drawing.fill(Bars.path(day.viewsInside, time, y: bottom + 3, thickness: 4), ChartStyle.views, name: "Seen")
    for (outcome, y) in [(Decision.Outcome.deferred, 16.0), (.denied, 16), (.granted, 6), (.free, 6)] {
      let positions = OutcomeMark.thinned(day.reloads.filter { $0.outcome == outcome && day.holds($0.at) }.map { time.x($0.at) })
      let size = min(y > 10 ? 6 : 7, OutcomeMark.size(at: positions))
      OutcomeMark.draw(outcome, at: positions, y: top + y, size: size, in: &drawing)
    }
    let name = ChartFormat.day(day.interval.start, in: day.timeZone, short: true)
    drawing.text(name, x: Self.margin, y: top + 12, weight: 500, maxWidth: time.left - Self.margin - 8)
    let counts = "\(ChartFormat.grouped(day.count(.granted))) + \(ChartFormat.grouped(day.count(.free))) free"
    drawing.text(counts, x: Self.margin, y: top + 27, color: ChartStyle.secondary, maxWidth: time.left - Self.margin - 8)
    let viewed = "viewed \(ChartFormat.grouped(day.viewsInside.count))×"
    drawing.text(viewed, x: Self.margin, y: top + 41, color: ChartStyle.secondary, maxWidth: time.left - Self.margin - 8)
  }
}

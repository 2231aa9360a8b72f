import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// One day of one widget over a common clock: entries, views, decisions by outcome, staleness, the device's sleep and locks, and the budget.
public struct DayChart: ReloadChart {
  /// The data.
  public let day: WidgetDay
  /// A line below the title; nil: the day and its time zone.
  public let subtitle: String?
  /// Whether the chart has a title; without one it has no margins either, for embedding in a page.
  public let hasTitle: Bool

  /// Creates the chart of a day.
  public init(_ day: WidgetDay, subtitle: String? = nil, hasTitle: Bool = true) {
    self.day = day
    self.subtitle = subtitle
    self.hasTitle = hasTitle
  }

  /// The widget's name.
  public var title: String { day.name }
  /// Describes the day in sentences.
  public var summary: String { day.summary }

  /// Draws the chart, `width` points wide.
  public func displayList(width: Double) -> DisplayList {
    let layout = DayLayout(day, width: width, hasTitle: hasTitle)
    var drawing = ChartDrawing(width: width, height: layout.height)
    shadeSleep(layout, &drawing)
    drawClock(layout, &drawing)
    drawNow(layout, &drawing)
    if hasTitle {
      let maxWidth = width - 2 * layout.margin
      drawing.text(title, x: layout.margin, y: 21, size: 15, weight: 600, maxWidth: maxWidth)
      drawing.text(subtitle ?? day.when, x: layout.margin, y: 41, size: 12, color: ChartStyle.secondary, maxWidth: maxWidth)
    }
    drawEntries(layout, &drawing)
    drawSpans(.views, "Viewed", day.viewsInside, ChartStyle.views, note: ChartFormat.grouped(day.viewsInside.count), thickness: 11, layout, &drawing)
    for (outcome, lane) in Self.lanes { drawReloads(outcome, lane, layout, &drawing) }
    if let stale = day.stale.map(day.within) {
      let name = layout.isNarrow ? "Stale" : "Past its date"
      drawSpans(.stale, name, stale, ChartStyle.stale, note: stale.isEmpty ? "0" : ChartFormat.span(stale.total), thickness: 5, layout, &drawing)
    }
    let asleep = day.within(day.asleep)
    drawSpans(
      .asleep, "Asleep", asleep, ChartStyle.asleep, note: asleep.isEmpty ? "0" : ChartFormat.span(asleep.total), thickness: 9, layout, &drawing)
    let locked = day.within(day.locked)
    drawSpans(
      .locked, "Locked", locked, ChartStyle.asleep, note: locked.isEmpty ? "0" : ChartFormat.span(locked.total), thickness: 3, layout, &drawing)
    drawBudget(layout, &drawing)
    return drawing.list
  }

  private static let lanes: [(Decision.Outcome, DayLayout.Lane)] = [
    (.granted, .granted), (.free, .free), (.deferred, .deferred), (.denied, .denied),
  ]

  // MARK: Background

  private func shadeSleep(_ layout: DayLayout, _ drawing: inout ChartDrawing) {
    var path = PathData()
    for span in day.within(day.asleep) {
      let left = layout.time.x(span.start)
      path.addRect(RectValue(x: left, y: layout.top, width: layout.time.x(span.end) - left, height: layout.plotBottom - layout.top))
    }
    drawing.fill(path, ChartStyle.shade, name: "Sleep")
  }

  private func drawClock(_ layout: DayLayout, _ drawing: inout ChartDrawing) {
    var grid = PathData()
    let spacing = ChartDrawing.width("00:00") + 16
    let present = day.now.flatMap { day.holds($0) ? layout.time.x($0) : nil }
    for tick in layout.time.ticks(spacing: spacing) {
      let x = layout.time.x(tick.date)
      grid.addLine(x, layout.top, x, layout.plotBottom)
      // The label of the present replaces one that is too close to it.
      if let present, abs(present - x) < spacing - 10 { continue }
      drawing.text(tick.label, x: x, y: layout.plotBottom + 13, color: ChartStyle.secondary, .center)
    }
    for lane in layout.lanes.dropFirst() {
      let y = layout.frame(of: lane).top
      grid.addLine(layout.margin, y, layout.time.right, y)
    }
    grid.addLine(layout.gutter, layout.plotBottom, layout.time.right, layout.plotBottom)
    drawing.stroke(grid, ChartStyle.line, width: 1, name: "Grid")
  }

  private func label(_ name: String, note: String, _ lane: DayLayout.Lane, _ layout: DayLayout, _ drawing: inout ChartDrawing, isKeyed: Bool = false)
  {
    let y = layout.middle(of: lane)
    let noted = drawing.text(note, x: layout.gutter - 10, y: y, color: note == "0" ? ChartStyle.secondary : ChartStyle.ink, .trailing)
    let x = layout.margin + (isKeyed ? 16 : 0)
    drawing.text(name, x: x, y: y, color: ChartStyle.secondary, maxWidth: layout.gutter - 14 - noted - x)
  }

  // MARK: Lanes

  private func drawEntries(_ layout: DayLayout, _ drawing: inout ChartDrawing) {
    let current = day.entries.filter(day.holds)
    let upcoming = day.upcoming.filter(day.holds)
    let y = layout.middle(of: .entries)
    label("Entries", note: ChartFormat.grouped(current.count), .entries, layout, &drawing)
    for (dates, color, half, name) in [(current, ChartStyle.ink, 6.0, "Entries"), (upcoming, ChartStyle.faint, 3.5, "Coming entries")] {
      var path = PathData()
      for x in OutcomeMark.thinned(dates.map(layout.time.x)) { path.addLine(x, y - half, x, y + half) }
      drawing.stroke(path, color, width: 1.25, name: name)
    }
  }

  private func drawReloads(_ outcome: Decision.Outcome, _ lane: DayLayout.Lane, _ layout: DayLayout, _ drawing: inout ChartDrawing) {
    let positions = OutcomeMark.thinned(day.reloads.filter { $0.outcome == outcome && day.holds($0.at) }.map { layout.time.x($0.at) })
    let y = layout.middle(of: lane)
    OutcomeMark.draw(outcome, at: [layout.margin + 5], y: y, size: 9, in: &drawing, name: "Key")
    label(outcome.laneName, note: ChartFormat.grouped(day.count(outcome)), lane, layout, &drawing, isKeyed: true)
    OutcomeMark.draw(outcome, at: positions, y: y, size: OutcomeMark.size(at: positions), in: &drawing)
  }

  private func drawSpans(
    _ lane: DayLayout.Lane, _ name: String, _ spans: [DateInterval], _ color: ColorValue, note: String, thickness: Double, _ layout: DayLayout,
    _ drawing: inout ChartDrawing
  ) {
    label(name, note: note, lane, layout, &drawing)
    drawing.fill(Bars.path(spans, layout.time, y: layout.middle(of: lane), thickness: thickness), color, name: name)
  }

  private func drawBudget(_ layout: DayLayout, _ drawing: inout ChartDrawing) {
    let samples = day.budgetInside
    let frame = layout.frame(of: .budget)
    drawing.text("Saved up", x: layout.margin, y: frame.top + 12, color: ChartStyle.secondary)
    guard !samples.isEmpty else {
      drawing.text("not known", x: layout.gutter + 8, y: (frame.top + frame.bottom) / 2, color: ChartStyle.secondary)
      return
    }
    let values = layout.values(samples)
    var grid = PathData()
    for value in values.ticks {
      let y = values.position(of: value)
      if value > 0 { grid.addLine(layout.gutter, y, layout.time.right, y) }
      drawing.text(ChartFormat.decimal(value), x: layout.gutter - 10, y: value > 0 ? y : y - 4, color: ChartStyle.secondary, .trailing)
    }
    drawing.stroke(grid, ChartStyle.line, name: "Budget grid")
    BudgetLine(samples: samples, time: layout.time, values: values).draw(in: &drawing, lineWidth: layout.isNarrow ? 1.25 : 1.5)
  }

  private func drawNow(_ layout: DayLayout, _ drawing: inout ChartDrawing) {
    guard let now = day.now, day.holds(now) else { return }
    let x = layout.time.x(now)
    var path = PathData()
    path.addLine(x, layout.top, x, layout.plotBottom)
    drawing.stroke(path, ChartStyle.now, width: 1, name: "Now")
    let clock = ChartFormat.clock(now, in: day.timeZone)
    drawing.text(clock, x: x, y: layout.plotBottom + 13, weight: 600, color: ChartStyle.now, .center)
  }
}

enum Bars {
  /// The minimum width of a bar, in points.
  static let least = 1.5

  /// Draws one bar for each span, at least ``least`` wide; touching bars are joined, so that their number is limited by the chart's width.
  static func path(_ spans: [DateInterval], _ time: TimeScale, y: Double, thickness: Double) -> PathData {
    var path = PathData()
    for bar in bars(spans, time) {
      path.addRect(RectValue(x: bar.left, y: y - thickness / 2, width: bar.right - bar.left, height: thickness))
    }
    return path
  }

  static func bars(_ spans: [DateInterval], _ time: TimeScale) -> [(left: Double, right: Double)] {
    var bars: [(left: Double, right: Double)] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      let left = min(time.x(span.start), time.right - least)
      let right = max(time.x(span.end), left + least)
      if let last = bars.last, left <= last.right {
        bars[bars.count - 1].right = max(last.right, right)
      } else {
        bars.append((left, right))
      }
    }
    return bars
  }
}

import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacReloadCharts

/// A day's chart as numbers.
@Suite struct DayChartTests {
  private func centers(_ name: String, _ list: DisplayList) -> [Double] {
    list.nodes(name).flatMap { $0.path.shape.path.partBounds }.map(\.midX)
  }

  @Test func `a reload at nine lies at nine, in the lane of its outcome`() throws {
    var day = plainDay()
    day.reloads = [.init(at: day.at(9), outcome: .granted), .init(at: day.at(12), outcome: .free), .init(at: day.at(18), outcome: .denied)]
    let layout = DayLayout(day, width: 760, hasTitle: true)
    let list = DayChart(day).displayList(width: 760)
    let nine = layout.time.left + layout.time.width * 9 / 24
    #expect(abs(try #require(centers("granted", list).first) - nine) < 0.01)
    let mark = try #require(list.nodes("granted").first?.path.shape.path.controlBounds)
    #expect(abs(mark.midY - layout.middle(of: .granted)) < 0.01)
    #expect(abs(try #require(centers("free", list).first) - (layout.time.left + layout.time.width / 2)) < 0.01)
    #expect(centers("deferred", list).isEmpty)
    // A cross is two strokes with the same centre.
    #expect(centers("denied", list).count == 2)
  }

  @Test func `each outcome has a shape of its own`() {
    var day = plainDay()
    day.reloads = Decision.Outcome.ofReloads.map { .init(at: day.at(9), outcome: $0) }
    let list = DayChart(day).displayList(width: 760)
    let shapes = Decision.Outcome.ofReloads.map { outcome -> String in
      let node = list.nodes(outcome.rawValue)[0]
      return "\(node.path.shape.path.verbs) \(node.path.hasFill)"
    }
    #expect(Set(shapes).count == 4, "\(shapes)")
  }

  @Test func `the budget runs through its samples and falls straight down`() throws {
    var day = plainDay()
    day.budget = [
      .init(at: day.at(0), tokens: 4, capacity: 10), .init(at: day.at(12), tokens: 10, capacity: 10), .init(at: day.at(12), tokens: 9, capacity: 10),
    ]
    let layout = DayLayout(day, width: 760, hasTitle: true)
    let values = layout.values(day.budget)
    let line = try #require(DayChart(day).displayList(width: 760).nodes("Budget").first?.path.shape.path)
    #expect(line.verbs == [.move, .line, .line])
    let noon = layout.time.left + layout.time.width / 2
    let expected = [layout.time.left, values.position(of: 4), noon, values.position(of: 10), noon, values.position(of: 9)]
    for (number, wanted) in zip(line.coordinates, expected) { #expect(abs(Double(number) - wanted) < 0.01) }
    #expect(values.position(of: 10) < values.position(of: 4))
    #expect(values.position(of: 10) >= layout.frame(of: .budget).top)
    #expect(values.position(of: 0) <= layout.frame(of: .budget).bottom)
  }

  @Test func `a line that runs on through midnight has a level there`() {
    var day = plainDay()
    day.budget = [
      .init(at: day.at(-6), tokens: 0, capacity: 10), .init(at: day.at(6), tokens: 6, capacity: 10), .init(at: day.at(30), tokens: 6, capacity: 8),
    ]
    #expect(
      day.budgetInside == [
        .init(at: day.at(0), tokens: 3, capacity: 10), .init(at: day.at(6), tokens: 6, capacity: 10), .init(at: day.at(24), tokens: 6, capacity: 10),
      ])
    day.budget = []
    #expect(day.budgetInside.isEmpty)
  }

  @Test func `points on the way are left out, corners never`() {
    let day = plainDay()
    let time = TimeScale(interval: day.interval, timeZone: berlin, left: 0, width: 480)
    let values = ValueScale(kind: .linear, range: 0...10, start: 100, end: 0)
    var samples = (0...100).map { WidgetDay.BudgetSample(at: day.at(Double($0) / 10), tokens: Double($0) / 10, capacity: 10) }
    samples.append(.init(at: day.at(10), tokens: 9, capacity: 10))
    samples += (1...50).map { .init(at: day.at(10 + Double($0) / 10), tokens: 9, capacity: 10) }
    let points = BudgetLine(samples: samples, time: time, values: values).points
    #expect(points.count <= 6, "\(points)")
    for (x, y) in [(0.0, 100.0), (200, 0), (200, 10), (300, 10)] {
      #expect(points.contains { abs($0.x - x) < 0.001 && abs($0.y - y) < 0.001 }, "\(x) \(y)")
    }
  }

  @Test func `marks shrink where they crowd, not where they are many`() {
    #expect(OutcomeMark.size(at: []) == 9)
    #expect(OutcomeMark.size(at: [0, 20, 40]) == 9)
    #expect(abs(OutcomeMark.size(at: [0, 100, 107, 114, 121]) - 5.95) < 0.001)
    #expect(OutcomeMark.size(at: (0..<100).map(Double.init)) == 3)
    #expect(OutcomeMark.thinned([0, 0.2, 0.9, 1, 3]) == [0, 1, 3])
  }

  @Test func `views and sleep have their true lengths, and a short view remains visible`() throws {
    var day = plainDay()
    day.views = [day.span(8, 8.001), day.span(12, 13)]
    day.asleep = [day.span(-1, 6), day.span(23, 25)]
    let layout = DayLayout(day, width: 760, hasTitle: true)
    let list = DayChart(day).displayList(width: 760)
    let bars = list.nodes("Viewed")[0].path.shape.path.partBounds
    #expect(abs(bars[0].width - Bars.least) < 0.01)
    #expect(abs(bars[1].width - layout.time.width / 24) < 0.01)
    let sleep = list.nodes("Sleep")[0].path.shape.path.partBounds
    #expect(abs(sleep[0].width - layout.time.width / 4) < 0.01)
    #expect(abs(sleep[1].maxX - layout.time.right) < 0.01)
    #expect(list.words.contains("7 h"))
  }

  @Test(arguments: [280.0, 340, 520, 760, 1400])
  func `an empty day has its lanes and clock, and nothing leaves the picture`(width: Double) throws {
    for day in [plainDay(), fullDay()] {
      let list = DayChart(day).displayList(width: width)
      try list.validate()
      #expect(list.words.contains(width < 520 ? "Stale" : "Past its date"))
      #expect(list.words.contains("12:00"))
      for node in list.root.group.children where node.debugName == "Text" {
        #expect(node.frame.minX >= -0.5 && node.frame.maxX <= width + 0.5, "\(node.text.lines.flatMap(\.runs).map(\.text))")
        #expect(node.frame.minY >= 0 && node.frame.maxY <= list.size.height)
      }
      for node in list.root.group.children where node.debugName != "Text" {
        #expect(node.path.shape.bounds.minX >= -5 && node.path.shape.bounds.maxX <= width, "\(node.debugName)")
      }
    }
    #expect(DayChart(plainDay()).displayList(width: width).words.contains("not known"))
  }

  @Test func `labels do not lie upon each other`() {
    for width in [280.0, 340, 760] {
      let frames = DayChart(fullDay()).displayList(width: width).nodes("Text").map { $0.frame.outset(by: -1.5) }
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] { #expect(frame.intersection(other).isEmpty, "\(frame) \(other)") }
      }
    }
  }

  /// Every kind of data, much of it, with a name too long for any chart.
  private func fullDay() -> WidgetDay {
    var day = plainDay(String(repeating: "A very long name of a widget ", count: 20))
    for index in 0..<1000 {
      let at = day.at(Double(index) * 0.024)
      for outcome in Decision.Outcome.ofReloads { day.reloads.append(.init(at: at, outcome: outcome)) }
      day.entries.append(at)
      day.views.append(DateInterval(start: at, duration: 5))
      day.budget += [
        .init(at: at, tokens: Double(index % 16), capacity: 16), .init(at: at, tokens: Double((index + 15) % 16), capacity: 16),
      ]
    }
    day.stale = day.views
    day.locked = day.views
    day.asleep = [day.span(0, 6)]
    day.now = day.at(20)
    return day
  }

  @Test func `a thousand reloads of each outcome make a chart no larger than its width requires`() throws {
    let once = fullDay()
    var twice = once
    twice.reloads += twice.reloads
    twice.entries += twice.entries
    let one = try ChartPicture(DayChart(once)).data(.svg)
    let two = try ChartPicture(DayChart(twice)).data(.svg)
    #expect(one.count < 600_000, "\(one.count)")
    #expect(abs(two.count - one.count) < 2000)
    // The label still has the full number.
    #expect(DayChart(once).displayList(width: 760).words.contains("1,000"))
    #expect(DayChart(twice).displayList(width: 760).words.contains("2,000"))
  }

  @Test func `what lies outside the day is not drawn`() {
    var day = plainDay()
    day.reloads = [.init(at: day.at(-1), outcome: .granted), .init(at: day.at(24), outcome: .granted)]
    day.entries = [day.at(-1), day.at(24)]
    day.views = [day.span(-2, -1), day.span(24, 25)]
    let list = DayChart(day).displayList(width: 760)
    #expect(list.nodes("granted").isEmpty)
    #expect(list.nodes("Entries").isEmpty)
    #expect(list.nodes("Viewed").isEmpty)
  }

  @Test func `the day is described in words`() {
    var day = plainDay()
    #expect(day.summary == "Monday 5 January 2026, Europe/Berlin. No reload was requested. It was not viewed.")
    day.reloads = [.init(at: day.at(9), outcome: .granted), .init(at: day.at(9), outcome: .deferred), .init(at: day.at(12), outcome: .free)]
    day.entries = [day.at(9)]
    day.views = [day.span(9, 9.01), day.span(10, 10.01)]
    day.stale = [day.span(9.5, 11)]
    day.budget = [.init(at: day.at(0), tokens: 4, capacity: 15.3), .init(at: day.at(9), tokens: 3, capacity: 15.3)]
    day.asleep = [day.span(0, 6.5)]
    #expect(
      day.summary
        == "Monday 5 January 2026, Europe/Berlin. 1 reload on the budget and 1 free; 1 deferral, 0 denials. 1 entry became current. It was viewed twice, for 72 s in total; once past its date. Reloads saved up: 4 at the start, between 3 and 4, 3 of 15.3 at the end. The device slept for 6.5 h."
    )
  }

  @Test(arguments: [("Etc/UTC", "UTC"), ("GMT", "UTC"), ("Asia/Tokyo", "Asia/Tokyo")])
  func `a zone is called as people call it`(identifier: String, name: String) throws {
    #expect(ChartFormat.zone(try #require(TimeZone(identifier: identifier))) == name)
  }

  @Test func `a week is a strip for each day, by one scale`() throws {
    var days: [WidgetDay] = []
    for index in 0..<7 {
      var day = WidgetDay(
        name: "Forecast", interval: DateInterval(start: midnight(2026, 1, 5 + index), end: midnight(2026, 1, 6 + index)), timeZone: berlin)
      day.reloads = [.init(at: day.at(9), outcome: .granted)]
      day.budget = [.init(at: day.at(0), tokens: Double(index), capacity: 10), .init(at: day.at(24), tokens: Double(index), capacity: 10)]
      days.append(day)
    }
    let list = WeekChart(days).displayList(width: 760)
    try list.validate()
    #expect(list.words.contains("Sun 11 Jan"))
    let time = WeekChart.time(days[0], width: 760)
    let marks = list.nodes("granted").flatMap { $0.path.shape.path.partBounds }
    #expect(marks.count == 7)
    #expect(marks.allSatisfy { abs($0.midX - time.x(days[0].at(9))) < 0.01 })
    // A level of 6 is six times as high above the base line as one of 1.
    let heights = list.nodes("Budget").enumerated().map { index, node in
      WeekChart.top + Double(index + 1) * WeekChart.stripHeight - WeekChart.gap - node.path.shape.path.controlBounds.minY
    }
    #expect(abs(heights[6] - 6 * heights[1]) < 0.01, "\(heights)")
    try WeekChart([]).displayList(width: 400).validate()
  }
}

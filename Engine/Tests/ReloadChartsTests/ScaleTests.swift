import Foundation
import Testing

@testable import AlmanacReloadCharts

/// Positions of instants and values.
@Suite struct ScaleTests {
  private func scale(_ day: WidgetDay, width: Double = 480) -> TimeScale {
    TimeScale(interval: day.interval, timeZone: day.timeZone, left: 100, width: width)
  }

  @Test func `an hour is a 24th of a plain day`() {
    let day = plainDay()
    let scale = scale(day)
    #expect(scale.x(day.at(0)) == 100)
    #expect(scale.x(day.at(9)) == 280)
    #expect(scale.x(day.at(24)) == 580)
    // An instant outside the day is at the edge.
    #expect(scale.x(day.at(-3)) == 100)
    #expect(scale.x(day.at(30)) == 580)
  }

  @Test func `ticks are round times with room between them, the day's end its 24th hour`() {
    let ticks = scale(plainDay()).ticks(spacing: 50)
    #expect(ticks.map(\.label) == ["00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "24:00"])
    #expect(scale(plainDay()).ticks(spacing: 100).map(\.label) == ["00:00", "06:00", "12:00", "18:00", "24:00"])
    let hour = TimeScale(
      interval: DateInterval(start: plainDay().at(9.2), end: plainDay().at(10.2)), timeZone: berlin, left: 0, width: 300)
    #expect(hour.ticks(spacing: 50).map(\.label) == ["09:20", "09:30", "09:40", "09:50", "10:00", "10:10"])
  }

  @Test(arguments: [(3, 29, 23.0), (10, 25, 25.0)])
  func `a day on which clocks are changed is as long as it is`(month: Int, date: Int, hours: Double) {
    let day = WidgetDay(
      name: "W", interval: DateInterval(start: midnight(2026, month, date), end: midnight(2026, month, date + 1)), timeZone: berlin)
    let scale = scale(day)
    #expect(day.interval.duration == hours * 3600)
    let ticks = scale.ticks(spacing: 50)
    #expect(ticks.map(\.label) == ["00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "24:00"])
    // Six o'clock is an hour nearer to midnight in spring, an hour further in autumn.
    #expect(abs(scale.x(ticks[2].date) - 100 - (hours - 18) / hours * 480) < 0.001)
  }

  @Test func `no time at all is no trap`() {
    let instant = DateInterval(start: midnight(2026, 1, 5), duration: 0)
    let scale = TimeScale(interval: instant, timeZone: berlin, left: 10, width: 100)
    #expect(scale.x(instant.start) == 10)
    #expect(scale.ticks(spacing: 50).isEmpty)
  }

  @Test func `values end at a round number`() {
    let scale = ValueScale.linear(upTo: 15.3, start: 100, end: 0)
    #expect(scale.range == 0...20)
    #expect(scale.ticks == [0, 5, 10, 15, 20])
    #expect(scale.position(of: 10) == 50)
    #expect(scale.position(of: -1) == 100)
    #expect(scale.position(of: .nan) == 100)
    #expect(ValueScale.linear(upTo: 89, start: 0, end: 1).ticks == [0, 25, 50, 75, 100])
    #expect(ValueScale.linear(upTo: 2, start: 0, end: 1).ticks == [0, 0.5, 1, 1.5, 2])
    #expect(ValueScale.linear(upTo: 0, start: 0, end: 1).position(of: 5) == 1)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, 1e300, -1e300, 1e19, .leastNonzeroMagnitude, -0.0])
  func `no number traps or makes a scale without end`(value: Double) {
    for scale in [
      ValueScale.linear(upTo: value, start: 0, end: 100), .logarithmic(upTo: value, start: 0, end: 100),
      ValueScale(kind: .linear, range: 0...max(1, value), start: 0, end: 100),
      ValueScale(kind: .logarithmic, range: 0...max(1, value), start: 0, end: 100),
    ] {
      #expect(scale.ticks.count <= 100)
      #expect((0...100).contains(scale.position(of: value)))
    }
    #expect(!ChartFormat.decimal(value).isEmpty && !ChartFormat.span(value).isEmpty)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `a day with any number in its budget is drawn`(value: Double) throws {
    var day = plainDay()
    day.budget = [
      .init(at: day.at(1), tokens: value, capacity: 20), .init(at: day.at(2), tokens: 5, capacity: value),
      .init(at: Date(timeIntervalSince1970: value), tokens: value, capacity: value), .init(at: day.at(20), tokens: 5, capacity: 20),
    ]
    day.entries = [Date(timeIntervalSince1970: value)]
    day.reloads = [.init(at: Date(timeIntervalSince1970: value), outcome: .granted)]
    #expect(!day.summary.isEmpty)
    #expect(!DayChart(day).displayList(width: 340).root.group.children.isEmpty)
    #expect(!WeekChart([day, day]).displayList(width: 340).root.group.children.isEmpty)
  }

  @Test func `powers of ten stand at equal distances`() {
    let scale = ValueScale.logarithmic(upTo: 93_000, start: 120, end: 0)
    #expect(scale.ticks == [1, 10, 100, 1000, 10_000, 100_000])
    for (power, value) in scale.ticks.enumerated() { #expect(abs(scale.position(of: value) - (100 - 20 * Double(power))) < 1e-9) }
    #expect(scale.position(of: 0) == 120)
  }
}

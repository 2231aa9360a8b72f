import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// A day's chart of bars with negative values, measured in a picture that Apple's Swift Charts drew: home-assistant/iOS, commit d722d78,
/// WidgetsSnapshot, energyWidgetHeavyExportSystemLargeSnapshot. A pixel is a third of a point.
@MainActor
@Suite struct EnergyChartTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }
  private func hour(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_700_006_400 + Double(number) * 3600) }

  /// - Parameter values: the values of the 24 hours.
  private func fixture(_ values: [Double], height: CGFloat) -> ChartFixture {
    let chart = Chart(0..<24, id: \.self) { index in
      BarMark(
        x: .value("Time", hour(index), unit: .hour, calendar: calendar), yStart: .value("Energy", min(0, values[index])),
        yEnd: .value("Energy", max(0, values[index])))
    }
    .chartXScale(domain: hour(0)...hour(24))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6, calendar: calendar)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted))).font(.system(size: 9))
      }
    }
    .chartYAxis {
      AxisMarks(position: .trailing) { _ in
        AxisGridLine()
        AxisValueLabel().font(.system(size: 9))
      }
    }
    return ChartFixture(chart, size: CGSize(width: 318, height: height))
  }

  @Test func `a large chart: plot, grid, bars and labels`() throws {
    let fixture = fixture((0..<24).map { $0 == 12 ? -6.148 : $0 == 20 ? 1.25 : 0.25 }, height: 230.83)
    let plot = fixture.plot
    #expect(isClose(plot.minY, 0, by: 0.34) && isClose(plot.width, 299.1, by: 0.67) && isClose(plot.height, 215.7, by: 0.67))
    let grid = fixture.named("ChartGrid").map(\.points)
    let (across, down) = (grid.filter { $0[0].y == $0[1].y }, grid.filter { $0[0].x == $0[1].x })
    // Grid lines at -10, -5, 0 and 5; lines at 0, 6, 12 and 18 o'clock, and one at the end of the day.
    #expect(across.count == 4 && down.count == 5)
    for (line, x) in zip(down.map { $0[0].x - plot.minX }.sorted(), [0, 74.8, 149.5, 224.3, 299.1]) { #expect(isClose(line, x, by: 0.67)) }
    // The hours of a 12-hour clock: midnight, six, noon, six.
    #expect(Set(fixture.words) == ["5", "0", "-5", "-10", "12", "06"])
    #expect(fixture.words.filter { $0 == "06" }.count == 2 && fixture.words.filter { $0 == "12" }.count == 2)
    #expect(isClose(fixture.frame("5").midY, plot.minY, by: 0.5) && isClose(fixture.frame("-10").midY, plot.maxY, by: 0.5))
    // The ink of -10 begins 4.8 points beside the plot.
    #expect(isClose(fixture.frame("-10").minX - plot.maxX, 4, by: 0.67))
    let bars = fixture.marks.map(\.box)
    #expect(bars.allSatisfy { isClose($0.width, 8.72, by: 0.2) } && isClose(bars[0].minX - plot.minX, 1.84, by: 0.34))
  }

  /// energyWidgetSystemMediumSolarOnlySnapshot: lines at 63.0, 79.5, 95.8, 112.2 and 128.7 points.
  @Test func `a small chart has as many intervals`() {
    let fixture = fixture((0..<24).map { $0 == 12 ? 1.6 : 0 }, height: 81)
    #expect(Set(fixture.words) == ["0", "0.5", "1.0", "1.5", "2.0", "12", "06"])
    let lines = fixture.named("ChartGrid").map(\.points).filter { $0[0].y == $0[1].y }.map { $0[0].y - fixture.plot.minY }.sorted()
    for (line, y) in zip(lines, [0, 16.4, 32.8, 49.2, 65.7]) { #expect(isClose(line, y, by: 0.5)) }
  }

  /// The bars have a corner radius of 2. At the upper left corner of the bar of 20 o'clock, 0.92 square points of its rectangle have no ink; a circle of
  /// that radius would leave out 0.86.
  @Test func `a bar's corners are as round as in the picture`() throws {
    let chart = ChartFixture(
      bare { BarMark(x: .value("hour", "20"), y: .value("energy", 20.0)).cornerRadius(2) }, size: CGSize(width: 12.46, height: 20))
    let shape = try #require(chart.marks.first).node.path.shape.roundedRect
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: shape.rect.width, height: shape.rect.height), cornerRadius: CGFloat(shape.radii.first ?? 0),
      style: shape.continuous ? .continuous : .circular)
    let steps = (0..<80).map { (Double($0) + 0.5) * 0.05 }
    let missing = steps.reduce(0) { sum, x in sum + steps.filter { !path.contains(CGPoint(x: x, y: $0)) }.count }
    #expect(isClose(Double(missing) * 0.05 * 0.05, 0.92, by: 0.06))
  }
}

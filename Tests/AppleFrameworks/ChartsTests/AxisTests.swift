import WireSchema
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Axes as they are drawn")
struct AxisTests {
  private let size = CGSize(width: 200, height: 120)
  private func chart() -> Chart<ForEach<[Sample], Int, LineMark>> {
    Chart(Sample.three) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
  }
  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_772_409_600 + Double(number) * 86_400) }

  @Test("Labels of y are at the trailing side, centred at their lines; labels of x are below, after their lines")
  func standard() throws {
    let stage = ChartFixture(chart(), size: size)
    #expect(stage.words.filter { ["0", "10", "20"].contains($0) }.count >= 3)
    let plot = stage.plot
    let twenty = stage.frame("20")
    #expect(plot.maxX < 190 && isClose(twenty.minX, plot.maxX + 4, by: 0.4) && isClose(twenty.midY, plot.minY, by: 0.7))
    #expect(twenty.minY >= -0.4 && twenty.maxX <= 200.4)
    let one = try #require(stage.texts.last { $0.words == "1" }).frame
    #expect(one.minY > plot.maxY && isClose(one.minX, plot.midX + 4, by: 0.7))
    let grid = stage.named("ChartGrid")
    #expect(grid.allSatisfy { $0.node.path.strokeStyle.width == 0.5 && $0.node.path.stroke.color.system == "separator" })
    #expect(grid.filter { $0.points[0].x == $0.points[1].x }.allSatisfy { $0.node.path.strokeStyle.dash == [2, 2] })
  }

  @Test("A higher chart marks more values, a narrower chart fewer")
  func room() {
    func count(_ size: CGSize) -> Int { ChartFixture(chart().chartXAxis(.hidden), size: size).texts.count }
    #expect(count(CGSize(width: 200, height: 50)) < count(CGSize(width: 200, height: 200)))
    let dates = Chart(0..<20, id: \.self) { LineMark(x: .value("d", day($0)), y: .value("v", 1)) }.chartYAxis(.hidden)
    let narrow = ChartFixture(dates, size: CGSize(width: 90, height: 60)).texts
    #expect(narrow.count >= 1 && narrow.count <= 2 && narrow.allSatisfy { $0.frame.maxX <= 90.5 })
  }

  @Test("Hidden axes leave all space to the plot; categories have labels below their bands and no lines")
  func hidden() throws {
    #expect(ChartFixture(chart().chartXAxis(.hidden).chartYAxis(.hidden), size: size).plot == CGRect(origin: .zero, size: size))
    let bands = ChartFixture(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden), size: size)
    #expect(bands.named("ChartGrid").isEmpty)
    #expect(isClose(bands.frame("b").midX, 100, by: 0.4))
    #expect(bands.frame("b").minY >= bands.plot.maxY)
  }

  @Test("Categories of y are at the leading side, the first at the top")
  func categories() throws {
    let stage = ChartFixture(Chart(Sample.three) { BarMark(x: .value("v", $0.value), y: .value("n", $0.name)) }, size: size)
    #expect(stage.frame("a").maxX < stage.plot.minX)
    #expect(stage.frame("a").minY < stage.frame("b").minY && stage.frame("b").minY < stage.frame("c").minY)
    #expect(stage.marks[0].box.minY < stage.marks[1].box.minY)
  }

  @Test("If there are many categories, labels are skipped regularly")
  func thinned() {
    let stage = ChartFixture(Chart(0..<20, id: \.self) { BarMark(x: .value("n", "Name \($0)"), y: .value("v", 1)) }.chartYAxis(.hidden), size: size)
    let numbers = stage.words.compactMap { Int($0.dropFirst(5)) }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    #expect(numbers.first == 0 && steps.count == 1)
    #expect(zip(stage.texts, stage.texts.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX })
  }

  @Test("Custom axis marks: values, conditions, strokes, views, positions")
  func custom() throws {
    let stage = ChartFixture(
      chart()
        .chartXAxis {
          AxisMarks(values: [0, 1]) {
            if let value = $0.as(Int.self), value > 0 {
              AxisGridLine(stroke: StrokeStyle(lineWidth: 3)).foregroundStyle(.red)
              AxisTick(length: 6)
              AxisValueLabel(anchor: .top) { Text("at \(value)") }
            }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: .stride(by: 10)) {
            AxisValueLabel(format: .currency(code: "EUR").precision(.fractionLength(0)), centered: nil)
          }
        },
      size: size)
    #expect(Set(stage.words) == ["at 1", "€0", "€10", "€20"])
    let line = try #require(stage.named("ChartGrid").first)
    #expect(stage.named("ChartGrid").count == 1 && line.node.path.strokeStyle.width == 3 && line.node.path.stroke.color.system == "red")
    #expect(isClose(line.points[0].x, stage.plot.midX, by: 0.4))
    let label = stage.frame("at 1")
    #expect(isClose(label.midX, stage.plot.midX, by: 0.7) && label.minY > stage.plot.maxY + 6)
    #expect(stage.frame("€20").maxX < stage.plot.minX)
    let tick = try #require(stage.named("ChartTick").first).points
    #expect(isClose(tick[1].y - tick[0].y, 6))
  }

  @Test("Centred labels are midway between their value and the next, the last one between its value and the axis's end")
  func centered() throws {
    let utc = { () -> Calendar in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      return calendar
    }()
    let stage = ChartFixture(
      Chart(0..<4, id: \.self) { BarMark(x: .value("d", day($0), unit: .day, calendar: utc), y: .value("v", 1)) }.chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(), centered: true) } }, size: size)
    #expect(stage.words == ["2", "3", "4", "5"])
    #expect(isClose(stage.frame("2").midX, 25, by: 0.7) && isClose(stage.frame("5").midX, 175, by: 0.7))
  }

  @Test("Inset labels are inside the plot above their lines; aligned labels end at the plot's edges")
  func presets() throws {
    let inset = ChartFixture(chart().chartXAxis(.hidden).chartYAxis { AxisMarks(preset: .inset, values: [10.0]) }, size: size)
    let label = inset.frame("10")
    #expect(inset.plot.width == 200 && label.maxX <= 200 && label.maxX > 190 && label.maxY <= inset.named("ChartGrid")[0].points[0].y + 0.5)
    let aligned = ChartFixture(chart().chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .aligned, values: [0, 2]) }, size: size)
    #expect(isClose(aligned.frame("0").minX, 0, by: 0.4) && isClose(aligned.frame("2").maxX, 200, by: 0.4))
  }

  @Test("If not all labels fit, earlier mark sets take precedence")
  func collisions() {
    func words(_ resolution: AxisValueLabelCollisionResolution) -> Set<String> {
      Set(
        ChartFixture(
          chart().chartXAxis(.hidden).chartYAxis {
            AxisMarks(values: [10.0]) { _ in AxisValueLabel() }
            AxisMarks(values: [9.5, 20.0]) { _ in AxisValueLabel(collisionResolution: resolution) }
          }, size: size
        ).words)
    }
    #expect(words(.automatic) == ["10", "20"] && words(.disabled) == ["10", "9.5", "20"])
  }

  @Test("Labels of different widths are aligned; a setting without effect is reported")
  func alignment() throws {
    func stage(_ alignment: Alignment?, _ offsetsMarks: Bool? = nil) -> ChartFixture {
      ChartFixture(
        chart().chartXAxis(.hidden).chartYAxis {
          AxisMarks(values: [0, 20]) { AxisValueLabel(multiLabelAlignment: alignment, offsetsMarks: offsetsMarks) }
        }, size: size)
    }
    #expect(isClose(stage(nil).frame("0").minX, stage(nil).frame("20").minX, by: 0.4))
    #expect(isClose(stage(.trailing).frame("0").maxX, stage(.trailing).frame("20").maxX, by: 0.4))
    #expect(isClose(stage(.center).frame("0").midX, stage(.center).frame("20").midX, by: 0.4))
    #expect(stage(nil).diagnostics.isEmpty && stage(nil, true).diagnostics == ["chart.offsetsMarks"])
  }

  @Test("The height of a rotated label is the width of its text")
  func turned() {
    let stage = ChartFixture(
      Chart { BarMark(x: .value("n", "a rather long name"), y: .value("v", 1)) }.chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .verticalReversed) } }, size: size)
    #expect(stage.plot.height < 50 && stage.named("ChartAxis").first.map { $0.frame.height > 70 } == true)
  }

  @Test("Titles are outside the axes; titles beside the plot are rotated")
  func titles() throws {
    let stage = ChartFixture(chart().chartXAxisLabel("Time", alignment: .center).chartYAxisLabel("Price"), size: size)
    let (time, price) = (stage.frame("Time"), stage.frame("Price"))
    #expect(isClose(time.midX, stage.plot.midX, by: 1) && isClose(time.maxY, 120, by: 0.4))
    #expect(isClose(price.maxX, 200, by: 0.4) && price.minY < 1 && stage.plot.minY > price.maxY)
    let beside = ChartFixture(chart().chartYAxisLabel("Price", position: .leading), size: size)
    #expect(beside.plot.minX > 12 && beside.plot.minX < 30)
  }

  @Test("Styles of plot and axes: background, size, font")
  func styles() throws {
    let stage = ChartFixture(
      chart().chartPlotStyle { $0.background(Color.red).frame(height: 40) }.chartXAxisStyle { $0.frame(height: 30).background(Color.green) },
      size: size)
    let background = try #require(stage.all.first { $0.node.path.fill.color.system == "red" }).frame
    #expect(isClose(background.height, 40, by: 0.4) && isClose(stage.plot.height, 40, by: 0.4) && isClose(background.minX, stage.plot.minX, by: 0.4))
    let axis = try #require(stage.all.first { $0.node.path.fill.color.system == "green" }).frame
    #expect(isClose(axis.height, 30, by: 0.4) && isClose(axis.minY, stage.plot.maxY, by: 0.4))
    // The chart is as high as its content.
    #expect(stage.named("Chart").first.map { $0.frame.height < 90 } == true)
  }

  @Test("Scales have padding at the edges, a range in points, or reversed direction")
  func ranges() throws {
    func points<V: View>(_ view: V) throws -> [CGPoint] {
      try #require(ChartFixture(view.chartXAxis(.hidden).chartYAxis(.hidden)).marks.first).points
    }
    #expect(try points(chart().chartXScale(range: .plotDimension(padding: 10))).map(\.x) == [10, 50, 90])
    #expect(try points(chart().chartXScale(range: .plotDimension(startPadding: 20))).map(\.x) == [20, 60, 100])
    #expect(try points(chart().chartXScale(domain: [2, 0])).map(\.x) == [100, 50, 0])
    #expect(try points(chart().chartYScale(domain: 0...40)).map(\.y) == [37.5, 25, 43.75])
    #expect(try points(chart().chartYScale(domain: .automatic(reversed: true))).map(\.y) == [25, 50, 12.5])
  }

  @Test("A visible domain shows a part of the data and reports that charts do not scroll")
  func visible() {
    let stage = ChartFixture(
      bare { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.chartXVisibleDomain(length: 4).chartScrollPosition(initialX: 3)
        .chartScrollableAxes(.horizontal))
    #expect(stage.marks[3].box.midX == 0 && stage.marks[7].box.midX == 100)
    #expect(stage.named("ChartMarks").first?.node.clip.shape.rect.width == 100 && stage.diagnostics == ["chart.scrolling"])
    let selected = bare { RuleMark(y: .value("y", 1)) }.chartXSelection(value: .constant(Int?.none))
    #expect(ChartFixture(selected).diagnostics == ["chart.selection"])
  }
}

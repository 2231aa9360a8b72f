import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import Charts

@MainActor
/// The drawing of axes.
@Suite struct AxisTests {
  private let size = CGSize(width: 200, height: 120)
  private func chart() -> Chart<ForEach<[Sample], Int, LineMark>> {
    Chart(Sample.three) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
  }
  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_772_409_600 + Double(number) * 86_400) }

  @Test func `labels of y are at the trailing side, centred at their lines; labels of x are below, after their lines`() throws {
    let fixture = ChartFixture(chart(), size: size)
    #expect(fixture.words.filter { ["0", "10", "20"].contains($0) }.count >= 3)
    let plot = fixture.plot
    let twenty = fixture.frame("20")
    #expect(plot.maxX < 190 && isClose(twenty.minX, plot.maxX + 4, by: 0.4) && isClose(twenty.midY, plot.minY, by: 0.7))
    // The plot starts at the chart's top, and the label extends beyond it.
    #expect(isClose(plot.minY, 0, by: 0.4) && twenty.minY < -4 && twenty.maxX <= 200.4)
    let one = try #require(fixture.texts.last { $0.words == "1" }).frame
    #expect(one.minY > plot.maxY && isClose(one.minX, plot.midX + 4, by: 0.7))
    let grid = fixture.named("ChartGrid")
    #expect(grid.allSatisfy { $0.node.path.strokeStyle.width == 0.5 && $0.node.path.stroke.color.system == "separator" })
    #expect(grid.filter { $0.points[0].x == $0.points[1].x }.allSatisfy { $0.node.path.strokeStyle.dash == [2, 2] })
  }

  @Test func `charts of any height mark the same values, a narrower chart fewer`() {
    func words(_ height: CGFloat) -> [String] { ChartFixture(chart().chartXAxis(.hidden), size: CGSize(width: 200, height: height)).words }
    #expect(Set(words(80)) == ["0", "5", "10", "15", "20"] && Set(words(200)) == Set(words(80)))
    let dates = Chart(0..<20, id: \.self) { LineMark(x: .value("d", day($0)), y: .value("v", 1)) }.chartYAxis(.hidden)
    let narrow = ChartFixture(dates, size: CGSize(width: 90, height: 60)).texts
    #expect(narrow.count >= 1 && narrow.count <= 2 && narrow.allSatisfy { $0.frame.maxX <= 90.5 })
  }

  @Test func `hidden axes leave all space to the plot; categories have labels below their bands and lines between them`() throws {
    #expect(ChartFixture(chart().chartXAxis(.hidden).chartYAxis(.hidden), size: size).plot == CGRect(origin: .zero, size: size))
    let bands = ChartFixture(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden), size: size)
    let lines = bands.named("ChartGrid").map { $0.points[0].x }.sorted()
    #expect(lines.count == 4 && zip(lines, [0, 1, 2, 3]).allSatisfy { isClose($0, bands.plot.minX + bands.plot.width * CGFloat($1) / 3, by: 0.6) })
    #expect(isClose(bands.frame("b").midX, 100, by: 0.4))
    #expect(bands.frame("b").minY >= bands.plot.maxY)
  }

  @Test func `many categories have no lines`() {
    let many = ChartFixture(Chart(0..<100, id: \.self) { BarMark(x: .value("n", "N\($0)"), y: .value("v", 1)) }.chartYAxis(.hidden), size: size)
    #expect(many.named("ChartGrid").isEmpty && !many.words.isEmpty)
  }

  @Test func `categories of y are at the leading side, the first at the top`() throws {
    let fixture = ChartFixture(Chart(Sample.three) { BarMark(x: .value("v", $0.value), y: .value("n", $0.name)) }, size: size)
    #expect(fixture.frame("a").maxX < fixture.plot.minX)
    #expect(fixture.frame("a").minY < fixture.frame("b").minY && fixture.frame("b").minY < fixture.frame("c").minY)
    #expect(fixture.marks[0].box.minY < fixture.marks[1].box.minY)
  }

  @Test func `if there are many categories, labels are skipped regularly`() {
    let fixture = ChartFixture(Chart(0..<20, id: \.self) { BarMark(x: .value("n", "Name \($0)"), y: .value("v", 1)) }.chartYAxis(.hidden), size: size)
    let numbers = fixture.words.compactMap { Int($0.dropFirst(5)) }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    #expect(numbers.first == 0 && steps.count == 1)
    #expect(zip(fixture.texts, fixture.texts.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX })
  }

  @Test func `custom axis marks: values, conditions, strokes, views, positions`() throws {
    let fixture = ChartFixture(
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
    #expect(Set(fixture.words) == ["at 1", "€0", "€10", "€20"])
    let line = try #require(fixture.named("ChartGrid").first)
    #expect(fixture.named("ChartGrid").count == 1 && line.node.path.strokeStyle.width == 3 && line.node.path.stroke.color.system == "red")
    #expect(isClose(line.points[0].x, fixture.plot.midX, by: 0.4))
    let label = fixture.frame("at 1")
    #expect(isClose(label.midX, fixture.plot.midX, by: 0.7) && label.minY > fixture.plot.maxY + 6)
    #expect(fixture.frame("€20").maxX < fixture.plot.minX)
    let tick = try #require(fixture.named("ChartTick").first).points
    #expect(isClose(tick[1].y - tick[0].y, 6))
  }

  @Test func `centred labels are midway between their value and the next, the last one between its value and the axis's end`() throws {
    let utc = { () -> Calendar in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      return calendar
    }()
    let fixture = ChartFixture(
      Chart(0..<4, id: \.self) { BarMark(x: .value("d", day($0), unit: .day, calendar: utc), y: .value("v", 1)) }.chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(), centered: true) } }, size: size)
    #expect(fixture.words == ["2", "3", "4", "5"])
    #expect(isClose(fixture.frame("2").midX, 25, by: 0.7) && isClose(fixture.frame("5").midX, 175, by: 0.7))
  }

  @Test func `the mark at the end of the x axis has its line and no label; the end of the last unit, too`() throws {
    let fixture = ChartFixture(chart().chartYAxis(.hidden), size: size)
    let lines = fixture.named("ChartGrid").map { $0.points[0].x }
    #expect(isClose(lines.max() ?? 0, fixture.plot.maxX, by: 0.4) && fixture.words == ["0", "1"])
    let utc = { () -> Calendar in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      return calendar
    }()
    let days = ChartFixture(
      Chart(0..<4, id: \.self) { BarMark(x: .value("d", day($0), unit: .day, calendar: utc), y: .value("v", 1)) }.chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, calendar: utc)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.day())
          }
        }, size: size)
    #expect(days.named("ChartGrid").count == 5 && days.words == ["2", "3", "4", "5"])
  }

  @Test func `a chart without marks has 0 and 1 beside it`() {
    let empty = ChartFixture(Chart([Sample]()) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }, size: size)
    #expect(empty.words == ["0", "1"] && empty.named("ChartGrid").count == 2)
  }

  @Test func `inset labels are inside the plot above their lines; aligned labels end at the plot's edges`() throws {
    let inset = ChartFixture(chart().chartXAxis(.hidden).chartYAxis { AxisMarks(preset: .inset, values: [10.0]) }, size: size)
    let label = inset.frame("10")
    #expect(inset.plot.width == 200 && label.maxX <= 200 && label.maxX > 190 && label.maxY <= inset.named("ChartGrid")[0].points[0].y + 0.5)
    let aligned = ChartFixture(chart().chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .aligned, values: [0, 2]) }, size: size)
    #expect(isClose(aligned.frame("0").minX, 0, by: 0.4) && isClose(aligned.frame("2").maxX, 200, by: 0.4))
  }

  @Test func `if not all labels fit, earlier mark sets take precedence`() {
    func words(_ resolution: AxisValueLabelCollisionResolution) -> Set<String> {
      Set(
        ChartFixture(
          chart().chartXAxis(.hidden).chartYAxis {
            AxisMarks(values: [10.0]) { _ in AxisValueLabel() }
            AxisMarks(values: [9.5, 20.0]) { _ in AxisValueLabel(collisionResolution: resolution) }
          }, size: size
        ).words)
    }
    #expect(words(.automatic) == ["10", "20.0"] && words(.disabled) == ["10", "9.5", "20.0"])
  }

  @Test func `labels of different widths are aligned; a setting without effect is reported`() throws {
    func fixture(_ alignment: Alignment?, _ offsetsMarks: Bool? = nil) -> ChartFixture {
      ChartFixture(
        chart().chartXAxis(.hidden).chartYAxis {
          AxisMarks(values: [0, 20]) { AxisValueLabel(multiLabelAlignment: alignment, offsetsMarks: offsetsMarks) }
        }, size: size)
    }
    #expect(isClose(fixture(nil).frame("0").minX, fixture(nil).frame("20").minX, by: 0.4))
    #expect(isClose(fixture(.trailing).frame("0").maxX, fixture(.trailing).frame("20").maxX, by: 0.4))
    #expect(isClose(fixture(.center).frame("0").midX, fixture(.center).frame("20").midX, by: 0.4))
    #expect(fixture(nil).diagnostics.isEmpty && fixture(nil, true).diagnostics == ["chart.offsetsMarks"])
  }

  @Test func `the height of a rotated label is the width of its text`() {
    let fixture = ChartFixture(
      Chart { BarMark(x: .value("n", "a rather long name"), y: .value("v", 1)) }.chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .verticalReversed) } }, size: size)
    #expect(fixture.plot.height < 50 && fixture.named("ChartAxis").first.map { $0.frame.height > 70 } == true)
  }

  @Test func `titles are outside the axes; titles beside the plot are rotated`() throws {
    let fixture = ChartFixture(chart().chartXAxisLabel("Time", alignment: .center).chartYAxisLabel("Price"), size: size)
    let (time, price) = (fixture.frame("Time"), fixture.frame("Price"))
    #expect(isClose(time.midX, fixture.plot.midX, by: 1) && isClose(time.maxY, 120, by: 0.4))
    #expect(isClose(price.maxX, 200, by: 0.4) && price.minY < 1 && fixture.plot.minY > price.maxY)
    let beside = ChartFixture(chart().chartYAxisLabel("Price", position: .leading), size: size)
    #expect(beside.plot.minX > 12 && beside.plot.minX < 30)
  }

  @Test func `styles of plot and axes: background, size, font`() throws {
    let fixture = ChartFixture(
      chart().chartPlotStyle { $0.background(Color.red).frame(height: 40) }.chartXAxisStyle { $0.frame(height: 30).background(Color.green) },
      size: size)
    let background = try #require(fixture.all.first { $0.node.path.fill.color.system == "red" }).frame
    #expect(
      isClose(background.height, 40, by: 0.4) && isClose(fixture.plot.height, 40, by: 0.4) && isClose(background.minX, fixture.plot.minX, by: 0.4))
    let axis = try #require(fixture.all.first { $0.node.path.fill.color.system == "green" }).frame
    #expect(isClose(axis.height, 30, by: 0.4) && isClose(axis.minY, fixture.plot.maxY, by: 0.4))
    // The chart is as high as its content.
    #expect(fixture.named("Chart").first.map { $0.frame.height < 90 } == true)
  }

  @Test func `scales have padding at the edges, a range in points, or reversed direction`() throws {
    func points<V: View>(_ view: V) throws -> [CGPoint] {
      try #require(ChartFixture(view.chartXAxis(.hidden).chartYAxis(.hidden)).marks.first).points
    }
    #expect(try points(chart().chartXScale(range: .plotDimension(padding: 10))).map(\.x) == [10, 50, 90])
    #expect(try points(chart().chartXScale(range: .plotDimension(startPadding: 20))).map(\.x) == [20, 60, 100])
    #expect(try points(chart().chartXScale(domain: [2, 0])).map(\.x) == [100, 50, 0])
    #expect(try points(chart().chartYScale(domain: 0...40)).map(\.y) == [37.5, 25, 43.75])
    #expect(try points(chart().chartYScale(domain: .automatic(reversed: true))).map(\.y) == [25, 50, 12.5])
  }

  @Test func `a visible domain shows a part of the data and reports that charts do not scroll`() {
    let fixture = ChartFixture(
      bare { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.chartXVisibleDomain(length: 4).chartScrollPosition(initialX: 3)
        .chartScrollableAxes(.horizontal))
    #expect(fixture.marks[3].box.midX == 0 && fixture.marks[7].box.midX == 100)
    #expect(fixture.named("ChartMarks").first?.node.clip.shape.rect.width == 100 && fixture.diagnostics == ["chart.scrolling"])
    let selected = bare { RuleMark(y: .value("y", 1)) }.chartXSelection(value: .constant(Int?.none))
    #expect(ChartFixture(selected).diagnostics == ["chart.selection"])
  }
}

import Charts
import Foundation
import SwiftUICore
import Testing

@testable import Charts

@MainActor
/// Plots of collections and functions.
@Suite struct PlotTests {
  private struct Reading: Identifiable {
    let id: Int
    var hour: Int { id }
    let value: Double
    let place: String
    var tone: Color { value > 5 ? .red : .green }
    var weight: Double { value / 10 }
  }
  private let readings = [Reading(id: 0, value: 0, place: "in"), Reading(id: 1, value: 10, place: "in"), Reading(id: 2, value: 5, place: "out")]

  private func bare<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> some View {
    Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func `a plot of a collection draws the same as marks in a loop`() throws {
    let line = try #require(ChartFixture(bare { LinePlot(readings, x: .value("h", \.hour), y: .value("v", \.value)) }).marks.first)
    #expect(line.points == [CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 25)])
    func boxes<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> [CGRect] { ChartFixture(bare(content)).marks.map(\.box) }
    #expect(
      boxes { BarPlot(readings, x: .value("h", \.hour), y: .value("v", \.value)) }
        == boxes { ForEach(readings) { BarMark(x: .value("h", $0.hour), y: .value("v", $0.value)) } })
    #expect(
      boxes { PointPlot(readings, x: .value("h", \.hour), y: .value("v", \.value)) }
        == boxes { ForEach(readings) { PointMark(x: .value("h", $0.hour), y: .value("v", $0.value)) } })
    #expect(
      boxes { RectanglePlot(readings, x: .value("h", \.hour), y: .value("v", \.value), width: 4, height: 4) }
        == boxes { ForEach(readings) { RectangleMark(x: .value("h", $0.hour), y: .value("v", $0.value), width: 4, height: 4) } })
    #expect(ChartFixture(bare { RulePlot(readings, y: .value("v", \.value)) }).marks.count == 3)
    #expect(ChartFixture(bare { SectorPlot(readings, angle: .value("v", \.value), innerRadius: .ratio(0.5)) }).marks.count == 2)
    #expect(ChartFixture(bare { AreaPlot(readings, x: .value("h", \.hour), y: .value("v", \.value)) }).marks.count == 1)
  }

  @Test func `plots are styled by element and as a whole`() {
    let bars = ChartFixture(
      bare {
        BarPlot(readings, x: .value("h", \.hour), y: .value("v", \.value)).foregroundStyle(\.tone).opacity(\.weight).cornerRadius(2)
      }
    ).marks
    #expect(bars.compactMap { $0.node.path.fill.color.system.isEmpty ? nil : $0.node.path.fill.color.system }.contains("red"))
    let lines = ChartFixture(
      bare {
        LinePlot(readings, x: .value("h", \.hour), y: .value("v", \.value)).foregroundStyle(by: .value("place", \.place)).lineStyle(
          StrokeStyle(lineWidth: 5))
      }
    ).marks
    // One line for each place; a single point makes no line.
    #expect(lines.first?.node.path.strokeStyle.width == 5 && lines.first?.points.count == 2)
  }

  @Test func `a function's graph spans its domain and is interrupted where the function has no value`() throws {
    let line = try #require(ChartFixture(bare { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }).marks.first)
    #expect(line.points.first == CGPoint(x: 0, y: 50) && line.points.last == CGPoint(x: 100, y: 0) && line.points.count > 100)
    let broken = ChartFixture(bare { LinePlot(x: "x", y: "y", domain: -1...1) { abs($0) < 0.2 ? .nan : $0 } }).marks
    #expect(broken.count == 2 && broken.allSatisfy { !$0.points.contains { $0.x > 42 && $0.x < 58 } })
    let circle = ChartFixture(bare { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) } })
    #expect(circle.marks.count == 1)
    #expect(ChartFixture(bare { AreaPlot(x: "x", y: "y", domain: 0...1) { $0 } }).marks.count == 1)
    #expect(ChartFixture(bare { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: $0 + 1) } }).marks.count == 1)
  }

  @Test func `a function without a domain uses that of the x scale or the range of the other marks`() throws {
    let scaled = try #require(ChartFixture(bare { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 5...15)).marks.first)
    #expect(scaled.points.first?.x == 0 && scaled.points.last?.x == 100)
    let beside = ChartFixture(
      bare {
        LinePlot(x: "x", y: "y") { _ in 1 }
        PointMark(x: .value("x", 20), y: .value("y", 0))
        PointMark(x: .value("x", 40), y: .value("y", 2))
      })
    let graph = try #require(beside.marks.first { $0.points.count > 100 })
    // The axis runs from 0 to 40, the other marks from 20 to 40.
    #expect(graph.points.first?.x == 50 && graph.points.last?.x == 100)
    let alone = ChartFixture(bare { LinePlot(x: "x", y: "y") { $0 } })
    #expect(alone.diagnostics == ["chart.functionDomain"] && alone.marks.count == 1)
  }

  @Test func `a chart's descriptor gives its title and summary to assistive technology`() {
    struct Chartist: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Tides", summary: "High at noon",
          xAxis: AXNumericDataAxisDescriptor(title: "Hour", range: 0...24, gridlinePositions: []) { "\($0) o'clock" },
          yAxis: AXNumericDataAxisDescriptor(title: "Metres", range: 0...5, gridlinePositions: []) { "\($0) m" },
          series: [AXDataSeriesDescriptor(name: "Today", isContinuous: true, dataPoints: [AXDataPoint(x: 12, y: 5)])])
      }
    }
    let fixture = ChartFixture(bare { PointMark(x: .value("x", 1), y: .value("y", 1)) }.accessibilityChartDescriptor(Chartist()))
    #expect(fixture.all.contains { $0.node.accessibility.label == "Tides" } && fixture.all.contains { $0.node.accessibility.value == "High at noon" })
    #expect(fixture.diagnostics == ["accessibilityChart.audio"])
  }
}

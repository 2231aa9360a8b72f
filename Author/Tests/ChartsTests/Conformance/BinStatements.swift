import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let ranges = DocumentSource.apple("charts/chartbinrange")

  static let bins: [Statement] = [
    Statement("Bins leave out their upper bound", ranges, is: false) { NumberBins(thresholds: [0.0, 10, 20])[0].contains(10) },
    Statement("The last bin includes its upper bound", ranges, is: true) { NumberBins(thresholds: [0.0, 10, 20])[1].contains(20) },
    Statement("A value at a threshold is in the bin that begins there", ranges, is: [0, 1, 1]) {
      let bins = NumberBins(thresholds: [0.0, 10, 20])
      return [9.9, 10, 20].map(bins.index)
    },
    Statement("A number of bins divides the whole range", .apple("charts/numberbins/init(range:count:)-7975l"), [0, 0.25, 0.5, 0.75, 1]) {
      NumberBins(range: 0.0...1, count: 4).thresholds.map { CGFloat($0) }
    },
    Statement("A number of bins of whole numbers has whole thresholds", .apple("charts/numberbins/init(range:count:)-6hip8"), is: [10, 14, 18, 22]) {
      NumberBins(range: 10...22, count: 3).thresholds
    },
    Statement(
      "Bins of a size cover the range", .apple("charts/numberbins/init(size:range:)-3ach2"),
      holds: {
        let thresholds = NumberBins(size: 5.0, range: 2...11).thresholds
        return (thresholds.first ?? 9) <= 2 && (thresholds.last ?? 0) >= 11 && zip(thresholds, thresholds.dropFirst()).allSatisfy { $1 - $0 == 5 }
      }),
    Statement(
      "A minimum stride limits the number of bins", .apple("charts/numberbins/init(data:desiredcount:minimumstride:)-3txi5"),
      holds: {
        let thresholds = NumberBins(data: [0.0, 100], desiredCount: 50, minimumStride: 20).thresholds
        return zip(thresholds, thresholds.dropFirst()).allSatisfy { $1 - $0 >= 20 } && thresholds.count > 1
      }),
    Statement(
      "Without a desired number there are at most 200 bins", .apple("charts/numberbins/init(data:desiredcount:minimumstride:)-3txi5"),
      holds: {
        let near = (0..<100_000).map { Double($0 % 100) / 1e4 }
        return (1...200).contains(NumberBins(data: near + [1e6]).count)
      }),
    Statement(
      "Without a desired number, the width is 3.5 deviations over the cube root of the count",
      .apple("charts/numberbins/init(data:desiredcount:minimumstride:)-3txi5"),
      holds: {
        // A thousand evenly spread numbers: their deviation is 289, so the rule gives widths of 101 and ten bins.
        (7...14).contains(NumberBins(data: (0..<1000).map(Double.init)).count)
      }),
    Statement("Bins of a time interval begin at the lower bound", .apple("charts/datebins/init(timeinterval:range:)"), is: [600, 4200]) {
      let start = Days.hour(0).addingTimeInterval(600)
      return DateBins(timeInterval: 3600, range: start...start.addingTimeInterval(7200)).thresholds.prefix(2).map {
        Int($0.timeIntervalSince(Days.hour(0)))
      }
    },
    Statement("Bins of days cover the range with whole days", .apple("charts/datebins/init(unit:by:range:calendar:)"), is: [0, 24, 48]) {
      DateBins(unit: .day, range: Days.hour(5)...Days.hour(30), calendar: Days.calendar).thresholds.map {
        Int($0.timeIntervalSince(Days.hour(0)) / 3600)
      }
    },
    Statement(
      "Bins of several units are equally long and cover the range", .apple("charts/datebins/init(unit:by:range:calendar:)"),
      holds: {
        let hours = DateBins(unit: .hour, by: 6, range: Days.hour(1)...Days.hour(11), calendar: Days.calendar).thresholds
          .map { $0.timeIntervalSince(Days.hour(0)) / 3600 }
        return (hours.first ?? 9) <= 1 && (hours.last ?? 0) >= 11 && zip(hours, hours.dropFirst()).allSatisfy { $1 - $0 == 6 }
      }),
  ]

  private static let function = DocumentSource.apple("charts/areaplot/init(x:y:domain:function:)-39eit")

  static let functionPlots: [Statement] = [
    Statement("A function without a domain is drawn over the x scale", .apple("charts/lineplot/init(x:y:domain:function:)-1135f"), [0, 100]) {
      ChartFixture(bare { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 5...15)).marks.prefix(1)
        .flatMap { [$0.points.first?.x ?? .nan, $0.points.last?.x ?? .nan] }
    },
    Statement("A function's domain limits its graph", .apple("charts/lineplot/init(x:y:domain:function:)-1135f"), [20, 50]) {
      ChartFixture(bare { LinePlot(x: "x", y: "y", domain: 2...5) { $0 } }.chartXScale(domain: 0...10)).marks.prefix(1)
        .flatMap { [$0.points.first?.x ?? .nan, $0.points.last?.x ?? .nan] }
    },
    Statement("The area of a function lies between it and zero", function, [25, 50], within: 0.1) {
      ChartFixture(bare { AreaPlot(x: "x", y: "y", domain: 0...1) { _ in 5 } }.chartYScale(domain: 0...10)).marks.prefix(1)
        .flatMap { [$0.points.map(\.y).min() ?? .nan, $0.points.map(\.y).max() ?? .nan] }
    },
    Statement(
      "The area of two functions lies between them", .apple("charts/areaplot/init(x:ystart:yend:domain:function:)-23gxe"), [10, 40], within: 0.1
    ) {
      ChartFixture(bare { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { _ in (yStart: 2, yEnd: 8) } }.chartYScale(domain: 0...10)).marks
        .prefix(1).flatMap { [$0.points.map(\.y).min() ?? .nan, $0.points.map(\.y).max() ?? .nan] }
    },
    Statement("Where a function is undefined, its graph has a gap", function, is: 2) {
      drawn { LinePlot(x: "x", y: "y", domain: -1...1) { abs($0) < 0.2 ? .nan : $0 } }.marks.count
    },
    Statement("Where a function is infinite, its graph has a gap", function, is: 2) {
      drawn { LinePlot(x: "x", y: "y", domain: -1...1) { abs($0) < 0.2 ? .infinity : $0 } }.marks.count
    },
    Statement(
      "A plot of a collection draws what marks of its elements draw", .apple("charts/barplot"),
      holds: {
        let plot = boxes { BarPlot(Sample.three, x: .value("n", \.name), y: .value("v", \.value)) }
        return plot.count == 12 && plot == boxes { ForEach(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) } }
      }),
    Statement("A chart of data repeats its content for each element", .apple("charts/chart/init(_:content:)"), is: 3) {
      ChartFixture(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }).marks.count
    },
  ]

  @MainActor private static var colored: some View {
    bare {
      ForEach(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", $0)) }
    }
  }

  static let legends: [Statement] = [
    Statement("Colours by value bring a legend with their names", .apple("charts/areamark"), is: ["a", "b", "c"]) { full(colored).words },
    Statement("A colour that is not by value brings no legend", .apple("charts/areamark"), is: []) {
      full(bare { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red) }).words
    },
    Statement("A legend can be hidden", .apple("swiftui/view/chartlegend(_:)"), is: [] as [String]) { full(colored.chartLegend(.hidden)).words },
    Statement("A legend can be aligned with the trailing edge", .apple("swiftui/view/chartlegend(position:alignment:spacing:)"), [200], within: 0.7) {
      [full(colored.chartLegend(position: .bottom, alignment: .trailing)).frame("c").maxX]
    },
    Statement(
      "The spacing of a legend is its distance from the chart", .apple("swiftui/view/chartlegend(position:alignment:spacing:)"), [10], within: 0.1
    ) {
      [full(colored.chartLegend(position: .bottom, spacing: 5)).plot.height - full(colored.chartLegend(position: .bottom, spacing: 15)).plot.height]
    },
    Statement("An overlay can be aligned with the trailing edge", .apple("swiftui/view/chartoverlay(alignment:content:)"), [98, 23]) {
      let frame = ChartFixture(colored.chartLegend(.hidden).chartOverlay(alignment: .trailing) { _ in Color.red.frame(width: 2, height: 4) })
        .frame(ofColor: "red")
      return [frame.minX, frame.minY]
    },
    Statement("An overlay is in the middle of the chart", .apple("swiftui/view/chartoverlay(alignment:content:)"), [49, 23]) {
      let frame = ChartFixture(colored.chartLegend(.hidden).chartOverlay { _ in Color.red.frame(width: 2, height: 4) }).frame(ofColor: "red")
      return [frame.minX, frame.minY]
    },
    Statement(
      "A background is drawn before the marks and an overlay after them", .apple("swiftui/view/chartbackground(alignment:content:)"),
      is: ["back", "front"]
    ) {
      let names = full(
        colored.chartLegend(.hidden).chartBackground { _ in Text(verbatim: "back") }.chartOverlay { _ in Text(verbatim: "front") }
      ).all.map { $0.words.isEmpty ? ($0.node.debugName.hasPrefix("ChartMark.") ? "mark" : "") : $0.words }.filter { !$0.isEmpty }
      return [names.first, names.last].map { $0 ?? "" }
    },
    Statement("The plot can have a size of its own", .apple("swiftui/view/chartplotstyle(content:)"), [100, 60]) {
      let plot = full(colored.chartLegend(.hidden).chartPlotStyle { $0.frame(width: 100, height: 60) }).plot
      return [plot.width, plot.height]
    },
  ]
}

import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let custom = DocumentSource.apple("charts/customizing-axes-in-swift-charts")
  private static let label = DocumentSource.apple(
    "charts/axisvaluelabel/init(centered:anchor:multilabelalignment:collisionresolution:offsetsmarks:orientation:"
      + "horizontalspacing:verticalspacing:)"
  )

  /// A chart of battery levels whose y axis reaches from 0 to 100.
  @MainActor private static func levels(@AxisContentBuilder _ axis: @escaping () -> some AxisContent) -> ChartFixture {
    full(
      Chart { ForEach(0..<5) { BarMark(x: .value("t", "\($0)"), y: .value("l", 40 - 5 * $0)) } }.chartYScale(domain: [0, 100]).chartXAxis(.hidden)
        .chartYAxis(content: axis))
  }

  /// A line over the hours of a day, 320 points wide.
  @MainActor private static func day(@AxisContentBuilder _ axis: @escaping () -> some AxisContent) -> ChartFixture {
    ChartFixture(
      Chart { ForEach(0..<25) { LineMark(x: .value("t", Days.hour($0)), y: .value("v", 1)) } }.chartXScale(domain: Days.hour(0)...Days.hour(24))
        .chartYAxis(.hidden).chartXAxis(content: axis), size: CGSize(width: 320, height: 120))
  }

  /// A bar of categories a, b and c, and below it an axis.
  @MainActor private static func categories(@AxisContentBuilder _ axis: @escaping () -> some AxisContent) -> ChartFixture {
    full(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden).chartXAxis(content: axis))
  }

  static let axisMarks: [Statement] = [
    Statement("With three desired values, an axis from 0 to 100 has 0, 50 and 100", custom, is: ["0", "50", "100"]) {
      levels { AxisMarks(values: .automatic(desiredCount: 3)) }.rising
    },
    Statement("With four desired values, an axis from 0 to 100 has five, because their labels have no decimals", custom, [0, 25, 50, 75, 100]) {
      levels { AxisMarks(values: .automatic(desiredCount: 4)) }.levels
    },
    Statement("Given values are the marked ones", custom, is: ["0", "50", "100"]) { levels { AxisMarks(values: [0, 50, 100]) }.rising },
    Statement("Given values outside of the domain are not marked", custom, is: ["50"]) { levels { AxisMarks(values: [-20, 50, 180]) }.rising },
    Statement("A format writes the labels", custom, is: ["0%", "50%", "100%"]) {
      levels { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1).locale(Locale(identifier: "en_US")), values: [0, 50, 100]) }.rising
    },
    Statement("Two sets of marks can have labels at some values and grid lines at more", custom, is: "0 50 100, 5 lines") {
      let fixture = levels {
        AxisMarks(values: [0, 50, 100]) { AxisValueLabel() }
        AxisMarks(values: [0, 25, 50, 75, 100]) { AxisGridLine() }
      }
      return "\(fixture.rising.joined(separator: " ")), \(fixture.named("ChartGrid").count) lines"
    },
    Statement("What the builder leaves out is not drawn", .apple("swiftui/view/chartyaxis(content:)"), is: "[] 3 0") {
      let fixture = levels { AxisMarks(values: [0, 50, 100]) { AxisGridLine() } }
      return "\(fixture.words) \(fixture.named("ChartGrid").count) \(fixture.named("ChartTick").count)"
    },
    Statement(
      "An axis can be on the leading edge", .apple("charts/axismarkposition/leading"),
      holds: {
        let fixture = levels { AxisMarks(position: .leading, values: [0, 50]) }
        return fixture.frame("50").maxX <= fixture.plot.minX
      }),
    Statement("A day is marked at every sixth hour, with AM or PM", custom, is: ["12\u{202F}AM", "6\u{202F}AM", "12\u{202F}PM", "6\u{202F}PM"]) {
      Array(day { AxisMarks() }.across.prefix(4))
    },
    Statement("A stride of hours marks every third one", custom, is: 9) {
      day { AxisMarks(values: .stride(by: .hour, count: 3, calendar: Days.calendar)) { AxisGridLine() } }.named("ChartGrid").count
    },
    Statement(
      "A stride of numbers marks its multiples", .apple("charts/axismarkvalues/stride(by:roundlowerbound:roundupperbound:)"),
      [0, 20, 40, 60, 80, 100]
    ) {
      levels { AxisMarks(values: .stride(by: 20.0)) { AxisGridLine() } }.levels
    },
    Statement(
      "A minimum stride keeps the marks apart",
      .apple("charts/axismarkvalues/automatic(minimumstride:desiredcount:roundlowerbound:roundupperbound:)"),
      holds: {
        let found = levels { AxisMarks(values: .automatic(minimumStride: 30.0, desiredCount: 10)) { AxisGridLine() } }.levels
        return found.count > 1 && zip(found, found.dropFirst()).allSatisfy { $1 - $0 >= 29.99 }
      }),
    Statement("The index of a mark counts the values from zero", .apple("charts/axisvalue/index"), is: ["i0", "i1", "i2"]) {
      levels { AxisMarks(values: [0, 50, 100]) { value in AxisValueLabel { Text(verbatim: "i\(value.index)") } } }.rising
    },
    Statement("A mark knows the number of the values", .apple("charts/axisvalue/count"), is: ["3", "3", "3"]) {
      levels { AxisMarks(values: [0, 50, 100]) { value in AxisValueLabel { Text(verbatim: "\(value.count)") } } }.rising
    },
    Statement("A value of another type is nil", .apple("charts/axisvalue/as(_:)"), is: ["no", "no"]) {
      levels { AxisMarks(values: [0, 50]) { value in AxisValueLabel { Text(verbatim: value.as(Date.self) == nil ? "no" : "yes") } } }.rising
    },
    Statement("A hidden axis leaves its space to the plot", .apple("swiftui/view/chartyaxis(_:)"), [200]) {
      [full(Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden)).plot.width]
    },
  ]

  static let axisLabels: [Statement] = [
    Statement(
      "Labels of categories are centred in their space",
      label, [100.0 / 3 * 0.5, 50, 100.0 / 3 * 2.5].map { $0 * 2 }, within: 0.7
    ) {
      let fixture = categories { AxisMarks { _ in AxisValueLabel() } }
      return ["a", "b", "c"].map { fixture.frame($0).midX }
    },
    Statement(
      "Labels of numbers are at their value, not between two",
      label, [50], within: 0.7
    ) {
      let fixture = levels { AxisMarks(values: [0, 50, 100]) { AxisValueLabel() } }
      return [(fixture.plot.maxY - fixture.frame("50").midY) / fixture.plot.height * 100]
    },
    Statement(
      "A label can be centred between its value and the next",
      label, [25], within: 0.7
    ) {
      let fixture = levels { AxisMarks(values: [0, 50, 100]) { AxisValueLabel(centered: true) } }
      return [(fixture.plot.maxY - fixture.frame("0").midY) / fixture.plot.height * 100]
    },
    Statement("A grid line can be centred between two values", .apple("charts/axisgridline/init(centered:stroke:)"), [25], within: 0.7) {
      Array(levels { AxisMarks(values: [0, 50, 100]) { AxisGridLine(centered: true) } }.levels.prefix(1))
    },
    Statement("A label without collision resolution is always shown", .apple("charts/axisvaluelabelcollisionresolution/disabled"), is: 2) {
      levels { AxisMarks(values: [50, 51]) { AxisValueLabel(collisionResolution: .disabled) } }.words.count
    },
    Statement("A greedy label that overlaps another one is not shown", .apple("charts/axisvaluelabelcollisionresolution/greedy"), is: ["50"]) {
      levels { AxisMarks(values: [50, 51]) { AxisValueLabel(collisionResolution: .greedy) } }.words
    },
    Statement(
      "A label of a higher priority is placed first", .apple("charts/axisvaluelabelcollisionresolution/greedy(priority:minimumspacing:)"), is: ["51"]
    ) {
      levels {
        AxisMarks(values: [50]) { AxisValueLabel(collisionResolution: .greedy(priority: 0)) }
        AxisMarks(values: [51]) { AxisValueLabel(collisionResolution: .greedy(priority: 1)) }
      }.words
    },
    Statement(
      "Labels closer than the minimum spacing are left out", .apple("charts/axisvaluelabelcollisionresolution/greedy(priority:minimumspacing:)"),
      is: ["0", "100"]
    ) { levels { AxisMarks(values: [0, 50, 100]) { AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 60)) } }.rising },
    Statement(
      "A label's horizontal spacing is its distance from the plot",
      label, [20], within: 0.4
    ) {
      let fixture = levels { AxisMarks(values: [50]) { AxisValueLabel(horizontalSpacing: 20) } }
      return [fixture.frame("50").minX - fixture.plot.maxX]
    },
    Statement("A style of a mark colours its label", .apple("charts/axismark/foregroundstyle(_:)"), is: ["red"]) {
      levels { AxisMarks(values: [50]) { AxisValueLabel().foregroundStyle(.red) } }.texts.flatMap {
        $0.node.text.lines.flatMap(\.runs).map(\.paint.color.system)
      }
    },
    Statement(
      "An axis label names the axis below it", .apple("swiftui/view/chartxaxislabel(_:position:alignment:spacing:)"),
      holds: {
        let fixture = full(
          Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden).chartXAxisLabel(
            "Days", position: .bottom))
        return fixture.frame("Days").minY >= fixture.frame("b").maxY
      }),
    Statement(
      "The spacing of an axis label is its distance from the markers", .apple("swiftui/view/chartxaxislabel(_:position:alignment:spacing:)"), [12],
      within: 0.1
    ) {
      let chart = Chart(Sample.three) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }.chartYAxis(.hidden)
      let near = full(chart.chartXAxisLabel("Days", position: .bottom, spacing: 0)).plot.height
      return [near - full(chart.chartXAxisLabel("Days", position: .bottom, spacing: 12)).plot.height]
    },
  ]
}

import Statements
import SwiftUICore

@testable import Charts

extension Statement {
  private static let x = DocumentSource.apple("swiftui/view/chartxscale(domain:range:type:)")
  private static let automatic = DocumentSource.apple("charts/scaledomain/automatic(includeszero:reversed:)")

  /// The horizontal places of points with these values, in percent of the plot's width.
  @MainActor private static func places(_ values: [Double], _ change: (AnyView) -> some View) -> [CGFloat] {
    ChartFixture(change(AnyView(bare { ForEach(values.indices, id: \.self) { PointMark(x: .value("x", values[$0]), y: .value("y", 1)) } }))).marks
      .map(\.box.midX)
  }

  static let scales: [Statement] = [
    Statement("A domain of two numbers is the range of the axis", x, [0, 50, 100]) { places([10, 15, 20]) { $0.chartXScale(domain: 10...20) } },
    Statement("An array of two numbers is a domain, too", .apple("charts/customizing-axes-in-swift-charts"), [25, 50]) {
      places([25, 50]) { $0.chartXScale(domain: [0, 100]) }
    },
    Statement("An array of categories is the order of the axis", x, [5.0 / 6, 0.5, 1.0 / 6].map { $0 * 100 }) {
      ChartFixture(
        bare { ForEach(["a", "b", "c"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.chartXScale(domain: ["c", "b", "a"])
      ).marks.map(\.box.midX)
    },
    Statement("A domain's categories have their space even without data", x, [12.5]) {
      ChartFixture(bare { PointMark(x: .value("x", "a"), y: .value("y", 1)) }.chartXScale(domain: ["a", "b", "c", "d"])).marks.map(\.box.midX)
    },
    Statement(
      "An automatic domain can leave out zero", automatic,
      holds: { (places([90, 100]) { $0.chartXScale(domain: .automatic(includesZero: false)) }[0]) < 50 }),
    Statement("An automatic domain can be reversed", automatic, [50, 0]) {
      places([50, 100]) { $0.chartXScale(domain: .automatic(reversed: true)) }
    },
    Statement(
      "A closure can add a value to the automatic domain",
      .apple("charts/scaledomain/automatic(includeszero:reversed:datatype:modifyinferreddomain:)"),
      [20, 40]
    ) {
      places([20, 40]) { $0.chartXScale(domain: .automatic(dataType: Double.self) { $0.append(100) }) }
    },
    Statement("A range can have padding at both ends", .apple("charts/positionscalerange/plotdimension(padding:)"), [10, 50, 90]) {
      places([0, 5, 10]) { $0.chartXScale(range: .plotDimension(padding: 10)) }
    },
    Statement("A logarithmic scale has equal steps for equal factors", .apple("charts/scaletype/log"), [0, 50, 100]) {
      places([1, 10, 100]) { $0.chartXScale(domain: 1...100, type: .log) }
    },
    Statement("A scale of square roots is linear in the root", .apple("charts/scaletype/squareroot"), [0, 50, 100]) {
      places([0, 25, 100]) { $0.chartXScale(domain: 0...100, type: .squareRoot) }
    },
    Statement("A scale of a power is linear in the power", .apple("charts/scaletype/power(exponent:)"), [0, 25, 100]) {
      places([0, 5, 10]) { $0.chartXScale(domain: 0...10, type: .power(exponent: 2)) }
    },
    Statement("A symmetric logarithm is the sign times the logarithm of one more", .apple("charts/scaletype/symmetriclog"), [0, 50, 75, 100]) {
      places([-9, 0, sqrt(10) - 1, 9]) { $0.chartXScale(domain: -9...9, type: .symmetricLog) }
    },
    Statement("The slope of a symmetric logarithm multiplies the value", .apple("charts/scaletype/symmetriclog(slopeatzero:)"), [50, 75, 100]) {
      places([0, (sqrt(10) - 1) / 3, 3]) { $0.chartXScale(domain: -3...3, type: .symmetricLog(slopeAtZero: 3)) }
    },
    Statement("Numbers can be categories", .apple("charts/scaletype/category"), [1.0 / 6, 0.5, 5.0 / 6].map { $0 * 100 }) {
      places([1, 100, 3]) { $0.chartXScale(type: .category) }
    },
    Statement("Strings are categories, in the order in which they come", .apple("charts/plottablevalue"), [25, 75]) {
      drawn { ForEach(["z", "a"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.marks.map(\.box.midX)
    },
    Statement("An enumeration of strings makes categories", .apple("charts/plottable"), [25, 75]) {
      drawn { ForEach([Meal.dinner, .lunch], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.marks.map(\.box.midX)
    },
    Statement("A visible domain shows so many units of the data", .apple("swiftui/view/chartxvisibledomain(length:)"), [0, 50, 100]) {
      Array(places([0, 2, 4, 10]) { $0.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4) }.prefix(3))
    },
    Statement("A visible domain of categories is a number of them", .apple("swiftui/view/chartxvisibledomain(length:)"), [25, 75]) {
      Array(
        ChartFixture(
          bare { ForEach(["a", "b", "c", "d"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 2)
        ).marks.map(\.box.midX).prefix(2))
    },
    Statement(
      "A visible domain of categories begins at the scroll position", .apple("swiftui/view/chartscrollposition(initialx:)"), [-25, 25, 75]
    ) {
      Array(
        ChartFixture(
          bare { ForEach(["a", "b", "c", "d"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }.chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "b")
        ).marks.map(\.box.midX).prefix(3))
    },
  ]

  enum Meal: String, Plottable { case dinner = "Dinner", lunch = "Lunch" }

  /// Lines of groups a, b and c.
  @MainActor private static var lines: some View {
    bare {
      ForEach(["a", "b", "c"], id: \.self) { name in
        ForEach(0..<2) { LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", name)) }
      }
    }
  }

  static let styleScales: [Statement] = [
    Statement(
      "A mapping gives each category its colour", .apple("swiftui/view/chartforegroundstylescale(_:)"), is: ["mint", "pink", "red"]
    ) { ChartFixture(lines.chartForegroundStyleScale(["c": Color.red, "b": .pink, "a": .mint])).colors },
    Statement(
      "A range of colours is assigned in the order of the domain", .apple("swiftui/view/chartforegroundstylescale(domain:range:type:)"),
      is: ["mint", "pink", "red"]
    ) { ChartFixture(lines.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red, .pink, .mint])).colors },
    Statement(
      "A range of colours without a domain is assigned in the order of the data", .apple("swiftui/view/chartforegroundstylescale(range:type:)"),
      is: ["red", "pink", "mint"]
    ) { ChartFixture(lines.chartForegroundStyleScale(range: [Color.red, .pink, .mint])).colors },
    Statement("Values of a colour get different colours", .apple("charts/pointmark"), is: 3) { Set(ChartFixture(lines).colors).count },
    Statement("Numbers get colours along a gradient", .apple("charts/rectanglemark"), is: [0, 0.5, 1]) {
      ChartFixture(
        bare { ForEach([0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) } }
          .chartForegroundStyleScale(range: Gradient(colors: [.green, .red])).chartLegend(.hidden)
      ).marks.map { Double($0.node.path.fill.color.mixed.fraction) }
    },
    Statement("Values of a symbol get different shapes", .apple("charts/chartcontent/symbol(by:)"), is: 3) {
      let points = ChartFixture(
        bare { ForEach(["a", "b", "c"], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("n", $0)) } }.chartLegend(
          .hidden)
      ).named("ChartMark.point")
      return Set(points.map { "\($0.node.path.shape)" }).count
    },
    Statement(
      "The sixth value of a symbol gets the first shape again",
      "Stack Overflow, What are the default series colours and symbols of Swift Charts? (79405781)",
      is: 5
    ) {
      let points = ChartFixture(
        bare { ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("n", $0)) } }
          .chartLegend(.hidden)
      ).named("ChartMark.point")
      return Set(points.map { "\($0.node.path.shape)" }).count
    },
  ]
}

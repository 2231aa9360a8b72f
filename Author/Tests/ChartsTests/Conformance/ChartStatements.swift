import Statements
import SwiftUICore
import Testing

@testable import Charts

/// Charts: what Apple's documentation of Swift Charts says of marks, scales, axes and legends.
@MainActor @Suite struct ChartsConformance {
  @Test(arguments: Statement.charts) func `charts are as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about charts have sources and are no duplicates`() { #expect(Statement.problems(Statement.charts) == []) }
}

extension Statement {
  static let charts = numbered(
    "Charts",
    [
      about("BarMark", barMarks), about("MarkDimension", markDimensions), about("MarkStackingMethod", stackings), about("LineMark", lineMarks),
      about("InterpolationMethod", interpolations), about("AreaMark", areaMarks), about("PointMark and RuleMark", pointAndRuleMarks),
      about("RectangleMark", rectangleMarks), about("SectorMark", sectorMarks), about("position(by:)", groups), about("Scales of places", scales),
      about("Scales of styles", styleScales), about("AxisMarks", axisMarks), about("AxisValueLabel", axisLabels),
      about("Annotations", annotations), about("ChartProxy", proxies), about("Bins", bins), about("Plots of functions", functionPlots),
      about("Legends and plot styles", legends),
    ])
}

import Statements
import SwiftUICore
import Testing

/// Layout: numbers of Apple's SwiftUI and of what others measured there, and the numbers that Almanac computes.
@MainActor @Suite struct LayoutConformance {
  @Test(arguments: Statement.layout) func `layout is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about layout have sources and are no duplicates`() { #expect(Statement.problems(Statement.layout) == []) }
}

extension Statement {
  static let layout = numbered(
    "Layout",
    [
      about("Stacks", stacks), about("Spacer", spacers), about("Default spacing", spacing), about("Frames", frames),
      about("Aspect ratios", aspectRatios), about("Ideal sizes", idealSizes), about("Padding", padding), about("Offsets and positions", places),
      about("ZStack, overlay, background", layers), about("Overlays by alignment", layersByAlignment), about("Alignment guides", alignment),
      about("Grid", grids + gridShares), about("GeometryReader, ViewThatFits", readers), about("Text", text), about("Text styles", textStyles),
      about("Right to left", rightToLeft), about("Dividers and margins", dividers), about("Gauge", gauges), about("Label, Button, Toggle", controls),
      about("Rows of a calendar widget", calendarRows),
    ])
}

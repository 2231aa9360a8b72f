import AlmanacTextEngine
import AlmanacWireSchema
import Foundation
import SwiftUICore

@testable import Charts

/// What a chart without axes draws: its plot is 100 points wide and 50 high.
@MainActor
func drawn<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> ChartFixture { ChartFixture(bare(content)) }

/// The boxes of the marks in a plot of 100 × 50 points: left, top, width and height of each.
@MainActor
func boxes<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> [CGFloat] { drawn(content).boxes }

/// The corners of the paths in a plot of 100 × 50 points: x and y of each.
@MainActor
func corners<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) -> [CGFloat] { drawn(content).corners }

/// A chart of 200 × 120 points with both axes.
@MainActor
func full<V: View>(_ chart: V) -> ChartFixture { ChartFixture(chart, size: CGSize(width: 200, height: 120)) }

extension ChartFixture {
  var boxes: [CGFloat] { marks.map(\.box).flatMap { [$0.minX, $0.minY, $0.width, $0.height] } }
  var corners: [CGFloat] { marks.flatMap { $0.points.flatMap { [$0.x, $0.y] } } }
  /// The number of lines and areas that are drawn apart.
  var lines: Int { named("ChartMark.line").count }
  /// The places of the grid lines across the plot, in percent of its height from its lower edge.
  var levels: [CGFloat] {
    named("ChartGrid").map(\.points).filter { $0[0].y == $0[1].y }.map { (plot.maxY - $0[0].y) / plot.height * 100 }.sorted()
  }
  /// The words of the labels of the y axis, the lowest first.
  var rising: [String] { texts.sorted { $0.frame.midY > $1.frame.midY }.map(\.words) }
  /// The words of the labels from left to right.
  var across: [String] { texts.sorted { $0.frame.midX < $1.frame.midX }.map(\.words) }
}

/// The calendar and the hours of the days in the statements.
enum Days {
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
  /// Midnight of 2 March 2026, plus hours.
  static func hour(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_772_409_600 + Double(number) * 3600) }
}

/// The proxy of a chart whose plot is 100 points wide and 50 high.
@MainActor
func proxy<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) throws -> ChartProxy {
  var found: ChartProxy?
  _ = ChartFixture(
    bare(content).chartOverlay { proxy in
      let _ = found = proxy
      Color.clear
    })
  guard let found else { throw NoProxy() }
  return found
}

private struct NoProxy: Error {}

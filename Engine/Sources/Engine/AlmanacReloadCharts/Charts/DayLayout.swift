import Foundation

/// The positions of the parts of a day's chart, in points from its top left.
struct DayLayout {
  /// The lanes from top to bottom; the budget's is the last and the tallest.
  enum Lane: CaseIterable {
    case entries, views, granted, free, deferred, denied, stale, asleep, locked, budget
  }

  /// The lanes to draw; those without recorded data are left out.
  let lanes: [Lane]
  let time: TimeScale
  let margin: Double
  /// Whether labels use their short form.
  let isNarrow: Bool
  /// The x position at which the lanes begin, right of their labels.
  let gutter: Double
  let top: Double
  let height: Double
  private let lanesBottom: Double

  static let laneHeight = 21.0
  static let budgetHeight = 92.0
  static let axisHeight = 24.0

  init(_ day: WidgetDay, width: Double, hasTitle: Bool) {
    margin = hasTitle ? 16 : 0
    isNarrow = width < 520
    gutter = margin + (isNarrow ? 104 : 132)
    top = hasTitle ? 60 : 4
    // The last time label is centred on the right end.
    let right = width - max(margin, 16)
    time = TimeScale(interval: day.interval, timeZone: day.timeZone, left: gutter, width: max(1, right - gutter))
    lanes = Lane.allCases.filter { $0 != .stale || day.stale != nil }
    lanesBottom = top + Double(lanes.count - 1) * Self.laneHeight + Self.budgetHeight
    height = lanesBottom + Self.axisHeight + (hasTitle ? 8 : 0)
  }

  /// Returns the top and bottom of a lane.
  func frame(of lane: Lane) -> (top: Double, bottom: Double) {
    let index = Double(lanes.firstIndex(of: lane) ?? 0)
    let start = top + index * Self.laneHeight
    return (start, lane == .budget ? lanesBottom : start + Self.laneHeight)
  }

  func middle(of lane: Lane) -> Double { (frame(of: lane).top + frame(of: lane).bottom) / 2 }

  var plotBottom: Double { lanesBottom }

  /// Returns the budget's scale, from 0 to the highest level or capacity.
  func values(_ samples: [WidgetDay.BudgetSample]) -> ValueScale {
    let most = samples.map { max($0.tokens, $0.capacity) }.max() ?? 1
    let frame = frame(of: .budget)
    return .linear(upTo: max(1, most), start: frame.bottom - 1, end: frame.top + 12)
  }
}

import WidgetKit

/// One duration for each view of a widget, such as how stale it was.
public struct ViewStatistics: Sendable, Hashable, CustomStringConvertible {
  /// The durations in seconds, in the order of the views.
  public let seconds: [Double]

  init(_ seconds: [Double]) { self.seconds = seconds }

  /// The number of views.
  public var count: Int { seconds.count }
  /// The longest duration; zero without views.
  public var max: Duration { .seconds(seconds.max() ?? 0) }
  /// The duration that half of the views did not exceed; zero without views.
  public var median: Duration { percentile(0.5) }

  /// Returns the duration that the fraction `part` of the views did not exceed; zero without views.
  /// - Parameter part: 0 to 1.
  public func percentile(_ part: Double) -> Duration {
    guard !seconds.isEmpty, part.isFinite else { return .zero }
    let rank = Int((Swift.min(1, Swift.max(0, part)) * Double(seconds.count)).rounded(.up))
    return .seconds(seconds.sorted()[Swift.max(1, rank) - 1])
  }

  /// Returns the fraction of views above `limit`, 0 to 1; 0 without views.
  public func share(above limit: Duration) -> Double {
    seconds.isEmpty ? 0 : Double(seconds.count { Duration.seconds($0) > limit }) / Double(seconds.count)
  }

  public var description: String {
    func minutes(_ duration: Duration) -> String { "\(Int((duration / .seconds(60)).rounded(.up))) min" }
    return "\(count) views: median \(minutes(median)), 95 of 100 up to \(minutes(percentile(0.95))), at most \(minutes(max))"
  }
}

/// The numbers of a widget's reloads.
public struct ReloadCount: Sendable, Hashable {
  /// Reloads that took a token of the budget.
  public let budgeted: Int
  /// Reloads that cost nothing.
  public let free: Int
  /// Requests that were denied because the budget was spent.
  public let denied: Int
  /// Budgeted and free reloads.
  public var total: Int { budgeted + free }
}

extension Sequence<WidgetSimulation.Day> {
  /// All reloads of these days: `week.days.dropFirst(3).reloads`.
  public var reloads: ReloadCount {
    reduce(ReloadCount(budgeted: 0, free: 0, denied: 0)) {
      ReloadCount(budgeted: $0.budgeted + $1.reloads.budgeted, free: $0.free + $1.reloads.free, denied: $0.denied + $1.reloads.denied)
    }
  }
  /// The staleness of all views of these days.
  public var staleness: ViewStatistics { ViewStatistics(flatMap(\.staleness.seconds)) }
  /// The ages of the timelines in all views of these days.
  public var age: ViewStatistics { ViewStatistics(flatMap(\.age.seconds)) }
}

import SwiftUI

/// What modifiers say of the charts inside a view.
struct ChartSettings {
  var xAxis = Visibility.automatic
  var yAxis = Visibility.automatic
  var legend = Visibility.automatic
  var xDomain: ChartDomain?
  var yDomain: ChartDomain?
  var groupStyles: [(name: String, style: AnyShapeStyle)] = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// What a scale's domain can be made of.
public protocol ScaleDomain {
  var _chartDomain: Any { get }
}

/// A domain that the chart finds from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  public var _chartDomain: Any { ChartDomain.automatic(includesZero: includesZero) }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
  /// - Parameter includesZero: whether numbers start at zero even where the data do not.
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero) }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _chartDomain: Any {
    switch (lowerBound._chartValue, upperBound._chartValue) {
    case (.date(let low), .date(let high)): ChartDomain.dates(low...high)
    case (let low, let high): ChartDomain.numbers((low.scalar ?? 0)...Swift.max(low.scalar ?? 0, high.scalar ?? 1))
    }
  }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _chartDomain: Any {
    let scalars = compactMap(\._chartValue.scalar)
    guard let low = scalars.min(), let high = scalars.max() else { return ChartDomain.categories(map(\._chartValue.words)) }
    if case .date? = first?._chartValue {
      return ChartDomain.dates(Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high))
    }
    return ChartDomain.numbers(low...high)
  }
}

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.xAxis = visibility } }
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.yAxis = visibility } }
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
  public func chartXScale<D: ScaleDomain>(domain: D) -> some View { chart { $0.xDomain = domain._chartDomain as? ChartDomain } }
  public func chartYScale<D: ScaleDomain>(domain: D) -> some View { chart { $0.yDomain = domain._chartDomain as? ChartDomain } }
  /// The styles of the groups that `foregroundStyle(by:)` makes.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
    chart { $0.groupStyles = mapping.map { ($0.key._chartValue.words, AnyShapeStyle($0.value)) } }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
    chart { $0.groupStyles = zip(domain, range).map { ($0._chartValue.words, AnyShapeStyle($1)) } }
  }
}

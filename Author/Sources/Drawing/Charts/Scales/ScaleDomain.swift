import SwiftUICore

/// A scale's domain as the author gives it.
enum ChartDomain {
  case automatic(includesZero: Bool?, reversed: Bool?, modify: (([_ChartValue]) -> [_ChartValue])?)
  /// From one value to another; the first may be the larger one.
  case continuous(_ChartValue, _ChartValue)
  case categories([String])

  var isAutomatic: Bool { if case .automatic = self { true } else { false } }
  /// The categories of an explicit list; a style scale assigns its styles to them.
  var categories: [String]? { if case .categories(let names) = self { names } else { nil } }
}

/// Carries a domain from the author's type to the chart.
public struct _ChartDomain {
  let domain: ChartDomain
}

/// A type that can be used as a scale's domain.
public protocol ScaleDomain {
  var _chartDomain: _ChartDomain { get }
}

/// A domain that the chart derives from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  let domain: ChartDomain
  public var _chartDomain: _ChartDomain { _ChartDomain(domain: domain) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic(includesZero: nil) }
  /// - Parameters:
  ///   - includesZero: true to include zero in a domain of numbers even if the data do not; nil = true.
  ///   - reversed: true to run the axis from the largest value to the smallest.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(domain: .automatic(includesZero: includesZero, reversed: reversed, modify: nil))
  }
  /// - Parameter modifyInferredDomain: changes the domain that the chart derived: both ends, or the categories in order.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      domain: .automatic(includesZero: includesZero, reversed: reversed) { inferred in
        var values = inferred.compactMap { DataValue(chartValue: $0) }
        modifyInferredDomain(&values)
        return values.map(\.chartValue)
      })
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _chartDomain: _ChartDomain { _ChartDomain(domain: .continuous(lowerBound.chartValue, upperBound.chartValue)) }
}

/// An array of categories gives their order. Of numbers and dates, the first and last are the ends; with the larger one first, the axis is reversed.
extension Array: ScaleDomain where Element: Plottable {
  public var _chartDomain: _ChartDomain {
    let values = map(\.chartValue)
    guard let first = values.first, let last = values.last, first.scalar != nil, last.scalar != nil, values.count > 1 else {
      return _ChartDomain(domain: .categories(values.map(\.categoryName)))
    }
    return _ChartDomain(domain: .continuous(first, last))
  }
}

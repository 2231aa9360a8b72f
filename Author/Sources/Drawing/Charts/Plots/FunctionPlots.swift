import SwiftUICore

/// The points of a function's graph, as many as are distinguishable at a widget's width. The graph is interrupted where the function is not finite.
public struct FunctionPlotContent: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let kind: Mark.Kind
  /// The range of the argument; nil = the chart's x domain.
  private let domain: ClosedRange<Double>?
  private let point: @Sendable (Double) -> (x: Extent, y: Extent)

  private static let samples = 240

  static func line(_ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> Double) -> FunctionPlotContent {
    FunctionPlotContent(kind: .line, domain: domain) { (.value(.number($0)), .value(.number(function($0)))) }
  }
  static func curve(_ domain: ClosedRange<Double>, _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)) -> FunctionPlotContent {
    FunctionPlotContent(kind: .line, domain: domain) { t in
      let point = function(t)
      return (.value(.number(point.x)), .value(.number(point.y)))
    }
  }
  static func area(_ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> Double) -> FunctionPlotContent {
    FunctionPlotContent(kind: .area, domain: domain) { (.value(.number($0)), .value(.number(function($0)))) }
  }
  static func band(
    _ domain: ClosedRange<Double>?, _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) -> FunctionPlotContent {
    FunctionPlotContent(kind: .area, domain: domain) { x in
      let ends = function(x)
      return (.value(.number(x)), .range(.number(ends.yStart), .number(ends.yEnd)))
    }
  }

  public func _collect(into marks: inout _ChartMarks) {
    guard let domain = domain ?? marks.xDomain else {
      marks.needsXDomain = true
      return
    }
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return }
    let name = "function \(marks.marks.count)"
    var part = 0
    var isOpen = false
    for index in 0...Self.samples {
      let share = Double(index) / Double(Self.samples)
      let place = point(domain.lowerBound * (1 - share) + domain.upperBound * share)
      let isFinite = (place.x.values + place.y.values).allSatisfy { $0.scalar != nil }
      if isFinite {
        var mark = Mark(kind, x: place.x, y: place.y)
        mark.stacking = .unstacked
        // Each piece of an interrupted graph is a separate line.
        mark.series = .category("\(name).\(part)")
        marks.marks.append(mark)
      } else if isOpen {
        part += 1
      }
      isOpen = isFinite
    }
  }
}

extension LinePlot {
  /// The graph of a function.
  /// - Parameter domain: the range of the argument; nil = that of `chartXScale(domain:)` or, without one, that of the chart's other marks.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .line(domain, function)
  }
  /// The points that a function returns for the arguments in `domain`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlotContent {
    content = .curve(domain, function)
  }
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .line(domain, function)
  }
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlotContent {
    content = .curve(domain, function)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .line(domain, function)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) where Content == FunctionPlotContent {
    content = .curve(domain, function)
  }
}

extension AreaPlot {
  /// The area between zero and a function's graph.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .area(domain, function)
  }
  /// The area between the two values that a function returns for each argument.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlotContent {
    content = .band(domain, function)
  }
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .area(domain, function)
  }
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlotContent {
    content = .band(domain, function)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .area(domain, function)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionPlotContent {
    content = .band(domain, function)
  }
}

import SwiftUI

/// Points of a function's graph: as many as a widget's width can tell apart. Where the function has no finite value its graph is interrupted.
public struct FunctionPlotContent: _PrimitiveChartContent {
  public typealias _ChartBody = Never
  private let kind: Mark.Kind
  /// The arguments; nil = those that the chart knows of.
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
        // Pieces of an interrupted graph are lines of their own.
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
  /// - Parameter domain: the arguments; nil = those of `chartXScale(domain:)`, otherwise those between the chart's other marks.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
  ) where Content == FunctionPlotContent {
    content = .line(domain, function)
  }
  /// The points that a function gives as its argument runs through `domain`.
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
  /// The area between two values at each argument.
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

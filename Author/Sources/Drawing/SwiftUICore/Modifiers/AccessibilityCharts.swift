/// A description of a chart in text and numbers, for assistive technology.
open class AXChartDescriptor: NSObject {
  open var title: String?
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a described chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }
  open var title: String
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var scaleType = ScaleType.linear
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// The points of one series.
open class AXDataSeriesDescriptor: NSObject {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a described chart.
open class AXDataPoint: NSObject {
  /// A position on an axis: a number or a category.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }
  open var xValue: Value
  open var yValue: Double?
  open var additionalValues: [Value]
  open var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

/// A type that creates the description of a chart.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a description. Never called, because an archived chart does not change.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// Describes the chart inside. Its title and summary are archived for assistive technology. The chart cannot be played as sound;
  /// an `accessibilityChart.audio` note reports that.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    modifier(ChartDescriptionModifier(representable: representable))
  }
}

nonisolated private struct ChartDescriptionModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
  let representable: R

  @MainActor func body(content: Content) -> some View {
    RenderSession.current?.diagnose(
      .note, "accessibilityChart.audio", "a chart cannot be played as sound: the archive stores its title and summary, not its points", place: "Chart"
    )
    let descriptor = representable.makeChartDescriptor()
    return content.accessibilityLabel(Text(verbatim: descriptor.title ?? "")).accessibilityValue(Text(verbatim: descriptor.summary ?? ""))
  }
}

import AlmanacWireSchema

/// A view of a value within a range: a bar, a ring or an arc, with labels.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// The value as a fraction of the range, unchecked: it can be out of bounds or NaN.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  /// The gauge's source location if it has marked value labels, for the note that no style draws them; otherwise nil.
  let marked: SourceLocation?

  private init<V: BinaryFloatingPoint>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil, marked: SourceLocation? = nil
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.marked = marked
  }

  @MainActor public var body: some View {
    // A value out of bounds is clamped.
    let session = RenderSession.current
    let _ = marked.map {
      session?.diagnose(
        .note, "gauge.markedValues", "no gauge style draws markedValueLabels; SwiftUI ignores them too; use labels of the bounds", at: $0)
    }
    let fraction = session?.finite(fraction, of: "Gauge(value:in:)", in: 0...1) ?? 0
    let (name, value) = (_ControlPart(label), currentValueLabel.map { _ControlPart($0) })
    StyledControl(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(part: name), currentValueLabel: value.map { .init(part: $0) },
        minimumValueLabel: minimumValueLabel.map { .init(part: _ControlPart($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(part: _ControlPart($0)) })
    )
    .readAsFraction(fraction, isGauge: true, label: name, value: value)
    .meter()
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: nil)
  }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel())
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}
extension Gauge where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: nil, minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}
extension Gauge where BoundsLabel == EmptyView {
  /// - Parameter markedValueLabels: ignored, as on the platform; a `gauge.markedValues` note reports it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), marked: SourceLocation(fileID, line))
  }
}
extension Gauge {
  /// - Parameter markedValueLabels: ignored, as on the platform; a `gauge.markedValues` note reports it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), marked: SourceLocation(fileID, line))
  }
}

/// The properties of a gauge that its style draws.
public struct GaugeStyleConfiguration: StyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label
  public typealias MarkedValueLabel = Label
  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  static func standardBody(_ configuration: Self) -> some View { DefaultGaugeStyle().makeBody(configuration: configuration) }
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}

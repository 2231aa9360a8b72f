import Archive

/// A value within a range: a bar, a ring or an arc, with labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    // A value out of bounds is shown at the nearest one.
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(part: _ControlPart(label)), currentValueLabel: currentValueLabel.map { .init(part: _ControlPart($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(part: _ControlPart($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(part: _ControlPart($0)) }))
  }
}

private struct GaugeBody: View {
  @Environment(\.gaugeStyleSlot) private var slot
  let configuration: GaugeStyleConfiguration
  var body: some View { slot.body(configuration) }
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
  /// Labels at values between are not drawn; a `gauge.markedValues` note says so.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel())
    MainActor.assumeIsolated {
      RenderSession.current?.diagnose(.note, "gauge.markedValues", "labels at values between a gauge's bounds are not drawn")
    }
  }
}

/// What a gauge style draws.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let part: _ControlPart
    public var body: some View { part }
  }
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label
  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleSlot<GaugeStyleConfiguration> { StyleSlot { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) } }
}

extension EnvironmentValues {
  fileprivate var gaugeStyleSlot: StyleSlot<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.gaugeStyleSlot = StyleSlot { AnyView(style.makeBody(configuration: $0)) } })
  }
}

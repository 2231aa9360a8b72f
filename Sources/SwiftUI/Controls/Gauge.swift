import Archive

/// A value within a range: a bar, a ring or an arc, with labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// As given: it may lie out of the bounds or be no number.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let marks: GaugeMarks?

  private init<V: BinaryFloatingPoint>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil, markedValueLabels: MarkedValueLabels? = nil
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    marks = markedValueLabels.map { labels in
      GaugeMarks(part: _ControlPart(labels)) { tag in
        guard span > 0, let value = Self.number(tag.base) else { return nil }
        let fraction = (value - Double(bounds.lowerBound)) / span
        return fraction >= 0 && fraction <= 1 ? fraction : nil
      }
    }
  }

  /// A label's tag as a number, of whatever type the author has written.
  private static func number(_ tag: Any) -> Double? {
    if let value = tag as? any BinaryFloatingPoint { return Double(value) }
    return (tag as? any BinaryInteger).map { Double($0) }
  }

  public var body: some View {
    // A value out of bounds is shown at the nearest one.
    let fraction = RenderSession.current?.usable(fraction, of: "Gauge(value:in:)", in: 0...1) ?? 0
    StyledControl(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(part: _ControlPart(label)), currentValueLabel: currentValueLabel.map { .init(part: _ControlPart($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(part: _ControlPart($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(part: _ControlPart($0)) }, marks: marks))
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
  /// Each of the marked labels has a `tag(_:)`: the value that it stands at.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), markedValueLabels: markedValueLabels())
  }
}
extension Gauge {
  /// Each of the marked labels has a `tag(_:)`: the value that it stands at.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels())
  }
}

/// What a gauge style draws.
public struct GaugeStyleConfiguration: StyleConfiguration {
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
  /// Labels at values between the bounds.
  var marks: GaugeMarks?

  static func standardBody(_ configuration: Self) -> some View { DefaultGaugeStyle().makeBody(configuration: configuration) }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style.makeBody(configuration:)) }
}

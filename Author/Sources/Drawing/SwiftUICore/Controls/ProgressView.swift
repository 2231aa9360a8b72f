import AlmanacWireSchema

/// A view of progress towards completion: a bar or a ring; an empty ring if there is no value.
///
/// With a `timerInterval` it follows the clock, so one entry shows all of its states (Specification A8).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The completed fraction, unchecked: it can be out of range or NaN. nil = unknown.
  let fraction: Double?
  let interval: ProgressInterval?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(fraction: Double?, interval: ProgressInterval? = nil, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.interval = interval
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    // Values out of range are clamped, as SwiftUI does.
    let fraction = fraction.map { RenderSession.current?.finite($0, of: "ProgressView(value:total:)", in: 0...1) ?? 0 }
    ProgressBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(part: _ControlPart($0)) },
        currentValueLabel: currentValueLabel.map { .init(part: _ControlPart($0)) }, interval: interval)
    )
    .meter()
  }
}

/// The interval during which a progress view follows the clock.
struct ProgressInterval: Equatable {
  let dates: ClosedRange<Date>
  let countsDown: Bool
}

nonisolated private struct ProgressBody: View {
  @Environment(\.hidesControlLabels) private var hidesLabels
  let configuration: ProgressViewStyleConfiguration

  @MainActor @ViewBuilder var body: some View {
    if let fraction = configuration.fractionCompleted {
      control.readAsFraction(fraction, isGauge: false, label: configuration.label?.part, value: configuration.currentValueLabel?.part)
    } else {
      control
    }
  }

  private var control: some View {
    var shown = configuration
    if hidesLabels { shown.label = nil }
    return StyledControl(configuration: shown)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(fraction: nil, label: Text(title), currentValueLabel: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: nil)
  }
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
  /// Creates a progress view that follows the clock through `timerInterval`. By default it counts down from full to empty.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, interval: ProgressInterval(dates: timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: nil, interval: ProgressInterval(dates: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(dates: timerInterval, countsDown: countsDown))
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      fraction: nil, interval: ProgressInterval(dates: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(dates: timerInterval, countsDown: countsDown))
  }
}

/// The default label of a progress view with an interval: the remaining time, below the bar.
nonisolated public struct DefaultDateProgressLabel: View {
  let dates: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: dates, countsDown: countsDown) }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Creates a progress view from the configuration that a progress view style receives.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, interval: configuration.interval, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The properties of a progress view that its style draws.
public struct ProgressViewStyleConfiguration: StyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  nonisolated public struct CurrentValueLabel: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  /// The completed fraction from 0 to 1; nil = unknown, or computed from the clock.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  let interval: ProgressInterval?

  static func standardBody(_ configuration: Self) -> some View { DefaultProgressViewStyle().makeBody(configuration: configuration) }
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}

import AlmanacWireSchema

/// The default style: a ring in circular and corner accessories, a line in widget labels, otherwise a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticGauge(configuration: configuration) }
}

nonisolated private struct AutomaticGauge: View {
  @Environment(\.self) private var environment
  let configuration: GaugeStyleConfiguration

  @MainActor @ViewBuilder var body: some View {
    if environment.core.isInWidgetLabel { LabelGauge(configuration: configuration) } else { gauge }
  }

  @MainActor @ViewBuilder private var gauge: some View {
    switch environment.core.family {
    case .accessoryCircular, .accessoryCorner: AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    case .accessoryRectangular, .accessoryInline: AccessoryLinearCapacityGaugeStyle().makeBody(configuration: configuration)
    default: LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

/// The gauge of a widget's label: a bar between the labels of the bounds, in their font. It has no line for the label. The value's label replaces a
/// missing label of the minimum.
nonisolated private struct LabelGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    HStack(spacing: 3) {
      configuration.minimumValueLabel ?? configuration.currentValueLabel
      GaugeBar(value: configuration.value, height: LinearGaugeMetrics.labelBarHeight, isFilled: false)
      configuration.maximumValueLabel
    }
  }
}

/// Draws a bar filled up to the value, with the bounds' labels at its ends, the label above and the value's label below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel.map { $0.font(.caption) }
        GaugeBar(value: configuration.value, height: LinearGaugeMetrics.barHeight, isFilled: true)
        configuration.maximumValueLabel.map { $0.font(.caption) }
      }
      configuration.currentValueLabel.map { $0.font(.caption) }
    }
  }
}

/// Draws a bar with a dot at the value, between the bounds' labels. The value's label replaces a missing label of the minimum.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      (configuration.minimumValueLabel ?? configuration.currentValueLabel).map { $0.font(LinearGaugeMetrics.labelFont) }
      GaugeBar(value: configuration.value, height: LinearGaugeMetrics.accessoryBarHeight, isFilled: false)
      configuration.maximumValueLabel.map { $0.font(LinearGaugeMetrics.labelFont) }
    }
    .lineLimit(1)
  }
}

/// Draws a bar filled up to the value, with the bounds' labels at its ends, the label above and the value's label below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: LinearGaugeMetrics.accessoryBarHeight, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .lineLimit(1)
  }
}

/// Dimensions of the linear gauges, in points. Not published; chosen by eye beside UIProgressView's 4-point bar and the accessory ring
/// (``RingGaugeMetrics/lineWidth``).
enum LinearGaugeMetrics {
  static let barHeight: CGFloat = 6
  static let accessoryBarHeight: CGFloat = 6
  /// The height in a widget's label; chosen by eye beside its text.
  static let labelBarHeight: CGFloat = 5
  /// Semibold in a picture of mvolkmann/GaugesDemo, which sets no font.
  static let labelFont = Font.system(size: 13, weight: .semibold)
  /// The diameter of the gap around the dot, as on the ring.
  static let gapDiameter = RingGaugeMetrics.gapDiameter
}

/// The bar of a linear gauge. If `isFilled`, it is filled up to the value; otherwise it is tinted along its whole length, with a dot in a gap at
/// the value.
nonisolated private struct GaugeBar: View {
  let value: Double
  let height: CGFloat
  let isFilled: Bool

  @MainActor @ViewBuilder var body: some View {
    if isFilled {
      ProgressShape(
        configuration: ProgressViewStyleConfiguration(fractionCompleted: value, interval: nil), tint: nil, form: .linear, lineWidth: height
      )
      .frame(height: height)
    } else {
      Capsule().fill(GaugeTint(direction: .along)).frame(height: height)
        .overlay {
          GeometryReader { geometry in
            let inset = LinearGaugeMetrics.gapDiameter / 2
            ZStack {
              Circle().frame(width: LinearGaugeMetrics.gapDiameter, height: LinearGaugeMetrics.gapDiameter).blendMode(.destinationOut)
              Circle().fill(GaugeTintSample(value: value)).frame(width: height, height: height)
            }
            .position(x: inset + (geometry.size.width - 2 * inset) * CGFloat(value), y: geometry.size.height / 2)
          }
        }
        .compositingGroup()
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

import AlmanacWireSchema

/// Draws a ring that is open at the bottom, with a dot at the value. Its diameter is fixed: 58 points, or the accessory's size if that is smaller.
/// It is centred in the proposal.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// Draws a closed ring, filled up to the value, with the value's label inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ClosedRingGauge(configuration: configuration) }
}

nonisolated private struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool { configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil }
  @MainActor private var hasLabel: Bool { !configuration.label.part.isEmpty }
  @MainActor private var span: Double { hasBounds || hasLabel ? RingGaugeMetrics.spanWithBounds : RingGaugeMetrics.span }
  @MainActor private var start: Double { 270 - span / 2 }

  @MainActor var body: some View {
    ZStack {
      ZStack {
        RingArc(lineWidth: RingGaugeMetrics.lineWidth, start: .degrees(start), span: .degrees(span))
          .stroke(
            GaugeTint(direction: .around(start: .degrees(start), span: .degrees(span))),
            style: StrokeStyle(lineWidth: RingGaugeMetrics.lineWidth, lineCap: .round))
        GaugeDot(place: .degrees(start + span * configuration.value), value: configuration.value)
      }
      .compositingGroup()
      (configuration.currentValueLabel ?? (hasBounds ? configuration.label : nil)).map {
        $0.font(RingGaugeMetrics.valueFont)
          .minimumScaleFactor(0.5)
          .multilineTextAlignment(.center)
          .baselineOffset(RingGaugeMetrics.valueRise)
          .frame(maxWidth: RingGaugeMetrics.openContentWidth, maxHeight: RingGaugeMetrics.openContentWidth)
      }
      bounds
        .font(RingGaugeMetrics.boundsFont)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: RingGaugeMetrics.boundsWidth)
        .offset(y: RingGaugeMetrics.boundsDrop)
    }
    .frame(width: RingGaugeMetrics.diameter, height: RingGaugeMetrics.diameter)
    .modifier(RingFittingAccessory())
  }

  @MainActor @ViewBuilder private var bounds: some View {
    if hasBounds {
      HStack(spacing: 2) {
        configuration.minimumValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      }
    } else if hasLabel {
      configuration.label
    }
  }
}

/// The dot that marks the value on a ring, in a gap that it cuts out of the ring.
nonisolated private struct GaugeDot: View {
  let place: Angle
  let value: Double

  @MainActor var body: some View {
    let radius = (RingGaugeMetrics.diameter - RingGaugeMetrics.lineWidth) / 2
    ZStack {
      Circle().frame(width: RingGaugeMetrics.gapDiameter, height: RingGaugeMetrics.gapDiameter).blendMode(.destinationOut)
      Circle().fill(GaugeTintSample(value: value)).frame(width: RingGaugeMetrics.lineWidth, height: RingGaugeMetrics.lineWidth)
    }
    .offset(x: radius * CGFloat(cos(place.radians)), y: radius * CGFloat(sin(place.radians)))
  }
}

nonisolated private struct ClosedRingGauge: View {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    ProgressShape(
      configuration: ProgressViewStyleConfiguration(fractionCompleted: configuration.value, interval: nil), tint: nil, form: .circular,
      lineWidth: RingGaugeMetrics.lineWidth
    )
    .overlay {
      (configuration.currentValueLabel ?? configuration.label)
        .font(RingGaugeMetrics.valueFont)
        .minimumScaleFactor(0.5)
        .multilineTextAlignment(.center)
        .frame(maxWidth: RingGaugeMetrics.closedContentWidth, maxHeight: RingGaugeMetrics.closedContentWidth)
    }
    .frame(width: RingGaugeMetrics.diameter, height: RingGaugeMetrics.diameter)
    .modifier(RingFittingAccessory())
  }
}

/// Scales a ring and its content down to the accessory's size if the accessory is smaller than the ring, as on watch faces.
nonisolated struct RingFittingAccessory: ViewModifier {
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let core = environment.core
    let side = min(core.displaySize.width, core.displaySize.height)
    if core.family.isAccessory, side > 0, side < RingGaugeMetrics.diameter {
      content.scaleEffect(side / RingGaugeMetrics.diameter).frame(width: side, height: side)
    } else {
      content
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

import WireSchema

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

private struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool { configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil }
  private var hasLabel: Bool { !configuration.label.part.isEmpty }
  private var span: Double { hasBounds || hasLabel ? GaugeFigures.spanWithBounds : GaugeFigures.span }
  private var start: Double { 270 - span / 2 }

  var body: some View {
    ZStack {
      ZStack {
        RingArc(lineWidth: GaugeFigures.lineWidth, start: .degrees(start), span: .degrees(span))
          .stroke(
            GaugeTint(course: .around(start: .degrees(start), span: .degrees(span))),
            style: StrokeStyle(lineWidth: GaugeFigures.lineWidth, lineCap: .round))
        GaugeDot(place: .degrees(start + span * configuration.value), value: configuration.value)
      }
      .compositingGroup()
      (configuration.currentValueLabel ?? (hasBounds ? configuration.label : nil)).map {
        $0.font(GaugeFigures.valueFont)
          .minimumScaleFactor(0.5)
          .multilineTextAlignment(.center)
          .baselineOffset(GaugeFigures.valueRise)
          .frame(maxWidth: GaugeFigures.openContentWidth, maxHeight: GaugeFigures.openContentWidth)
      }
      bounds
        .font(GaugeFigures.boundsFont)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: GaugeFigures.boundsWidth)
        .offset(y: GaugeFigures.boundsDrop)
    }
    .frame(width: GaugeFigures.diameter, height: GaugeFigures.diameter)
    .modifier(RingFittingAccessory())
  }

  @ViewBuilder private var bounds: some View {
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
private struct GaugeDot: View {
  let place: Angle
  let value: Double

  var body: some View {
    let radius = (GaugeFigures.diameter - GaugeFigures.lineWidth) / 2
    ZStack {
      Circle().frame(width: GaugeFigures.gapDiameter, height: GaugeFigures.gapDiameter).blendMode(.destinationOut)
      Circle().fill(GaugeTintSample(value: value)).frame(width: GaugeFigures.lineWidth, height: GaugeFigures.lineWidth)
    }
    .offset(x: radius * CGFloat(cos(place.radians)), y: radius * CGFloat(sin(place.radians)))
  }
}

private struct ClosedRingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ProgressShape(
      configuration: ProgressViewStyleConfiguration(fractionCompleted: configuration.value, interval: nil), tint: nil, form: .circular,
      lineWidth: GaugeFigures.lineWidth
    )
    .overlay {
      (configuration.currentValueLabel ?? configuration.label)
        .font(GaugeFigures.valueFont)
        .minimumScaleFactor(0.5)
        .multilineTextAlignment(.center)
        .frame(maxWidth: GaugeFigures.closedContentWidth, maxHeight: GaugeFigures.closedContentWidth)
    }
    .frame(width: GaugeFigures.diameter, height: GaugeFigures.diameter)
    .modifier(RingFittingAccessory())
  }
}

/// Scales a ring and its content down to the accessory's size if the accessory is smaller than the ring, as on watch faces.
struct RingFittingAccessory: ViewModifier {
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let core = environment.core
    let side = min(core.displaySize.width, core.displaySize.height)
    if core.family.isAccessory, side > 0, side < GaugeFigures.diameter {
      content.scaleEffect(side / GaugeFigures.diameter).frame(width: side, height: side)
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

import SwiftUI
import WidgetKit

/// A tick box with the name beside it, on a plate in the habit's colour.
struct TickToggleStyle: ToggleStyle {
  @Environment(\.habitColor) private var color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(color) : AnyShapeStyle(.secondary))
      configuration.label
        .font(.subheadline.weight(.medium))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .background(color.opacity(configuration.isOn ? 0.18 : 0.07), in: .rect(cornerRadius: 12))
  }
}

/// A round button with a symbol, filled once its habit is kept.
struct DotButtonStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.habitColor) private var color
  @Environment(\.widgetRenderingMode) private var mode

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 13, weight: .semibold))
      .foregroundStyle(symbolStyle)
      .frame(width: 28, height: 28)
      .background(plateStyle, in: .circle)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }

  private var symbolStyle: AnyShapeStyle {
    // A dark symbol on a bright plate would vanish where brightness becomes material.
    if mode == .vibrant { return AnyShapeStyle(.white) }
    return isOn ? AnyShapeStyle(.background) : AnyShapeStyle(color)
  }

  private var plateStyle: AnyShapeStyle {
    if mode == .vibrant { return AnyShapeStyle(.white.opacity(isOn ? 0.4 : 0.15)) }
    return isOn ? AnyShapeStyle(color) : AnyShapeStyle(color.opacity(0.15))
  }
}

/// A ring with the value inside and the label below.
struct RingProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 7)
        Circle()
          .trim(from: 0, to: configuration.fractionCompleted ?? 0)
          .stroke(
            AngularGradient(colors: [.walk, .water, .walk], center: .center), style: StrokeStyle(lineWidth: 7, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        configuration.currentValueLabel.font(.system(.headline, design: .rounded)).padding(10)
      }
      .padding(4)
      configuration.label.font(.caption2.weight(.medium)).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.7)
    }
  }
}

/// A flower with one petal per habit; the petals of kept habits are filled.
struct PetalGaugeStyle: GaugeStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      AccessoryWidgetBackground()
      Canvas { context, size in
        let full = Int((configuration.value * Double(count)).rounded())
        for petal in 0..<count {
          var turned = context
          turned.translateBy(x: size.width / 2, y: size.height / 2)
          turned.rotate(by: .degrees(Double(petal) / Double(count) * 360))
          turned.opacity = petal < full ? 1 : 0.3
          let length = size.height / 2 - 4
          turned.fill(Path(ellipseIn: CGRect(x: -length / 3.4, y: -length, width: length / 1.7, height: length - 12)), with: .foreground)
        }
      }
      configuration.currentValueLabel.font(.system(.headline, design: .rounded))
    }
  }
}

extension ToggleStyle where Self == TickToggleStyle { static var tick: TickToggleStyle { TickToggleStyle() } }
extension ButtonStyle where Self == DotButtonStyle { static func dot(isOn: Bool) -> DotButtonStyle { DotButtonStyle(isOn: isOn) } }
extension ProgressViewStyle where Self == RingProgressViewStyle { static var ring: RingProgressViewStyle { RingProgressViewStyle() } }
extension GaugeStyle where Self == PetalGaugeStyle { static func petals(of count: Int) -> PetalGaugeStyle { PetalGaugeStyle(count: count) } }

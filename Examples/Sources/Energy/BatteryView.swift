import SwiftUI
import WidgetKit

struct BatteryView: View {
  let entry: EnergyEntry
  @Environment(\.widgetFamily) private var family

  private var charge: Double { entry.now.charge }
  private var isCharging: Bool { entry.now.sun > entry.now.use }

  var body: some View {
    switch family {
    case .accessoryInline:
      Label {
        Text(charge, format: .percent.precision(.fractionLength(0)))
      } icon: {
        Image(systemName: isCharging ? "bolt.fill" : "battery.50")
      }
    case .accessoryCircular:
      Gauge(value: charge) {
        Image(systemName: isCharging ? "bolt.fill" : "house.fill")
      } currentValueLabel: {
        Text(charge * 100, format: .number.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      Gauge(value: charge) {
        Label("Battery", systemImage: isCharging ? "bolt.fill" : "house.fill").font(.headline)
      } currentValueLabel: {
        Text(charge, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryLinearCapacity)
      .widgetAccentable()
    default:
      Gauge(value: charge) {
        Label("Battery", systemImage: isCharging ? "bolt.fill" : "house.fill")
      } currentValueLabel: {
        Text(charge, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.cells)
    }
  }
}

/// An upright battery with ten cells.
struct CellGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label.font(.footnote.weight(.semibold)).labelStyle(.stacked)
        Spacer(minLength: 0)
        configuration.currentValueLabel
          .font(.system(.title, design: .rounded).weight(.bold))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(spacing: 3) {
        ForEach((0..<10).reversed(), id: \.self) { cell in
          RoundedRectangle(cornerRadius: 2.5)
            .fill(Double(cell) / 10 < configuration.value ? AnyShapeStyle(tint(configuration.value).gradient) : AnyShapeStyle(.quaternary))
        }
      }
      .padding(5)
      .frame(width: 44)
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.tertiary, lineWidth: 1.5) }
      .overlay(alignment: .top) { Capsule().fill(.tertiary).frame(width: 16, height: 4).offset(y: -6) }
      .padding(.top, 6)
    }
  }

  private func tint(_ value: Double) -> Color { value < 0.2 ? .red : value < 0.4 ? .orange : .cell }
}

/// The icon over the title.
struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.icon.font(.title3).foregroundStyle(.cell)
      configuration.title
    }
  }
}

extension GaugeStyle where Self == CellGaugeStyle { static var cells: CellGaugeStyle { CellGaugeStyle() } }
extension LabelStyle where Self == StackedLabelStyle { static var stacked: StackedLabelStyle { StackedLabelStyle() } }

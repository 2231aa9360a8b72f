import Charts
import SwiftUI
import WidgetKit

/// A ring of sectors with the sum in its centre.
struct MixView: View {
  let entry: EnergyEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    let mix = entry.household.mix(at: entry.date)
    let sum = mix.map(\.energy).reduce(0, +)
    HStack(spacing: 18) {
      Chart(mix, id: \.source) { part in
        SectorMark(angle: .value("Energy", part.energy), innerRadius: .ratio(0.66), angularInset: 1.5)
          .cornerRadius(4)
          .foregroundStyle(color(part.source))
      }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let plot = proxy.plotFrame {
            VStack(spacing: 0) {
              Text(sum, format: .number.precision(.fractionLength(1))).font(.system(.title2, design: .rounded).weight(.semibold))
              Text("kWh today").font(.caption2).foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(width: min(geometry[plot].width, geometry[plot].height) * 0.56)
            .position(x: geometry[plot].midX, y: geometry[plot].midY)
          }
        }
      }
      if family == .systemMedium {
        VStack(alignment: .leading, spacing: 9) {
          ForEach(mix, id: \.source) { part in
            LabeledContent {
              Text(part.energy / max(sum, 0.001), format: .percent.precision(.fractionLength(0))).monospacedDigit()
            } label: {
              Label {
                Text(name(part.source))
              } icon: {
                Circle().fill(color(part.source)).frame(width: 9, height: 9)
              }
            }
          }
        }
        .font(.subheadline)
        .frame(maxWidth: 150)
      }
    }
  }

  private func color(_ source: Source) -> Color {
    switch source {
    case .roof: .solar
    case .battery: .cell
    case .grid: .grid
    }
  }
}

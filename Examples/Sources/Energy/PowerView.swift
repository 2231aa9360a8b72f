import Charts
import SwiftUI
import WidgetKit

/// The day's power as two curves: an area for what the roof produces, a line for what the house uses.
struct PowerView: View {
  let entry: EnergyEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 2) {
        Label {
          Text(kilowatts(entry.now.sun))
        } icon: {
          Image(systemName: "sun.max.fill")
        }.font(.headline)
        PowerChart(entry: entry, isPlain: true).widgetAccentable()
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 12) {
        PowerHeading(entry: entry)
        PowerChart(entry: entry).frame(maxHeight: .infinity)
        Divider()
        WeekChart(entry: entry).frame(height: 110)
      }
    default:
      VStack(alignment: .leading, spacing: 8) {
        PowerHeading(entry: entry)
        PowerChart(entry: entry)
      }
    }
  }
}

func kilowatts(_ value: Double) -> LocalizedStringKey { "\(value, format: .number.precision(.fractionLength(1))) kW" }
func kilowattHours(_ value: Double) -> LocalizedStringKey { "\(value, format: .number.precision(.fractionLength(1))) kWh" }

/// The power that the roof produces and the house uses now, in one line if it fits.
struct PowerHeading: View {
  let entry: EnergyEntry

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) { figures }
      VStack(alignment: .leading, spacing: 4) { figures }
    }
  }

  @ViewBuilder private var figures: some View {
    figure("From the roof", entry.now.sun, .solar) {
      Image(.panel).resizable().widgetAccentedRenderingMode(.accentedDesaturated).scaledToFit().accessibilityHidden(true)
    }
    figure("In the house", entry.now.use, .house) { Image(systemName: "house.fill") }
  }

  private func figure(_ name: LocalizedStringKey, _ value: Double, _ color: Color, @ViewBuilder icon: () -> some View) -> some View {
    HStack(spacing: 8) {
      icon().foregroundStyle(color).frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 0) {
        Text(name).font(.caption).foregroundStyle(.secondary)
        Text(kilowatts(value)).font(.system(.headline, design: .rounded)).monospacedDigit()
      }
      .lineLimit(1)
    }
    .fixedSize()
  }
}

struct PowerChart: View {
  let entry: EnergyEntry
  var isPlain = false

  var body: some View {
    Chart {
      if !isPlain {
        // The cheap hours of the tariff, behind the curves.
        RectangleMark(xStart: .value("Time", hour(2)), xEnd: .value("Time", hour(5)))
          .foregroundStyle(.gray.opacity(0.12))
      }
      ForEach(entry.samples, id: \.self) { sample in
        AreaMark(x: .value("Time", sample.date), y: .value("Power", sample.sun))
          .foregroundStyle(.linearGradient(colors: [.solar.opacity(0.7), .solar.opacity(0.08)], startPoint: .top, endPoint: .bottom))
          .interpolationMethod(.monotone)
      }
      ForEach(entry.samples.filter { $0.date <= entry.date }, id: \.self) { sample in
        LineMark(x: .value("Time", sample.date), y: .value("Power", sample.use))
          .foregroundStyle(.house)
          .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .interpolationMethod(.monotone)
      }
      if !isPlain {
        RuleMark(x: .value("Time", entry.now.date)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3]))
        PointMark(x: .value("Time", entry.peak.date), y: .value("Power", entry.peak.sun))
          .symbolSize(28)
          .foregroundStyle(.solar)
          .annotation(position: .top, spacing: 2) { Text(kilowatts(entry.peak.sun)).font(.caption2.weight(.semibold)).foregroundStyle(.secondary) }
      }
    }
    .chartXScale(domain: hour(0)...hour(24))
    .chartXAxis(isPlain ? .hidden : .automatic)
    .chartYAxis(isPlain ? .hidden : .automatic)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 3)) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
  }

  private func hour(_ hour: Double) -> Date { (entry.samples.first?.date ?? entry.date).addingTimeInterval(hour * 3600) }
}

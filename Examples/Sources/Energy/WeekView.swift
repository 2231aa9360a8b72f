import Charts
import SwiftUI
import WidgetKit

struct WeekView: View {
  let entry: EnergyEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("This week").font(.headline)
        if family == .systemMedium {
          Spacer()
          Text(kilowattHours(entry.household.week(until: entry.date).map(\.use).reduce(0, +))).foregroundStyle(.secondary).monospacedDigit()
        }
      }
      .font(.subheadline)
      WeekChart(entry: entry, isNarrow: family == .systemSmall)
    }
  }
}

/// One bar per day, solar energy below grid energy, and a line for the week's mean.
struct WeekChart: View {
  let entry: EnergyEntry
  var isNarrow = false

  var body: some View {
    let week = entry.household.week(until: entry.date)
    let mean = week.map(\.use).reduce(0, +) / Double(max(1, week.count))
    Chart {
      ForEach(week, id: \.self) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Energy", day.sun))
          .foregroundStyle(by: .value("Source", name(.roof)))
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Energy", day.grid))
          .foregroundStyle(by: .value("Source", name(.grid)))
          .cornerRadius(3)
          .annotation(position: .top, spacing: 1) {
            if !isNarrow { Text(day.use, format: .number.precision(.fractionLength(0))).font(.caption2).foregroundStyle(.secondary) }
          }
      }
      RuleMark(y: .value("Mean", mean))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
    .chartForegroundStyleScale([name(.roof): Color.solar, name(.grid): Color.grid])
    .chartLegend(isNarrow ? .hidden : .automatic)
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
  }
}

/// The localized name of a source.
func name(_ source: Source) -> String {
  switch source {
  case .roof: String(localized: "Roof")
  case .battery: String(localized: "Battery")
  case .grid: String(localized: "Grid")
  }
}

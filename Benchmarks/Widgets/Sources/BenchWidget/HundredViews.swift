import SwiftUI
import WidgetKit

/// A busy widget of 100 views: 25 stacks, 38 texts, 18 symbols, 12 shapes and gradients, four gauges, dividers and spacers.
struct HundredViews: View {
  let entry: HourEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      HundredHeader(entry: entry)
      Divider()
      HStack {
        HourColumn(entry: entry, hour: 0)
        HourColumn(entry: entry, hour: 1)
        HourColumn(entry: entry, hour: 2)
        HourColumn(entry: entry, hour: 3)
        HourColumn(entry: entry, hour: 4)
        HourColumn(entry: entry, hour: 5)
      }
      Divider()
      VStack(spacing: 3) {
        DayRow(entry: entry, day: 0)
        DayRow(entry: entry, day: 1)
        DayRow(entry: entry, day: 2)
        DayRow(entry: entry, day: 3)
        DayRow(entry: entry, day: 4)
      }
      Divider()
      HStack(spacing: 12) {
        ConditionGauge(symbol: "humidity.fill", value: Double(abs(entry.degrees(3)) % 40) / 40, tint: .blue)
        ConditionGauge(symbol: "wind", value: Double(abs(entry.degrees(4)) % 40) / 40, tint: .green)
        ConditionGauge(symbol: "sun.max.fill", value: Double(abs(entry.degrees(5)) % 40) / 40, tint: .orange)
        Spacer()
        ProgressView(value: Double(entry.index % 24) / 24).frame(width: 60)
      }
    }
    .padding(.horizontal, 2)
    .containerBackground(for: .widget) { LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom) }
  }
}

/// Eleven views.
struct HundredHeader: View {
  let entry: HourEntry

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Label("Cupertino", systemImage: "location.fill").font(.headline)
        Text("\(entry.degrees(0))°").font(.system(size: 34, weight: .light)).minimumScaleFactor(0.5)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Image(systemName: "cloud.sun.fill").font(.title2).foregroundStyle(.white, .yellow)
        Text("H:\(entry.degrees(1))° L:\(entry.degrees(2))°").font(.caption).foregroundStyle(.secondary)
        Text("UV \(entry.index % 11)").font(.caption2).padding(.horizontal, 4).background(RoundedRectangle(cornerRadius: 4).fill(.quaternary))
      }
    }
  }
}

/// Eight views.
struct DayRow: View {
  let entry: HourEntry
  let day: Int

  var body: some View {
    HStack {
      Text(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"][day]).frame(width: 84, alignment: .leading).lineLimit(1)
      Image(systemName: day.isMultiple(of: 2) ? "cloud.fill" : "sun.max.fill").symbolRenderingMode(.multicolor)
      Text("\(entry.degrees(day + 6))°").foregroundStyle(.secondary)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(LinearGradient(colors: [.green, .orange], startPoint: .leading, endPoint: .trailing))
          .padding(.horizontal, CGFloat(8 + day * 4))
      }
      .frame(height: 4)
      Text("\(entry.degrees(day + 9))°").fontWeight(.medium)
    }
    .font(.caption)
  }
}

/// Three views.
struct ConditionGauge: View {
  let symbol: String
  let value: Double
  let tint: Color

  var body: some View {
    Gauge(value: value) {
      Image(systemName: symbol)
    } currentValueLabel: {
      Text("\(Int(value * 100))")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(tint)
    .scaleEffect(0.7)
    .frame(width: 42, height: 42)
  }
}

import SwiftUI
import WidgetKit

struct MachineEntry: TimelineEntry {
  let date: Date
  let machine: Machine
}

struct MachineProvider: TimelineProvider {
  func placeholder(in context: Context) -> MachineEntry {
    var machine = Machine()
    machine.processor = 0.3
    (machine.memoryUsed, machine.memoryTotal) = (6e9, 16e9)
    (machine.diskUsed, machine.diskTotal) = (120e9, 500e9)
    return MachineEntry(date: Date(), machine: machine)
  }

  func getSnapshot(in context: Context, completion: @escaping (MachineEntry) -> Void) {
    completion(MachineEntry(date: Date(), machine: .reading()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MachineEntry>) -> Void) {
    let machine = Machine.reading()
    completion(Timeline(entries: [MachineEntry(date: Date(), machine: machine)], policy: .after(Date().addingTimeInterval(10 * 60))))
  }
}

@main
struct SystemWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Machine", provider: MachineProvider()) { entry in
      MachineView(machine: entry.machine, date: entry.date)
    }
    .configurationDisplayName("This Machine")
    .description("Processor, memory, disk and battery of the machine that serves this page.")
    .supportedFamilies([.systemMedium, .systemSmall, .accessoryCircular, .accessoryRectangular])
  }
}

struct Reading: Hashable {
  let name: String
  let symbol: String
  let share: Double
  let detail: String
}

struct MachineView: View {
  let machine: Machine
  let date: Date
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: machine.processor ?? 0) {
        Image(systemName: "cpu")
      } currentValueLabel: {
        Text("\(Int((machine.processor ?? 0) * 100))")
      }
      .gaugeStyle(.accessoryCircular)
      .containerBackground(.clear, for: .widget)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        ForEach(readings.prefix(3), id: \.self) { reading in
          Gauge(value: reading.share) { Text(reading.name) }
            .gaugeStyle(.accessoryLinearCapacity)
        }
      }
      .containerBackground(.clear, for: .widget)
    case .systemMedium:
      VStack(alignment: .leading, spacing: 10) {
        heading
        HStack(spacing: 0) {
          ForEach(readings, id: \.self) { reading in
            Ring(reading: reading).frame(maxWidth: .infinity)
          }
        }
      }
      .containerBackground(.background, for: .widget)
    default:
      VStack(alignment: .leading, spacing: 7) {
        heading
        ForEach(readings.prefix(3), id: \.self) { reading in
          VStack(alignment: .leading, spacing: 3) {
            HStack {
              Text(reading.name).font(.caption2).foregroundStyle(.secondary)
              Spacer()
              Text("\(Int(reading.share * 100)) %").font(.caption2.weight(.semibold)).monospacedDigit()
            }
            ProgressView(value: min(1, reading.share)).tint(color(reading.share))
          }
        }
      }
      .containerBackground(.background, for: .widget)
    }
  }

  private var heading: some View {
    HStack {
      Label(machine.name, systemImage: "desktopcomputer").font(.footnote.weight(.semibold)).lineLimit(1)
      if family == .systemMedium {
        Spacer()
        Text(date, style: .time).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var readings: [Reading] {
    var readings: [Reading] = []
    if let processor = machine.processor {
      readings.append(Reading(name: "Processor", symbol: "cpu", share: processor, detail: "\(ProcessInfo.processInfo.activeProcessorCount) cores"))
    }
    if let share = machine.memoryShare, let used = machine.memoryUsed {
      readings.append(Reading(name: "Memory", symbol: "memorychip", share: share, detail: gigabytes(used)))
    }
    if let share = machine.diskShare, let used = machine.diskUsed {
      readings.append(Reading(name: "Disk", symbol: "internaldrive", share: share, detail: gigabytes(used)))
    }
    if let battery = machine.battery {
      readings.append(
        Reading(
          name: "Battery", symbol: machine.isCharging ? "battery.100.bolt" : "battery.75", share: battery,
          detail: machine.isCharging ? "charging" : ""))
    }
    return readings
  }

  private func gigabytes(_ bytes: Double) -> String { String(format: "%.1f GB", bytes / 1e9) }
}

func color(_ share: Double) -> Color { share < 0.6 ? .green : share < 0.85 ? .orange : .red }

struct Ring: View {
  let reading: Reading

  var body: some View {
    VStack(spacing: 4) {
      ZStack {
        Circle().stroke(Color.primary.opacity(0.12), lineWidth: 6)
        Circle()
          .trim(from: 0, to: min(1, max(0.01, reading.share)))
          .stroke(color(reading.share), style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Image(systemName: reading.symbol).font(.system(size: 17)).foregroundStyle(.secondary)
      }
      .padding(3)
      .frame(width: 56, height: 56)
      Text("\(Int((reading.share * 100).rounded())) %").font(.footnote.weight(.semibold)).monospacedDigit()
      Text(reading.detail).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

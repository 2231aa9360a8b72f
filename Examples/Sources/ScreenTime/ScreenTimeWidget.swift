import SwiftUI
import WidgetKit

/// Minutes of use in one hour.
struct HourOfUse: Decodable, Hashable {
  let social: Int
  let productivity: Int
  let entertainment: Int
  var total: Int { social + productivity + entertainment }
}

struct UsageEntry: TimelineEntry {
  let date: Date
  let hours: [HourOfUse]

  var minutes: Int { hours.map(\.total).reduce(0, +) }
  func sum(_ part: KeyPath<HourOfUse, Int>) -> Int { hours.map { $0[keyPath: part] }.reduce(0, +) }
}

/// Future use cannot be predicted, so the timeline has one entry and the system chooses when to reload.
struct UsageProvider: TimelineProvider {
  func placeholder(in context: Context) -> UsageEntry {
    UsageEntry(date: Date(), hours: (0..<24).map { HourOfUse(social: $0, productivity: 8, entertainment: 4) })
  }

  func getSnapshot(in context: Context, completion: @escaping (UsageEntry) -> Void) { completion(current(context)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<UsageEntry>) -> Void) {
    completion(Timeline(entries: [current(context)], policy: .atEnd))
  }

  private struct History: Decodable { let weekdays: [[HourOfUse]] }

  private func current(_ context: Context) -> UsageEntry {
    guard let url = Bundle.main.url(forResource: "usage", withExtension: "json"), let data = try? Data(contentsOf: url),
      let history = try? JSONDecoder().decode(History.self, from: data)
    else { return placeholder(in: context) }
    let now = Date()
    let parts = Calendar.current.dateComponents([.weekday, .hour], from: now)
    let today = history.weekdays[(parts.weekday ?? 1) - 1]
    let none = HourOfUse(social: 0, productivity: 0, entertainment: 0)
    let upToNow = today.enumerated().map { $0.offset <= (parts.hour ?? 23) || context.isPreview ? $0.element : none }
    return UsageEntry(date: now, hours: upToNow)
  }
}

@main
struct ScreenTimeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ScreenTime", provider: UsageProvider()) { entry in
      UsageView(entry: entry)
    }
    .configurationDisplayName("Screen Time")
    .description("How long this device was used today.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

func spoken(minutes: Int) -> String { minutes < 60 ? "\(minutes)m" : "\(minutes / 60)h \(minutes % 60)m" }

struct UsageView: View {
  let entry: UsageEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Today").font(.caption).foregroundStyle(.secondary)
        Text(spoken(minutes: entry.minutes)).font(.title2.weight(.semibold)).minimumScaleFactor(0.4).lineLimit(1)
        UsageBars(hours: entry.hours)
      }
      if family == .systemMedium {
        VStack(alignment: .leading, spacing: 8) {
          Category(name: "Social", minutes: entry.sum(\.social), color: .blue)
          Category(name: "Productivity", minutes: entry.sum(\.productivity), color: .cyan)
          Category(name: "Entertainment", minutes: entry.sum(\.entertainment), color: .orange)
        }
        .frame(width: 110)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

/// One bar per hour, in three colours.
struct UsageBars: View {
  let hours: [HourOfUse]

  var body: some View {
    VStack(spacing: 3) {
      GeometryReader { geometry in
        let unit = geometry.size.height / 60
        HStack(alignment: .bottom, spacing: 1.5) {
          ForEach(hours.indices, id: \.self) { index in
            VStack(spacing: 0) {
              Spacer(minLength: 0)
              Rectangle().fill(.orange).frame(height: CGFloat(hours[index].entertainment) * unit)
              Rectangle().fill(.cyan).frame(height: CGFloat(hours[index].productivity) * unit)
              Rectangle().fill(.blue).frame(height: CGFloat(hours[index].social) * unit)
            }
            .clipShape(RoundedRectangle(cornerRadius: 1.5))
          }
        }
        .background(alignment: .top) { GridLine() }
        .background(alignment: .center) { GridLine() }
        .background(alignment: .bottom) { GridLine() }
      }
      HStack {
        Text("0")
        Spacer()
        Text("6")
        Spacer()
        Text("12")
        Spacer()
        Text("18")
        Spacer()
        Text("24")
      }
      .font(.system(size: 9))
      .foregroundStyle(.secondary)
    }
  }
}

struct GridLine: View {
  var body: some View {
    Rectangle().fill(Color.primary.opacity(0.12)).frame(height: 0.5)
  }
}

struct Category: View {
  let name: String
  let minutes: Int
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name).font(.caption).foregroundStyle(color)
      Text(spoken(minutes: minutes)).font(.footnote.weight(.semibold))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
  }
}

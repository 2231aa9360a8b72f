import SwiftUI
import WidgetKit

struct AgendaEntry: TimelineEntry {
  let date: Date
  let events: [Event]
}

struct AgendaProvider: TimelineProvider {
  func placeholder(in context: Context) -> AgendaEntry {
    let event = Event(title: "Appointment", location: "Somewhere", category: "Home", start: Date(), end: Date().addingTimeInterval(3600))
    return AgendaEntry(date: Date(), events: Array(repeating: event, count: 3))
  }

  func getSnapshot(in context: Context, completion: @escaping (AgendaEntry) -> Void) {
    completion(entry(at: Date(), in: Agenda.bundled()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AgendaEntry>) -> Void) {
    let agenda = Agenda.bundled()
    let now = Date()
    // The content changes whenever an event begins or ends. It never ends, so reload when the entries run out.
    let horizon = now.addingTimeInterval(24 * 3600)
    let moments = Set(agenda.events(after: now, days: 3).flatMap { [$0.start, $0.end] }.filter { $0 > now && $0 < horizon })
    let entries = ([now] + moments.sorted()).map { entry(at: $0, in: agenda) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date, in agenda: Agenda) -> AgendaEntry {
    AgendaEntry(date: date, events: Array(agenda.events(after: date, days: 4).prefix(6)))
  }
}

@main
struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "UpNext", provider: AgendaProvider()) { entry in
      AgendaView(entry: entry)
    }
    .configurationDisplayName("Up Next")
    .description("Today's date and what comes next.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline])
  }
}

struct AgendaView: View {
  let entry: AgendaEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(Image(systemName: "calendar")) \(entry.events.first?.title ?? String(localized: "Nothing planned"))")
    case .accessoryRectangular:
      EventRow(event: entry.events.first, isCompact: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.clear, for: .widget)
    case .systemMedium:
      HStack(alignment: .top, spacing: 16) {
        DayHeading(date: entry.date)
        EventList(entry: entry, count: 3)
      }
      .containerBackground(.background, for: .widget)
    case .systemLarge:
      VStack(alignment: .leading, spacing: 12) {
        DayHeading(date: entry.date)
        EventList(entry: entry, count: 6)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
    default:
      VStack(alignment: .leading, spacing: 6) {
        DayHeading(date: entry.date)
        Spacer(minLength: 0)
        EventList(entry: entry, count: 2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.background, for: .widget)
    }
  }
}

struct DayHeading: View {
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: -4) {
      Text(date, format: .dateTime.weekday(.wide))
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.red)
      Text(date, format: .dateTime.day())
        .font(.system(size: 34))
    }
  }
}

struct EventList: View {
  let entry: AgendaEntry
  let count: Int

  var body: some View {
    if entry.events.isEmpty {
      Text("Nothing planned").font(.subheadline).foregroundStyle(.secondary)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(entry.events.prefix(count), id: \.self) { event in
          EventRow(event: event, isCompact: false)
        }
      }
    }
  }
}

struct EventRow: View {
  let event: Event?
  let isCompact: Bool

  var body: some View {
    HStack(spacing: 6) {
      Capsule()
        .fill(color)
        .frame(width: 4)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 1) {
        Text(event?.title ?? String(localized: "Nothing planned"))
          .font(isCompact ? .headline : .footnote.weight(.semibold))
          .lineLimit(1)
        if let event {
          Text("\(event.start, format: .dateTime.hour().minute()) – \(event.end, format: .dateTime.hour().minute())")
            .font(isCompact ? .body : .caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private var color: Color {
    switch event?.category {
    case "Work": .blue
    case "Family": .orange
    default: .green
    }
  }
}

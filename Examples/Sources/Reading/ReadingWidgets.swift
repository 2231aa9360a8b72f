import AppIntents
import ReadingShelf
import SwiftUI
import WidgetKit

@main
struct ReadingWidgets: WidgetBundle {
  var body: some Widget {
    ShelfWidget()
    GoalWidget()
  }
}

/// Each book is a link; the rest of the widget opens the shelf.
struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Shelf.listKind, provider: ShelfProvider()) { entry in
      ShelfEntryView(entry: entry)
    }
    .configurationDisplayName("Shelf")
    .description("Your books. A tap opens one of them.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct ShelfEntry: TimelineEntry {
  let date: Date
  let lastOpened: String?
}

/// The shelf changes only when the app opens a book, and then the app requests a reload.
struct ShelfProvider: TimelineProvider {
  func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now, lastOpened: nil) }
  func getSnapshot(in context: Context, completion: @escaping (ShelfEntry) -> Void) {
    completion(ShelfEntry(date: .now, lastOpened: context.isPreview ? nil : Shelf.lastOpened))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ShelfEntry>) -> Void) {
    completion(Timeline(entries: [ShelfEntry(date: .now, lastOpened: Shelf.lastOpened)], policy: .never))
  }
}

struct ShelfEntryView: View {
  let entry: ShelfEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(entry.lastOpened ?? "My books", systemImage: "book.fill")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.brown)
        .lineLimit(1)
      // A small widget is one tap area.
      if family == .systemSmall {
        ForEach(Shelf.books) { Text($0.title).font(.subheadline) }
      } else {
        ForEach(Shelf.books) { book in
          Link(destination: book.url) {
            HStack {
              Text(book.title).font(.subheadline.weight(.medium))
              Spacer(minLength: 8)
              Text(book.author).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      Spacer(minLength: 0)
    }
    .widgetURL(Shelf.url)
    .containerBackground(.background, for: .widget)
  }
}

/// A widget without a URL: a tap starts the app with the widget's activity.
struct GoalWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Shelf.goalKind, intent: ShowGoal.self, provider: GoalProvider()) { entry in
      VStack(spacing: 2) {
        Text("\(entry.pages)").font(.largeTitle.bold())
        Text("pages a day").font(.caption).foregroundStyle(.secondary)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Goal")
    .description("How much you want to read each day.")
    .supportedFamilies([.systemSmall])
  }
}

struct GoalEntry: TimelineEntry {
  let date: Date
  let pages: Int
}

struct GoalProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> GoalEntry { GoalEntry(date: .now, pages: 20) }
  func snapshot(for configuration: ShowGoal, in context: Context) async -> GoalEntry { GoalEntry(date: .now, pages: configuration.pages) }
  func timeline(for configuration: ShowGoal, in context: Context) async -> Timeline<GoalEntry> {
    Timeline(entries: [GoalEntry(date: .now, pages: configuration.pages)], policy: .never)
  }
}

import AppIntents
import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
  let date: Date
  let count: Int
}

/// The number of taps, kept in the app's own defaults.
enum Count {
  static var value: Int {
    get { UserDefaults.standard.integer(forKey: "count") }
    set { UserDefaults.standard.set(newValue, forKey: "count") }
  }
}

struct CountOne: AppIntent {
  static let title: LocalizedStringResource = "Count One"

  func perform() async throws -> some IntentResult {
    Count.value += 1
    return .result()
  }
}

struct CountProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) { completion(CountEntry(date: .now, count: Count.value)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [CountEntry(date: .now, count: Count.value)], policy: .never))
  }
}

/// A button and some twenty other views, as a to-do list or a tracker of habits has.
struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Counter", provider: CountProvider()) { entry in
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(0..<5, id: \.self) { row in
            HStack {
              Image(systemName: row < entry.count % 6 ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
              Text("Row \(row + 1)").font(.footnote)
            }
          }
        }
        Spacer()
        VStack {
          Text("Count \(entry.count)").font(.title3.bold())
          Button(intent: CountOne()) { Label("Count", systemImage: "plus") }
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Counter")
    .description("Counts taps.")
    .supportedFamilies([.systemMedium])
  }
}

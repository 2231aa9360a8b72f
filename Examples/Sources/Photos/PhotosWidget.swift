import SwiftUI
import WidgetKit

struct Memory: Hashable {
  let image: String
  let title: String
  let place: String
}

struct MemoryEntry: TimelineEntry {
  let date: Date
  let memory: Memory
  let relevance: TimelineEntryRelevance?
}

/// Makes one timeline for a whole day of memories: many entries, few reloads.
struct MemoryProvider: TimelineProvider {
  static let memories = [
    Memory(image: "fjord-morning", title: "Morning on the fjord", place: "Aurland"),
    Memory(image: "heather-noon", title: "Heather hills", place: "Dovrefjell"),
    Memory(image: "forest-fog", title: "Fog in the pines", place: "Nordmarka"),
    Memory(image: "dune-evening", title: "Evening dunes", place: "Råbjerg"),
    Memory(image: "sea-dusk", title: "The sea at dusk", place: "Lista"),
    Memory(image: "winter-night", title: "Moon over snow", place: "Finse"),
  ]

  func placeholder(in context: Context) -> MemoryEntry { MemoryEntry(date: Date(), memory: Self.memories[0], relevance: nil) }

  func getSnapshot(in context: Context, completion: @escaping (MemoryEntry) -> Void) { completion(placeholder(in: context)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MemoryEntry>) -> Void) {
    let calendar = Calendar.current
    let now = Date()
    let hour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
    let first = calendar.component(.hour, from: hour) / 2
    let entries = (0..<12).map { index in
      MemoryEntry(
        date: hour.addingTimeInterval(Double(index) * 2 * 3600), memory: Self.memories[(first + index) % Self.memories.count],
        relevance: TimelineEntryRelevance(score: index == 0 ? 5 : 1, duration: 2 * 3600))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

@main
struct PhotosWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Memories", provider: MemoryProvider()) { entry in
      MemoryView(memory: entry.memory)
    }
    .configurationDisplayName("Memories")
    .description("Moments chosen from your pictures.")
    .supportedFamilies([.systemLarge, .systemSmall, .systemMedium])
    .contentMarginsDisabled()
    // Without its picture nothing of a memory would be left.
    .containerBackgroundRemovable(false)
  }
}

struct MemoryView: View {
  let memory: Memory

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(memory.title).font(.subheadline.weight(.semibold)).lineLimit(1)
      Text(memory.place).font(.caption).opacity(0.85)
    }
    .foregroundStyle(.white)
    .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    .containerBackground(for: .widget) {
      Image(memory.image)
        .resizable()
        .scaledToFill()
        .overlay {
          LinearGradient(colors: [.clear, .black.opacity(0.45)], startPoint: .center, endPoint: .bottom)
        }
    }
    .accessibilityLabel("\(memory.title), \(memory.place)")
  }
}

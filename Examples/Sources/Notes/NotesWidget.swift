import NotesStore
import SwiftUI
import WidgetKit

struct NoteEntry: TimelineEntry {
  let date: Date
  let note: Note
}

/// A note changes only when somebody edits it, so the widget never reloads by the clock. The app requests a reload when it saves.
struct NoteProvider: TimelineProvider {
  func placeholder(in context: Context) -> NoteEntry {
    NoteEntry(date: Date(), note: Note(title: "A note", text: "What was written in it, over a line or two.", edited: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> Void) { completion(current()) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
    completion(Timeline(entries: [current()], policy: .never))
  }

  private func current() -> NoteEntry {
    let welcome = Note(
      title: "Welcome", text: "Write one with NotesCommand “Title” “Text”. This widget never reloads by itself; the command asks for it.",
      edited: Date())
    return NoteEntry(date: Date(), note: Note.latest() ?? welcome)
  }
}

@main
struct NotesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Note.kind, provider: NoteProvider()) { entry in
      NoteView(note: entry.note)
    }
    .configurationDisplayName("Latest Note")
    .description("The note you wrote last.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct NoteView: View {
  let note: Note
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "note.text")
        Text(note.title).lineLimit(1)
        Spacer(minLength: 0)
      }
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      // Accented mode paints the title and its background in one flat colour. An opaque background would hide the title.
      .background(Color.yellow.gradient.opacity(renderingMode == .accented ? 0.3 : 1))
      VStack(alignment: .leading, spacing: 4) {
        Text(note.text)
          .font(.footnote)
          .lineLimit(5)
        Spacer(minLength: 0)
        Text(note.edited, format: .dateTime.day().month().hour().minute())
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 14)
      .padding(.bottom, 12)
    }
    .containerBackground(.background, for: .widget)
    .widgetURL(URL(string: "notes://latest"))
  }
}

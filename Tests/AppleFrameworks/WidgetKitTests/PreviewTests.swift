import Testing
import WireSchema

@testable import WidgetKit

private struct PreviewedSample: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Previewed", provider: SampleProvider()) { Mark(name: $0.name) }
  }
}

// Every form of the macro; compiling this file is part of the test.
#Preview { Mark(name: "plain") }
// A preview that is commented out, in front of one that is not:
//#Preview("gone", traits: .sizeThatFitsLayout) {
//  Mark(name: "gone")
//}
#Preview("named", traits: .sizeThatFitsLayout) {
  Mark(name: "first")
  Mark(name: "second")
}
#Preview(as: .systemSmall) {
  PreviewedSample()
} timeline: {
  SampleEntry(date: .now, name: "one")
  SampleEntry(date: .now, name: "two")
}
#Preview("Medium", as: .systemMedium, widget: { PreviewedSample() }, timelineProvider: { SampleProvider() })
#Preview("Configured", as: .systemSmall, using: SampleConfiguration()) {
  ConfiguredSample()
} timelineProvider: {
  ConfiguredProvider()
}

/// Previews.
@Suite struct PreviewTests {
  @Test
  @MainActor
  func `a preview's entries are drawn by the widget's own view`() async throws {
    let preview = Preview("two", as: .systemSmall) {
      PreviewedSample()
    } timeline: {
      SampleEntry(date: .now, name: "one")
      for name in ["two", "three"] { SampleEntry(date: .now, name: name) }
    }
    guard case .widget(let widget) = preview.content else {
      Issue.record("not a widget's preview")
      return
    }
    #expect(widget.description?.kind == "Previewed")
    let request = EntryRequest.of("Previewed")
    let timeline = try await widget.timeline(request.context)
    let archiver = TimelineArchiver(widget: try #require(widget.description), context: request.context, diagnostics: [])
    let archive = try await archiver.archive(timeline, now: .now)
    #expect(try archive.names(entry: 2) == ["three"])
  }
}

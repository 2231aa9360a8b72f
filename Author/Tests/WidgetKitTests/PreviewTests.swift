import AlmanacWireSchema
import Testing

@testable import WidgetKit

private struct PreviewedSample: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Previewed", provider: SampleProvider()) { Mark(name: $0.name) }
  }
}

// Every form of the macro. That this file compiles is part of the test.
#Preview { Mark(name: "plain") }
// A preview that is commented out, before one that is not:
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

#Preview("modified", traits: .modifier(NamedContext(suffix: "!")), .fixedLayout(width: 120, height: 40), .modifier(Framed())) { ContextMark() }
#Preview("modified again", traits: .modifier(NamedContext(suffix: "?"))) { ContextMark() }
#Preview("failing", traits: .modifier(FailingContext())) { Mark(name: "never") }

private struct ContextNameKey: EnvironmentKey {
  static let defaultValue = "none"
}
extension EnvironmentValues {
  fileprivate var contextName: String {
    get { self[ContextNameKey.self] }
    set { self[ContextNameKey.self] = newValue }
  }
}
private struct ContextMark: View {
  @Environment(\.contextName) private var name
  var body: some View { Mark(name: name) }
}

/// A modifier with a context that its previews share.
private struct NamedContext: PreviewModifier {
  final class Shared {
    let number: Int
    init(number: Int) { self.number = number }
  }
  static var made = 0
  let suffix: String
  @Environment(\.contextName) private var outer

  static func makeSharedContext() async throws -> Shared {
    made += 1
    return Shared(number: made)
  }
  func body(content: Content, context: Shared) -> some View { content.environment(\.contextName, "\(outer) \(context.number)\(suffix)") }
}

/// A modifier without a context, around another one.
private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.environment(\.contextName, "framed") }
}

private struct FailingContext: PreviewModifier {
  struct NoStore: Error {}
  static func makeSharedContext() async throws { throw NoStore() }
  func body(content: Content, context: Void) -> some View { content }
}

/// Previews with `#Preview` and `PreviewProvider`.
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

private struct ProvidedPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Mark(name: "small").previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("Small")
      Mark(name: "fixed").previewLayout(.fixed(width: 120, height: 40))
    }
  }
}

/// The previews that a host lists and requests.
@MainActor
@Suite struct PreviewCatalogTests {
  private func previews(of source: String) -> [PreviewCatalog.Item] { PreviewCatalog.previews().filter { $0.description.source == source } }

  @Test
  func `every use of the macro is listed with its place, in the order of the file`() {
    let listed = previews(of: "WidgetKitTests/PreviewTests.swift").map(\.description)
    #expect(listed.map(\.name).prefix(5) == ["", "named", "", "Medium", "Configured"])
    #expect(listed.map(\.id).prefix(2) == ["WidgetKitTests/PreviewTests.swift#1", "WidgetKitTests/PreviewTests.swift#2"])
    #expect(listed.map(\.line).prefix(5) == listed.map(\.line).prefix(5).sorted()[...])
    #expect(listed.map(\.kind).prefix(3) == ["View", "View", "Previewed"])
    #expect(listed.map(\.isView).prefix(3) == [true, true, false])
    #expect(listed[2].family == .systemSmall)
  }

  @Test
  func `each view with preview modifiers of a provider is a preview of its own`() async throws {
    let listed = previews(of: String(reflecting: ProvidedPreviews.self))
    #expect(listed.map(\.description.name) == ["Small", ""])
    #expect(listed.map(\.description.family) == [.systemSmall, .unspecified])
    #expect(listed[1].description.size == SizeValue(width: 120, height: 40))
    for (item, name) in zip(listed, ["small", "fixed"]) {
      var request = EntryRequest.of("View")
      request.preview = item.description.id
      let archive = try await InProcessWidget(PreviewedSample()).archive(request)
      #expect(try archive.names(entry: 0) == [name])
    }
  }

  /// Returns the names that the preview with a name draws.
  private func drawn(_ name: String) async throws -> [String] {
    let item = try #require(PreviewCatalog.previews().first { $0.description.name == name })
    var request = EntryRequest.of("View")
    request.preview = item.description.id
    return try await InProcessWidget(PreviewedSample()).archive(request).names(entry: 0)
  }

  @Test
  func `a preview's modifiers are applied in order, and share one context for each type`() async throws {
    #expect(try await drawn("modified") == ["framed 1!"])
    #expect(try await drawn("modified again") == ["none 1?"])
    #expect(NamedContext.made == 1)
    #expect(PreviewCatalog.previews().first { $0.description.name == "modified" }?.description.size == SizeValue(width: 120, height: 40))
  }

  @Test
  func `a preview whose context cannot be made fails with its error`() async throws {
    await #expect { try await drawn("failing") } throws: { "\($0)".contains("NoStore") }
  }

  @Test
  func `a request for an unknown preview is refused by name`() async throws {
    var request = EntryRequest.of("View")
    request.preview = "Gone/File.swift#1"
    await #expect { try await InProcessWidget(PreviewedSample()).archive(request) } throws: {
      ($0 as? InProcessWidget.Failure)?.name == "preview.unknown"
    }
  }
}

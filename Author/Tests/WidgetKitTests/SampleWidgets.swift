import AlmanacWireSchema
import Testing

@testable import SwiftUICore
@testable import WidgetKit

/// A view that writes its name into the display list.
struct Mark: PrimitiveView {
  let name: String
  @MainActor func _resolve(into nodes: inout _NodeList) { nodes.append(MarkNode(name: name, session: nodes.session)) }
}

private final class MarkNode: LayoutNode {
  let name: String
  init(name: String, session: RenderSession) {
    self.name = name
    super.init(session: session)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    var node = DisplayNode()
    node.frame = RectValue(CGRect(origin: origin, size: frame.size))
    node.debugName = name
    list.append(node)
  }
}

struct SampleEntry: TimelineEntry {
  var date: Date
  var name = "entry"
  var relevance: TimelineEntryRelevance?
}

/// A provider whose timeline is given as a closure.
struct SampleProvider: TimelineProvider {
  var timeline: @Sendable (Context, @escaping @Sendable (Timeline<SampleEntry>) -> Void) -> Void = { _, done in
    done(Timeline(entries: [SampleEntry(date: Date())], policy: .atEnd))
  }

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: Date(), name: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    completion(SampleEntry(date: Date(), name: context.isPreview ? "gallery" : "snapshot"))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void) { timeline(context, completion) }
}

/// A widget around a provider and a view.
struct SampleWidget<Content: View>: Widget {
  private let kind: String
  private let provider: SampleProvider
  private let content: (SampleEntry) -> Content

  init() { fatalError("the tests use the other initializer") }
  init(_ kind: String = "Sample", provider: SampleProvider = SampleProvider(), @ViewBuilder content: @escaping (SampleEntry) -> Content) {
    self.kind = kind
    self.provider = provider
    self.content = content
  }

  var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: provider, content: content) }
}

extension SampleWidget where Content == Mark {
  init(
    _ kind: String = "Sample",
    timeline: @escaping @Sendable (TimelineProviderContext, @escaping @Sendable (Timeline<SampleEntry>) -> Void) -> Void
  ) {
    self.init(kind, provider: SampleProvider(timeline: timeline)) { Mark(name: $0.name) }
  }
}

extension DisplayNode {
  /// This node and all below it, those that have a name.
  var named: [DisplayNode] { (debugName.isEmpty ? [] : [self]) + group.children.flatMap(\.named) }

  /// The font of the first text at or below this node.
  var firstFont: FontSpec? {
    if case .text(let text)? = content, let run = text.lines.first?.runs.first { return run.font }
    return group.children.lazy.compactMap(\.firstFont).first
  }

  /// The names of all nodes at and below this one that have one.
  var names: [String] { named.map(\.debugName) }
}

extension TimelineArchive {
  /// The names drawn in an entry's variant.
  func names(entry: Int, variant: Int = 0) throws -> [String] {
    let entry = try #require(entries.dropFirst(entry).first)
    let variant = try #require(entry.variants.dropFirst(variant).first)
    return try DisplayList(serializedBytes: try #require(displayLists.dropFirst(Int(variant.displayList)).first)).root.names
  }
}

import AlmanacWireSchema

/// The content of a relevance widget in one situation.
public protocol RelevanceEntry: Sendable {}

/// Describes the widget for which a provider makes an entry.
public struct RelevanceEntriesProviderContext: Sendable {
  /// True if the entry is for the gallery.
  public let isPreview: Bool
  /// The widget's size in points.
  public let displaySize: CGSize
}

/// Makes the entries of a widget that a watch's stack shows only while it is relevant.
public protocol RelevanceEntriesProvider {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  /// Returns when each configuration is relevant.
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func placeholder(context: Context) -> Entry
}

/// Describes a widget that a watch's Smart Stack shows only while one of the contexts of its `relevance()` applies. Its content is made when the
/// context begins, for the configuration that the context names.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: The widget's name in the extension.
  ///   - provider: Makes the entries for a configured intent.
  ///   - content: Makes the view of an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    var description = WidgetDescription(kind: kind, configuration: .appIntent, source: RelevanceSource(provider: provider, content: content))
    description.intentType = "\(Provider.Configuration.self)"
    description.families = [.accessoryRectangular]
    description.onlyWhileRelevant = true
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// Makes timelines with a type-erased `RelevanceEntriesProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
private struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: AppIntentConfiguredSource, @unchecked Sendable {
  typealias ConfigurationIntent = Provider.Configuration
  let provider: Provider
  let content: @MainActor (Provider.Entry) -> Content

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { shown(provider.placeholder(context: context(request))) }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await timeline(request, completion: completion)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await configuredTimeline(request) { shown(try await provider.entry(configuration: $0, context: context(request))) }
  }

  private func shown(_ entry: Provider.Entry) -> AnyTimeline {
    let content = content
    return AnyTimeline(entries: [AnyTimelineEntry(date: Date(), relevance: nil) { content(entry) }], policy: ReloadPolicy(.never))
  }

  private func context(_ request: EntryRequest) -> RelevanceEntriesProviderContext {
    RelevanceEntriesProviderContext(isPreview: request.context.isPreview, displaySize: request.context.displaySize.cgSize)
  }

  func recommendations() async throws -> [Recommendation] { [] }

  var hasRelevance: Bool { true }
  func relevances() async throws -> [RelevanceValue] { RelevanceValue.all(await provider.relevance()) { IntentParameters.json(of: $0).data } }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? {
    let content = content
    return (entry as? Provider.Entry).map { entry in AnyTimelineEntry(date: Date(), relevance: nil) { content(entry) } }
  }
}

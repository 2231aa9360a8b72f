import WireSchema

/// The content of a relevance widget in one situation.
public protocol RelevanceEntry: Sendable {}

/// Describes the widget for which a provider makes an entry.
public struct RelevanceEntriesProviderContext: Sendable {
  /// Whether the entry is for the gallery.
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

/// Describes a widget that a watch's stack shows only while it is relevant. This host draws it like any other `accessoryRectangular` widget and
/// does not use its `relevance()`.
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
    description.ineffective = ["relevance() of a RelevanceEntriesProvider"]
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// Makes timelines with a type-erased `RelevanceEntriesProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
private struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: WidgetSource, @unchecked Sendable {
  let provider: Provider
  let content: @MainActor (Provider.Entry) -> Content

  var parameters: [ParameterDescription] { IntentParameters.describe(Provider.Configuration()).map(ParameterDescription.init) }
  var defaultTitle: String? { String(localized: Provider.Configuration.title) }
  var defaultSummary: String? { Provider.Configuration.description._intentDescription.map { String(localized: $0.descriptionText) } }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { shown(provider.placeholder(context: context(request))) }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await timeline(request, completion: completion)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let intent = try await configured(request.configuration)
    return shown(try await provider.entry(configuration: intent, context: context(request)))
  }

  private func shown(_ entry: Provider.Entry) -> AnyTimeline {
    let content = content
    return AnyTimeline(entries: [AnyTimelineEntry(date: Date(), relevance: nil) { content(entry) }], policy: ReloadPolicy(.never))
  }

  private func context(_ request: EntryRequest) -> RelevanceEntriesProviderContext {
    RelevanceEntriesProviderContext(isPreview: request.context.isPreview, displaySize: request.context.displaySize.cgSize)
  }

  func recommendations() async throws -> [Recommendation] { [] }

  func options(_ request: OptionsRequest) async throws -> Options {
    let intent = Provider.Configuration()
    let parameters = IntentParameters.list(of: intent)
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
      throw ExtensionRequestError.unknownParameter(request.parameter, known: parameters.map(\.name))
    }
    return try await IntentParameters.withCurrentChoices(intent, configuration: request.configuration) {
      try await Options(parameter: parameter, name: request.parameter, search: request.search)
    }
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { try await configured(configuration) }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? {
    let content = content
    return (entry as? Provider.Entry).map { entry in AnyTimelineEntry(date: Date(), relevance: nil) { content(entry) } }
  }

  private func configured(_ configuration: Data) async throws -> Provider.Configuration {
    let intent = Provider.Configuration()
    try await IntentParameters.configure(intent, with: configuration)
    return intent
  }
}

/// The members that all timeline providers share.
///
/// `Entry` belongs to this protocol, so that Swift infers the type from ``placeholder(in:)`` alone. As a member of the providers' own protocols it would
/// also be looked up in methods that name `Timeline<Entry>`; if another file needs the type first, that fails while a macro called `Entry` is visible.
public protocol _EntryProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before any other is available; it is drawn as a placeholder.
  func placeholder(in context: Context) -> Entry
}

/// Makes the timeline of a widget that has no configuration.
public protocol TimelineProvider: _EntryProvider {
  /// Calls `completion` with an entry for a temporary presentation, such as the gallery.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Calls `completion` with the current entry and those after it.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns when the widget is relevant, in addition to the relevance of its entries: a `WidgetRelevance<Void>`.
  func relevance() async -> RelevanceResult
  associatedtype RelevanceResult: _WidgetRelevanceResult = _NoRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> _NoRelevance<Void> { _NoRelevance() }
}

/// Makes the timeline of a widget that is configured with an intent of the Intents framework.
public protocol IntentTimelineProvider: _EntryProvider {
  associatedtype Intent: INIntent

  /// Returns ready-made configurations, for devices on which the user cannot edit one (a watch).
  func recommendations() -> [IntentRecommendation<Intent>]

  @preconcurrency
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  @preconcurrency
  func getTimeline(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns when each configuration is relevant: a `WidgetRelevance<Intent>`.
  func relevance() async -> RelevanceResult
  associatedtype RelevanceResult: _WidgetRelevanceResult = _NoRelevance<Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  public func relevance() async -> _NoRelevance<Intent> { _NoRelevance() }
}

/// Makes the timeline of a widget that is configured with an intent of the App Intents framework.
public protocol AppIntentTimelineProvider: _EntryProvider {
  associatedtype Intent: WidgetConfigurationIntent

  /// Returns ready-made configurations, for devices on which the user cannot edit one (a watch).
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns when each configuration is relevant: a `WidgetRelevance<Intent>`.
  func relevance() async -> RelevanceResult
  associatedtype RelevanceResult: _WidgetRelevanceResult = _NoRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> _NoRelevance<Intent> { _NoRelevance() }
}

import ActivityKit

/// Declares a preview of a widget with the given entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget, timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a configured widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> any Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a configured widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> any Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of an activity's presentation in the given states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping () -> any Widget,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a relevance widget with the given entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, widget: @escaping () -> any Widget, relevanceEntries: @escaping @MainActor () async -> [any RelevanceEntry]
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a relevance widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping () -> any Widget, relevanceProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

/// Declares a preview of a relevance widget with the entries that a provider makes for given configurations.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping () -> any Widget, relevanceProvider: @escaping () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")

import AlmanacWireSchema

extension Preview {
  /// Previews a relevance widget with the given entries.
  public init(
    _ name: String? = nil, widget: @escaping () -> any Widget, relevanceEntries: @escaping @MainActor () async -> [any RelevanceEntry]
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: .accessoryRectangular, widget: widget) { description, _ in
          AnyTimeline(entries: await relevanceEntries().compactMap { description.source.erased($0) }, policy: ReloadPolicy(.never))
        }))
  }

  /// Previews a relevance widget with an entry for each configuration that the provider's `relevance()` returns.
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping () -> any Widget, relevanceProvider: @escaping () -> Provider
  ) {
    self.init(name, widget: widget, relevanceProvider: relevanceProvider) { await relevanceProvider().relevance() }
  }

  /// Previews a relevance widget with an entry for each configuration in `relevance`; with one default entry if there is none.
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping () -> any Widget, relevanceProvider: @escaping () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: .accessoryRectangular, widget: widget) { description, context in
          let configurations = await relevance().attributes.compactMap(\.configuration)
          let providerContext = RelevanceEntriesProviderContext(isPreview: true, displaySize: context.displaySize.cgSize)
          var entries: [AnyTimelineEntry] = []
          for configuration in configurations.isEmpty ? [Provider.Configuration()] : configurations {
            let entry = try await relevanceProvider().entry(configuration: configuration, context: providerContext)
            if let erased = description.source.erased(entry) { entries.append(erased) }
          }
          return AnyTimeline(entries: entries, policy: ReloadPolicy(.never))
        }))
  }
}

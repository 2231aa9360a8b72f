import WireSchema

extension Preview {
  /// Previews a relevance widget with the given entries.
  public init(
    _ name: String? = nil, widget: @escaping () -> any Widget, relevanceEntries: @escaping @MainActor () async -> [any RelevanceEntry]
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: .accessoryRectangular, widget: widget) { description, _ in
          SourcedTimeline(entries: await relevanceEntries().compactMap { description.source.sourced($0) }, policy: ReloadPolicy(.never))
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
          var entries: [SourcedEntry] = []
          for configuration in configurations.isEmpty ? [Provider.Configuration()] : configurations {
            let entry = try await relevanceProvider().entry(configuration: configuration, context: providerContext)
            if let sourced = description.source.sourced(entry) { entries.append(sourced) }
          }
          return SourcedTimeline(entries: entries, policy: ReloadPolicy(.never))
        }))
  }
}

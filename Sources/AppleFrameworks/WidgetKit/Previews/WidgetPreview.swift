import WireSchema

/// The widget that a preview shows, and the source of its entries.
@MainActor
struct WidgetPreview: PreviewedWidget {
  let family: WidgetFamilyValue
  let widget: () -> any Widget
  let entries: @MainActor (WidgetDescription, RenderContext) async throws -> SourcedTimeline

  var description: WidgetDescription? {
    var descriptions = _WidgetDescriptions()
    widget()._describe(into: &descriptions)
    return descriptions.widgets.first
  }

  func timeline(_ context: RenderContext) async throws -> SourcedTimeline {
    guard let description else { throw ExtensionRequestError.unknownKind("", known: []) }
    return try await entries(description, context)
  }
}

extension Preview {
  /// Previews a widget with the given entries; their dates have no effect.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, _ in
          SourcedTimeline(entries: await timeline().compactMap { description.source.sourced($0) }, policy: ReloadPolicy(.never))
        }))
  }

  /// Previews a widget with the entries that a provider makes.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget, timelineProvider: @escaping () -> Provider
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, context in
          let timeline = try await Completion.value(of: "getTimeline", watch: NoWatch()) { done in
            timelineProvider().getTimeline(in: TimelineProviderContext(context), completion: done)
          }
          return SourcedTimeline(entries: timeline.entries.compactMap { description.source.sourced($0) }, policy: ReloadPolicy(timeline.policy))
        }))
  }

  /// Previews a widget with the entries that a provider makes for a configured intent.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> any Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, context in
          let timeline = await timelineProvider().timeline(for: intent, in: TimelineProviderContext(context))
          return SourcedTimeline(entries: timeline.entries.compactMap { description.source.sourced($0) }, policy: ReloadPolicy(timeline.policy))
        }))
  }

  /// Previews a widget with the entries that a provider makes for a configured intent.
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> any Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, context in
          let timeline = try await Completion.value(of: "getTimeline", watch: NoWatch()) { done in
            timelineProvider().getTimeline(for: intent, in: TimelineProviderContext(context), completion: done)
          }
          return SourcedTimeline(entries: timeline.entries.compactMap { description.source.sourced($0) }, policy: ReloadPolicy(timeline.policy))
        }))
  }
}

/// Ignores repeated completions, for callers without a reply that could report them.
package struct NoWatch: CompletionWatch {
  package init() {}
  package func completedAgain(_ method: String) {}
}

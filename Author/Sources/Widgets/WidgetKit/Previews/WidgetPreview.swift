import AlmanacWireSchema

/// The widget that a preview shows, and the source of its entries.
@MainActor
struct WidgetPreview: PreviewedWidget {
  let family: WidgetFamilyValue
  let widget: () -> any Widget
  let entries: @MainActor (WidgetDescription, RenderContext) async throws -> AnyTimeline

  var description: WidgetDescription? {
    var descriptions = _WidgetDescriptions()
    widget()._describe(into: &descriptions)
    return descriptions.widgets.first
  }

  func timeline(_ context: RenderContext) async throws -> AnyTimeline {
    guard let description else { throw ExtensionRequestError.unknownKind("", known: []) }
    return try await entries(description, context)
  }
}

extension Preview {
  /// Previews a widget with the given entries, in their order: an entry that is not later than the one before is shown one second after it.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, _ in
          let entries = await timeline().compactMap { description.source.erased($0) }
          return AnyTimeline(entries: entries.inOrder, policy: ReloadPolicy(.never))
        }))
  }

  /// Previews a widget with the entries that a provider makes.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> any Widget, timelineProvider: @escaping () -> Provider
  ) {
    // The task that waits for a preview's entries calls it once.
    let provider = UncheckedSendable(timelineProvider)
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, context in
          let timeline = try await provider.timeline(context).value
          return AnyTimeline(entries: timeline.entries.compactMap { description.source.erased($0) }, policy: ReloadPolicy(timeline.policy))
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
          return AnyTimeline(entries: timeline.entries.compactMap { description.source.erased($0) }, policy: ReloadPolicy(timeline.policy))
        }))
  }

  /// Previews a widget with the entries that a provider makes for a configured intent.
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> any Widget,
    timelineProvider: @escaping () -> Provider
  ) {
    // The task that waits for a preview's entries calls it once.
    let provider = UncheckedSendable(timelineProvider)
    self.init(
      name: name,
      content: .widget(
        WidgetPreview(family: family.value, widget: widget) { description, context in
          let timeline = try await provider.timeline(for: intent, context).value
          return AnyTimeline(entries: timeline.entries.compactMap { description.source.erased($0) }, policy: ReloadPolicy(timeline.policy))
        }))
  }
}

extension [AnyTimelineEntry] {
  /// The entries with dates that keep their order: a date is at least one second after the one before.
  fileprivate var inOrder: [AnyTimelineEntry] {
    reduce(into: []) { entries, entry in
      var entry = entry
      if let last = entries.last { entry.date = Swift.max(entry.date, last.date.addingTimeInterval(1)) }
      entries.append(entry)
    }
  }
}

// These methods call providers as the extension does.
extension UncheckedSendable {
  fileprivate func timeline<Provider: TimelineProvider>(
    _ context: RenderContext
  ) async throws -> UncheckedSendable<Timeline<Provider.Entry>> where Value == () -> Provider {
    let timeline = try await Completion.value(of: "getTimeline", observer: IgnoringCompletionObserver()) { done in
      value().getTimeline(in: TimelineProviderContext(context), completion: done)
    }
    return UncheckedSendable<Timeline<Provider.Entry>>(timeline)
  }

  fileprivate func timeline<Provider: IntentTimelineProvider>(
    for intent: Provider.Intent, _ context: RenderContext
  ) async throws -> UncheckedSendable<Timeline<Provider.Entry>> where Value == () -> Provider {
    let timeline = try await Completion.value(of: "getTimeline", observer: IgnoringCompletionObserver()) { done in
      value().getTimeline(for: intent, in: TimelineProviderContext(context), completion: done)
    }
    return UncheckedSendable<Timeline<Provider.Entry>>(timeline)
  }
}

/// Ignores repeated calls of a completion handler, for callers that have no reply to report them in.
package struct IgnoringCompletionObserver: CompletionObserver {
  package init() {}
  package func completedAgain(_ method: String) {}
}

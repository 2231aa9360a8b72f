import AlmanacWireSchema
import WidgetKit

/// The timeline that a provider returns when it is called at an instant, with its clock at that instant.
///
/// ```swift
/// let timeline = try await ProvidedTimeline(of: ForecastProvider(), at: noon, on: WidgetPlacement(.systemSmall))
/// #expect(timeline.problems.isEmpty)
/// #expect(timeline.entries.count == 24)
/// #expect(timeline.current(at: noon + 3600)?.temperature == 18)
/// ```
public struct ProvidedTimeline<Entry: TimelineEntry> {
  /// The entries, in the provider's order.
  public let entries: [Entry]
  /// The provider's policy for the next timeline.
  public let policy: TimelineReloadPolicy
  /// The time at which it was requested.
  public let requestedAt: Date

  /// Wraps a timeline created elsewhere, to check it.
  public init(_ timeline: Timeline<Entry>, requestedAt: Date) {
    entries = timeline.entries
    policy = timeline.policy
    self.requestedAt = requestedAt
  }

  /// Calls a provider without configuration.
  /// - Throws: ``WidgetTestError`` if the device does not offer the family, or the provider releases its completion handler without calling it.
  public init<Provider: TimelineProvider>(
    of provider: Provider, at instant: Date, on placement: WidgetPlacement = WidgetPlacement(.systemSmall), isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.run(at: instant) {
      try await Completion.value(of: "getTimeline", observer: IgnoringCompletionObserver()) { done in
        provider.getTimeline(in: context, completion: done)
      }
    }
    self.init(timeline, requestedAt: instant)
  }

  /// Calls a provider that is configured by an App Intents intent.
  /// - Throws: ``WidgetTestError`` if the device does not offer the family.
  public init<Provider: AppIntentTimelineProvider>(
    of provider: Provider, for intent: Provider.Intent = Provider.Intent(), at instant: Date,
    on placement: WidgetPlacement = WidgetPlacement(.systemSmall),
    isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.run(at: instant) { await provider.timeline(for: intent, in: context) }
    self.init(timeline, requestedAt: instant)
  }

  /// Calls a provider that is configured by a SiriKit intent.
  /// - Throws: ``WidgetTestError`` if the device does not offer the family, or the provider releases its completion handler without calling it.
  public init<Provider: IntentTimelineProvider>(
    of provider: Provider, for intent: Provider.Intent = Provider.Intent(), at instant: Date,
    on placement: WidgetPlacement = WidgetPlacement(.systemSmall),
    isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.run(at: instant) {
      try await Completion.value(of: "getTimeline", observer: IgnoringCompletionObserver()) { done in
        provider.getTimeline(for: intent, in: context, completion: done)
      }
    }
    self.init(timeline, requestedAt: instant)
  }

  private static func run(at instant: Date, _ body: () async throws -> Timeline<Entry>) async throws -> Timeline<Entry> {
    do {
      return try await VirtualClock.showing(instant) {
        try await ReloadJitter.$device.withValue("test") { try await body() }
      }
    } catch {
      throw WidgetTestError(InProcessWidget.Failure(error).description)
    }
  }
}

import WireSchema
import WidgetKit

/// What a provider answers when it is asked for a timeline at an instant, its clock showing that instant.
///
/// ```swift
/// let timeline = try await ProvidedTimeline(of: ForecastProvider(), at: noon, on: WidgetPlacement(.systemSmall))
/// #expect(timeline.problems.isEmpty)
/// #expect(timeline.entries.count == 24)
/// #expect(timeline.current(at: noon + 3600)?.temperature == 18)
/// ```
public struct ProvidedTimeline<Entry: TimelineEntry> {
  /// In the order in which the provider gave them.
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy
  /// When it was asked.
  public let askedAt: Date

  /// A timeline made elsewhere, to be checked.
  public init(_ timeline: Timeline<Entry>, askedAt: Date) {
    entries = timeline.entries
    policy = timeline.policy
    self.askedAt = askedAt
  }

  /// Asks a provider without configuration.
  /// - Throws: ``WidgetTestError`` where the provider lets go of its completion handler without calling it.
  public init<Provider: TimelineProvider>(
    of provider: Provider, at instant: Date, on placement: WidgetPlacement = WidgetPlacement(.systemSmall), isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.asked(at: instant) {
      try await Completion.value(of: "getTimeline", watch: NoWatch()) { done in provider.getTimeline(in: context, completion: done) }
    }
    self.init(timeline, askedAt: instant)
  }

  /// Asks a provider that an intent of App Intents configures.
  public init<Provider: AppIntentTimelineProvider>(
    of provider: Provider, for intent: Provider.Intent = Provider.Intent(), at instant: Date,
    on placement: WidgetPlacement = WidgetPlacement(.systemSmall),
    isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.asked(at: instant) { await provider.timeline(for: intent, in: context) }
    self.init(timeline, askedAt: instant)
  }

  /// Asks a provider that an intent of SiriKit configures.
  public init<Provider: IntentTimelineProvider>(
    of provider: Provider, for intent: Provider.Intent = Provider.Intent(), at instant: Date,
    on placement: WidgetPlacement = WidgetPlacement(.systemSmall),
    isPreview: Bool = false
  ) async throws where Provider.Entry == Entry {
    let context = try TimelineProviderContext.testing(placement, isPreview: isPreview)
    let timeline = try await Self.asked(at: instant) {
      try await Completion.value(of: "getTimeline", watch: NoWatch()) { done in provider.getTimeline(for: intent, in: context, completion: done) }
    }
    self.init(timeline, askedAt: instant)
  }

  private static func asked(at instant: Date, _ body: () async throws -> Timeline<Entry>) async throws -> Timeline<Entry> {
    do {
      return try await VirtualClock.showing(instant) {
        try await ReloadJitter.$device.withValue("test") { try await body() }
      }
    } catch {
      throw WidgetTestError(InProcessWidget.Failure(error).description)
    }
  }
}

import AlmanacProfiles
import AlmanacWireSchema

/// A widget's configuration and a situation in which it is relevant, declared by the app instead of by the provider.
public struct RelevantIntent: Sendable {
  let message: RelevantIntentValue

  public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {
    message = .with {
      $0.kind = widgetKind
      $0.relevance.configuration = IntentParameters.json(of: intent).data
      $0.relevance.group = WidgetRelevanceGroup.automatic.name
      $0.relevance.context = relevance.message
    }
  }
}

/// Declares when an app's widgets are relevant. Rotating stacks use this in addition to the providers' `relevance()`.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager(center: .shared)

  private let center: WidgetCenter

  init(center: WidgetCenter) { self.center = center }

  /// Replaces the earlier declarations. The host accepts a limited number; further ones are left out.
  /// - Throws: ``WidgetCenter/CenterError/noHost``.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    try center.update(relevantIntents.prefix(Profiles.limits.relevances).map(\.message))
  }
}

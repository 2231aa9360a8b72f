import Profiles
import WireSchema

/// A widget's configuration and a situation in which it is relevant, as an app says without its provider.
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

/// Tells the host when an app's widgets are relevant. It counts beside what their providers' `relevance()` says, in stacks that rotate.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager(center: .shared)

  private let center: WidgetCenter

  init(center: WidgetCenter) { self.center = center }

  /// Replaces what was said before. The host takes a bounded number; further ones are left out.
  /// - Throws: ``WidgetCenter/CenterError/noHost``.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    try center.update(relevantIntents.prefix(Profiles.limits.relevances).map(\.message))
  }
}

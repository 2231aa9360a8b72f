/// A ready-made configuration of an Intents widget, with its title for lists.
public struct IntentRecommendation<T: INIntent> {
  package let intent: T
  package let text: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    text = description
  }
  public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) { self.init(intent: intent, description: Text(description)) }
}

/// A ready-made configuration of an App Intents widget, with its title for lists.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let text: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    text = description
  }
  public init(intent: Intent, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) { self.init(intent: intent, description: Text(description)) }
}

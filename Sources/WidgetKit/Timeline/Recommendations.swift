/// A ready configuration of an Intents widget with the words that a list shows for it.
public struct IntentRecommendation<T: INIntent> {
  package let intent: T
  package let text: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    text = description
  }
}

/// A ready configuration of an App Intents widget with the words that a list shows for it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let text: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    text = description
  }
}

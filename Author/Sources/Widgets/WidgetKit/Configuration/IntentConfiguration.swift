/// Describes a widget that is configured with an intent of the Intents framework.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: The widget's name in the extension; reload requests use it.
  ///   - intent: The class of the intent.
  ///   - provider: Makes the entries for a configured intent.
  ///   - content: Makes the view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    var description = WidgetDescription(kind: kind, configuration: .intent, source: IntentSource(provider: provider, content: content))
    // The name includes the module, so that a program of the containing app that links the class can find it.
    description.intentType = String(reflecting: Intent.self)
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// Describes a widget that its owner configures through an intent of the Intents framework.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: Names the widget in the extension; what reloads refer to.
  ///   - intent: The class of the configuration.
  ///   - provider: Makes the entries for a configured intent.
  ///   - content: The view of one entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    var description = WidgetDescription(kind: kind, configuration: .intent, source: IntentSource(provider: provider, content: content))
    description.intentType = "\(Intent.self)"
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// Describes a widget that its owner configures through an intent of the App Intents framework.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: Names the widget in the extension; what reloads refer to.
  ///   - intent: Its parameters, in the order of declaration, are what can be configured.
  ///   - provider: Makes the entries for a configured intent.
  ///   - content: The view of one entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    var description = WidgetDescription(kind: kind, configuration: .appIntent, source: AppIntentSource(provider: provider, content: content))
    description.intentType = "\(Intent.self)"
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

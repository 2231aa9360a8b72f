/// Describes a widget that is configured with an intent of the App Intents framework.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: The widget's name in the extension; reload requests use it.
  ///   - intent: The intent whose parameters can be configured, in the order of their declaration.
  ///   - provider: Makes the entries for a configured intent.
  ///   - content: Makes the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    var description = WidgetDescription(kind: kind, configuration: .appIntent, source: AppIntentSource(provider: provider, content: content))
    description.intentType = "\(Intent.self)"
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

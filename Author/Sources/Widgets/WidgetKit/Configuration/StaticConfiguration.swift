/// Describes a widget without a configuration.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: The widget's name in the extension; reload requests use it.
  ///   - provider: Makes the entries.
  ///   - content: Makes the view of an entry.
  public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
    description = WidgetDescription(kind: kind, configuration: .static, source: StaticSource(provider: provider, content: content))
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// A configuration that describes one widget.
@MainActor @preconcurrency
struct DescribedConfiguration: PrimitiveWidgetConfiguration {
  typealias Body = Never
  private let description: WidgetDescription
  init(_ description: WidgetDescription) { self.description = description }
  func _describe(into descriptions: inout _WidgetDescriptions) { descriptions.widgets.append(description) }
}

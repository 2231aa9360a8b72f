/// Describes a widget that its owner cannot configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: Names the widget in the extension; what reloads refer to.
  ///   - provider: Makes the entries.
  ///   - content: The view of one entry.
  public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
    description = WidgetDescription(kind: kind, configuration: .static, source: StaticSource(provider: provider, content: content))
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

/// A configuration that stands for one described widget.
@MainActor @preconcurrency
struct DescribedConfiguration: PrimitiveWidgetConfiguration {
  typealias Body = Never
  private let description: WidgetDescription
  init(_ description: WidgetDescription) { self.description = description }
  func _describe(into descriptions: inout _WidgetDescriptions) { descriptions.widgets.append(description) }
}

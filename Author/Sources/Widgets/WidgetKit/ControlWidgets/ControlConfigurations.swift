import AlmanacWireSchema

/// Describes a control without a configuration.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  private let description: WidgetDescription

  /// Describes a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    description = .control(kind, ControlSource(fixed: { content() }))
  }

  /// - Parameters:
  ///   - kind: The control's name in the extension.
  ///   - provider: Provides the value that the control shows.
  ///   - content: Makes the template for a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) { description = .control(kind, ControlSource(provider: provider, content: content)) }

  public var body: some ControlWidgetConfiguration { DescribedControl(description) }
}

/// Describes a control that is configured with an intent.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - kind: The control's name in the extension.
  ///   - provider: Provides the value that the control shows for a configured intent.
  ///   - content: Makes the template for a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    // One task at a time calls the provider.
    let provider = UncheckedSendable(provider)
    description = .control(
      kind,
      ControlSource<Configuration>(preview: { content(provider.value.previewValue(configuration: $0)) }) { intent in
        let value = try await provider.value.currentValue(configuration: intent)
        return { content(value) }
      })
  }

  /// Describes a control whose template depends only on its configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    description = .control(
      kind, ControlSource<Configuration>(preview: { content($0) }, current: { intent in { content(intent) } }))
  }

  public var body: some ControlWidgetConfiguration { DescribedControl(description) }
}

extension WidgetDescription {
  fileprivate static func control<Configuration>(_ kind: String, _ source: ControlSource<Configuration>) -> WidgetDescription {
    var description = WidgetDescription(kind: kind, configuration: .control, source: source)
    description.families = [.controlSmall, .controlMedium, .controlLarge]
    if Configuration.self != NoConfiguration.self { description.intentType = "\(Configuration.self)" }
    return description
  }
}

/// A configuration that describes one control.
@MainActor @preconcurrency
private struct DescribedControl: PrimitiveControlConfiguration {
  typealias Body = Never
  private let description: WidgetDescription
  init(_ description: WidgetDescription) { self.description = description }
  func _describe(into descriptions: inout _WidgetDescriptions) { descriptions.widgets.append(description) }
}

extension ControlWidgetConfiguration {
  /// Sets the name that the gallery shows.
  @MainActor @preconcurrency
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(self) { $0.displayName = Text(displayName) }
  }

  /// Sets the description that the gallery shows.
  @MainActor @preconcurrency
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(self) { $0.summary = Text(description) }
  }

  /// Opens the configuration as soon as the control is added.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(self) { $0.promptsForConfiguration = true }
  }

  /// Receives the push tokens of the controls, so that a server can reload them (`Documentation/push.md`).
  @MainActor @preconcurrency
  public func pushHandler(_ pushHandler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(self) { description in
      description.pushHandler = (
        "\(pushHandler)",
        { tokens, widgets in
          guard !tokens.controls.isEmpty else { return }
          pushHandler.init().pushTokensDidChange(controls: ControlInfo.controls(among: widgets, token: tokens.controls))
        }
      )
    }
  }
}

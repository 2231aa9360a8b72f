extension WidgetConfiguration {
  /// Sets the name that the gallery shows.
  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changing { $0.displayName = displayName } }

  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @MainActor @preconcurrency @_disfavoredOverload
  public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameResource))
  }

  @MainActor @preconcurrency @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the description that the gallery shows.
  @MainActor @preconcurrency
  public func description(_ description: Text) -> some WidgetConfiguration { changing { $0.summary = description } }

  @MainActor @preconcurrency
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { description(Text(descriptionKey)) }

  @MainActor @preconcurrency @_disfavoredOverload
  public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration { description(Text(descriptionResource)) }

  @MainActor @preconcurrency @_disfavoredOverload
  public func description<S: StringProtocol>(_ words: S) -> some WidgetConfiguration { description(Text(words)) }

  /// Sets the families in which the widget can be added. Without this modifier, all families of the platform are offered (Specification A6).
  @MainActor @preconcurrency
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families.map(\.value) }
  }

  /// Lays the content out to the widget's edges instead of inside the system's margins.
  @MainActor @preconcurrency
  public func contentMarginsDisabled() -> some WidgetConfiguration { changing { $0.contentMarginsDisabled = true } }

  /// Sets whether a place may omit the container background. A widget whose background cannot be removed is not offered
  /// in places that omit it.
  @MainActor @preconcurrency
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.backgroundRemovable = isRemovable }
  }

  /// Sets places for which the gallery does not suggest the widget in the given families.
  @MainActor @preconcurrency
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { description in
      for family in families { description.disfavoredLocations += locations.map { "\($0.name):\(family)" } }
    }
  }

  /// Opens the configuration as soon as the widget is added.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changing { $0.promptsForConfiguration = true } }

  /// Names the kind of timeline widgets that this widget replaces in a Smart Stack while it is relevant, so that the stack does not show both. It affects
  /// only a `RelevanceConfiguration`, and no kinds that are relevance widgets themselves.
  @MainActor @preconcurrency
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration { changing { $0.associatedKind = associatedKind } }

  /// Stub. Handles background downloads that end while the extension is not running. The host never starts an extension for them.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("onBackgroundURLSessionEvents(matching:_:)") } }

  /// Stub. Handles background downloads that end while the extension is not running. The host never starts an extension for them.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("onBackgroundURLSessionEvents(matching:_:)") } }

  /// Stub. Sets the mounting styles of the widget on a wall. Has no effect on this host.
  @MainActor @preconcurrency
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    changing { $0.ineffective.append("supportedMountingStyles(_:)") }
  }

  /// Stub. Sets the material of a widget on a wall. Has no effect on this host.
  @MainActor @preconcurrency
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { changing { $0.ineffective.append("widgetTexture(_:)") } }

  /// Stub. Declares background work. The host never starts an extension for it.
  @MainActor @preconcurrency
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("backgroundTask(_:action:)") } }

  /// Receives the push token of the app's widgets, so that a server can reload them (`Documentation/push.md`).
  @MainActor @preconcurrency
  public func pushHandler(_ pushHandler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    changing { description in
      description.pushHandler = (
        "\(pushHandler)",
        { tokens, widgets in
          guard !tokens.widgets.isEmpty else { return }
          pushHandler.init().pushTokenDidChange(WidgetPushInfo(token: tokens.widgets), widgets: widgets.compactMap { WidgetInfo($0, intent: nil) })
        }
      )
    }
  }

  @MainActor
  func changing(_ change: @escaping @MainActor (inout WidgetDescription) -> Void) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(self, change: change)
  }
}

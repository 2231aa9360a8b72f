extension WidgetConfiguration {
  /// The name that the gallery shows.
  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changing { $0.displayName = displayName } }

  @MainActor @preconcurrency
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @MainActor @preconcurrency @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// The sentence that the gallery shows.
  @MainActor @preconcurrency
  public func description(_ description: Text) -> some WidgetConfiguration { changing { $0.summary = description } }

  @MainActor @preconcurrency
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { description(Text(descriptionKey)) }

  @MainActor @preconcurrency @_disfavoredOverload
  public func description<S: StringProtocol>(_ words: S) -> some WidgetConfiguration { description(Text(words)) }

  /// The families that the widget can be added in. Without this modifier all of the platform are offered (Specification A6).
  @MainActor @preconcurrency
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families.map(\.value) }
  }

  /// Lays the content out to the widget's edges instead of inside the system's margins.
  @MainActor @preconcurrency
  public func contentMarginsDisabled() -> some WidgetConfiguration { changing { $0.contentMarginsDisabled = true } }

  /// Whether a place may leave the container background out. A widget with a background that cannot be removed is not offered
  /// where it would have to be.
  @MainActor @preconcurrency
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.backgroundRemovable = isRemovable }
  }

  /// Places for which the gallery should not suggest the widget in the given families.
  @MainActor @preconcurrency
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { description in
      for family in families { description.disfavoredLocations += locations.map { "\($0.name):\(family)" } }
    }
  }

  /// Asks for the configuration as soon as the widget is added.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changing { $0.ineffective.append("promptsForUserConfiguration()") } }

  /// Hears of background downloads that ended while the extension did not run. This host starts no extension for them.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("onBackgroundURLSessionEvents(matching:_:)") } }

  /// Hears of background downloads that ended while the extension did not run. This host starts no extension for them.
  @MainActor @preconcurrency
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("onBackgroundURLSessionEvents(matching:_:)") } }

  /// How the widget may hang on a wall; for surfaces that this host does not have.
  @MainActor @preconcurrency
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    changing { $0.ineffective.append("supportedMountingStyles(_:)") }
  }

  /// What a widget on a wall is made of; for surfaces that this host does not have.
  @MainActor @preconcurrency
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { changing { $0.ineffective.append("widgetTexture(_:)") } }

  /// Works in the background when the system has time. This host starts no extension for that.
  @MainActor @preconcurrency
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration { changing { $0.ineffective.append("backgroundTask(_:action:)") } }

  /// Hears of push tokens. This host gives none.
  @MainActor @preconcurrency
  public func pushHandler(_ pushHandler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
    changing { $0.ineffective.append("pushHandler(_:)") }
  }

  @MainActor
  func changing(_ change: @escaping @MainActor (inout WidgetDescription) -> Void) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(self, change: change)
  }
}

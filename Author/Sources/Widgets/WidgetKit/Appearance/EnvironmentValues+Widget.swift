import AlmanacWireSchema

extension EnvironmentValues {
  /// The family in which the view is shown.
  ///
  /// It has no setter, as on Apple's systems. A key of this name that an app's library declares for its previews has one, and `environment(_:_:)` finds it.
  public var widgetFamily: WidgetFamily { WidgetFamily(core.family) ?? .systemSmall }

  /// The rendering mode of the content. A body that reads it is archived once for each mode.
  public var widgetRenderingMode: WidgetRenderingMode {
    get {
      EnvironmentStack.recordRead(.renderingMode)
      return WidgetRenderingMode(value: core.renderingMode)
    }
    set { core.renderingMode = newValue.value }
  }

  /// True if the container background is drawn. A body that reads it is archived once for each value.
  public var showsWidgetContainerBackground: Bool {
    get {
      EnvironmentStack.recordRead(.background)
      return core.showsContainerBackground
    }
    set { core.showsContainerBackground = newValue }
  }

  /// The margins of the widget's place, in points, also in a widget with `contentMarginsDisabled()`, which applies them itself.
  public var widgetContentMargins: EdgeInsets { core.placeMargins }

  /// True if the widget's place can show a `widgetLabel` beside it.
  public var showsWidgetLabel: Bool {
    get { core.showsWidgetLabel }
    set { core.showsWidgetLabel = newValue }
  }

  /// The amount of content that a widget shows. Always `.default` on this host.
  public var levelOfDetail: LevelOfDetail { .default }
}

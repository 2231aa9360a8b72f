extension NSUserActivity {
  /// Returns the configured intent of the widget whose tap opened the app; nil if it has none of this type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
    configuredIntent as? Intent
  }
}

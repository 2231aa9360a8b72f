/// Gives the value of a control that has no configuration.
public protocol ControlValueProvider {
  associatedtype Value

  /// What the gallery shows.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// Gives the value of a control for a configured intent.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  /// What the gallery shows.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

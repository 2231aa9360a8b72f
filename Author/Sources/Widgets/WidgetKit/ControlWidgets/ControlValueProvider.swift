/// Provides the value of a control without a configuration.
public protocol ControlValueProvider {
  associatedtype Value

  /// The value that the gallery shows.
  var previewValue: Value { get }
  /// Returns the current value.
  func currentValue() async throws -> Value
}

/// Provides the value of a control for a configured intent.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  /// Returns the value that the gallery shows.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the current value.
  func currentValue(configuration: Configuration) async throws -> Value
}

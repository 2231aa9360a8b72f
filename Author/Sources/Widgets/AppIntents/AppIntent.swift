/// An action or a configuration of an app, with named parameters.
///
/// Parameters are the properties with `@Parameter`. A configuration lists them in the order of declaration (Specification A12).
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  /// `IntentDescription` or `IntentDescription?`, as the author declares it.
  associatedtype DescriptionValue: _IntentDescriptionValue = IntentDescription?
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: DescriptionValue { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The modes that the intent may run in.
  static var supportedModes: IntentModes { get }
  /// The identifier of the intent in storage; by default the type's name.
  static var persistentIdentifier: String { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = IntentParameterSummaryWhen<Self>
  public typealias Switch = IntentParameterSummarySwitch<Self>
  public typealias Case<Value> = IntentParameterSummaryCase<Self, Value>
  public typealias DefaultCase = IntentParameterSummaryDefaultCase<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var persistentIdentifier: String { "\(Self.self)" }
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An intent whose parameters configure a widget. Its title and description are used if the widget's configuration has none.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: a configuration is not an action.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The authentication that an intent needs on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// A description of an intent for the user.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A description or an optional description.
public protocol _IntentDescriptionValue {
  var _intentDescription: IntentDescription? { get }
}
extension IntentDescription: _IntentDescriptionValue {
  public var _intentDescription: IntentDescription? { self }
}
extension Optional: _IntentDescriptionValue where Wrapped == IntentDescription {
  public var _intentDescription: IntentDescription? { self }
}

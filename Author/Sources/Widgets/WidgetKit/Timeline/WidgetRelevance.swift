import AlmanacProfiles
import AlmanacWireSchema

/// The result of a provider's `relevance()`.
public protocol _WidgetRelevanceResult {
  associatedtype Configuration
  var _attributes: [WidgetRelevanceAttribute<Configuration>] { get }
}

/// The relevance of a provider that does not declare `relevance()`. Its type shows that the provider has none, so that the host does not ask.
public struct _NoRelevance<Configuration>: _WidgetRelevanceResult {
  public var _attributes: [WidgetRelevanceAttribute<Configuration>] { [] }
}

extension WidgetRelevance: _WidgetRelevanceResult {
  public var _attributes: [WidgetRelevanceAttribute<Configuration>] { attributes }
}

/// The situations in which the configurations of a widget are relevant.
public struct WidgetRelevance<Configuration> {
  package let attributes: [WidgetRelevanceAttribute<Configuration>]
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// One situation in which a widget is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  package let configuration: Configuration?
  package let group: WidgetRelevanceGroup
  package let context: RelevantContext?

  public init(context: RelevantContext) where Configuration == Void {
    configuration = nil
    group = .automatic
    self.context = context
  }
  public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
    self.configuration = configuration
    group = .automatic
    self.context = context
  }
  public init(configuration: Configuration, context: RelevantContext) where Configuration: INIntent {
    self.configuration = configuration
    group = .automatic
    self.context = context
  }
  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    configuration = nil
    self.group = group
    context = nil
  }
  public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: WidgetConfigurationIntent {
    self.configuration = configuration
    self.group = group
    context = nil
  }
  public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: INIntent {
    self.configuration = configuration
    self.group = group
    context = nil
  }
}

/// A group of situations. Only one of them is shown at a time.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, ungrouped, named(String) }
  private let kind: Kind
  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)
  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(kind: .named(name)) }

  var name: String {
    switch kind {
    case .automatic: "automatic"
    case .ungrouped: "ungrouped"
    case .named(let name): name
    }
  }
}

extension RelevanceValue {
  /// Returns the attributes of a provider as messages, as many as the host accepts. `json` writes a configuration.
  static func all<Result: _WidgetRelevanceResult>(_ result: Result, json: (Result.Configuration) -> Data) -> [RelevanceValue] {
    result._attributes.prefix(Profiles.limits.relevances).map { attribute in
      var value = RelevanceValue()
      value.configuration = attribute.configuration.map(json) ?? Data()
      value.group = attribute.group.name
      value.context = attribute.context?.message
      return value
    }
  }
}

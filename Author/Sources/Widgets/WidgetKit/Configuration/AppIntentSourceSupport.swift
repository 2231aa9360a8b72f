import AlmanacWireSchema

/// A source whose configuration is an App Intent. Widgets, relevance widgets and controls share its answers about parameters.
protocol AppIntentConfiguredSource: WidgetSource {
  associatedtype ConfigurationIntent: AppIntent
}

extension AppIntentConfiguredSource {
  var parameters: [ParameterDescription] { IntentParameters.describe(ConfigurationIntent()).map(ParameterDescription.init) }
  var form: FormLayout? { IntentParameters.layout(of: ConfigurationIntent()) }
  var migratedIntentType: String { (ConfigurationIntent.self as? any CustomIntentMigratedAppIntent.Type)?.intentClassName ?? "" }
  var defaultTitle: String? { String(localized: ConfigurationIntent.title) }
  var defaultSummary: String? { ConfigurationIntent.description._intentDescription.map { String(localized: $0.descriptionText) } }

  func options(_ request: OptionsRequest) async throws -> Options {
    let intent = ConfigurationIntent()
    let parameters = IntentParameters.list(of: intent)
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
      throw ExtensionRequestError.unknownParameter(request.parameter, known: parameters.map(\.name))
    }
    return try await IntentParameters.withCurrentChoices(intent, of: parameter, configuration: request.configuration) {
      let described = parameter.describe(name: request.parameter, in: intent)
      guard let source = parameter.optionSource else {
        return Options(_ParameterOptionList(options: described.options), default: described.form.defaultValue)
      }
      let list = try await source._options(search: request.search)
      return Options(list, default: try await source._defaultJSON()?.data ?? Data())
    }
  }

  func resolve(_ request: ResolveRequest) async throws -> ResolvedConfiguration {
    let (parameters, unknown) = try await IntentParameters.resolve(ConfigurationIntent(), with: request.configuration)
    return ResolvedConfiguration(parameters, unknown: unknown)
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { try await configured(configuration).intent }

  /// Makes the intent of a configuration, and diagnostics for the values that are ignored.
  func configured(
    _ configuration: Data, family: WidgetFamilyValue = .unspecified
  ) async throws -> (intent: ConfigurationIntent, diagnostics: [Diagnostic]) {
    let intent = ConfigurationIntent()
    let faults = try await IntentParameters.configure(intent, with: configuration, family: family)
    return (intent, faults.map(Diagnostic.init))
  }

  /// Makes a timeline with the intent of a request's configuration.
  func configuredTimeline(_ request: EntryRequest, _ make: (ConfigurationIntent) async throws -> AnyTimeline) async throws -> AnyTimeline {
    let (intent, diagnostics) = try await configured(request.configuration, family: request.context.family)
    var timeline = try await make(intent)
    timeline.diagnostics = diagnostics
    return timeline
  }
}

extension Diagnostic {
  init(_ fault: ConfigurationFault) {
    let consequence = fault.kind == .unknown ? "its value is kept and has no effect" : "it counts as not configured"
    self.init(.warning, fault.name, "\(fault.message); \(consequence)", place: fault.parameter)
  }
}

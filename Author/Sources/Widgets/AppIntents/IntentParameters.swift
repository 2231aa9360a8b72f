import AlmanacWireSchema

/// Reads and writes the parameters of intents whose type is known only at run time.
package enum IntentParameters {
  /// The intent that options are requested for, with its current choices; see ``IntentParameterDependency``.
  @TaskLocal package static var inProgress: (any AppIntent)?

  /// Returns the parameters of an intent with the names of their properties, in order of declaration; those of a base class come first.
  package static func list(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let current = mirror {
      mirrors.insert(current, at: 0)
      mirror = current.superclassMirror
    }
    return mirrors.flatMap(\.children).compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }

  /// Returns the name of a parameter of `intent`; nil if the intent does not have it.
  static func name(of parameter: any AnyIntentParameter, in intent: any AppIntent) -> String? {
    list(of: intent).first { $0.parameter === parameter }?.name
  }

  /// Returns the name of the parameter of `intent` that a path such as `\.$line` leads to.
  static func name<Intent: AppIntent>(at path: PartialKeyPath<Intent>, in intent: Intent) -> String? {
    (intent[keyPath: path] as? any AnyIntentParameter).flatMap { name(of: $0, in: intent) }
  }

  /// Returns the layout of an intent's form; nil = every parameter, in order.
  package static func layout(of intent: some AppIntent) -> FormLayout? { type(of: intent).parameterSummary._layout(for: intent) }

  /// Returns the names of the parameters of `intent` that a provider or query reads through ``IntentParameterDependency``.
  static func dependencies(of provider: Any, in intent: any AppIntent) -> [String] {
    var names: [String] = []
    for child in Mirror(reflecting: provider).children {
      guard let dependency = child.value as? any AnyParameterDependency else { continue }
      names += dependency.names(in: intent).filter { !names.contains($0) }
    }
    return names
  }

  package static func describe(_ intent: any AppIntent) -> [IntentParameterDescription] {
    list(of: intent).map { $0.parameter.describe(name: $0.name, in: intent) }
  }

  /// Returns a JSON object with the values of the parameters that have one.
  package static func json(of intent: any AppIntent) -> JSONFragment {
    .object(Dictionary(list(of: intent).compactMap { entry in entry.parameter.json.map { (entry.name, $0) } }, uniquingKeysWith: { _, last in last }))
  }

  /// Applies a configuration to a new intent. Values that do not fit count as not configured.
  /// - Returns: The ignored values, with reasons.
  /// - Throws: ``ParameterConfigurationError``, or errors of the app's queries.
  package static func configure(
    _ intent: any AppIntent, with configuration: Data, family: WidgetFamilyValue = .unspecified
  ) async throws -> [ConfigurationFault] {
    let values = try members(of: configuration)
    let parameters = list(of: intent)
    var faults = unknown(values, in: parameters, of: intent)
    for (name, parameter) in parameters {
      if let fault = try await parameter.configure(values[name], name: name, family: family) { faults.append(fault) }
    }
    return faults
  }

  /// Applies the recorded parameters of an action to a new intent. Anything that does not fit is an error: the action must not be performed with other
  /// values than those that the user saw.
  /// - Throws: ``ParameterConfigurationError``, or errors of the app's queries.
  package static func restore(_ intent: any AppIntent, from recorded: Data) async throws {
    if let fault = try await configure(intent, with: recorded).first { throw ParameterConfigurationError.faulty(fault) }
  }

  /// Returns each parameter's value and presentation, and the ignored values. The parameters get their values one after the other, so that the query of
  /// a later one can depend on an earlier one.
  /// - Throws: ``ParameterConfigurationError/notAnObject``.
  package static func resolve(
    _ intent: any AppIntent, with configuration: Data
  ) async throws -> (parameters: [(name: String, resolution: ParameterResolution)], unknown: [ConfigurationFault]) {
    let values = try members(of: configuration)
    let parameters = list(of: intent)
    let resolved = await $inProgress.withValue(intent) {
      var resolved: [(name: String, resolution: ParameterResolution)] = []
      for (name, parameter) in parameters { resolved.append((name, await parameter.resolve(values[name], name: name))) }
      return resolved
    }
    return (resolved, unknown(values, in: parameters, of: intent))
  }

  /// Runs `find` for the options of a parameter while `intent` has the current choices, and the defaults of those that the options depend on. Choices
  /// that are no longer valid are omitted.
  package static func withCurrentChoices<Found>(
    _ intent: any AppIntent, of parameter: any AnyIntentParameter, configuration: Data, _ find: () async throws -> Found
  ) async throws -> Found {
    let values = (try? members(of: configuration)) ?? [:]
    let needed = parameter.optionSource?._dependencies(in: intent) ?? []
    for (name, parameter) in list(of: intent) where values[name] != nil || needed.contains(name) {
      _ = try? await parameter.configure(values[name], name: name, family: .unspecified)
    }
    return try await $inProgress.withValue(intent) { try await find() }
  }

  /// The values of a configuration: a JSON object; empty data = nothing is configured.
  private static func members(of configuration: Data) throws -> [String: JSONFragment] {
    guard !configuration.isEmpty else { return [:] }
    guard case .object(let members)? = try? JSONFragment(data: configuration) else { throw ParameterConfigurationError.notAnObject }
    return members
  }

  private static func unknown(
    _ values: [String: JSONFragment], in parameters: [(name: String, parameter: any AnyIntentParameter)], of intent: any AppIntent
  ) -> [ConfigurationFault] {
    let known = parameters.map(\.name)
    return values.keys.sorted().filter { !known.contains($0) }.map {
      ConfigurationFault.unknown(parameter: $0, intent: "\(type(of: intent))", known: known)
    }
  }
}

extension ConfigurationFault {
  package static func unknown(parameter: String, intent: String, known: [String]) -> ConfigurationFault {
    ConfigurationFault(
      .unknown, parameter: parameter,
      message: "\(intent) has no parameter “\(parameter)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))")
  }
}

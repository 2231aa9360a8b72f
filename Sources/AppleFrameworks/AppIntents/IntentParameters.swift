import WireSchema

/// Reads and writes the parameters of intents whose type is known only at run time.
package enum IntentParameters {
  /// The intent that options are requested for, with its current choices; see ``IntentParameterDependency``.
  @TaskLocal package static var inProgress: (any AppIntent)?

  /// Returns the parameters of an intent with the names of their properties, in order of declaration. Those of a base class come first.
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

  package static func describe(_ intent: any AppIntent) -> [IntentParameterDescription] {
    list(of: intent).map { $0.parameter.describe(name: $0.name) }
  }

  /// Returns a JSON object with the values of the parameters that have one.
  package static func json(of intent: any AppIntent) -> JSONFragment {
    .object(Dictionary(list(of: intent).compactMap { entry in entry.parameter.json.map { (entry.name, $0) } }, uniquingKeysWith: { _, last in last }))
  }

  /// Applies a configuration (a JSON object; empty data = nothing is configured) to a new intent.
  /// - Throws: ``ParameterConfigurationError``, or errors of the app's queries.
  package static func configure(_ intent: any AppIntent, with configuration: Data) async throws {
    var values: [String: JSONFragment] = [:]
    if !configuration.isEmpty {
      guard case .object(let members)? = try? JSONFragment(data: configuration) else { throw ParameterConfigurationError.notAnObject }
      values = members
    }
    let parameters = list(of: intent)
    if let unknown = values.keys.sorted().first(where: { key in !parameters.contains { $0.name == key } }) {
      throw ParameterConfigurationError.unknown(parameter: unknown, intent: "\(type(of: intent))", known: parameters.map(\.name))
    }
    for (name, parameter) in parameters { try await parameter.configure(values[name], name: name) }
  }

  /// Runs `find` for the options of a parameter while `intent` has the current choices. Choices that are no longer valid are omitted.
  package static func withCurrentChoices<Found>(
    _ intent: any AppIntent, configuration: Data, _ find: () async throws -> Found
  ) async throws -> Found {
    if !configuration.isEmpty, case .object(let members)? = try? JSONFragment(data: configuration) {
      for (name, parameter) in list(of: intent) where members[name] != nil { try? await parameter.configure(members[name], name: name) }
    }
    return try await $inProgress.withValue(intent) { try await find() }
  }
}

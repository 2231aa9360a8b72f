import AlmanacWireSchema

/// Writes an extension's description as JSON, in the same format as `almanac kinds`.
enum DescriptionJSON {
  static func data(of description: ExtensionDescription) -> Data {
    let kinds = description.kinds.map { kind in
      JSONFragment.object([
        "kind": .string(kind.kind),
        "displayName": .string(kind.displayName),
        "description": .string(kind.description_p),
        "families": .array(kind.families.map { .string($0.name) }),
        "configuration": .string(name(of: kind.configuration)),
        "parameters": .array(kind.parameters.map(parameter)),
      ])
    }
    return Data((JSONText.pretty(JSONFragment.array(kinds)) + "\n").utf8)
  }

  private static func parameter(_ parameter: ParameterDescription) -> JSONFragment {
    var members: [String: JSONFragment] = [
      "name": .string(parameter.name),
      "title": .string(parameter.title),
      "type": .string(parameter.type),
      "default": (try? JSONFragment(data: parameter.defaultValue)) ?? .null,
    ]
    if parameter.isArray { members["isArray"] = .bool(true) }
    if parameter.hasDynamicOptions_p { members["hasDynamicOptions"] = .bool(true) }
    if !parameter.options.isEmpty {
      members["options"] = .array(parameter.options.map { .object(["identifier": .string($0.identifier), "title": .string($0.title)]) })
    }
    return .object(members)
  }

  private static func name(of configuration: ConfigurationTypeValue) -> String {
    switch configuration {
    case .intent: "intent"
    case .appIntent: "appIntent"
    case .activity: "activity"
    case .control: "control"
    case .static, .unspecified, .UNRECOGNIZED: "static"
    }
  }
}

/// Writes readable JSON: indented by two spaces, with sorted keys.
enum JSONText {
  static func pretty(_ data: Data) throws -> String { pretty(try JSONFragment(data: data)) + "\n" }

  static func pretty(_ fragment: JSONFragment) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(fragment)).map { String(decoding: $0, as: UTF8.self) } ?? fragment.text
  }
}

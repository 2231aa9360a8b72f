import AlmanacWireSchema

extension NSUserActivity {
  /// Stub. Stores the phrase; nothing reads it, because there is no assistant.
  public var suggestedInvocationPhrase: String? {
    get { invocationPhrase }
    set { invocationPhrase = newValue }
  }

  /// The configured intent of the tapped widget, as an interaction; nil if the widget has no intent of this framework, or if this program does not link
  /// its class. An object that is configured by its identifier alone has no other values.
  public var interaction: INInteraction? {
    if configuredIntent == nil, let configuration, !intentType.isEmpty {
      configuredIntent = INIntent.linkedClass(named: intentType, orIn: appModule)?.restored(from: configuration)
    }
    return (configuredIntent as? INIntent).map { INInteraction(intent: $0, response: nil) }
  }
}

extension INIntent {
  /// Returns a class that this program links.
  ///
  /// - Parameters:
  ///   - name: its name in the extension, with the module.
  ///   - module: the module of the class if extension and app are both built from the definition; nil = the module that has the program's name.
  package static func linkedClass(named name: String, orIn module: String?) -> INIntent.Type? {
    let parts = name.split(separator: ".").map(String.init)
    guard let type = parts.last, let first = parts.first, parts.count == 2 else { return nil }
    let modules = [first, module ?? ProcessInfo.processInfo.processName.replacingOccurrences(of: "-", with: "_")]
    return modules.lazy.compactMap { _typeByName("\($0.utf8.count)\($0)\(type.utf8.count)\(type)C") as? INIntent.Type }.first
  }

  /// Makes an intent with the values of a configuration; nil if the class lacks one of its parameters, because the configuration belongs to another class.
  package class func restored(from configuration: Data) -> INIntent? {
    if configuration.isEmpty { return try? withDefaults() }
    guard case .object(let members)? = try? JSONFragment(data: configuration), let intent = try? withDefaults(except: cleared(by: members)) else {
      return nil
    }
    for (name, value) in members where value != .null {
      guard let parameter = configurationParameters.first(where: { $0.name == name }) else { return nil }
      // Values that do not fit are ignored, as in the extension.
      try? parameter.write(intent, value)
    }
    return intent
  }

  /// Returns the parameters for which the user chose to have no value.
  package static func cleared(by members: [String: JSONFragment]) -> Set<String> { Set(members.filter { $0.value == .null }.keys) }

  /// Makes an intent with the default values of its handler or its definition.
  ///
  /// - Parameter cleared: the parameters that stay without a value.
  package class func withDefaults(except cleared: Set<String> = []) throws -> Self {
    let intent = Self()
    let handler = intentsExtension()?.handler(for: intent)
    for parameter in configurationParameters where !cleared.contains(parameter.name) {
      guard let value = handler.flatMap({ parameter.provideDefault?($0, intent) }) ?? parameter.defaultValue else { continue }
      try parameter.write(intent, value)
    }
    return intent
  }
}

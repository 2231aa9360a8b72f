import AlmanacWireSchema

extension ConfiguredIntent {
  /// Returns each parameter's value and its presentation.
  ///
  /// The handler's `resolve…` of a configured parameter decides last: it can replace the value, or reject it with a reason.
  static func resolvedConfiguration(_ configuration: Data, family: WidgetFamilyValue) async throws -> ResolvedConfiguration {
    let (intent, faults) = try await configured(configuration, family: family)
    let members = (try? JSONFragment(data: configuration)) ?? .null
    let handler = intentsExtension()?.handler(for: intent)
    var resolved: [(name: String, resolution: ParameterResolution)] = []
    for parameter in editableParameters {
      var resolution = ParameterResolution()
      resolution.fault = faults.first { $0.parameter == parameter.name }
      resolution.value = parameter.read(intent)
      // “No value” is a choice only if a default would apply otherwise.
      let hasDefault = (handler.flatMap { parameter.provideDefault?($0, intent) } ?? parameter.defaultValue) != nil
      let isChosen = members[parameter.name].map { $0 != .null || hasDefault } ?? false
      let isConfigured = resolution.fault == nil && isChosen
      if resolution.value != nil || isConfigured { resolution.source = isConfigured ? .configured : .default }
      // The value is the whole configured array, even if the family shows only part of it.
      if isConfigured, parameter.isArray, members[parameter.name] != .null { resolution.value = members[parameter.name] }
      if let handler, let results = await parameter.check?(handler, intent) {
        resolution.apply(results, to: parameter)
      }
      resolution.shown = await shown(resolution.value, of: parameter, handler: handler, intent: intent)
      resolved.append((parameter.name, resolution))
    }
    let known = Set(resolved.map(\.name))
    return ResolvedConfiguration(resolved, unknown: faults.filter { !known.contains($0.parameter) })
  }

  private static func shown(_ value: JSONFragment?, of parameter: INIntentParameter, handler: Any?, intent: INIntent) async -> [_ParameterOption] {
    guard let value else { return [] }
    var elements = [value]
    if case .array(let values) = value { elements = values }
    var known: [String: _ParameterOption] = [:]
    for choice in parameter.choices { known[choice.identifier] = _ParameterOption(value: .string(choice.identifier), title: choice.title) }
    if let handler, parameter.hasDynamicOptions, let found = try? await parameter.provideOptions?(handler, intent, "") {
      for option in found.sections.flatMap(\.options) { known[option.identifier] = _ParameterOption(option) }
    }
    return elements.map { element in
      let alone = _ParameterOption(value: element)
      if var option = known[alone.identifier] {
        option.value = element
        return option
      }
      // An object has its own title, even if the handler no longer offers it.
      return _ParameterOption(
        value: element, title: element["display"]?.string ?? alone.title, subtitle: element["subtitle"]?.string ?? "")
    }
  }
}

extension ParameterResolution {
  /// Applies the results of a handler's `resolve…` to a parameter's value, or to the elements of its array.
  fileprivate mutating func apply(_ results: [INIntentResolutionResult], to parameter: INIntentParameter) {
    for (index, result) in results.enumerated() {
      switch result.outcome {
      case .notRequired: break
      case .success(let found):
        // A result of an enumeration contains the number of its case; the form uses the name.
        if parameter.type != "enum", let option = _ParameterOption(candidate: found) {
          value = whole(option.value, at: index, of: parameter) ?? value
        }
      case .confirmation(let found): confirm(found, at: index, of: parameter)
      case .needsValue: needValue(parameter)
      case .unsupported: reject(.vanished, parameter, "the app does not support the value of “\(parameter.title)” any longer")
      case .disambiguation(let found):
        let choices = found.compactMap(_ParameterOption.init(candidate:))
        if choices.isEmpty {
          reject(.malformed, parameter, "the app needs another value for “\(parameter.title)”")
        } else {
          reject(.ambiguous, parameter, "the app finds \(choices.count) values for “\(parameter.title)”: choose one")
          offer(choices, at: index, of: parameter)
        }
      }
    }
  }

  /// Handles the app's question whether a value is meant. A configured value counts as confirmed, because the user chose it.
  private mutating func confirm(_ found: Any?, at index: Int, of parameter: INIntentParameter) {
    guard source == .configured, parameter.type != "enum", let option = _ParameterOption(candidate: found), let value,
      let suggested = whole(option.value, at: index, of: parameter), Self.identity(suggested) != Self.identity(value)
    else { return }
    reject(.unconfirmed, parameter, "the app asks whether “\(option.title)” is meant by the value of “\(parameter.title)”")
    offer([option], at: index, of: parameter)
  }

  private mutating func needValue(_ parameter: INIntentParameter) {
    guard fault == nil else { return }
    let wanted = parameter.form.prompt.isEmpty ? "choose one" : parameter.form.prompt
    fault =
      source == .configured
      ? ConfigurationFault(.malformed, parameter: parameter.name, message: "the app needs another value for “\(parameter.title)”: \(wanted)")
      : ConfigurationFault(.needsValue, parameter: parameter.name, message: "the app needs a value for “\(parameter.title)”: \(wanted)")
  }

  private mutating func offer(_ choices: [_ParameterOption], at index: Int, of parameter: INIntentParameter) {
    candidates += choices.compactMap { choice in
      guard let value = whole(choice.value, at: index, of: parameter) else { return nil }
      var option = choice
      option.value = value
      return option
    }
  }

  /// Returns the parameter's value with one element replaced; nil if the array has no such element.
  private func whole(_ element: JSONFragment, at index: Int, of parameter: INIntentParameter) -> JSONFragment? {
    guard parameter.isArray else { return element }
    guard case .array(var elements)? = value else { return .array([element]) }
    guard elements.indices.contains(index) else { return nil }
    elements[index] = element
    return .array(elements)
  }

  /// Returns the identifier of an object, by which objects are compared; their other values are ignored.
  private static func identity(_ value: JSONFragment) -> JSONFragment {
    if case .array(let elements) = value { return .array(elements.map(identity)) }
    return value["identifier"] ?? value
  }

  private mutating func reject(_ kind: ConfigurationFault.Kind, _ parameter: INIntentParameter, _ message: String) {
    guard fault == nil, source == .configured else { return }
    fault = ConfigurationFault(kind, parameter: parameter.name, message: message)
  }
}

extension _ParameterOption {
  /// Converts a value from a resolution result; nil for a value that no parameter can have.
  fileprivate init?(candidate: Any?) {
    if let object = candidate as? NSObject {
      self.init(INIntentParameter.option(object))
    } else if let json = JSONFragment(plain: candidate) {
      self.init(value: json)
    } else {
      return nil
    }
  }
}

extension JSONFragment {
  /// Converts a Swift value from a resolution result.
  fileprivate init?(plain value: Any?) {
    switch value {
    case let text as String: self = .string(text)
    case let truth as Bool: self = .bool(truth)
    case let number as Int: self = .int(number)
    case let number as Double: self = .double(number)
    case let url as URL: self = .string(url.absoluteString)
    case let date as DateComponents: self = .string(date.isoText)
    default: return nil
    }
  }
}

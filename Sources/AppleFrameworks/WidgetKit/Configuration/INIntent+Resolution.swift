import WireSchema

extension ConfiguredIntent {
  /// Returns what each parameter's value is and how it is shown.
  ///
  /// The handler's `resolve…` of a configured parameter has the last word: it can replace the value, or say why it does not count.
  static func resolvedConfiguration(_ configuration: Data, family: WidgetFamilyValue) async throws -> ResolvedConfiguration {
    let (intent, faults) = try await configured(configuration, family: family)
    let members = (try? JSONFragment(data: configuration)) ?? .null
    let handler = intentsExtension()?.handler(for: intent)
    var resolved: [(name: String, resolution: ParameterResolution)] = []
    for parameter in editableParameters {
      var resolution = ParameterResolution()
      resolution.fault = faults.first { $0.parameter == parameter.name }
      resolution.value = parameter.read(intent)
      let isConfigured = resolution.fault == nil && members[parameter.name].map { $0 != .null } ?? false
      if resolution.value != nil { resolution.source = isConfigured ? .configured : .default }
      // The whole array is what was configured, also if the family shows less of it.
      if isConfigured, parameter.isArray { resolution.value = members[parameter.name] }
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
      // An object has its own title, also if the handler does not offer it any longer.
      return _ParameterOption(
        value: element, title: element["display"]?.string ?? alone.title, subtitle: element["subtitle"]?.string ?? "")
    }
  }
}

extension ParameterResolution {
  /// The most candidates that a message names.
  private static let namedCandidates = 5

  /// Applies what a handler's `resolve…` answered for a parameter's value or for the elements of its array.
  fileprivate mutating func apply(_ results: [INIntentResolutionResult], to parameter: INIntentParameter) {
    for (index, result) in results.enumerated() {
      switch result.outcome {
      case .notRequired: break
      case .success(let found), .confirmation(let found):
        guard let json = (found as? NSObject).map({ INIntentParameter.option($0).value }) ?? JSONFragment(plain: found), parameter.type != "enum"
        else {
          break
        }
        if parameter.isArray, case .array(var elements)? = value, elements.indices.contains(index) {
          elements[index] = json
          value = .array(elements)
        } else if !parameter.isArray {
          value = json
        }
      case .needsValue where source == .none || source == .default: break
      case .needsValue: reject(.malformed, parameter, "the app needs another value for “\(parameter.title)”")
      case .unsupported: reject(.vanished, parameter, "the app does not support the value of “\(parameter.title)” any longer")
      case .disambiguation(let candidates):
        // A form has no second question, so the message names the candidates.
        let titles = candidates.prefix(Self.namedCandidates).map { candidate in
          (candidate as? NSObject).map { INIntentParameter.option($0).title } ?? "\(candidate)"
        }
        reject(
          .malformed, parameter, "the app finds \(candidates.count) values for “\(parameter.title)”, for instance \(titles.joined(separator: ", "))")
      }
    }
  }

  private mutating func reject(_ kind: ConfigurationFault.Kind, _ parameter: INIntentParameter, _ message: String) {
    guard fault == nil, source == .configured else { return }
    fault = ConfigurationFault(kind, parameter: parameter.name, message: message)
  }
}

extension JSONFragment {
  /// A Swift value that a resolution result holds.
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

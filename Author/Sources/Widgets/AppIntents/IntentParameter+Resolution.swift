import WireSchema

/// What a parameter's value is, where it comes from and how a form shows it.
package struct ParameterResolution: Sendable {
  package var value: JSONFragment?
  package var shown: [_ParameterOption] = []
  package var source = ValueSourceValue.none
  package var fault: ConfigurationFault?
  /// The values among which the app asks to choose; each is a value of the whole parameter.
  package var candidates: [_ParameterOption] = []
  package init() {}
}

extension IntentParameter {
  package func resolve(_ json: JSONFragment?, name: String) async -> ParameterResolution {
    var resolution = ParameterResolution()
    do {
      let (isUnset, fault) = try await readConfigured(json, name: name)
      resolution.fault = fault
      if isUnset {
        let hasDefault = try await setDefault()
        resolution.value = hasDefault ? effectiveDefault : nil
        resolution.source = resolution.value == nil ? .none : .default
      } else if json == .null {
        // “No value” is a choice only where a default would be the value otherwise.
        resolution.source = try await hasDefault() ? .configured : .none
      } else {
        resolution.value = json
        resolution.source = .configured
      }
      // What vanished keeps its identifier, so that the form can name it and a later version of the app can find it again.
      if fault?.kind == .vanished {
        resolution.value = json
        resolution.source = .configured
      }
    } catch {
      resolution.value = json == .null ? nil : json
      resolution.source = json == nil ? .none : .configured
      let why = ErrorWords.of(error)
      resolution.fault = ConfigurationFault(.failed, parameter: name, message: "the app could not say what the value of “\(name)” is: \(why)")
    }
    if let value = resolution.value { resolution.shown = await shown(value, isKnown: resolution.fault?.kind != .failed) }
    return resolution
  }

  /// The value without a configuration; nil if there is none that the form could show.
  private var effectiveDefault: JSONFragment? {
    if let chosen { return chosen._json == .null ? nil : chosen._json }
    return defaultJSON
  }

  /// Returns how each element of `json` is shown. Elements that this parameter's value does not have are shown by their JSON alone.
  private func shown(_ json: JSONFragment, isKnown: Bool) async -> [_ParameterOption] {
    var elements = [json]
    if case .array(let values) = json { elements = values }
    var known = isKnown ? (chosen ?? Value._unconfigured)?._shown ?? [] : []
    // A provider can give its values other titles than the values themselves have.
    if isKnown, !(Value._intentType.name == "entity" || Value._intentType.name == "enum"),
      let provided = try? await options?._options(search: "").options
    {
      known = provided + known
    }
    return elements.map { element in
      let identity = element["identifier"] ?? element
      return known.first { $0.value == element || ($0.value["identifier"] ?? $0.value) == identity } ?? _ParameterOption(value: element)
    }
  }
}

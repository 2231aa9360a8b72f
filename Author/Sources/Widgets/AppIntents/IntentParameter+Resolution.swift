import AlmanacWireSchema

/// A parameter's value, its source and its presentation in a form.
package struct ParameterResolution: Sendable {
  package var value: JSONFragment?
  package var shown: [_ParameterOption] = []
  package var source = ValueSourceValue.none
  package var fault: ConfigurationFault?
  /// The values that the app offers to choose from; each is a value of the whole parameter.
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
        // “No value” is a choice only if a default would apply otherwise.
        resolution.source = try await hasDefault() ? .configured : .none
      } else {
        resolution.value = json
        resolution.source = .configured
      }
      // A vanished object keeps its identifier, so that the form can name it and a later version of the app can find it again.
      if fault?.kind == .vanished {
        resolution.value = json
        resolution.source = .configured
      }
    } catch {
      resolution.value = json == .null ? nil : json
      resolution.source = json == nil ? .none : .configured
      let why = ErrorWords.of(error)
      resolution.fault = ConfigurationFault(.failed, parameter: name, message: "the app could not resolve the value of “\(name)”: \(why)")
    }
    if let value = resolution.value { resolution.shown = await shown(value, isKnown: resolution.fault?.kind != .failed) }
    return resolution
  }

  /// The value without a configuration; nil if the form could show none.
  private var effectiveDefault: JSONFragment? {
    if let chosen { return chosen._json == .null ? nil : chosen._json }
    return defaultJSON
  }

  /// Returns the presentation of each element of `json`. Elements that are not in this parameter's value are shown as JSON.
  private func shown(_ json: JSONFragment, isKnown: Bool) async -> [_ParameterOption] {
    var elements = [json]
    if case .array(let values) = json { elements = values }
    var known = isKnown ? (chosen ?? Value._unconfigured)?._shown ?? [] : []
    // A provider can give its values titles that differ from the values' own.
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

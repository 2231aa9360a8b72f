import WireSchema

/// A type-erased parameter.
package protocol AnyIntentParameter: AnyObject {
  /// Describes the parameter for the form. `intent` has it.
  func describe(name: String, in intent: any AppIntent) -> IntentParameterDescription
  /// The value; nil if the parameter has none.
  var json: JSONFragment? { get }
  /// Whether a value was set or declared.
  var hasValue: Bool { get }
  /// Sets the configured value, or the default one if `json` is nil, and returns why the configured value does not count.
  /// - Throws: ``ParameterConfigurationError`` if there is then no value at all, or the error of the app's query.
  func configure(_ json: JSONFragment?, name: String, family: WidgetFamilyValue) async throws -> ConfigurationFault?
  /// Sets the value and returns what it means and how it is shown.
  func resolve(_ json: JSONFragment?, name: String) async -> ParameterResolution
  var optionSource: (any _ParameterOptions)? { get }
}

/// Why a configured value does not count (Documentation/configuration.md).
package struct ConfigurationFault: Sendable {
  package enum Kind: Sendable { case vanished, malformed, unknown, failed }
  package let kind: Kind
  package let parameter: String
  package let message: String

  package init(_ kind: Kind, parameter: String, message: String) {
    self.kind = kind
    self.parameter = parameter
    self.message = message
  }

  /// The name of the diagnostic.
  package var name: String {
    switch kind {
    case .vanished: "configuration.vanished"
    case .malformed: "configuration.malformed"
    case .unknown: "configuration.unknown"
    case .failed: "configuration.failed"
    }
  }
}

/// What a parameter's value is, where it comes from and how a form shows it.
package struct ParameterResolution: Sendable {
  package var value: JSONFragment?
  package var shown: [_ParameterOption] = []
  package var source = ValueSourceValue.none
  package var fault: ConfigurationFault?
  package init() {}
}

/// The description of a parameter. The options are apart, because their images are read by the caller.
package struct IntentParameterDescription {
  package var form: ParameterDescription
  package var options: [_ParameterOption]
}

/// Why a configuration cannot be applied to an intent.
package enum ParameterConfigurationError: Error, CustomStringConvertible {
  case faulty(ConfigurationFault)
  case missing(parameter: String)
  case notAnObject

  package var description: String {
    switch self {
    case .faulty(let fault): fault.message
    case .missing(let parameter): "parameter “\(parameter)” has no value and no default: configure it, or declare it optional or with a default"
    case .notAnObject: "a configuration must be a JSON object of parameter names and values"
    }
  }
}

extension IntentParameter: AnyIntentParameter {
  package var optionSource: (any _ParameterOptions)? { options ?? Value._intentType.query }

  private static var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

  package func describe(name: String, in intent: any AppIntent) -> IntentParameterDescription {
    let type = Value._intentType
    let source = optionSource
    var described = ParameterDescription()
    described.name = name
    described.title = title.map { String(localized: $0) } ?? name
    described.type = type.name
    described.isArray = type.isArray
    described.isOptional = Self.isOptional
    described.defaultValue = defaultJSON?.data ?? Data()
    described.hasDynamicOptions_p = source != nil
    described.searchesOptions = source?._searches ?? false
    described.dependsOn = source?._dependencies(in: intent) ?? []
    described.description_p = form.description.map { String(localized: $0) } ?? ""
    described.prompt = form.prompt.map { String(localized: $0) } ?? ""
    described.typeName = type.typeName
    switch type.name {
    case "int", "double", "duration", "measurement", "currency": described.number = form.number ?? .with { $0.control = .field }
    case "string": described.text = form.text ?? TextInput()
    case "date": described.date = form.date ?? .dateTime
    default: break
    }
    described.units = form.unit.map { unit in [unit] + type.units.filter { $0 != unit } } ?? type.units
    described.sizes = form.sizes
    described.contentTypes = form.contentTypes
    return IntentParameterDescription(form: described, options: type.options)
  }

  /// The declared default, otherwise the type's own value. A date's own value is the current one, which is no default.
  private var defaultJSON: JSONFragment? {
    if let declaredDefault { return declaredDefault._json == .null ? nil : declaredDefault._json }
    guard let json = Value._unconfigured?._json, json != .null, Value._intentType.name != "date" else { return nil }
    return json
  }

  package var json: JSONFragment? { (chosen ?? Value._unconfigured)?._json }

  package func configure(_ json: JSONFragment?, name: String, family: WidgetFamilyValue) async throws -> ConfigurationFault? {
    let (isUnset, fault) = try await readConfigured(json, name: name)
    if isUnset, try await !setDefault() { throw fault.map(ParameterConfigurationError.faulty) ?? .missing(parameter: name) }
    if let maximum = form.maximum(in: family), case .array(let elements)? = self.json, elements.count > maximum,
      let shortened = (wrappedValue as? any _ShortenableValue)?._first(maximum) as? Value
    {
      wrappedValue = shortened
    }
    return fault
  }

  /// Sets the configured value if there is a valid one. Returns whether none was set, and why.
  private func readConfigured(_ json: JSONFragment?, name: String) async throws -> (isUnset: Bool, fault: ConfigurationFault?) {
    // `null` is a value of optional parameters; for others it means that nothing is configured.
    guard let json, json != .null || Self.isOptional else { return (true, nil) }
    let reading = _ValueReading(query: options?._query)
    do {
      let value = try await Value._read(json, reading)
      if let expected = check?(value) { throw ParameterValueError(expected: expected, found: json) }
      wrappedValue = value
      guard !reading.vanished.isEmpty else { return (false, nil) }
      let identifiers = reading.vanished.map(\.text).joined(separator: ", ")
      return (
        false,
        ConfigurationFault(
          .vanished, parameter: name, message: "some elements of parameter “\(name)” no longer exist and are left out: \(identifiers)")
      )
    } catch let error as ParameterValueError {
      let kind: ConfigurationFault.Kind = error.isVanished ? .vanished : .malformed
      return (true, ConfigurationFault(kind, parameter: name, message: "the value of parameter “\(name)” is invalid: \(error)"))
    }
  }

  /// Sets the default. Returns false if there is none and the parameter needs a value.
  private func setDefault() async throws -> Bool {
    if declaredDefault != nil { return true }
    if let proposed = try await options?._defaultJSON(), let value = try await readDefault(proposed) {
      wrappedValue = value
    } else if let found = try await Value._foundDefault() {
      wrappedValue = found
    } else {
      return Value._unconfigured != nil
    }
    return true
  }

  /// Reads a default that the app proposes; nil if its own query does not find it.
  private func readDefault(_ proposed: JSONFragment) async throws -> Value? {
    do { return try await Value._read(proposed, _ValueReading(query: options?._query)) } catch is ParameterValueError { return nil }
  }

  package func resolve(_ json: JSONFragment?, name: String) async -> ParameterResolution {
    var resolution = ParameterResolution()
    do {
      let (isUnset, fault) = try await readConfigured(json, name: name)
      resolution.fault = fault
      if isUnset {
        let hasDefault = try await setDefault()
        resolution.value = hasDefault ? effectiveDefault : nil
        resolution.source = resolution.value == nil ? .none : .default
      } else {
        resolution.value = json == .null ? nil : json
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
      resolution.fault = ConfigurationFault(.failed, parameter: name, message: "the app could not say what the value of “\(name)” is: \(error)")
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

/// An array whose end can be left out.
protocol _ShortenableValue {
  func _first(_ count: Int) -> Self
}
extension Array: _ShortenableValue {
  func _first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
extension Optional: _ShortenableValue where Wrapped: _ShortenableValue {
  func _first(_ count: Int) -> Wrapped? { map { $0._first(count) } }
}

import AlmanacWireSchema

/// A type-erased parameter.
package protocol AnyIntentParameter: AnyObject {
  /// Describes the parameter for the form. `intent` is the intent that contains it.
  func describe(name: String, in intent: any AppIntent) -> IntentParameterDescription
  /// The value; nil if the parameter has none.
  var json: JSONFragment? { get }
  /// True if a value was set or declared.
  var hasValue: Bool { get }
  /// Sets the configured value, or the default if `json` is nil. Returns the reason if the configured value is ignored.
  /// - Throws: ``ParameterConfigurationError`` if there is then no value at all, or the error of the app's query.
  func configure(_ json: JSONFragment?, name: String, family: WidgetFamilyValue) async throws -> ConfigurationFault?
  /// Sets the value, and returns the resulting value and its presentation.
  func resolve(_ json: JSONFragment?, name: String) async -> ParameterResolution
  var optionSource: (any _ParameterOptions)? { get }
}

/// The description of a parameter. The options are separate, because the caller reads their images.
package struct IntentParameterDescription {
  package var form: ParameterDescription
  package var options: [_ParameterOption]
}

extension IntentParameter: AnyIntentParameter {
  package var optionSource: (any _ParameterOptions)? { options ?? Value._intentType.query }

  static var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

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

  /// The declared default, otherwise the type's own value. A date has none: its own value is the current date.
  var defaultJSON: JSONFragment? {
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

  /// Sets the configured value if it is valid. Returns true and the reason if no value was set.
  func readConfigured(_ json: JSONFragment?, name: String) async throws -> (isUnset: Bool, fault: ConfigurationFault?) {
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
  func setDefault() async throws -> Bool {
    if declaredDefault != nil { return true }
    guard let proposed = try await proposedDefault() else { return Value._unconfigured != nil }
    wrappedValue = proposed
    return true
  }

  /// Returns true if there is a value without a configuration.
  func hasDefault() async throws -> Bool {
    if defaultJSON != nil { return true }
    guard declaredDefault == nil, let proposed = try await proposedDefault()?._json else { return false }
    return proposed != .null
  }

  /// Returns the default that the app proposes; nil if it proposes none.
  private func proposedDefault() async throws -> Value? {
    if let proposed = try await options?._defaultJSON(), let value = try await readDefault(proposed) { return value }
    return try await Value._foundDefault()
  }

  /// Reads a default that the app proposes: of several values the first, unless the parameter is an array. Nil if its own query does not find it.
  private func readDefault(_ proposed: JSONFragment) async throws -> Value? {
    var proposed = proposed
    if case .array(let values) = proposed, !Value._intentType.isArray { proposed = values.first ?? .null }
    do { return try await Value._read(proposed, _ValueReading(query: options?._query)) } catch is ParameterValueError { return nil }
  }
}

/// An array that can be shortened at its end.
protocol _ShortenableValue {
  func _first(_ count: Int) -> Self
}
extension Array: _ShortenableValue {
  func _first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
extension Optional: _ShortenableValue where Wrapped: _ShortenableValue {
  func _first(_ count: Int) -> Wrapped? { map { $0._first(count) } }
}

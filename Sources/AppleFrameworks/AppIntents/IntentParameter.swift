import WireSchema

/// A parameter of an intent.
///
/// Its value is the configured one, otherwise the default, otherwise the one that the type provides (`defaultResult()` of an entity's query),
/// otherwise false, zero, empty or nil.
@propertyWrapper
// Unchecked: `lock` guards `stored`; the other properties are constants.
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private var stored: Value?
  private let declaredDefault: Value?
  private let title: LocalizedStringResource?
  private let options: (any _ParameterOptions)?
  private let check: ((Value) -> String?)?
  private let lock = NSLock()

  /// - Parameter check: Returns nil for a valid configured value, otherwise a description of valid values.
  init(title: LocalizedStringResource?, default declaredDefault: Value?, options: (any _ParameterOptions)?, check: ((Value) -> String?)? = nil) {
    self.title = title
    self.declaredDefault = declaredDefault
    self.options = options
    self.check = check
  }

  // Declared here, not in an extension: otherwise an intent's own initializers would have to give `@Parameter var name: String?` a value.
  /// A parameter named by its property.
  public init() {
    title = nil
    declaredDefault = nil
    options = nil
    check = nil
  }

  /// The name of the parameter in errors.
  var name: String { title.map { String(localized: $0) } ?? "\(Value.self)" }

  /// Whether the parameter has a value.
  var hasValue: Bool {
    lock.lock()
    defer { lock.unlock() }
    return ((stored ?? declaredDefault)?._json ?? .null) != .null
  }

  public var wrappedValue: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      if let value = stored ?? declaredDefault ?? Value._unconfigured { return value }
      preconditionFailure(
        "the parameter \(title.map { "“\($0.key)”" } ?? "") of type \(Value.self) was read before it had a value; give it a default or make it optional"
      )
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      stored = newValue
    }
  }

  public var projectedValue: IntentParameter<Value> { self }
}

/// A type-erased parameter.
package protocol AnyIntentParameter: AnyObject {
  func describe(name: String) -> IntentParameterDescription
  /// The value; nil if the parameter has none.
  var json: JSONFragment? { get }
  func configure(_ json: JSONFragment?, name: String) async throws
  var optionSource: (any _ParameterOptions)? { get }
}

extension IntentParameter: AnyIntentParameter {
  package var optionSource: (any _ParameterOptions)? { options ?? Value._intentType.query }

  package func describe(name: String) -> IntentParameterDescription {
    let type = Value._intentType
    return IntentParameterDescription(
      name: name, title: title.map { String(localized: $0) } ?? name, type: type.name, isArray: type.isArray,
      defaultValue: declaredDefault?._json ?? (Value._unconfigured?._json).flatMap { $0 == .null || type.name == "date" ? nil : $0 },
      options: type.options, hasDynamicOptions: optionSource != nil)
  }

  package var json: JSONFragment? {
    lock.lock()
    defer { lock.unlock() }
    return (stored ?? declaredDefault ?? Value._unconfigured)?._json
  }

  /// Sets the configured value, or the default one if `json` is nil.
  package func configure(_ json: JSONFragment?, name: String) async throws {
    // `null` is a value of optional parameters; for others it means that nothing is configured.
    if let json, json != .null || Value.self is any ExpressibleByNilLiteral.Type {
      do {
        let value = try await Value._read(json)
        if let expected = check?(value) { throw ParameterValueError(expected: expected, found: json) }
        wrappedValue = value
      } catch let error as ParameterValueError {
        throw ParameterConfigurationError.malformed(parameter: name, error)
      }
      return
    }
    if declaredDefault != nil { return }
    if let proposed = try await options?._defaultJSON() {
      wrappedValue = try await Value._read(proposed)
    } else if let found = try await Value._foundDefault() {
      wrappedValue = found
    } else if Value._unconfigured == nil {
      throw ParameterConfigurationError.missing(parameter: name)
    }
  }
}

/// The description of a parameter in a configuration.
package struct IntentParameterDescription {
  package var name: String
  package var title: String
  package var type: String
  package var isArray: Bool
  package var defaultValue: JSONFragment?
  package var options: [(identifier: String, title: String)]
  package var hasDynamicOptions: Bool
}

/// Why a configuration cannot be applied to an intent.
package enum ParameterConfigurationError: Error, CustomStringConvertible {
  case malformed(parameter: String, ParameterValueError)
  case missing(parameter: String)
  case unknown(parameter: String, intent: String, known: [String])
  case notAnObject

  package var description: String {
    switch self {
    case .malformed(let parameter, let error): "the value of parameter “\(parameter)” is invalid: \(error)"
    case .missing(let parameter): "parameter “\(parameter)” has no value and no default: configure it, or declare it optional or with a default"
    case .unknown(let parameter, let intent, let known):
      "\(intent) has no parameter “\(parameter)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .notAnObject: "a configuration must be a JSON object of parameter names and values"
    }
  }
}

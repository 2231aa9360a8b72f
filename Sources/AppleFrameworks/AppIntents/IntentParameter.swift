import WireSchema

/// A parameter of an intent.
///
/// Its value is what the configuration gives, else the default, else what the type itself proposes (`defaultResult()` of an entity's query),
/// else false, zero, empty or nil.
@propertyWrapper
// Unchecked: `lock` guards `stored`; all else is constant.
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private var stored: Value?
  private let declaredDefault: Value?
  private let title: LocalizedStringResource?
  private let options: (any _ParameterOptions)?
  private let check: ((Value) -> String?)?
  private let lock = NSLock()

  /// - Parameter check: What a configured value should be instead; nil for one that will do.
  init(title: LocalizedStringResource?, default declaredDefault: Value?, options: (any _ParameterOptions)?, check: ((Value) -> String?)? = nil) {
    self.title = title
    self.declaredDefault = declaredDefault
    self.options = options
    self.check = check
  }

  // Stands here, not in an extension: only then does a plain `@Parameter var name: String?` need no value in the intent's own initialisers.
  /// A parameter named by its property.
  public init() {
    title = nil
    declaredDefault = nil
    options = nil
    check = nil
  }

  /// What errors call the parameter.
  var name: String { title.map { String(localized: $0) } ?? "\(Value.self)" }

  /// Whether the parameter has a value that can be used: one that is there.
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

/// What the runtime asks of a parameter whose type it does not know.
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

  /// Sets the configured value, or finds out the one that stands in for it.
  package func configure(_ json: JSONFragment?, name: String) async throws {
    // null is a value of optional parameters only; for others it says that nothing is configured.
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

/// One parameter as a configuration lists it.
package struct IntentParameterDescription {
  package var name: String
  package var title: String
  package var type: String
  package var isArray: Bool
  package var defaultValue: JSONFragment?
  package var options: [(identifier: String, title: String)]
  package var hasDynamicOptions: Bool
}

/// Why a configuration cannot be put into an intent.
package enum ParameterConfigurationError: Error, CustomStringConvertible {
  case malformed(parameter: String, ParameterValueError)
  case missing(parameter: String)
  case unknown(parameter: String, intent: String, known: [String])
  case notAnObject

  package var description: String {
    switch self {
    case .malformed(let parameter, let error): "the value of parameter “\(parameter)” does not fit: \(error)"
    case .missing(let parameter): "parameter “\(parameter)” has no value and no default: configure it, or declare it optional or with a default"
    case .unknown(let parameter, let intent, let known):
      "\(intent) has no parameter “\(parameter)”; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .notAnObject: "a configuration is a JSON object of parameter names and values"
    }
  }
}

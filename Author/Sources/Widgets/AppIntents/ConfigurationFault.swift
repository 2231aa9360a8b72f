/// The reason why a configured value is ignored (Documentation/configuration.md).
package struct ConfigurationFault: Sendable {
  package enum Kind: Sendable { case vanished, malformed, unknown, failed, ambiguous, needsValue, unconfirmed }
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
    case .ambiguous: "configuration.ambiguous"
    case .needsValue: "configuration.needsValue"
    case .unconfirmed: "configuration.unconfirmed"
    }
  }
}

/// The reason why a configuration cannot be applied to an intent.
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

/// Why a configuration is refused. What was configured before stays (Specification B4).
public struct ConfigurationFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// Stable names of the faults, for programs.
  public enum Name: String, Sendable, CaseIterable {
    /// It is not a JSON object.
    case malformed = "configuration.malformed"
    /// The kind has no such parameter.
    case unknownParameter = "configuration.unknownParameter"
    /// A value has the wrong type.
    case type = "configuration.type"
    /// A number is out of its range.
    case range = "configuration.range"
    /// There is no such choice.
    case choice = "configuration.choice"
    /// A list has too few or too many elements.
    case size = "configuration.size"
    /// It takes too many bytes.
    case tooLarge = "configuration.tooLarge"
    /// It has too many values inside each other.
    case tooDeep = "configuration.tooDeep"
  }

  /// The rule that is broken.
  public let name: Name
  /// The parameter's name; nil: the configuration as a whole is refused.
  public let parameter: String?
  /// One sentence: the parameter, its value and what is right.
  public let message: String

  init(_ name: Name, _ parameter: String? = nil, _ message: String) {
    self.name = name
    self.parameter = parameter
    self.message = message
  }

  public var description: String { message }
}

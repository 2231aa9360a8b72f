import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store

/// Checks a configuration that a person or a program gives, against the extension's description of the kind (Specification A12, B4).
public struct ConfigurationCheck: Sendable {
  let kind: KindDescription
  let family: WidgetFamilyValue
  let limits: LimitsProfile

  /// - Parameter family: that of the widget; unspecified: none.
  public init(_ kind: KindDescription, family: WidgetFamilyValue, limits: LimitsProfile) {
    self.kind = kind
    self.family = family
    self.limits = limits
  }

  /// Returns the values of a configuration: a JSON object, or nothing. `null` means no value for an optional parameter; for another one it means the
  /// default, like an absent key.
  public func values(_ configuration: Data) throws(ConfigurationFault) -> [ParameterRecord] {
    try records(try members(configuration))
  }

  /// Returns values that are changed by a configuration's keys. Values that are dropped stay, unless their key is given.
  ///
  /// - Parameter reset: the parameters that get their defaults.
  public func merged(
    _ stored: [ParameterRecord], with configuration: Data, reset: Set<String> = []
  ) throws(ConfigurationFault) -> [ParameterRecord] {
    let members = try members(configuration)
    let known = Set(stored.map(\.name))
    for name in reset.sorted() {
      if !known.contains(name), !kind.parameters.contains(where: { $0.name == name }) { throw unknown(name) }
      if members[name] != nil {
        throw ConfigurationFault(.malformed, Printable.text(name), "\(Printable.text(name)) is given a value and reset; do one of them")
      }
    }
    let given = try records(members, clearing: known)
    let kept = stored.filter { members[$0.name] == nil && !reset.contains($0.name) }
    let all = (kept + given).sorted { $0.name < $1.name }
    try checkSize(all.configuration)
    return all
  }

  /// The configuration's keys and values.
  public func members(_ configuration: Data) throws(ConfigurationFault) -> [String: JSONFragment] {
    if configuration.isEmpty { return [:] }
    try checkSize(configuration)
    // The object itself is the first level.
    guard JSONDepth.of(configuration) <= limits.configurationDepth + 1 else {
      throw ConfigurationFault(
        .tooDeep, nil, "the configuration has more than \(limits.configurationDepth) values inside each other; give simpler values")
    }
    guard let value = try? JSONFragment(data: configuration) else {
      throw ConfigurationFault(.malformed, nil, "the configuration is not a JSON object: it is not JSON")
    }
    guard case .object(let members) = value else {
      throw ConfigurationFault(.malformed, nil, "the configuration is not a JSON object: it is another kind of value")
    }
    return members
  }

  /// - Parameter cleared: further names that `null` may have: those of values that are stored.
  private func records(
    _ members: [String: JSONFragment], clearing cleared: Set<String> = []
  ) throws(ConfigurationFault) -> [ParameterRecord] {
    var records: [ParameterRecord] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = kind.parameters.first(where: { $0.name == name }) else {
        if value == .null, cleared.contains(name) { continue }
        throw unknown(name)
      }
      if value == .null {
        // Stored, because no value differs from the default, which a later version may have.
        if parameter.isOptional { records.append(ParameterRecord(name: name, type: parameter.type, isArray: parameter.isArray, value: value.data)) }
        continue
      }
      let rules = ParameterRules(parameter, family: family, elements: limits.arrayElements)
      if let breach = rules.breach(of: value) {
        throw ConfigurationFault(breach.name, name, "\(ValueText.subject(parameter)) cannot be \(ValueText.of(value)); give \(rules.expectation)")
      }
      records.append(ParameterRecord(name: name, type: parameter.type, isArray: parameter.isArray, value: value.data))
    }
    return records
  }

  private func unknown(_ name: String) -> ConfigurationFault {
    let known = kind.parameters.isEmpty ? "it cannot be configured" : "it has: \(ValueText.list(kind.parameters.map(\.name)))"
    return ConfigurationFault(.unknownParameter, Printable.text(name), "\(kind.kind) has no parameter \(Printable.text(name)); \(known)")
  }

  private func checkSize(_ configuration: Data) throws(ConfigurationFault) {
    guard configuration.count <= limits.configurationBytes else {
      throw ConfigurationFault(
        .tooLarge, nil, "the configuration takes \(configuration.count) bytes, the limit is \(limits.configurationBytes); give shorter values")
    }
  }
}

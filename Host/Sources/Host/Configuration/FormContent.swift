import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store

/// Makes the rows of a form of what is configured and of what the extension says that it means.
struct FormContent {
  let kind: KindDescription
  let family: WidgetFamilyValue
  /// What is configured, also what does not pass the checks: a person sees what was typed and why it is wrong.
  let members: [String: JSONFragment]
  /// The faults of the configured values, by parameter.
  let faults: [String: ConfigurationFault]
  /// The extension's answer; nil: there is none.
  let resolved: ResolvedConfiguration?
  let limits: LimitsProfile

  /// Each parameter's value: as resolved, else as configured, else the author's default.
  private func value(_ parameter: ParameterDescription) -> JSONFragment? {
    if faults[parameter.name] != nil { return members[parameter.name] }
    if let answer = answer(parameter) { return answer.value.isEmpty ? nil : try? JSONFragment(data: answer.value) }
    return members[parameter.name] ?? (parameter.defaultValue.isEmpty ? nil : try? JSONFragment(data: parameter.defaultValue))
  }

  private func answer(_ parameter: ParameterDescription) -> ResolvedParameter? { resolved?.parameters.first { $0.name == parameter.name } }

  var layout: FormEvaluation.Result {
    let values = Dictionary(kind.parameters.compactMap { parameter in value(parameter).map { (parameter.name, $0) } }) { first, _ in first }
    return FormEvaluation(kind.hasForm ? kind.form : nil, parameters: kind.parameters.map(\.name), family: family, values: values).result
  }

  func row(_ name: String) -> ConfigurationForm.Row? {
    guard let parameter = kind.parameters.first(where: { $0.name == name }) else { return nil }
    let (value, answer) = (value(parameter), answer(parameter))
    let isConfigured = members[name].map { $0 != .null || parameter.isOptional } ?? false
    var fault = faults[name].map { ConfigurationForm.Fault(name: $0.name.rawValue, message: $0.message) }
    if fault == nil, let answer, !answer.faultName.isEmpty { fault = .init(name: answer.faultName, message: answer.fault) }
    let source: ConfigurationForm.Source =
      switch (faults[name] == nil ? answer?.source : nil) ?? .unspecified {
      case .configured: .configured
      case .default: .byDefault
      case .none: .none
      case .unspecified, .UNRECOGNIZED: isConfigured ? .configured : value == nil || value == .null ? .none : .byDefault
      }
    return ConfigurationForm.Row(
      parameter: parameter, control: .init(parameter), value: value == .null ? nil : value,
      shown: faults[name] == nil ? answer.map(\.shown).flatMap { $0.isEmpty ? nil : $0 } ?? shown(value, parameter) : shown(value, parameter),
      source: source, fault: fault, candidates: faults[name] == nil ? answer?.candidates ?? [] : [],
      sizes: ParameterRules(parameter, family: family, elements: limits.arrayElements).sizes,
      // Base 64 takes four bytes for three; the rest is for the address around it and the other values.
      fileBytes: parameter.type == "file" ? (limits.configurationBytes - limits.nameBytes) / 4 * 3 : nil)
  }

  /// Returns how a value is shown by the description alone: the titles of fixed options, otherwise the value.
  private func shown(_ value: JSONFragment?, _ parameter: ParameterDescription) -> [Option] {
    let elements: [JSONFragment] =
      switch value {
      case nil, .null: []
      case .array(let elements) where parameter.isArray: elements
      case let value?: [value]
      }
    return elements.map { element in
      parameter.options.first { $0.isValue(element) }
        ?? .with {
          $0.value = element.data
          // The bytes of a file are no title.
          $0.title =
            element.string?.hasPrefix("data:") == true && parameter.type == "file"
            ? "A file" : element["display"]?.string ?? element["name"]?.string ?? element.string ?? ValueText.of(element)
        }
    }
  }
}

import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Checks what an extension answers to questions of a form: options, resolved values, recommendations, relevances (ARCHITECTURE rules 9, 11).
struct OptionsCheck {
  let limits: LimitsProfile
  private var answer: AnswerCheck { AnswerCheck(limits: limits, subject: "options") }

  init(limits: LimitsProfile) { self.limits = limits }

  /// Returns the options with their texts as single lines.
  func checked(_ options: Options) throws(ExtensionError) -> Options {
    var options = options
    guard options.options.count <= limits.options else {
      throw answer.broken(
        "limit.options",
        "the list has \(options.options.count) options, the limit is \(limits.options); offer fewer, and let people search for the others")
    }
    for index in options.options.indices { try answer.check(&options.options[index], "option \(index + 1)") }
    options.defaultValue = try answer.json(options.defaultValue, "the default value")
    options.prompt = try answer.line(options.prompt, "the prompt of the list")
    return options
  }

  /// Returns the resolved values of the kind's parameters, each once and in the kind's order.
  func checked(_ resolved: ResolvedConfiguration, of kind: KindDescription) throws(ExtensionError) -> ResolvedConfiguration {
    guard resolved.parameters.count <= limits.parameterCount else {
      throw answer.broken(
        "resolved.parameters", "\(resolved.parameters.count) values were resolved, \(kind.kind) has \(kind.parameters.count) parameters")
    }
    var byName: [String: ResolvedParameter] = [:]
    for var parameter in resolved.parameters {
      guard kind.parameters.contains(where: { $0.name == parameter.name }), byName[parameter.name] == nil else {
        throw answer.broken("resolved.parameters", "a value of an unknown parameter was resolved, or of one twice; build the app again")
      }
      let what = "the value of \(parameter.name)"
      parameter.value = try value(parameter.value, what)
      guard parameter.shown.count <= limits.arrayElements else {
        throw answer.broken("limit.arrayElements", "\(what) has \(parameter.shown.count) elements, the limit is \(limits.arrayElements); offer fewer")
      }
      for index in parameter.shown.indices { try check(shown: &parameter.shown[index], "element \(index + 1) of \(what)") }
      guard parameter.candidates.count <= limits.arrayElements else {
        throw answer.broken(
          "limit.arrayElements", "\(what) has \(parameter.candidates.count) candidates, the limit is \(limits.arrayElements); offer fewer")
      }
      for index in parameter.candidates.indices { try check(shown: &parameter.candidates[index], "candidate \(index + 1) for \(what)") }
      if !parameter.faultName.isEmpty {
        parameter.faultName = ReplyText(limits: limits).name(parameter.faultName)
        parameter.fault = ReplyText(limits: limits).message(parameter.fault)
      }
      byName[parameter.name] = parameter
    }
    return .with { $0.parameters = kind.parameters.compactMap { byName[$0.name] } }
  }

  /// Returns the recommendations. Each is a configuration of the kind.
  func checked(_ recommendations: Recommendations, of kind: KindDescription) throws(ExtensionError) -> Recommendations {
    guard recommendations.recommendations.count <= limits.parameterCount else {
      throw answer.broken(
        "limit.recommendations",
        "\(recommendations.recommendations.count) configurations are recommended, the limit is \(limits.parameterCount); recommend fewer")
    }
    var result = recommendations
    for index in result.recommendations.indices {
      let what = "recommendation \(index + 1)"
      result.recommendations[index].description_p = try answer.line(result.recommendations[index].description_p, "the description of \(what)")
      let configuration = result.recommendations[index].configuration
      do {
        let members = try ConfigurationCheck(kind, family: .unspecified, limits: limits).members(configuration)
        guard let unknown = members.keys.sorted().first(where: { name in !kind.parameters.contains { $0.name == name } }) else { continue }
        throw ConfigurationFault(.unknownParameter, nil, "there is no parameter \(Printable.text(unknown))")
      } catch {
        throw answer.broken("recommendation.malformed", "\(what) of \(kind.kind) cannot be used: \(error)")
      }
    }
    return result
  }

  /// Returns when configurations are relevant.
  func checked(_ relevances: Relevances, of kind: KindDescription) throws(ExtensionError) -> Relevances {
    guard relevances.relevances.count <= limits.relevances else {
      throw answer.broken("limit.relevances", "\(relevances.relevances.count) relevances were given, the limit is \(limits.entryCount); give fewer")
    }
    for relevance in relevances.relevances {
      try answer.check(name: relevance.group, "the group of a relevance")
      do {
        _ = try ConfigurationCheck(kind, family: .unspecified, limits: limits).members(relevance.configuration)
      } catch {
        throw answer.broken("relevance.malformed", "the configuration of a relevance of \(kind.kind) cannot be used: \(error)")
      }
      let isFinite: Bool =
        switch relevance.context {
        case .interval(let interval): interval.start.isFinite && interval.end.isFinite && interval.start <= interval.end
        case .region(let region):
          abs(region.latitude) <= 90 && abs(region.longitude) <= 180 && region.radius >= 0 && region.radius.isFinite
        case .inferredLocation(let name), .condition(let name): name.utf8.count <= limits.nameBytes
        case nil: true
        }
      guard isFinite else { throw answer.broken("relevance.malformed", "a relevance of \(kind.kind) has an impossible time or place; correct it") }
    }
    return relevances
  }

  /// Checks how a value is shown. A value may be whatever a person typed, such as lines of text or a file; it is never used as a name.
  private func check(shown option: inout Option, _ what: String) throws(ExtensionError) {
    guard !option.value.isEmpty else { return try answer.check(&option, what) }
    let whole = try value(option.value, what)
    (option.identifier, option.value) = ("", Data())
    option.title = Printable.line(option.title, bytes: limits.textBytes - 8)
    try answer.check(&option, what)
    option.value = whole
  }

  /// A whole value, also a list.
  private func value(_ value: Data, _ what: String) throws(ExtensionError) -> Data {
    guard value.count <= limits.configurationBytes else {
      throw answer.tooLong("limit.configurationBytes", what, value.count, limits.configurationBytes)
    }
    if value.isEmpty { return value }
    guard JSONDepth.of(value) <= limits.configurationDepth else {
      throw answer.broken("limit.configurationDepth", "\(what) has more than \(limits.configurationDepth) values inside each other")
    }
    guard let json = try? JSONFragment(data: value) else { throw answer.broken("options.value", "\(what) is not JSON; build the app again") }
    return json.data
  }
}

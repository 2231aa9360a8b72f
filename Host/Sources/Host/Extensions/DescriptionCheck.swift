import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// Checks an extension's description when it arrives (ARCHITECTURE rules 9, 11). The host keeps it in memory and in the database, and prints its names.
struct DescriptionCheck {
  let limits: LimitsProfile
  private var answer: AnswerCheck { AnswerCheck(limits: limits, subject: "description") }

  init(limits: LimitsProfile) { self.limits = limits }

  /// Returns the description with localized texts as single lines.
  ///
  /// - Throws: the error of the first rule that it breaks.
  func checked(_ description: ExtensionDescription) throws(ExtensionError) -> ExtensionDescription {
    guard description.kinds.count <= limits.kinds else {
      throw answer.broken("limit.kinds", "the app has \(description.kinds.count) kinds of widgets, the limit is \(limits.kinds); offer fewer")
    }
    var result = description
    result.appName = try answer.line(result.appName, "the app's name")
    for index in result.kinds.indices { try check(&result.kinds[index], "kind \(index + 1)") }
    result.diagnostics = ReplyText(limits: limits).diagnostics(result.diagnostics)
    // After the texts, so that the error names the one that is too long.
    let bytes = (try? result.serializedData())?.count ?? .max
    guard bytes <= limits.descriptionBytes else {
      throw answer.broken(
        "limit.descriptionBytes", "the description of the widgets takes \(bytes) bytes, the limit is \(limits.descriptionBytes); offer fewer options")
    }
    return result
  }

  private func check(_ kind: inout KindDescription, _ place: String) throws(ExtensionError) {
    try answer.check(name: kind.kind, "the name of \(place)")
    try answer.check(name: kind.intentType, "the intent of \(place)")
    try answer.check(name: kind.associatedKind, "the associated kind of \(place)")
    try answer.check(name: kind.migratedIntentType, "the former intent of \(place)")
    for location in kind.disfavoredLocations { try answer.check(name: location, "a location of \(place)") }
    kind.displayName = try answer.line(kind.displayName, "the display name of \(place)")
    kind.description_p = try answer.line(kind.description_p, "the description of \(place)")
    guard kind.parameters.count <= limits.parameterCount else {
      throw answer.broken(
        "limit.parameterCount", "\(place) has \(kind.parameters.count) parameters, the limit is \(limits.parameterCount); offer fewer")
    }
    for index in kind.parameters.indices { try check(&kind.parameters[index], "parameter \(index + 1) of \(place)") }
    if kind.hasForm {
      var form = FormLayoutCheck(answer, of: place)
      try form.check(&kind.form)
    }
  }

  private func check(_ parameter: inout ParameterDescription, _ place: String) throws(ExtensionError) {
    try answer.check(name: parameter.name, "the name of \(place)")
    try answer.check(name: parameter.type, "the type of \(place)")
    parameter.title = try answer.line(parameter.title, "the title of \(place)")
    parameter.description_p = try answer.line(parameter.description_p, "the description of \(place)")
    parameter.typeName = try answer.line(parameter.typeName, "the type's name of \(place)")
    parameter.prompt = try answer.line(parameter.prompt, "the prompt of \(place)")
    parameter.defaultValue = try answer.json(parameter.defaultValue, "the default of \(place)")
    for (names, what) in [(parameter.units, "a unit"), (parameter.dependsOn, "a dependency"), (parameter.contentTypes, "a content type")] {
      guard names.count <= limits.options else {
        throw answer.broken("limit.options", "\(place) names \(names.count) times \(what), the limit is \(limits.options); name fewer")
      }
      for name in names { try answer.check(name: name, "\(what) of \(place)") }
    }
    guard parameter.sizes.count <= limits.parameterCount else {
      throw answer.broken("limit.parameterCount", "\(place) has \(parameter.sizes.count) sizes; give one for each family")
    }
    for name in [parameter.text.keyboard, parameter.text.capitalization] { try answer.check(name: name, "the keyboard of \(place)") }
    if parameter.hasNumber { try check(parameter.number, place) }
    guard parameter.options.count <= limits.options else {
      throw answer.broken(
        "limit.options", "\(place) has \(parameter.options.count) options, the limit is \(limits.options); offer fewer options")
    }
    for index in parameter.options.indices { try answer.check(&parameter.options[index], "option \(index + 1) of \(place)") }
  }

  private func check(_ number: NumberInput, _ place: String) throws(ExtensionError) {
    let (least, most) = (number.hasMinimum ? number.minimum : -.infinity, number.hasMaximum ? number.maximum : .infinity)
    guard least <= most, least < .infinity, most > -.infinity, number.step.isFinite, number.step >= 0 else {
      throw answer.broken("description.range", "the range of \(place) is not made of numbers, or its step is not 0 or more; correct it")
    }
  }
}

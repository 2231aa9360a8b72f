import Foundation
import Profiles
import WireSchema

/// Checks an extension's description when it arrives (ARCHITECTURE rules 9, 11). The host keeps it in memory and in the database, and prints its names.
struct DescriptionCheck {
  let limits: LimitsProfile

  /// Returns the description with localized texts as single lines.
  ///
  /// - Throws: the error of the first rule that it breaks.
  func checked(_ description: ExtensionDescription) throws(ExtensionError) -> ExtensionDescription {
    guard description.kinds.count <= limits.kinds else {
      throw broken("limit.kinds", "the app has \(description.kinds.count) kinds of widgets, the limit is \(limits.kinds); offer fewer")
    }
    var result = description
    for index in result.kinds.indices { try check(&result.kinds[index], "kind \(index + 1)") }
    result.diagnostics = ReplyText(limits: limits).diagnostics(result.diagnostics)
    // After the texts, so that the error names the one that is too long.
    let bytes = (try? result.serializedData())?.count ?? .max
    guard bytes <= limits.descriptionBytes else {
      throw broken(
        "limit.descriptionBytes", "the description of the widgets takes \(bytes) bytes, the limit is \(limits.descriptionBytes); offer fewer options")
    }
    return result
  }

  private func check(_ kind: inout KindDescription, _ place: String) throws(ExtensionError) {
    try check(name: kind.kind, "the name of \(place)")
    try check(name: kind.intentType, "the intent of \(place)")
    for location in kind.disfavoredLocations { try check(name: location, "a location of \(place)") }
    kind.displayName = try line(kind.displayName, "the display name of \(place)")
    kind.description_p = try line(kind.description_p, "the description of \(place)")
    for index in kind.parameters.indices { try check(&kind.parameters[index], "parameter \(index + 1) of \(place)") }
  }

  private func check(_ parameter: inout ParameterDescription, _ place: String) throws(ExtensionError) {
    try check(name: parameter.name, "the name of \(place)")
    try check(name: parameter.type, "the type of \(place)")
    parameter.title = try line(parameter.title, "the title of \(place)")
    for index in parameter.options.indices {
      let option = "option \(index + 1) of \(place)"
      try check(name: parameter.options[index].identifier, "the identifier of \(option)")
      parameter.options[index].title = try line(parameter.options[index].title, "the title of \(option)")
      parameter.options[index].subtitle = try line(parameter.options[index].subtitle, "the subtitle of \(option)")
      parameter.options[index].section = try line(parameter.options[index].section, "the section of \(option)")
    }
  }

  /// Checks a name, which requests repeat and which therefore cannot be changed.
  private func check(name: String, _ what: String) throws(ExtensionError) {
    guard name.utf8.count <= limits.nameBytes else { throw tooLong("limit.nameBytes", what, name, limits.nameBytes) }
    guard let scalar = name.unicodeScalars.first(where: { !Printable.isName($0) }) else { return }
    throw broken("description.name", "\(what) contains the control character U+\(String(scalar.value, radix: 16, uppercase: true)); remove it")
  }

  private func line(_ text: String, _ what: String) throws(ExtensionError) -> String {
    guard text.utf8.count <= limits.textBytes else { throw tooLong("limit.textBytes", what, text, limits.textBytes) }
    // An escaped character takes more bytes, and a text of this length is not to be cut.
    return Printable.line(text, bytes: .max / 8)
  }

  private func tooLong(_ name: String, _ what: String, _ text: String, _ limit: Int) -> ExtensionError {
    broken(name, "\(what) takes \(text.utf8.count) bytes, the limit is \(limit); shorten it")
  }

  private func broken(_ name: String, _ message: String) -> ExtensionError { .invalidDescription(name: name, message: message) }
}

// What the macros of schemas make a type conform to. The names of people are those of the type, without the ending that says its kind: the titles of
// Apple's own schemas are in the system.

/// An intent with a schema.
public protocol AssistantSchemaIntent: AppIntent {
  /// The domain and the name of the schema.
  static var __appSchema: String { get }
}
extension AssistantSchemaIntent {
  public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: schemaTitle(__appSchema)) }
}

/// An entity with a schema. It does not name `AppEntity`, because a transient entity has a schema, too.
public protocol AssistantSchemaEntity: TypeDisplayRepresentable {
  static var __appSchema: String { get }
}
extension AssistantSchemaEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(stringLiteral: schemaTitle(__appSchema)) }
}

/// An enumeration with a schema.
public protocol AssistantSchemaEnum: AppEnum {
  static var __appSchema: String { get }
}
extension AssistantSchemaEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(stringLiteral: schemaTitle(__appSchema)) }
}

/// Returns the words of a schema's name: “Open Book” for `books.openBook`.
func schemaTitle(_ name: String) -> String {
  var words = ""
  for character in name.split(separator: ".").last ?? "" {
    if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
    words.append(words.isEmpty ? Character(character.uppercased()) : character)
  }
  return words
}

// The protocols that the schema macros make a type conform to. A title is the name of the type without the ending for its kind. Apple's
// titles are part of its systems and not available here.

/// An intent with a schema.
public protocol AssistantSchemaIntent: AppIntent {
  /// The domain and the name of the schema.
  static var __appSchema: String { get }
}
extension AssistantSchemaIntent {
  public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: schemaTitle(__appSchema)) }
}

/// An entity with a schema. It does not inherit from `AppEntity`, because a transient entity can have a schema, too.
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

/// Returns the schema's name as words: “Open Book” for `books.openBook`.
func schemaTitle(_ name: String) -> String {
  var words = ""
  for character in name.split(separator: ".").last ?? "" {
    if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
    words.append(words.isEmpty ? Character(character.uppercased()) : character)
  }
  return words
}

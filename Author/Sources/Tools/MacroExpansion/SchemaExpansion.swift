import AlmanacSwiftSourceText

/// Expands `@AppIntent(schema: .books.openBook)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` to the conformance and the schema's name, and adds to each
/// variable without an attribute the wrapper of the system's macro.
enum SchemaExpansion {
  enum Kind {
    case intent, entity, `enum`

    var macro: String {
      switch self {
      case .intent: "AppIntent"
      case .entity: "AppEntity"
      case .enum: "AppEnum"
      }
    }
  }
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case noSchema(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .noSchema(let name): "@\(name)(schema:) needs a schema with its domain, such as .books.openBook"
      }
    }
  }

  static func source(_ kind: Kind, of request: [String: Any]) throws -> String {
    if request["macroRole"] as? String == "memberAttribute" { return wrapper(kind, request) }
    guard let source = ModelExpansion.declaration(request, "declSyntax"), let type = TypeDeclaration(source) else { throw Problem.noSource }
    let attribute = ModelExpansion.declaration(request, "attributeSyntax") ?? source
    guard let schema = schema(attribute) else { throw Problem.noSchema(kind.macro) }
    let name = ModelExpansion.declaration(request, "extendedTypeSyntax")?.trimmed ?? type.name
    let header = header(of: source)
    let access = header.first { $0 == "public" || $0 == "package" }.map { "\($0) " } ?? ""
    if request["macroRole"] as? String == "member" { return alias(kind, access) }
    let member = "nonisolated \(access)static var __appSchema: String { \(SwiftLiteral.string(schema)) }"
    switch kind {
    case .intent: return "extension \(name): nonisolated AppIntents.AssistantSchemaIntent { \(member) }"
    case .enum: return "extension \(name): nonisolated AppIntents.AssistantSchemaEnum { \(member) }"
    case .entity:
      let conformance = "extension \(name): nonisolated AppIntents.AssistantSchemaEntity { \(member) }"
      // Almanac's transient entities are not `AppEntity`. If another entity protocol implies it, the compiler does not request it.
      let missing = (request["conformanceListSyntax"] as? [String: Any])?["source"] as? String ?? "AppEntity"
      let isMissing = SwiftLexer(missing).contains { $0.isWord("AppEntity") }
      guard isMissing, !header.contains("TransientAppEntity") else { return conformance }
      return "\(conformance)\nextension \(name): nonisolated AppIntents.AppEntity {}"
    }
  }

  /// Returns the wrapper of a variable without one; parameters and properties are found by their wrappers.
  private static func wrapper(_ kind: Kind, _ request: [String: Any]) -> String {
    guard let member = ModelExpansion.declaration(request, "declSyntax").flatMap(PropertyDeclaration.init), member.keyword == "var", member.isStored,
      member.attributes.isEmpty, !member.hasObservers, !member.hasSeveralNames
    else { return "" }
    let title = SwiftLiteral.string(words(member.plainName))
    switch kind {
    // A variable with its own value is not a parameter, because the wrapper takes no value.
    case .intent: return member.value == nil ? "@AppIntents.IntentParameter(title: \(title))" : ""
    case .entity: return member.plainName == "id" ? "" : "@AppIntents.EntityProperty(title: \(title))"
    case .enum: return ""
    }
  }

  /// Returns an alias with the name of the wrapper: a type whose conformance the macro adds does not find the protocol's alias.
  private static func alias(_ kind: Kind, _ access: String) -> String {
    switch kind {
    case .intent: "\(access)typealias Parameter<Value: AppIntents._IntentValue> = AppIntents.IntentParameter<Value>"
    case .entity: "\(access)typealias Property<Value> = AppIntents.EntityProperty<Value>"
    case .enum: ""
    }
  }

  /// Returns `books.openBook` of `@AppIntent(schema: .books.openBook)`.
  private static func schema(_ source: String) -> String? {
    let tokens = Array(SwiftLexer(source))
    guard let label = tokens.indices.dropLast(4).first(where: { tokens[$0].isWord("schema") && tokens[$0 + 1].isMark(":") }) else { return nil }
    let names = tokens[(label + 2)...].prefix { $0.isMark(".") || $0.name != nil }.compactMap(\.name)
    return names.count < 2 ? nil : names.suffix(2).joined(separator: ".")
  }

  /// The words from a type's modifiers to its body.
  private static func header(of source: String) -> [String] {
    SwiftLexer(source).prefix { !$0.isMark("{") }.compactMap(\.name)
  }

  /// Returns the words of a property's name: “Send Later Date” for `sendLaterDate`.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }
}

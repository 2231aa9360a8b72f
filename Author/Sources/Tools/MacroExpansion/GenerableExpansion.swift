import AlmanacSwiftSourceText

/// Expands `@Generable`: a schema, conversions from and to generated content, and the type of unfinished values.
enum GenerableExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAValue(keyword: String, name: String)
    case noType(String, String)
    case conditional(String)
    case associatedValues(String, String)
    case noCases(String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAValue(let keyword, let name): "@Generable needs a structure or an enumeration, not “\(keyword) \(name)”"
      case .noType(let type, let name): "@Generable needs the type of \(type).\(name): write : and the type after its name"
      case .conditional(let type): "@Generable cannot read #if in \(type): move the declarations out of it"
      case .associatedValues(let type, let name): "@Generable cannot read the associated values of \(type).\(name) on Linux: use a structure"
      case .noCases(let type): "@Generable needs a case in \(type)"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    guard let source = ModelExpansion.declaration(request, "declSyntax"), let type = TypeDeclaration(source) else { throw Problem.noSource }
    let access = access(of: source)
    let isMember = request["macroRole"] as? String == "member"
    let body: String
    switch type.keyword {
    case "struct":
      let properties = try properties(of: type)
      body = isMember ? members(properties, described: description(of: source, "Generable"), access) : initializer(properties, access)
    case "enum":
      let cases = try cases(of: type.name, in: source)
      body = isMember ? members(cases: cases, described: description(of: source, "Generable"), access) : initializer(cases: cases, access)
    default: throw Problem.notAValue(keyword: type.keyword, name: type.name)
    }
    if isMember { return body }
    let name = ModelExpansion.declaration(request, "extendedTypeSyntax")?.trimmed ?? type.name
    return "extension \(name): nonisolated FoundationModels.Generable {\n\(body)\n}"
  }

  // MARK: Structures

  private static func properties(of type: TypeDeclaration) throws -> [PropertyDeclaration] {
    if type.hasDirectives { throw Problem.conditional(type.name) }
    // Skips a constant with an initial value, which cannot be decoded.
    return try type.properties.filter { $0.isStored && !($0.keyword == "let" && $0.value != nil) }.map {
      if $0.type == nil { throw Problem.noType(type.name, $0.name) }
      return $0
    }
  }

  private static func members(_ properties: [PropertyDeclaration], described description: String, _ access: String) -> String {
    let schema = properties.map { property in
      let guide = property.attribute("Guide")?.arguments.flatMap(Self.description(in:)) ?? "nil"
      return "        .init(name: \(SwiftLiteral.string(property.plainName)), description: \(guide), type: \(property.type ?? "").self),"
    }
    let content = properties.map { "        \(SwiftLiteral.string($0.plainName)): \($0.name)," }
    // An author's property named `id` identifies the value.
    let hasID = properties.contains { $0.plainName == "id" }
    let parts = properties.map { "  \(access)var \($0.name): \(required($0.type ?? "")).PartiallyGenerated?" }
    let reads = properties.map { "    self.\($0.name) = try content.value(forProperty: \(SwiftLiteral.string($0.plainName)))" }
    return """
      nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self, description: \(description),
          properties: [
      \(schema.joined(separator: "\n"))
          ])
      }

      nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
        FoundationModels.GeneratedContent(
          properties: [\(content.isEmpty ? ":" : "")
      \(content.joined(separator: "\n"))
          ])
      }

      nonisolated \(access)struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
      \(hasID ? "" : "  \(access)var id: FoundationModels.GenerationID\n")\(parts.joined(separator: "\n"))
        nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(hasID ? "" : "    self.id = content.id ?? FoundationModels.GenerationID()\n")\(reads.joined(separator: "\n"))
        }
      }
      """
  }

  private static func initializer(_ properties: [PropertyDeclaration], _ access: String) -> String {
    let reads = properties.map { "    self.\($0.name) = try content.value(forProperty: \(SwiftLiteral.string($0.plainName)))" }
    return """
        nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(reads.joined(separator: "\n"))
        }
      """
  }

  private static func required(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()).trimmed : type }

  // MARK: Enumerations

  /// Returns the names of the cases, as written.
  private static func cases(of type: String, in source: String) throws -> [String] {
    let tokens = Array(SwiftLexer(source))
    var names: [String] = []
    var depth = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if case .directive = token.kind { throw Problem.conditional(type) }
      if ["{", "(", "["].contains(where: token.isMark) { depth += 1 }
      if ["}", ")", "]"].contains(where: token.isMark) { depth -= 1 }
      guard depth == 1, token.isWord("case") else { continue }
      // `case a, b = "x", c`
      while index < tokens.count, let name = tokens[index].name {
        names.append(tokens[index].kind == .quotedWord ? "`\(name)`" : name)
        index += 1
        if index < tokens.count, tokens[index].isMark("(") { throw Problem.associatedValues(type, name) }
        if index < tokens.count, tokens[index].isMark("=") {
          // A number is a token; a string is not, because the lexer leaves strings out.
          index += 1
          if index < tokens.count, tokens[index].isMark("-") { index += 1 }
          if index < tokens.count, tokens[index].text.first?.isNumber == true { index += 1 }
        }
        guard index < tokens.count, tokens[index].isMark(",") else { break }
        index += 1
      }
    }
    if names.isEmpty { throw Problem.noCases(type) }
    return names
  }

  private static func word(_ name: String) -> String { SwiftLiteral.string(name.replacing("`", with: "")) }

  private static func members(cases: [String], described description: String, _ access: String) -> String {
    """
    nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(type: Self.self, description: \(description), anyOf: [\(cases.map(word).joined(separator: ", "))])
    }

    nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
      switch self {
    \(cases.map { "  case .\($0): FoundationModels.GeneratedContent(kind: .string(\(word($0))))" }.joined(separator: "\n"))
      }
    }
    """
  }

  private static func initializer(cases: [String], _ access: String) -> String {
    """
      nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
        self = try content._choice([\(cases.map { "\(word($0)): .\($0)" }.joined(separator: ", "))])
      }
    """
  }

  // MARK: The declaration

  /// The access modifier of the type, which its members need as well.
  private static func access(of source: String) -> String {
    for token in SwiftLexer(source) {
      if token.isWord("struct") || token.isWord("enum") { break }
      if token.isWord("public") || token.isWord("package") { return token.text + " " }
    }
    return ""
  }

  /// The literal of an attribute's description; `nil` if it has none.
  private static func description(of source: String, _ attribute: String) -> String {
    var reader = DeclarationReader(source)
    guard let first = reader.firstAttribute(), first.name == attribute else { return "nil" }
    return first.arguments.flatMap(description(in:)) ?? "nil"
  }

  /// Returns the literal after `description:`.
  private static func description(in arguments: String) -> String? {
    let tokens = Array(SwiftLexer(arguments))
    guard tokens.count > 1, tokens[0].isWord("description"), tokens[1].isMark(":") else { return nil }
    // The lexer leaves strings out, so the first comma ends the literal.
    let end = tokens.dropFirst(2).first { $0.isMark(",") }?.range.lowerBound ?? arguments.utf8.count
    return String(decoding: Array(arguments.utf8)[tokens[1].range.upperBound..<end], as: UTF8.self).trimmed
  }
}

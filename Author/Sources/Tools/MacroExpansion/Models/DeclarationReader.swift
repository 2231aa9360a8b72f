import AlmanacSwiftSourceText

/// Reads the properties of a type's body, token by token.
///
/// The source is that of a declaration which the compiler has parsed, so it is well-formed.
struct DeclarationReader {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private var index = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Array(SwiftLexer(source))
  }

  private var current: SwiftToken? { index < tokens.count ? tokens[index] : nil }
  private func token(_ offset: Int) -> SwiftToken? { tokens.indices.contains(index + offset) ? tokens[index + offset] : nil }
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns true if a line ends between a token and the one before it.
  private func startsLine(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    return bytes[tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound].contains(where: ASCII.isNewline)
  }

  // MARK: The type

  mutating func skipToType(_ keywords: Set<String>) -> String? {
    while let token = current {
      if token.isMark("@") {
        _ = attribute()
      } else {
        index += 1
        if token.kind == .word, keywords.contains(token.text) { return token.text }
      }
    }
    return nil
  }

  mutating func takeName() -> String? {
    guard let name = current?.name else { return nil }
    index += 1
    return name
  }

  /// Moves past the brace that opens the body.
  mutating func skipToBody() -> Bool {
    while let token = current {
      index += 1
      if token.isMark("{") { return true }
    }
    return false
  }

  // MARK: Members

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "class", "final", "lazy", "weak", "unowned", "dynamic", "override",
    "nonisolated", "required", "convenience", "mutating", "nonmutating", "isolated", "optional", "indirect", "async", "borrowing", "consuming",
  ]
  private static let declarations: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "enum", "struct", "class", "actor", "protocol", "case", "macro", "extension",
  ]

  mutating func members() -> [TypeDeclaration.Member] {
    var members: [TypeDeclaration.Member] = []
    var attributes: [AttributeText] = []
    var modifiers: [String] = []
    while let token = current, !token.isMark("}") {
      if case .directive(let directive) = token.kind {
        members.append(.directive(text(of: directive)))
        index += 1
      } else if token.isMark("@") {
        attributes.append(attribute())
        continue
      } else if let keyword = token.name, token.kind == .word, keyword == "var" || keyword == "let" {
        index += 1
        if let property = property(keyword, attributes, modifiers) { members.append(.property(property)) }
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        modifiers.append(token.text)
        index += 1
        // `private(set)`, `unowned(unsafe)`
        if current?.isMark("(") == true { skipNested() }
        continue
      } else {
        skipNested()
      }
      attributes = []
      modifiers = []
    }
    return members
  }

  private func text(of directive: SwiftToken.Directive) -> String {
    switch directive {
    case .if(let condition): "#if " + text(condition).trimmed
    case .elseif(let condition): "#elseif " + text(condition).trimmed
    case .else: "#else"
    case .endif: "#endif"
    }
  }

  /// Skips a token, and with an opening bracket everything up to the closing one.
  private mutating func skipNested() {
    var depth = 0
    repeat {
      guard let token = current else { return }
      index += 1
      if ["(", "[", "{"].contains(where: token.isMark) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isMark) { depth -= 1 }
    } while depth > 0
  }

  /// Returns the first attribute.
  mutating func firstAttribute() -> AttributeText? {
    guard let sign = tokens.firstIndex(where: { $0.isMark("@") }) else { return nil }
    index = sign
    return attribute()
  }

  /// Reads `@Name.Name(arguments)` from its at sign.
  private mutating func attribute() -> AttributeText {
    index += 1
    var name = takeName() ?? ""
    while current?.isMark(".") == true, let part = token(1)?.name {
      name = part
      index += 2
    }
    // `@Name<Type>`
    if current?.isMark("<") == true { skipAngles() }
    // Parentheses belong to the attribute only if they follow directly.
    guard let open = current, open.isMark("("), index > 0, tokens[index - 1].range.upperBound == open.range.lowerBound else {
      return AttributeText(name: name, arguments: nil)
    }
    skipNested()
    let close = tokens[index - 1].range.lowerBound
    return AttributeText(name: name, arguments: text(open.range.upperBound..<close).trimmed)
  }

  private mutating func skipAngles() {
    var depth = 0
    repeat {
      guard let token = current else { return }
      if token.isMark("<") { depth += 1 }
      if token.isMark(">"), !(index > 0 && tokens[index - 1].isMark("-")) { depth -= 1 }
      index += 1
    } while depth > 0
  }

  // MARK: Properties

  /// Reads a property from its name up to the next member.
  private mutating func property(_ keyword: String, _ attributes: [AttributeText], _ modifiers: [String]) -> PropertyDeclaration? {
    guard let first = current, let plain = first.name else { return nil }
    let name = first.kind == .quotedWord ? "`\(plain)`" : plain
    index += 1
    let typeStart = current.flatMap { $0.isMark(":") ? $0.range.upperBound : nil }
    var typeEnd: Int?
    var value: Range<Int>?
    var hasObservers = false
    var isComputed = false
    var hasSeveralNames = false
    while let token = current, !token.isMark("}"), !startsMember(index) {
      if token.isMark("{"), let inner = self.token(1) {
        let isObserver = inner.isWord("didSet") || inner.isWord("willSet")
        if isObserver || value == nil {
          typeEnd = typeEnd ?? tokens[index - 1].range.upperBound
          hasObservers = isObserver
          isComputed = !isObserver
          if let start = value { value = start.lowerBound..<token.range.lowerBound }
          skipNested()
          return declaration()
        }
      } else if token.isMark("="), value == nil {
        typeEnd = tokens[index - 1].range.upperBound
        value = token.range.upperBound..<bytes.count
      } else if token.isMark(","), self.token(1)?.name != nil, let next = self.token(2), next.isMark(":") || next.isMark("=") {
        // The comma is between the arguments of a generic type.
        hasSeveralNames = true
      }
      skipNested()
    }
    // The value extends to the next member, or to the type's last brace.
    if let start = value { value = start.lowerBound..<(current?.range.lowerBound ?? bytes.count) }
    return declaration()

    func declaration() -> PropertyDeclaration {
      PropertyDeclaration(
        attributes: attributes, modifiers: modifiers, keyword: keyword, name: name, isComputed: isComputed, hasObservers: hasObservers,
        type: typeStart.map { text($0..<max($0, typeEnd ?? tokens[index - 1].range.upperBound)).trimmed },
        value: value.map { text($0).trimmed }, hasSeveralNames: hasSeveralNames,
        isOptionalText: value == nil && index > 0 && tokens[index - 1].isMark("?"))
    }
  }

  /// Returns true if a token is the first of the next member.
  private func startsMember(_ place: Int) -> Bool {
    let token = tokens[place]
    if case .directive = token.kind { return true }
    if token.isMark(";") { return true }
    guard startsLine(place) else { return false }
    if token.isMark("@") || token.isMark("#") { return true }
    return token.kind == .word && (Self.modifiers.contains(token.text) || Self.declarations.contains(token.text))
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    let isSpace: (Character) -> Bool = \.isWhitespace
    let start = drop(while: isSpace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

import AlmanacSwiftSourceText

/// Gives members with `@NSManaged` a body, because the compiler accepts the attribute only with an Objective-C runtime, which provides one.
///
/// The attribute becomes spaces, and the accessors are put behind the declaration on its line, so that line numbers do not change:
///
/// - `@NSManaged var name: String?` reads and writes the value that the object stores under this name;
/// - `@NSManaged func addToItems(_ value: Item)`, and the other functions that Xcode writes for relationships, change that relationship.
struct ManagedMembers {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    requireInitializers()
    let text = self.text
    guard text.firstRange(of: Array("@NSManaged".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for index in tokens.indices.dropLast() where tokens[index].isMark("@") && tokens[index + 1].isWord("NSManaged") {
      guard let keyword = tokens[(index + 2)...].firstIndex(where: { $0.isWord("var") || $0.isWord("func") }) else { continue }
      let member = tokens[keyword].isWord("var") ? Self.property(tokens, keyword, text) : Self.function(tokens, keyword)
      guard let (end, body) = member else { continue }
      edits.insert(" \(body)".utf8, at: end)
      // Nonisolated, like the object that stores the values, even in a module with main actor isolation by default.
      let isFree = tokens[index..<keyword].contains { $0.isWord("nonisolated") } || index > 0 && tokens[index - 1].isWord("nonisolated")
      if !isFree { edits.insert("nonisolated ".utf8, at: tokens[keyword].range.lowerBound) }
      for offset in tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound { self.text[offset] = ASCII.space }
    }
    self.text = edits.applied(to: self.text)
  }

  /// Makes `override private init(entity:insertInto:)` a `required` initialiser, by which CoreData creates objects. Without an Objective-C runtime Swift
  /// needs the keyword, and the same access level as the class. Both keywords have the same length.
  private mutating func requireInitializers() {
    guard text.firstRange(of: Array("init(entity".utf8)) != nil, text.firstRange(of: Array("override".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropLast(2) where tokens[index].isWord("init") && tokens[index + 1].isMark("(") && tokens[index + 2].isWord("entity")
    {
      let modifiers = tokens[..<index].reversed().prefix { ["override", "private", "fileprivate", "internal", "public", "open"].contains($0.text) }
      guard modifiers.contains(where: { $0.isWord("override") }) else { continue }
      for modifier in modifiers {
        if modifier.isWord("override") { text.replaceSubrange(modifier.range, with: "required".utf8) }
        if modifier.isWord("private") || modifier.isWord("fileprivate") { for offset in modifier.range { text[offset] = ASCII.space } }
      }
    }
  }

  /// Returns the lines at which a source has the attribute.
  static func lines(in text: [UInt8]) -> [Int] {
    guard text.firstRange(of: Array("@NSManaged".utf8)) != nil else { return [] }
    let tokens = Array(SwiftLexer(text))
    return tokens.indices.dropLast().filter { tokens[$0].isMark("@") && tokens[$0 + 1].isWord("NSManaged") }.map { index in
      1 + text[..<tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }
  }

  // MARK: Properties

  private static func property(_ tokens: [SwiftToken], _ keyword: Int, _ text: [UInt8]) -> (Int, String)? {
    guard keyword + 3 < tokens.count, let name = tokens[keyword + 1].name, tokens[keyword + 2].isMark(":") else { return nil }
    let end = typeEnd(tokens, keyword + 3, text)
    return (tokens[end].range.upperBound, "{ get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }")
  }

  /// Returns the last token of a type. The type ends with its line, unless brackets are open.
  private static func typeEnd(_ tokens: [SwiftToken], _ start: Int, _ text: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while true {
      let token = tokens[index]
      if token.kind == .mark {
        if ["(", "[", "<"].contains(token.text) { depth += 1 }
        if [")", "]"].contains(token.text) || token.text == ">" && !tokens[index - 1].isMark("-") { depth -= 1 }
      }
      guard index + 1 < tokens.count else { return index }
      let next = tokens[index + 1]
      guard depth <= 0 else {
        index += 1
        continue
      }
      if next.isMark("}") || next.isMark(";") || next.isMark("@") { return index }
      if case .directive = next.kind { return index }
      if text[token.range.upperBound..<next.range.lowerBound].contains(where: ASCII.isNewline) { return index }
      index += 1
    }
  }

  // MARK: Functions

  private struct Parameter {
    let label: String
    let name: String
  }

  private static func function(_ tokens: [SwiftToken], _ keyword: Int) -> (Int, String)? {
    guard keyword + 2 < tokens.count, let name = tokens[keyword + 1].name, tokens[keyword + 2].isMark("(") else { return nil }
    var depth = 0
    var parameters: [Parameter] = []
    var start = keyword + 3
    for index in (keyword + 2)..<tokens.count {
      let token = tokens[index]
      if token.isMark("(") || token.isMark("[") || token.isMark("<") { depth += 1 }
      if token.isMark(")") || token.isMark("]") || token.isMark(">") { depth -= 1 }
      if depth == 1, token.isMark(":") {
        let names = tokens[start..<index].compactMap(\.name)
        if let label = names.first, let name = names.last { parameters.append(Parameter(label: label, name: name)) }
      }
      if depth == 1, token.isMark(",") { start = index + 1 }
      if depth == 0 { return body(name, parameters).map { (token.range.upperBound, "{ \($0) }") } }
    }
    return nil
  }

  /// Returns the call that implements a function of a relationship; nil for another function.
  private static func body(_ function: String, _ parameters: [Parameter]) -> String? {
    func key(_ prefix: String) -> String? {
      guard function.hasPrefix(prefix), function.count > prefix.count else { return nil }
      let rest = function.dropFirst(prefix.count)
      return "\"\(rest.prefix(1).lowercased() + rest.dropFirst())\""
    }
    switch (parameters.map(\.label), parameters.map(\.name)) {
    case (["_"], let names):
      if let key = key("addTo") { return "_addManaged(\(names[0]), \(key))" }
      return key("removeFrom").map { "_removeManaged(\(names[0]), \($0))" }
    case (["at"], let names): return key("removeFrom").map { "_removeManaged(at: \(names[0]), \($0))" }
    case (["_", "at"], let names): return key("insertInto").map { "_insertManaged(\(names[0]), at: \(names[1]), \($0))" }
    case (["at", "with"], let names): return key("replace").map { "_replaceManaged(at: \(names[0]), with: \(names[1]), \($0))" }
    default: return nil
    }
  }
}

import AlmanacSwiftSourceText

/// `@objc optional` requirements of protocols, which only Objective-C can ask an object for.
///
/// In the copies each optional requirement is a protocol of its own, to which the classes conform that have the member, and a caller asks for that
/// protocol. What is added stands on the line that closes the protocol, and at the end of a file with such classes, so that line numbers stay the same:
///
///     protocol Delegate: AnyObject {
///       func start()
///     }; protocol _Delegate_end_: AnyObject { func end(_ success: Bool) }; extension Delegate { var _optional_end_: (any _Delegate_end_)? { … } }
///
///     delegate._optional_end_?.end(true)      // delegate.end?(true)
///     extension Player: _Delegate_end_ {}
///
/// An optional property is nil for an object without it. The protocol, the classes and the callers have to be in the sources of one target.
struct OptionalRequirements {
  /// An optional method or property of a protocol.
  private struct Requirement {
    let `protocol`: String
    let name: String
    /// The name with its arguments' labels as part of an identifier: `end_` for `end(_:)`; that of a property is its name.
    let key: String
    let isMethod: Bool
    /// The protocol that has the requirement alone.
    var ownProtocol: String { "_\(`protocol`)_\(key)" }
  }
  /// What the sources say of a type: its superclasses and protocols, and the members of its declaration and extensions.
  private struct TypeFacts {
    var inherited: [String] = []
    var members: Set<String> = []
    /// The file and the full name of the class's declaration.
    var declaration: (file: Int, name: String)?
  }

  private var requirements: [Requirement] = []
  /// The text that each file gets at its end.
  private var conformances: [Int: String] = [:]

  /// - Parameter sources: all sources of a target.
  init(_ sources: [[UInt8]]) {
    guard sources.contains(where: Self.mayDeclare) else { return }
    let files = sources.map { Array(SwiftLexer($0)) }
    requirements = zip(files, sources).flatMap { tokens, text in
      Self.protocols(tokens).flatMap { one in one.members.map { Self.requirement(tokens, $0, of: one.name) } }
    }
    guard !requirements.isEmpty else { return }
    conform(Self.types(files))
  }

  /// Returns the copy of one of the sources.
  /// - Parameter file: its number among the sources.
  func copy(_ text: [UInt8], file: Int) -> [UInt8] {
    guard !requirements.isEmpty else { return text }
    let tokens = Array(SwiftLexer(text))
    var changes: [(Range<Int>, String)] = []
    for one in Self.protocols(tokens) where !one.members.isEmpty { changes += Self.declaration(of: one, tokens, text) }
    for index in tokens.indices { if let call = call(tokens, index) { changes.append(call) } }
    var edits = SourceEdits()
    for (range, new) in changes { edits.replace(range, with: new.utf8) }
    var copy = edits.applied(to: text)
    if let added = conformances[file] { copy += Array("\n\(added)".utf8) }
    return copy
  }

  // MARK: Protocols

  /// A protocol with optional members; indices are those of tokens.
  private struct Declaration {
    let name: String
    /// The words and attributes before `protocol` that its parts need as well.
    let modifiers: String
    let keyword: Int
    let open: Int
    let close: Int
    let hasInheritance: Bool
    /// The words `optional`.
    var members: [Int] = []
  }

  private static func mayDeclare(_ text: [UInt8]) -> Bool { text.firstRange(of: Array("optional ".utf8)) != nil }

  private static func protocols(_ tokens: [SwiftToken]) -> [Declaration] {
    var found: [Declaration] = []
    for keyword in tokens.indices.dropLast() where tokens[keyword].isWord("protocol") {
      guard let name = tokens[keyword + 1].name, let open = tokens[keyword...].firstIndex(where: { $0.isMark("{") }),
        let close = end(of: open, tokens)
      else { continue }
      var modifiers = ""
      for place in tokens[..<keyword].indices.reversed().prefix(6) {
        let token = tokens[place]
        if ["public", "package", "internal", "fileprivate", "private"].contains(token.text) { modifiers = token.text + " " + modifiers }
        if token.isWord("MainActor"), place > 0, tokens[place - 1].isMark("@") { modifiers += "@MainActor " }
        if token.isMark("}") || token.isMark(";") { break }
      }
      var one = Declaration(
        name: name, modifiers: modifiers, keyword: keyword, open: open, close: close, hasInheritance: tokens[keyword + 2].isMark(":"))
      var depth = 0
      for place in (open + 1)..<close {
        if ["{", "(", "["].contains(tokens[place].text) { depth += 1 }
        if ["}", ")", "]"].contains(tokens[place].text) { depth -= 1 }
        if depth == 0, tokens[place].isWord("optional"), let keyword = member(tokens, place), keyword + 1 < close { one.members.append(place) }
      }
      found.append(one)
    }
    return found
  }

  /// Returns the index of `func` or `var`, which a name follows, after `optional` and other modifiers.
  private static func member(_ tokens: [SwiftToken], _ optional: Int) -> Int? {
    let modifiers: Set = ["optional", "public", "static", "nonisolated", "mutating"]
    guard let keyword = tokens[optional...].firstIndex(where: { !modifiers.contains($0.text) }), keyword + 1 < tokens.count,
      tokens[keyword].isWord("func") || tokens[keyword].isWord("var"), tokens[keyword + 1].name != nil
    else { return nil }
    return keyword
  }

  private static func requirement(_ tokens: [SwiftToken], _ optional: Int, of name: String) -> Requirement {
    let keyword = member(tokens, optional) ?? optional
    let own = tokens[keyword + 1].name ?? ""
    let isMethod = tokens[keyword].isWord("func")
    return Requirement(protocol: name, name: own, key: isMethod ? own + labels(tokens, declaredAfter: keyword + 1) : own, isMethod: isMethod)
  }

  /// Returns the replacements in a protocol: its optional members go into protocols of their own.
  private static func declaration(of one: Declaration, _ tokens: [SwiftToken], _ text: [UInt8]) -> [(Range<Int>, String)] {
    var changes: [(Range<Int>, String)] = []
    if !one.hasInheritance {
      let end = tokens[one.keyword + 1].range.upperBound
      changes.append((end..<end, ": AnyObject"))
    }
    var added = ""
    for optional in one.members {
      guard let keyword = member(tokens, optional) else { continue }
      let requirement = requirement(tokens, optional, of: one.name)
      // Modifiers before `optional` belong to the member.
      let start = tokens[..<optional].indices.reversed().prefix { tokens[$0].isWord("nonisolated") || tokens[$0].isWord("mutating") }.last ?? optional
      let last = Self.last(of: keyword, tokens, before: one.close)
      let range = tokens[start].range.lowerBound..<tokens[last].range.upperBound
      changes.append((range, String(decoding: text[range].map { ASCII.isNewline($0) ? $0 : ASCII.space }, as: UTF8.self)))
      let signature = source(tokens[keyword...last])
      let own = requirement.ownProtocol
      added += "; \(one.modifiers)protocol \(own): AnyObject { \(signature) }"
      let extended = "extension \(one.name) { \(one.modifiers.split(separator: " ").map { $0 == "private" ? "fileprivate " : "\($0) " }.joined())"
      if requirement.isMethod {
        added += "; \(extended)var _optional_\(requirement.key): (any \(own))? { self as? any \(own) } }"
      } else {
        guard let colon = tokens[keyword...last].firstIndex(where: { $0.isMark(":") }),
          let brace = tokens[colon...last].firstIndex(where: { $0.isMark("{") })
        else { continue }
        let type = source(tokens[(colon + 1)..<brace])
        added += "; \(extended)var \(requirement.name): (\(type))? { (self as? any \(own))?.\(requirement.name) } }"
      }
    }
    let end = tokens[one.close].range.upperBound
    changes.append((end..<end, added))
    return changes
  }

  /// Returns the text of tokens in one line, without comments.
  private static func source(_ tokens: ArraySlice<SwiftToken>) -> String {
    var (text, end) = ("", tokens.first?.range.lowerBound ?? 0)
    for token in tokens {
      let isQuoted = token.kind == .quotedWord
      let start = token.range.lowerBound - (isQuoted ? 1 : 0)
      if start > end { text += " " }
      text += isQuoted ? "`\(token.text)`" : token.text
      end = token.range.upperBound + (isQuoted ? 1 : 0)
    }
    return text
  }

  /// Returns the last token of a requirement: the closing brace of a property's accessors, or what is before the next member.
  private static func last(of keyword: Int, _ tokens: [SwiftToken], before close: Int) -> Int {
    if tokens[keyword].isWord("var") {
      return tokens[keyword..<close].firstIndex { $0.isMark("{") }.flatMap { end(of: $0, tokens) } ?? close - 1
    }
    guard let open = tokens[keyword..<close].firstIndex(where: { $0.isMark("(") }), let parameters = end(of: open, tokens) else { return keyword + 1 }
    var (last, depth) = (parameters, 0)
    let starts: Set = ["func", "var", "static", "optional", "init", "subscript", "associatedtype", "nonisolated", "mutating", "typealias"]
    for place in (parameters + 1)..<max(close, parameters + 1) {
      let token = tokens[place]
      if depth == 0, starts.contains(token.text) || token.isMark("@") && !["escaping", "Sendable", "MainActor"].contains(tokens[place + 1].text) {
        break
      }
      if case .directive = token.kind { break }
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) || token.isMark(">") && !tokens[place - 1].isMark("-") { depth -= 1 }
      last = place
    }
    return last
  }

  // MARK: Names

  /// Returns the labels of a declaration's parameters as part of an identifier; `name` is the token before the parenthesis or its generic parameters.
  private static func labels(_ tokens: [SwiftToken], declaredAfter name: Int) -> String {
    guard let open = tokens[name...].firstIndex(where: { $0.isMark("(") }) else { return "" }
    return labels(tokens, open) { tokens, start, colon in tokens[start..<colon].first { $0.name != nil }?.name }
  }

  /// Returns the labels of a call's arguments. Arguments without a label count as `_`.
  private static func labels(_ tokens: [SwiftToken], calledAt open: Int) -> String {
    labels(tokens, open) { tokens, start, colon in colon == start + 1 ? tokens[start].name : nil }
  }

  private static func labels(_ tokens: [SwiftToken], _ open: Int, _ label: ([SwiftToken], Int, Int) -> String?) -> String {
    guard let close = end(of: open, tokens) else { return "" }
    // A literal gives no tokens: `f("a")` has an argument, too.
    if close == open + 1 { return tokens[close].range.lowerBound == tokens[open].range.upperBound ? "" : "_" }
    var (depth, start, result) = (0, open + 1, "")
    var found: String?
    var isFirst = true
    func finish() {
      result += "_" + ((found ?? "_") == "_" ? "" : found ?? "")
      found = nil
    }
    for place in (open + 1)..<close {
      let token = tokens[place]
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isMark(",") {
        finish()
        (start, isFirst) = (place + 1, true)
      } else if token.isMark(":"), isFirst {
        found = label(tokens, start, place)
        isFirst = false
      }
    }
    finish()
    return result
  }

  // MARK: Classes

  private mutating func conform(_ types: [String: TypeFacts]) {
    func ancestors(_ name: String) -> [String] {
      var (found, waiting): ([String], [String]) = ([], [name])
      while let next = waiting.popLast() {
        guard !found.contains(next), found.count < 1000 else { continue }
        found.append(next)
        waiting += types[next]?.inherited ?? []
      }
      return Array(found.dropFirst())
    }
    let lists = types.mapValues(\.declaration).compactMapValues { $0 }.keys.sorted().map { ($0, ancestors($0)) }
    for requirement in requirements {
      let having = Set(
        lists.filter { name, above in
          above.contains(requirement.protocol) && types[name]?.members.contains(requirement.key) == true
        }.map(\.0))
      // A subclass inherits the conformance.
      for (name, above) in lists where having.contains(name) && !above.contains(where: having.contains) {
        guard let place = types[name]?.declaration else { continue }
        conformances[place.file, default: ""] += "extension \(place.name): \(requirement.ownProtocol) {}; "
      }
    }
  }

  /// Reads the classes, protocols and extensions of all files.
  private static func types(_ files: [[SwiftToken]]) -> [String: TypeFacts] {
    var types: [String: TypeFacts] = [:]
    let keywords: Set = ["class", "protocol", "extension", "actor", "struct", "enum"]
    for (file, tokens) in files.enumerated() {
      // The open types: their names and the depth of their members.
      var (open, depth): ([(name: String, depth: Int)], Int) = ([], 0)
      var starting: (name: String, brace: Int)?
      for (index, token) in tokens.enumerated() {
        if token.isMark("{") {
          depth += 1
          if let start = starting, start.brace == index {
            open.append((start.name, depth))
            starting = nil
          }
        } else if token.isMark("}") {
          if open.last?.depth == depth { open.removeLast() }
          depth -= 1
        } else if keywords.contains(token.text), token.kind == .word, index + 1 < tokens.count, let name = tokens[index + 1].name,
          !["func", "var", "let", "subscript", "override", "final"].contains(name),
          let brace = tokens[index...].firstIndex(where: { $0.isMark("{") })
        {
          var path = [name]
          var next = index + 2
          while next + 1 < brace, tokens[next].isMark("."), let part = tokens[next + 1].name { (path, next) = (path + [part], next + 2) }
          let simple = path.last ?? name
          var facts = types[simple] ?? TypeFacts()
          if next < brace, tokens[next].isMark("<"), let close = tokens[next..<brace].lastIndex(where: { $0.isMark(">") }) { next = close + 1 }
          if next < brace, tokens[next].isMark(":") {
            facts.inherited += tokens[next..<brace].prefix { !$0.isWord("where") }.compactMap(\.name)
          }
          if token.isWord("class") || facts.declaration == nil && token.isWord("extension") {
            facts.declaration = (file, (open.map { $0.name } + path).joined(separator: "."))
          }
          types[simple] = facts
          starting = ((open.isEmpty ? path : [simple]).joined(separator: "."), brace)
        } else if let type = open.last, type.depth == depth, token.isWord("func") || token.isWord("var") || token.isWord("let"),
          index + 1 < tokens.count, let name = tokens[index + 1].name
        {
          let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
          types[simple]?.members.insert(token.isWord("func") ? name + labels(tokens, declaredAfter: index + 1) : name)
        }
      }
    }
    return types
  }

  // MARK: Callers

  /// Returns the replacement of `.name?` in a call of an optional method at the point.
  private func call(_ tokens: [SwiftToken], _ index: Int) -> (Range<Int>, String)? {
    guard index + 3 < tokens.count, tokens[index].isMark("."), let name = tokens[index + 1].name,
      tokens[index + 2].isMark("?") || tokens[index + 2].isMark("!"), tokens[index + 3].isMark("("),
      tokens[index + 2].range.upperBound == tokens[index + 3].range.lowerBound
    else { return nil }
    let methods = requirements.filter { $0.isMethod && $0.name == name }
    let key = name + Self.labels(tokens, calledAt: index + 3)
    guard let method = methods.first(where: { $0.key == key }) ?? (Set(methods.map(\.key)).count == 1 ? methods.first : nil) else { return nil }
    let range = tokens[index + 1].range.lowerBound..<tokens[index + 2].range.upperBound
    return (range, "_optional_\(method.key)\(tokens[index + 2].text).\(name)")
  }

  /// Returns the index of the mark that closes the one at `open`.
  private static func end(of open: Int, _ tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for place in open..<tokens.count {
      if ["{", "(", "["].contains(tokens[place].text) { depth += 1 }
      if ["}", ")", "]"].contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}

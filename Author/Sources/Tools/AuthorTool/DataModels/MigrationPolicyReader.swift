import AlmanacSwiftSourceText

/// The migration policies that a module declares, and the methods that a mapping model may call by their Objective-C names.
struct MigrationPolicyReader {
  struct Method: Equatable {
    var className: String
    /// The Objective-C name.
    var selector: String
    var name: String
    /// The labels of the arguments; nil for an argument without a label.
    var labels: [String?]
  }

  /// The superclass of each class.
  private var parents: [String: String] = [:]
  private var found: [Method] = []

  /// The policies: the descendants of `NSEntityMigrationPolicy`.
  var classes: [String] { parents.keys.filter(isPolicy).sorted() }
  var methods: [Method] { found.filter { isPolicy($0.className) } }

  private func isPolicy(_ name: String) -> Bool {
    var seen: Set<String> = []
    var current = name
    while let parent = parents[current], seen.insert(current).inserted {
      if parent == "NSEntityMigrationPolicy" { return true }
      current = parent
    }
    return false
  }

  /// Adds the declarations of a source.
  mutating func read(_ text: String) {
    guard text.contains("class ") || text.contains("@objc") else { return }
    let bytes = Array(text.utf8)
    let tokens = Array(SwiftLexer(bytes))
    var depth = 0
    var className: String?
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth == 0 { className = nil }
      }
      if depth == 0, token.isWord("class") || token.isWord("extension"), index + 3 < tokens.count, let name = tokens[index + 1].name {
        className = name
        if token.isWord("class"), tokens[index + 2].isMark(":"), let parent = tokens[index + 3].name { parents[name] = parent }
      }
      if depth == 1, token.isWord("func"), let className, let method = Self.method(tokens, index, className, bytes) { found.append(method) }
    }
  }

  private static func method(_ tokens: [SwiftToken], _ keyword: Int, _ className: String, _ text: [UInt8]) -> Method? {
    guard let attribute = objectiveCAttribute(tokens, before: keyword, text), keyword + 2 < tokens.count, let name = tokens[keyword + 1].name,
      tokens[keyword + 2].isMark("(")
    else { return nil }
    var labels: [String?] = []
    var (depth, start) = (0, keyword + 3)
    for index in (keyword + 2)..<tokens.count {
      let token = tokens[index]
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) || token.text == ">" && !tokens[index - 1].isMark("-") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.isMark(","), index > start { start = index + 1 }
      if depth == 1, token.isMark(":"), let label = tokens[start..<index].compactMap(\.name).first { labels.append(label == "_" ? nil : label) }
    }
    return Method(className: className, selector: attribute.isEmpty ? selector(name, labels) : attribute, name: name, labels: labels)
  }

  /// Returns the name in parentheses of the `@objc` before a function, or an empty text if it has none; nil without `@objc`, or for a private function.
  private static func objectiveCAttribute(_ tokens: [SwiftToken], before keyword: Int, _ text: [UInt8]) -> String? {
    var attribute: String?
    var index = keyword - 1
    while index > 0 {
      var (argument, word) = ("", index)
      if tokens[index].isMark(")"), let open = tokens[..<index].lastIndex(where: { $0.isMark("(") }), open > 0 {
        argument = String(decoding: text[tokens[open].range.upperBound..<tokens[index].range.lowerBound].filter { $0 > 32 }, as: UTF8.self)
        word = open - 1
      }
      if word > 0, tokens[word - 1].isMark("@") {
        if tokens[word].isWord("objc") { attribute = argument }
        index = word - 2
      } else if ["public", "open", "internal", "final", "dynamic", "nonisolated"].contains(tokens[index].text) {
        index -= 1
      } else {
        // A mapping cannot name private or static methods, and an override is not a new method.
        return ["private", "fileprivate", "override", "static", "class"].contains(tokens[index].text) ? nil : attribute
      }
    }
    return attribute
  }

  /// Returns the Objective-C name that Swift gives a method.
  static func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      let joins = prepositions.contains(lastWord(of: name)) || prepositions.contains(firstWord(of: first))
      selector += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }).lowercased() }
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  /// The words after which Swift adds no "With".
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including", "inside",
    "into",
    "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

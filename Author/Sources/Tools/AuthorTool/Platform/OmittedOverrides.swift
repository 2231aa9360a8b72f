import AlmanacSwiftSourceText

/// Removes members that override in an extension of another module's class, such as `override var description` of `CLLocation`. The compiler accepts
/// them only for Objective-C members, and the class cannot be changed.
///
/// Spaces replace them, so that all lines and columns stay the same. The build warns of each.
struct OmittedOverrides {
  struct Member: Equatable {
    let className: String
    let name: String
    let line: Int
  }

  private(set) var text: [UInt8]

  /// - Parameter kept: classes whose overrides stay: those that the module declares.
  init(_ text: [UInt8], except kept: Set<String>) {
    self.text = text
    for (_, range) in Self.found(text, except: kept) {
      for offset in range where !ASCII.isNewline(text[offset]) { self.text[offset] = ASCII.space }
    }
  }

  /// Returns the members that are removed from the code that is compiled for a platform.
  static func members(in text: [UInt8], except kept: Set<String>, platform: ApplePlatform?) -> [Member] {
    let found = found(text, except: kept)
    guard !found.isEmpty else { return [] }
    let directives = SwiftLexer(text).compactMap { token in
      if case .directive(let directive) = token.kind { (place: token.range.lowerBound, directive: directive) } else { nil }
    }
    // A flag may be defined, because the build's flags are unknown here.
    let flags = directives.compactMap(\.directive.condition).flatMap { Condition(text, in: $0).checks }.filter { $0.argument == nil }.map(\.name)
    let evaluator = ConditionEvaluator(platform: platform, possibleFlags: Set(flags).subtracting(["true", "false"]))
    return found.filter { _, range in
      var branches = ConditionalBranches(of: text, evaluator)
      for one in directives where one.place < range.lowerBound { branches.follow(one.directive) }
      return branches.mayBeCompiled
    }.map(\.0)
  }

  private static func found(_ text: [UInt8], except kept: Set<String>) -> [(Member, Range<Int>)] {
    guard text.firstRange(of: Array("extension ".utf8)) != nil, text.firstRange(of: Array("override ".utf8)) != nil else { return [] }
    let tokens = Array(SwiftLexer(text))
    var (depth, className): (Int, String?) = (0, nil)
    var found: [(Member, Range<Int>)] = []
    var end = 0
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if depth == 0, token.isMark("}") { className = nil }
      if depth == 0, token.isWord("extension"), index + 2 < tokens.count { className = tokens[index + 2].isMark(".") ? nil : tokens[index + 1].name }
      guard depth == 1, index >= end, token.isWord("override"), let className, !kept.contains(className),
        let keyword = tokens[index...].firstIndex(where: { !ExtensionOverrides.modifiers.contains($0.text) }), keyword + 1 < tokens.count,
        tokens[keyword].isWord("var") || tokens[keyword].isWord("func"), let name = tokens[keyword + 1].name, let close = close(tokens, keyword)
      else { continue }
      let start = start(tokens, index)
      let line = 1 + text[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      found.append((Member(className: className, name: name, line: line), tokens[start].range.lowerBound..<tokens[close].range.upperBound))
      end = close
    }
    return found
  }

  /// Returns the first token of a member, whose modifiers and attributes precede `override`.
  private static func start(_ tokens: [SwiftToken], _ keyword: Int) -> Int {
    var start = keyword
    while start > 0 {
      if ExtensionOverrides.modifiers.contains(tokens[start - 1].text) {
        start -= 1
        continue
      }
      var name = start - 1
      if tokens[name].isMark(")") {
        // `@available(iOS 17, *)`
        var depth = 0
        repeat {
          if tokens[name].isMark(")") { depth += 1 }
          if tokens[name].isMark("(") { depth -= 1 }
          name -= 1
        } while depth > 0 && name > 0
      }
      guard name > 0, tokens[name].name != nil, tokens[name - 1].isMark("@") else { return start }
      start = name - 1
    }
    return start
  }

  /// Returns the index of the brace that closes a member's body.
  private static func close(_ tokens: [SwiftToken], _ keyword: Int) -> Int? {
    var depth = 0
    for index in keyword..<tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if tokens[index].isMark("}"), depth <= 0 { return depth == 0 ? index : nil }
    }
    return nil
  }
}

import AlmanacSwiftSourceText
import Foundation

/// The declarations of Objective-C headers that have a simple counterpart in Swift: constants, macros with a literal, enumerations and option sets.
struct HeaderConstants {
  /// Swift declarations by the names that Swift sources use, in the order of the headers.
  private(set) var declarations: [(name: String, swift: String)] = []
  /// Constants that are declared, `extern`, and whose values are elsewhere: the names with their Swift types.
  private(set) var external: [String: String] = [:]
  /// What has no counterpart, in words: “class Store”.
  private(set) var others: [String] = []
  /// Quoted includes, and the modules of others.
  private(set) var includes: [String] = []
  private(set) var modules: [String] = []

  private let tokens: [HeaderTokens.Token]
  private var index = 0
  private var declared: Set<String> = []

  init(_ text: String) {
    tokens = HeaderTokens(text).tokens
    while index < tokens.count { readDeclaration() }
  }

  private mutating func add(_ name: String, _ swift: String) {
    guard declared.insert(name).inserted else { return }
    declarations.append((name, swift))
    external[name] = nil
  }

  // MARK: Directives

  private mutating func read(directive: String) {
    let parts = directive.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let kind = parts.first else { return }
    let rest = parts.count > 1 ? parts[1] : ""
    switch kind {
    case "import", "include":
      if rest.hasPrefix("\"") {
        includes.append(String(rest.dropFirst().prefix { $0 != "\"" }))
      } else if rest.hasPrefix("<") {
        modules.append(String(rest.dropFirst().prefix { $0 != "/" && $0 != ">" }))
      }
    case "define":
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      let value = rest.dropFirst(name.count)
      // A name without a value guards the header.
      guard !name.isEmpty, !value.allSatisfy(\.isWhitespace) else { return }
      guard value.first?.isWhitespace == true, let literal = HeaderLiteral(HeaderTokens(String(value)).tokens) else {
        others.append("macro \(name)")
        return
      }
      add(name, "let \(SwiftLiteral.identifier(name)): \(literal.type) = \(literal.swift)")
    default: break
    }
  }

  // MARK: Declarations

  private mutating func readDeclaration() {
    switch tokens[index] {
    case .directive(let text):
      read(directive: text)
      index += 1
    case .mark("@"): readObjectiveC()
    case .word("typedef"): readTypedef()
    case .word(let name) where name.hasPrefix("NS_ASSUME_NONNULL") || name == "FOUNDATION_EXTERN_INLINE": index += 1
    case .word: readConstant()
    default: index += 1
    }
  }

  /// Reads `@class A;`, `@import A;`, and `@interface` or `@protocol` up to its `@end`.
  private mutating func readObjectiveC() {
    guard index + 2 < tokens.count, let kind = tokens[index + 1].word else { return index += 1 }
    let name = tokens[index + 2].word ?? ""
    switch kind {
    case "import": modules.append(name)
    case "class": break
    case "interface": others.append(tokens[min(index + 3, tokens.count - 1)].isMark("(") ? "category of \(name)" : "class \(name)")
    case "protocol" where !tokens[min(index + 3, tokens.count - 1)].isMark(";"): others.append("protocol \(name)")
    default: break
    }
    guard others.last?.hasSuffix(" \(name)") == true, kind == "interface" || kind == "protocol" else { return skipStatement() }
    while index < tokens.count, !(tokens[index].isMark("@") && index + 1 < tokens.count && tokens[index + 1] == .word("end")) { index += 1 }
    index += 2
  }

  /// Reads `typedef NS_ENUM(type, name) { … };`. Other types are reported.
  private mutating func readTypedef() {
    let start = index
    if index + 6 < tokens.count, let kind = tokens[index + 1].word, ["NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS"].contains(kind),
      tokens[index + 2].isMark("("), let type = tokens[index + 3].word, tokens[index + 4].isMark(","), let name = tokens[index + 5].word,
      let body = braces(after: index + 6)
    {
      let enumeration = HeaderEnumeration(name: name, type: type, isOptionSet: kind == "NS_OPTIONS", tokens: Array(tokens[body]))
      if let swift = enumeration?.swift { add(name, swift) } else { others.append("enumeration \(name)") }
      index = body.upperBound
      return skipStatement()
    }
    skipStatement()
    let statement = tokens[start..<min(index, tokens.count)]
    // `typedef void (^Done)(BOOL);`
    let block = statement.firstIndex { $0.isMark("^") }.flatMap { $0 + 1 < statement.endIndex ? statement[$0 + 1].word : nil }
    if let name = block ?? statement.last(where: { $0.word != nil })?.word { others.append("type \(name)") }
  }

  /// Returns the tokens between the next braces.
  private func braces(after start: Int) -> Range<Int>? {
    guard let open = tokens[start...].firstIndex(where: { $0.isMark("{") || $0.isMark(";") }), tokens[open].isMark("{"),
      let close = tokens[open...].firstIndex(where: { $0.isMark("}") })
    else { return nil }
    return open + 1..<close
  }

  /// Reads `static NSString *const name = @"…";`, `extern const NSInteger name;` and the like. Functions and variables are reported.
  private mutating func readConstant() {
    let start = index
    skipStatement()
    var statement = Array(tokens[start..<min(index, tokens.count)])
    if statement.last?.isMark(";") == true { statement.removeLast() }
    let equals = statement.firstIndex { $0.isMark("=") } ?? statement.count
    let head = statement[..<equals]
    guard let name = head.last?.word, head.count > 1 else {
      if let open = statement.firstIndex(where: { $0.isMark("(") }), open > 0, let name = statement[open - 1].word {
        others.append("function \(name)")
      }
      return
    }
    let words = head.compactMap(\.word)
    guard words.contains("const"), let type = Self.type(head.dropLast()) else {
      others.append("variable \(name)")
      return
    }
    guard equals < statement.count else {
      if !declared.contains(name) { external[name] = type }
      return
    }
    guard let literal = HeaderLiteral(Array(statement[(equals + 1)...])), literal.fits(type) else {
      others.append("constant \(name)")
      return
    }
    add(name, "let \(SwiftLiteral.identifier(name)): \(type) = \(literal.swift)")
  }

  private static let types = [
    "NSInteger": "Int", "NSUInteger": "Int", "long": "Int", "int": "Int32", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64",
    "uint64_t": "UInt64", "double": "Double", "float": "Float", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "BOOL": "Bool",
    "bool": "Bool",
  ]

  /// Returns the Swift type of a constant; nil for one without a simple counterpart.
  private static func type(_ head: some Sequence<HeaderTokens.Token>) -> String? {
    let words = head.compactMap(\.word)
    if head.contains(where: { $0.isMark("*") }) { return words.contains("NSString") || words.contains("char") ? "String" : nil }
    if words.contains("NSNotificationName") { return "Notification.Name" }
    return words.compactMap { types[$0] }.last
  }

  /// Moves behind the statement: its semicolon, or the brace that closes a function's body.
  private mutating func skipStatement() {
    var depth = 0
    // A type's braces are followed by its name.
    let declaresType = index < tokens.count && ["typedef", "struct", "union", "enum"].contains(tokens[index].word ?? "")
    while index < tokens.count {
      if case .directive = tokens[index] { return }
      let token = tokens[index]
      index += 1
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth <= 0, !declaresType, !(index < tokens.count && tokens[index].isMark(";")) { return }
      }
      if token.isMark(";"), depth <= 0 { return }
    }
  }
}

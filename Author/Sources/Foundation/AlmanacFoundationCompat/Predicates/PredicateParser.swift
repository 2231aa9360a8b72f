import Foundation

/// Parses a predicate's format and puts its arguments in place of the placeholders.
struct PredicateParser {
  private let tokens: [(token: PredicateLexer.Token, position: Int)]
  private let format: String
  private var arguments: ArraySlice<Any?>
  private var index = 0
  private var depth = 0

  /// - Throws: ``PredicateFault``.
  static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateTerm {
    do {
      var parser = try PredicateParser(format, arguments)
      let term = try parser.alternatives()
      guard parser.current == .end else { throw parser.unexpected() }
      guard parser.arguments.isEmpty else { throw PredicateFault("there are \(parser.arguments.count) arguments more than placeholders") }
      return term
    } catch let fault as PredicateFault {
      throw PredicateFault("the predicate “\(format)” cannot be read: \(fault.description)")
    }
  }

  private init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    self.arguments = arguments[...]
    tokens = try PredicateLexer(format).tokens
  }

  private var current: PredicateLexer.Token { tokens[index].token }

  private func unexpected() -> PredicateFault {
    let rest = format.dropFirst(tokens[index].position)
    return PredicateFault(rest.isEmpty ? "it ends too early" : "“\(rest.prefix(30))” was not expected")
  }

  /// Consumes one of the keywords, whatever its case.
  private mutating func take(words: String...) -> String? {
    guard case .word(let word) = current, words.contains(word.uppercased()) else { return nil }
    index += 1
    return word.uppercased()
  }
  private mutating func take(signs: String...) -> String? {
    guard case .sign(let sign) = current, signs.contains(sign) else { return nil }
    index += 1
    return sign
  }

  // MARK: Logic

  /// Enters a level of recursion. The caller decreases `depth` when it returns.
  private mutating func enter() throws {
    guard depth < 200 else { throw PredicateFault("it is nested more than 200 deep") }
    depth += 1
  }

  private mutating func alternatives() throws -> PredicateTerm {
    try enter()
    defer { depth -= 1 }
    var terms = [try conjunction()]
    while take(words: "OR") != nil || take(signs: "||") != nil { terms.append(try conjunction()) }
    return terms.count == 1 ? terms[0] : .or(terms)
  }

  private mutating func conjunction() throws -> PredicateTerm {
    var terms = [try negation()]
    while take(words: "AND") != nil || take(signs: "&&") != nil { terms.append(try negation()) }
    return terms.count == 1 ? terms[0] : .and(terms)
  }

  private mutating func negation() throws -> PredicateTerm {
    try enter()
    defer { depth -= 1 }
    if take(words: "NOT") != nil || take(signs: "!") != nil { return .not(try negation()) }
    if take(words: "TRUEPREDICATE") != nil { return .constant(true) }
    if take(words: "FALSEPREDICATE") != nil { return .constant(false) }
    // A parenthesis begins a predicate or an operand.
    if case .sign("(") = current {
      let (start, rest) = (index, arguments)
      index += 1
      if let inner = try? alternatives(), take(signs: ")") != nil, !startsRelation { return inner }
      (index, arguments) = (start, rest)
    }
    return .comparison(try comparison())
  }

  private var startsRelation: Bool {
    switch current {
    case .sign(let sign): ["=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>"].contains(sign)
    case .word(let word): PredicateTerm.Relation(rawValue: word.uppercased()) != nil
    default: false
    }
  }

  // MARK: Comparisons

  private mutating func comparison() throws -> PredicateTerm.Comparison {
    let modifier: PredicateTerm.Modifier =
      switch take(words: "ANY", "SOME", "ALL", "NONE") {
      case "ANY", "SOME": .any
      case "ALL": .all
      case "NONE": .none
      default: .direct
      }
    let left = try operand()
    let relation = try relation()
    var result = PredicateTerm.Comparison(left: left, relation: relation, right: .value(nil), modifier: modifier)
    if take(signs: "[") != nil {
      guard case .word(let options) = current, options.lowercased().allSatisfy({ "cdln".contains($0) }) else { throw unexpected() }
      index += 1
      result.ignoresCase = options.lowercased().contains("c")
      result.ignoresDiacritics = options.lowercased().contains("d")
      guard take(signs: "]") != nil else { throw unexpected() }
    }
    result.right = try operand()
    return result
  }

  private mutating func relation() throws -> PredicateTerm.Relation {
    if let sign = take(signs: "=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>") {
      let plain = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
      if let relation = PredicateTerm.Relation(rawValue: plain) { return relation }
    }
    if case .word(let word) = current, let relation = PredicateTerm.Relation(rawValue: word.uppercased()) {
      index += 1
      return relation
    }
    throw unexpected()
  }

  private mutating func operand() throws -> PredicateTerm.Operand {
    try enter()
    defer { depth -= 1 }
    let token = current
    let result = try primary(token)
    if case .sign(let sign) = current, ["+", "-", "*", "/"].contains(sign) {
      throw PredicateFault("arithmetic (“\(sign)”) is not supported; compute the value before, or filter in Swift")
    }
    return result
  }

  private mutating func primary(_ token: PredicateLexer.Token) throws -> PredicateTerm.Operand {
    switch token {
    case .text(let text):
      index += 1
      return .value(text)
    case .number(let text):
      index += 1
      guard let number = Self.number(text) else { throw PredicateFault("“\(text)” is not a number") }
      return .value(number)
    case .placeholder(let kind):
      index += 1
      return try argument(kind)
    case .sign("{"): return try list("}")
    case .sign("("):
      index += 1
      let inner = try operand()
      guard take(signs: ")") != nil else { throw unexpected() }
      return inner
    case .word(let word):
      index += 1
      return try named(word)
    case .sign, .end: throw unexpected()
    }
  }

  private static func number(_ text: String) -> NSNumber? {
    if let integer = Int64(text) { return NSNumber(value: integer) }
    return Double(text).map { NSNumber(value: $0) }
  }

  private mutating func list(_ end: String) throws -> PredicateTerm.Operand {
    index += 1
    var members: [PredicateTerm.Operand] = []
    while take(signs: end) == nil {
      members.append(try operand())
      if take(signs: ",") == nil, current != .sign(end) { throw unexpected() }
    }
    return .list(members)
  }

  private mutating func named(_ word: String) throws -> PredicateTerm.Operand {
    switch word.uppercased() {
    case "YES", "TRUE": return .value(NSNumber(value: true))
    case "NO", "FALSE": return .value(NSNumber(value: false))
    case "NIL", "NULL": return .value(nil)
    case "SELF": return .path([])
    case "SUBQUERY", "FUNCTION", "CAST", "TERNARY": throw PredicateFault("\(word.uppercased()) is not supported; fetch more, and filter in Swift")
    default: break
    }
    if word.hasPrefix("$") { throw PredicateFault("the variable \(word) has no value; put the value in the format with %@") }
    if current == .sign("(") { throw PredicateFault("the function \(word) is not supported") }
    // A `#` turns a reserved word into a name: `#size` is the property `size`.
    let names = word.drop { $0 == "#" }.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }

  private mutating func argument(_ kind: String) throws -> PredicateTerm.Operand {
    guard let value = arguments.popFirst() else { throw PredicateFault("there are fewer arguments than placeholders") }
    switch kind {
    case "K":
      guard let path = value as? String else { throw PredicateFault("the argument of %K is not a text") }
      return .path(path.split(separator: ".").map(String.init))
    case "@", "d", "i", "D", "u", "U", "x", "X", "f", "F", "g", "G", "e", "E", "c", "s", "o": return .value(value)
    default: throw PredicateFault("%\(kind) is not a placeholder")
    }
  }
}

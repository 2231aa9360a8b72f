import Foundation

/// Parses the format of an expression: numbers, names, functions and arithmetic operators.
struct ExpressionParser {
  private let tokens: [PredicateLexer.Token]
  private var arguments: ArraySlice<Any>
  private var index = 0
  private var depth = 0

  /// - Throws: ``PredicateFault``.
  static func parse(_ format: String, _ arguments: [Any]) throws -> NSExpression {
    var parser = ExpressionParser(tokens: try PredicateLexer(format).tokens.map(\.token), arguments: arguments[...])
    let result = try parser.sum()
    guard parser.current == .end else { throw PredicateFault("\(parser.current) was not expected") }
    guard parser.arguments.isEmpty else { throw PredicateFault("there are more arguments than placeholders") }
    return result
  }

  private init(tokens: [PredicateLexer.Token], arguments: ArraySlice<Any>) { (self.tokens, self.arguments) = (tokens, arguments) }

  private var current: PredicateLexer.Token { tokens[index] }
  private mutating func take(_ sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func sum() throws -> NSExpression {
    // Limits the depth, so that a format cannot overflow the stack.
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw PredicateFault("it is nested more than 200 deep") }
    var result = try product()
    while true {
      if take("+") {
        result = NSExpression(forFunction: "add:to:", arguments: [result, try product()])
      } else if take("-") {
        result = NSExpression(forFunction: "from:subtract:", arguments: [result, try product()])
      } else if case .number(let text) = current, text.hasPrefix("-") {
        // `5-3`: the lexer has read the sign as part of the number.
        result = NSExpression(forFunction: "add:to:", arguments: [result, try product()])
      } else {
        return result
      }
    }
  }
  private mutating func product() throws -> NSExpression {
    var result = try power()
    while true {
      // `**` is two tokens.
      if current == .sign("*"), tokens[index + 1] != .sign("*") {
        index += 1
        result = NSExpression(forFunction: "multiply:by:", arguments: [result, try power()])
      } else if take("/") {
        result = NSExpression(forFunction: "divide:by:", arguments: [result, try power()])
      } else {
        return result
      }
    }
  }
  private mutating func power() throws -> NSExpression {
    let base = try operand()
    guard current == .sign("*"), tokens[index + 1] == .sign("*") else { return base }
    index += 2
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw PredicateFault("it is nested more than 200 deep") }
    return NSExpression(forFunction: "raise:toPower:", arguments: [base, try power()])
  }

  private mutating func operand() throws -> NSExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < 400 else { throw PredicateFault("it is nested too deep") }
    let token = current
    index = min(index + 1, tokens.count - 1)
    switch token {
    case .number(let text):
      guard let number = Int64(text).map({ NSNumber(value: $0) }) ?? Double(text).map({ NSNumber(value: $0) }) else {
        throw PredicateFault("“\(text)” is not a number")
      }
      return NSExpression(forConstantValue: number)
    case .text(let text): return NSExpression(forConstantValue: text)
    case .placeholder(let kind):
      guard let value = arguments.popFirst() else { throw PredicateFault("there are fewer arguments than placeholders") }
      if kind == "K" { return NSExpression(forKeyPath: "\(value)") }
      return value as? NSExpression ?? NSExpression(forConstantValue: value)
    case .sign("-"): return NSExpression(forFunction: "multiply:by:", arguments: [NSNumber(value: -1), try operand()])
    case .sign("("):
      let inner = try sum()
      guard take(")") else { throw PredicateFault("a parenthesis is not closed") }
      return inner
    case .sign("{"): return NSExpression(forAggregate: try list("}"))
    case .word(let word):
      if take("(") { return NSExpression(forFunction: Self.function(word), arguments: try list(")")) }
      if word.hasPrefix("$") { return NSExpression(forVariable: String(word.dropFirst())) }
      return word.uppercased() == "SELF" ? .expressionForEvaluatedObject() : NSExpression(forKeyPath: word)
    case .sign, .end: throw PredicateFault("it ends too early or contains an unknown operator")
    }
  }
  /// `max` is short for `max:`.
  private static func function(_ word: String) -> String { ["now", "random"].contains(word) ? word : word + ":" }

  private mutating func list(_ end: String) throws -> [NSExpression] {
    var members: [NSExpression] = []
    while !take(end) {
      members.append(try sum())
      guard take(",") || current == .sign(end) else { throw PredicateFault("a list is not closed") }
    }
    return members
  }
}

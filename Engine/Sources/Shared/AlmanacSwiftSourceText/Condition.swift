/// The condition of an `#if` or `#elseif`.
public struct Condition: Equatable, Sendable {
  /// A part of a condition that has its own value: a flag such as `DEBUG`, or a call such as `os(iOS)`.
  public struct Check: Equatable, Sendable {
    public let name: String
    /// The text between the parentheses, without spaces and comments; nil for a flag.
    public let argument: String?
    /// Offsets in the UTF-8 text.
    public let range: Range<Int>

    /// Returns the module that an argument of `canImport` begins with: `UIKit` of `UIKit.UIGestureRecognizerSubclass`, `SwiftUI` of
    /// `SwiftUI,_version:5`.
    static func module(_ argument: String) -> String { String(argument.prefix { $0 != "," && $0 != "." }) }
  }

  indirect enum Expression: Equatable, Sendable {
    case check(Check)
    case not(Expression)
    case all([Expression])
    case any([Expression])
    /// Text that the compiler refuses or that this parser does not support.
    case unknown
  }

  let expression: Expression
  /// All checks in the order of the text, even if the condition is malformed.
  public let checks: [Check]

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: 0..<bytes.count)
  }

  /// - Parameters:
  ///   - bytes: the source in UTF-8.
  ///   - range: the condition's range, which ``SwiftToken/Directive/condition`` gives.
  public init(_ bytes: [UInt8], in range: Range<Int>) {
    var parser = ConditionParser(tokens: Array(SwiftLexer(bytes, in: range)))
    var expression = parser.disjunction()
    while parser.skipToken() {
      expression = .unknown
      _ = parser.disjunction()
    }
    self.expression = expression
    checks = parser.checks
  }
}

/// Reads `a && !b || (c)`. `&&` binds tighter than `||`.
private struct ConditionParser {
  private let tokens: [SwiftToken]
  private(set) var checks: [Condition.Check] = []
  private var index = 0
  private var depth = 0
  /// Bounds the recursion; no real source nests this deep.
  private static let deepest = 100

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  /// - Returns: false at the end.
  mutating func skipToken() -> Bool {
    guard index < tokens.count else { return false }
    index += 1
    return true
  }

  mutating func disjunction() -> Condition.Expression {
    var operands = [conjunction()]
    while take("|", "|") { operands.append(conjunction()) }
    return operands.count == 1 ? operands[0] : .any(operands)
  }

  private mutating func conjunction() -> Condition.Expression {
    var operands = [operand()]
    while take("&", "&") { operands.append(operand()) }
    return operands.count == 1 ? operands[0] : .all(operands)
  }

  private mutating func operand() -> Condition.Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      index = tokens.count
      return .unknown
    }
    if take("!") { return .not(operand()) }
    if take("(") {
      let inner = disjunction()
      return take(")") ? inner : .unknown
    }
    guard index < tokens.count, let name = tokens[index].name else { return .unknown }
    let start = tokens[index].range
    index += 1
    guard take("(") else { return check(name, argument: nil, start) }
    guard let argument = argument() else { return .unknown }
    return check(name, argument: argument, start.lowerBound..<tokens[index - 1].range.upperBound)
  }

  private mutating func check(_ name: String, argument: String?, _ range: Range<Int>) -> Condition.Expression {
    let check = Condition.Check(name: name, argument: argument, range: range)
    checks.append(check)
    return .check(check)
  }

  /// Reads up to the closing parenthesis; nil if there is none.
  private mutating func argument() -> String? {
    var text = ""
    var open = 1
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token.isMark("(") { open += 1 }
      if token.isMark(")") {
        open -= 1
        if open == 0 { return text }
      }
      text += token.text
    }
    return nil
  }

  /// Consumes the marks if they come next; returns true if they did.
  private mutating func take(_ marks: String...) -> Bool {
    guard index + marks.count <= tokens.count, zip(tokens[index...], marks).allSatisfy({ $0.isMark($1) }) else { return false }
    index += marks.count
    return true
  }
}

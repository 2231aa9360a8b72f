import AlmanacSwiftSourceText

/// A literal of C as Swift writes it.
struct HeaderLiteral: Equatable {
  /// The type that Swift gives a macro with this literal.
  let type: String
  let swift: String

  /// Reads a literal, perhaps in parentheses, with a sign, or a shift of two numbers; nil for anything else.
  init?(_ tokens: [HeaderTokens.Token]) {
    var tokens = tokens[...]
    while tokens.first?.isMark("(") == true, tokens.last?.isMark(")") == true { tokens = tokens.dropFirst().dropLast() }
    guard let found = Self.literal(Array(tokens)) else { return nil }
    (type, swift) = found
  }

  private static func literal(_ tokens: [HeaderTokens.Token]) -> (type: String, swift: String)? {
    if tokens.count == 1 {
      switch tokens[0] {
      case .string(let literal): return text(literal).map { ("String", SwiftLiteral.string($0)) }
      case .word("YES"), .word("true"): return ("Bool", "true")
      case .word("NO"), .word("false"): return ("Bool", "false")
      case .number(let digits): return number(digits)
      default: return nil
      }
    }
    if tokens.count == 2, tokens[0].isMark("-"), case .number(let digits) = tokens[1] { return number(digits).map { ($0.type, "-" + $0.swift) } }
    // `1 << 3`
    guard tokens.count == 4, tokens[1].isMark("<"), tokens[2].isMark("<"), case .number(let left) = tokens[0], case .number(let right) = tokens[3],
      let base = number(left), let shift = number(right), base.type != "Double", shift.type == "Int32"
    else { return nil }
    return (base.type, "\(base.swift) << \(shift.swift)")
  }

  /// Returns whether a constant of this Swift type can have the literal's value.
  func fits(_ other: String) -> Bool {
    switch type {
    case "String": other == "String"
    case "Bool": other == "Bool"
    case "Double": ["Double", "Float", "CGFloat", "TimeInterval"].contains(other)
    default: !["String", "Bool", "Notification.Name"].contains(other)
    }
  }

  /// Returns a number without C's suffixes, and its type.
  private static func number(_ text: String) -> (type: String, swift: String)? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") {
      let digits = lower.dropFirst(2).prefix(while: \.isHexDigit)
      guard let value = UInt64(digits, radix: 16), lower.dropFirst(2 + digits.count).allSatisfy({ "ul".contains($0) }) else { return nil }
      return (value > UInt64(Int64.max) ? "UInt" : value > UInt64(Int32.max) ? "Int" : "Int32", "0x\(digits)")
    }
    if lower.contains(".") || lower.contains("e") || lower.hasSuffix("f") {
      var digits = lower.hasSuffix("f") ? String(lower.dropLast()) : lower
      if digits.hasSuffix(".") { digits += "0" }
      guard let value = Double(digits), value.isFinite else { return nil }
      return ("Double", digits)
    }
    let digits = lower.prefix(while: \.isNumber)
    // A leading zero makes a number octal.
    guard lower.dropFirst(digits.count).allSatisfy({ "ul".contains($0) }), digits.count == 1 || !digits.hasPrefix("0"), let value = Int(digits) else {
      return nil
    }
    return (value > Int(Int32.max) ? "Int" : "Int32", String(digits))
  }

  /// Returns the text of a string literal; nil for an escape that is not simple. The text comes from the author's file and must not become code.
  private static func text(_ literal: String) -> String? {
    let simple: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "\\": "\\", "'": "'", "?": "?"]
    var result = ""
    var characters = literal.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let escape = characters.next(), let plain = simple[escape] else { return nil }
      result.append(plain)
    }
    return result
  }
}

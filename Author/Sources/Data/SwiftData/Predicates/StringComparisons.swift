import Foundation

// Foundation on Linux lacks these three types, which the expansion of #Predicate uses.

extension PredicateExpressions {
  /// `a.localizedStandardContains(b)`
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
    }
  }

  /// `a.localizedCompare(b)`
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try String(root.evaluate(bindings)).localizedCompare(String(other.evaluate(bindings)))
    }
  }

  /// `a.caseInsensitiveCompare(b)`
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try String(root.evaluate(bindings)).caseInsensitiveCompare(String(other.evaluate(bindings)))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
  public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
  public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

/// An expression with two operands, for its coding.
public protocol _TwoOperands: PredicateExpression {
  associatedtype Root
  associatedtype Other
  var root: Root { get }
  var other: Other { get }
  init(root: Root, other: Other)
}

extension _TwoOperands where Root: Codable, Other: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: _TwoOperands {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: _TwoOperands {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: _TwoOperands {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.call(root, other) { String($0).localizedStandardContains(String($1)) }
  }
}
extension PredicateExpressions.StringLocalizedCompare: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.call(root, other) { String($0).localizedCompare(String($1)) } }
}
extension PredicateExpressions.StringCaseInsensitiveCompare: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.call(root, other) { String($0).caseInsensitiveCompare(String($1)) }
  }
}

import Foundation

/// A parsed predicate.
package indirect enum PredicateTerm {
  case constant(Bool)
  case not(PredicateTerm)
  case and([PredicateTerm])
  case or([PredicateTerm])
  case comparison(Comparison)

  package struct Comparison {
    package var left: Operand
    package var relation: Relation
    package var right: Operand
    package var modifier = Modifier.direct
    package var ignoresCase = false
    package var ignoresDiacritics = false

    package init(
      left: Operand, relation: Relation, right: Operand, modifier: Modifier = .direct, ignoresCase: Bool = false, ignoresDiacritics: Bool = false
    ) {
      self.left = left
      self.relation = relation
      self.right = right
      self.modifier = modifier
      self.ignoresCase = ignoresCase
      self.ignoresDiacritics = ignoresDiacritics
    }
  }

  package enum Relation: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    /// True if both operands are texts. `CONTAINS` can also search a collection for a member.
    package var isTextual: Bool { [.contains, .beginsWith, .endsWith, .like, .matches].contains(self) }
  }

  package enum Modifier: String { case direct, any, all, none }

  package enum Operand {
    /// Names that are separated by dots in the format; empty means the object itself.
    case path([String])
    case value(Any?)
    case list([Operand])
  }
}

/// The reason why a predicate cannot be parsed or translated to SQL.
package struct PredicateFault: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

import Foundation

/// What the format of a predicate says.
indirect enum PredicateTerm {
  case constant(Bool)
  case not(PredicateTerm)
  case and([PredicateTerm])
  case or([PredicateTerm])
  case comparison(Comparison)

  struct Comparison {
    var left: Operand
    var relation: Relation
    var right: Operand
    var modifier = Modifier.direct
    var ignoresCase = false
    var ignoresDiacritics = false
  }

  enum Relation: String {
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

    /// Whether both sides are texts. `CONTAINS` can also ask for a member of a collection.
    var isTextual: Bool { [.contains, .beginsWith, .endsWith, .like, .matches].contains(self) }
  }

  enum Modifier: String { case direct, any, all, none }

  enum Operand {
    /// Names separated by points; empty: the object itself.
    case path([String])
    case value(Any?)
    case list([Operand])
  }
}

/// Says why a predicate cannot be read or cannot be translated to SQL.
struct PredicateFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

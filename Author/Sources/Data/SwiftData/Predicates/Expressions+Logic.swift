import AlmanacRecordStore
import Foundation

extension PredicateExpressions.Variable: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.variable(key) }
}

extension PredicateExpressions.Value: SQLExpression {
  func term(_ translation: PredicateTranslation) -> SQLTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
  func term(_ translation: PredicateTranslation) -> SQLTerm { .none }
}

extension PredicateExpressions.Conjunction: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value("(\(left) AND \(right))")
  }
}

extension PredicateExpressions.Disjunction: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value("(\(left) OR \(right))")
  }
}

extension PredicateExpressions.Negation: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { .value("(NOT \(try translation.scalar(wrapped)))") }
}

extension PredicateExpressions.Conditional: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let (condition, yes, no) = (try translation.scalar(test), try translation.scalar(trueBranch), try translation.scalar(falseBranch))
    return .value("(CASE WHEN \(condition) THEN \(yes) ELSE \(no) END)")
  }
}

// MARK: Equality

extension PredicateExpressions.Equal: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    .value(try translation.equality(lhs, rhs, isEqual: true))
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    .value(try translation.equality(lhs, rhs, isEqual: false))
  }
}

extension PredicateTranslation {
  fileprivate func equality<L: PredicateExpression, R: PredicateExpression>(_ lhs: L, _ rhs: R, isEqual: Bool) throws -> SQL
  where L.Output == R.Output, L.Output: Equatable {
    let (left, right) = (try term(lhs), try term(rhs))
    switch (left, right) {
    case (.relation, .none), (.none, .relation): return isEqual ? "0" : "1"
    case (.relation, _), (_, .relation): throw PredicateFault("`\(Self.text(of: lhs)) == \(Self.text(of: rhs))`, which compares lists of models")
    default: break
    }
    let codec = attributeCodec(of: L.Output.self)
    let comparesModels = [left, right].contains { if case .model = $0 { true } else { false } }
    let comparesNil = [left, right].contains { if case .none = $0 { true } else { false } }
    if let codec, codec.isComposite, !comparesModels, !comparesNil {
      guard case .value(let sql) = try call(lhs, rhs, { ($0 == $1) == isEqual }) else { return "0" }
      return sql
    }
    let isOptional = comparesModels || comparesNil || codec?.isOptional ?? true
    let operation = isOptional ? (isEqual ? "IS" : "IS NOT") : (isEqual ? "=" : "<>")
    return comparison(try scalar(left, of: lhs), operation, try scalar(right, of: rhs), comparesModels ? nil : codec?.columnType)
  }
}

// MARK: Order and numbers

extension PredicateExpressions.Comparison: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let operation =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw PredicateFault("an unknown comparison")
      }
    guard let codec = attributeCodec(of: LHS.Output.self), !codec.isComposite, !(LHS.Output.self is any RawRepresentable.Type) else {
      // The type has its own order.
      let op = op
      return try translation.call(lhs, rhs) { left, right in
        try PredicateExpressions.Comparison<PredicateExpressions.Value<LHS.Output>, PredicateExpressions.Value<LHS.Output>>(
          lhs: .init(left), rhs: .init(right), op: op
        ).evaluate(PredicateBindings())
      }
    }
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value(translation.comparison(left, operation, right, codec.columnType))
  }
}

/// Returns true if SQL computes with values of a type as Swift does: signed integers and floating-point numbers.
private func isComputable(_ type: Any.Type) -> Bool {
  guard let scalar = type as? any ScalarValue.Type else { return false }
  return scalar.columnType == .integer || scalar.columnType == .real
}

extension PredicateExpressions.Arithmetic: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let op = op
    guard isComputable(LHS.Output.self) else {
      return try translation.call(lhs, rhs) { left, right in
        switch op {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        @unknown default: throw PredicateFault("an unknown operator")
        }
      }
    }
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw PredicateFault("an unknown operator")
      }
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value("(\(left) \(raw: sign) \(right))")
  }
}

extension PredicateExpressions.IntDivision: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    guard isComputable(LHS.Output.self) else { return try translation.call(lhs, rhs) { $0 / $1 } }
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value("(\(left) / \(right))")
  }
}

extension PredicateExpressions.IntRemainder: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    guard isComputable(LHS.Output.self) else { return try translation.call(lhs, rhs) { $0 % $1 } }
    let (left, right) = (try translation.scalar(lhs), try translation.scalar(rhs))
    return .value("(\(left) % \(right))")
  }
}

extension PredicateExpressions.FloatDivision: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.call(lhs, rhs) { $0 / $1 } }
}

extension PredicateExpressions.UnaryMinus: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    guard isComputable(Wrapped.Output.self) else { return try translation.call(wrapped) { -$0 } }
    return .value("(- \(try translation.scalar(wrapped)))")
  }
}

// MARK: Ranges

extension PredicateExpressions.Range: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.range(lower, upper, isClosed: false)
  }
}

extension PredicateExpressions.ClosedRange: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.range(lower, upper, isClosed: true)
  }
}

extension PredicateTranslation {
  fileprivate func range<L: PredicateExpression, U: PredicateExpression>(_ lower: L, _ upper: U, isClosed: Bool) throws -> SQLTerm {
    guard let scalar = L.Output.self as? any ScalarValue.Type else { throw PredicateFault("a range of \(L.Output.self)") }
    return .range(lower: try self.scalar(lower), upper: try self.scalar(upper), isClosed: isClosed, scalar.columnType)
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let value = try translation.scalar(element)
    switch try translation.term(range) {
    case .range(let lower, let upper, let isClosed, let type):
      let (least, most) = (
        translation.comparison(value, ">=", lower, type), translation.comparison(value, isClosed ? "<=" : "<", upper, type)
      )
      return .value("(\(least) AND \(most))")
    case .constant(let range):
      guard let bounds = RangeBounds<Element.Output>(range), let codec = attributeCodec(of: Element.Output.self), !codec.isComposite,
        Element.Output.self is any ScalarValue.Type
      else {
        guard let range = range as? RangeExpression.Output else { break }
        return try translation.call(element) { range.contains($0) }
      }
      var parts: [SQL] = []
      if let lower = bounds.lower { parts.append(translation.comparison(value, ">=", SQL(text: "?", [try codec.encode(lower)]), codec.columnType)) }
      if let upper = bounds.upper {
        parts.append(translation.comparison(value, bounds.isClosed ? "<=" : "<", SQL(text: "?", [try codec.encode(upper)]), codec.columnType))
      }
      return .value("(\(SQL.joined(parts, " AND ")))")
    default: break
    }
    throw PredicateFault("the range `\(PredicateTranslation.text(of: range))`")
  }
}

/// The bounds of a captured range.
private struct RangeBounds<Bound: Comparable> {
  let lower: Bound?
  let upper: Bound?
  let isClosed: Bool

  init?(_ range: Any) {
    switch range {
    case let range as Swift.Range<Bound>: (lower, upper, isClosed) = (range.lowerBound, range.upperBound, false)
    case let range as Swift.ClosedRange<Bound>: (lower, upper, isClosed) = (range.lowerBound, range.upperBound, true)
    case let range as PartialRangeFrom<Bound>: (lower, upper, isClosed) = (range.lowerBound, nil, true)
    case let range as PartialRangeUpTo<Bound>: (lower, upper, isClosed) = (nil, range.upperBound, false)
    case let range as PartialRangeThrough<Bound>: (lower, upper, isClosed) = (nil, range.upperBound, true)
    default: return nil
    }
  }
}

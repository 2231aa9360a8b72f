import AlmanacFoundationCompat
import AlmanacRecordStore
import Foundation

// A predicate or expression inside another one is a condition on its arguments.

extension PredicateExpressions.NestedPredicate: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let predicate = captured.predicate
    return try translation.bind(predicate.variable, translation.term(input)) { .value(try translation.scalar(predicate.expression)) }
  }
}

extension PredicateExpressions.NestedExpression: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let expression = captured.expression
    return try translation.bind(expression.variable, translation.term(input)) { try translation.term(expression.expression) }
  }
}

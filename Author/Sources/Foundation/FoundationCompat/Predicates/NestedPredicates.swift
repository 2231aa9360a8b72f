import Foundation

// `#Predicate` of Foundation for Linux has no nested predicates. The author tool writes `inner[x]` for `inner.evaluate(x)` in one, which the macro passes
// to these.

extension Predicate {
  /// Only the closure of a macro has this; it is never called.
  public subscript(_ input: repeat each Input) -> Bool { preconditionFailure("only #Predicate and #Expression contain this") }
}
extension Expression {
  /// Only the closure of a macro has this; it is never called.
  public subscript(_ input: repeat each Input) -> Output { preconditionFailure("only #Predicate and #Expression contain this") }
}

extension PredicateExpressions {
  /// A predicate that another one contains.
  public struct CapturedPredicate<Input>: StandardPredicateExpression {
    public let predicate: Predicate<Input>
    public func evaluate(_ bindings: PredicateBindings) -> Predicate<Input> { predicate }
    init(_ predicate: Predicate<Input>) { self.predicate = predicate }
    public init(from decoder: any Decoder) throws { throw NestedPredicateFault() }
    public func encode(to encoder: any Encoder) throws { throw NestedPredicateFault() }
  }

  /// An expression that a predicate contains.
  public struct CapturedExpression<Input, Result>: StandardPredicateExpression {
    public let expression: Expression<Input, Result>
    public func evaluate(_ bindings: PredicateBindings) -> Expression<Input, Result> { expression }
    init(_ expression: Expression<Input, Result>) { self.expression = expression }
    public init(from decoder: any Decoder) throws { throw NestedPredicateFault() }
    public func encode(to encoder: any Encoder) throws { throw NestedPredicateFault() }
  }

  /// `inner.evaluate(input)` of a predicate.
  public struct NestedPredicate<Input: StandardPredicateExpression>: StandardPredicateExpression {
    public let captured: CapturedPredicate<Input.Output>
    public let input: Input
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool { try captured.predicate.evaluate(input.evaluate(bindings)) }
  }

  /// `inner.evaluate(input)` of an expression.
  public struct NestedExpression<Input: StandardPredicateExpression, Output>: StandardPredicateExpression {
    public let captured: CapturedExpression<Input.Output, Output>
    public let input: Input
    public func evaluate(_ bindings: PredicateBindings) throws -> Output { try captured.expression.evaluate(input.evaluate(bindings)) }
  }

  public static func build_Arg<Input>(_ predicate: Predicate<Input>) -> CapturedPredicate<Input> { CapturedPredicate(predicate) }
  public static func build_Arg<Input, Result>(_ expression: Expression<Input, Result>) -> CapturedExpression<Input, Result> {
    CapturedExpression(expression)
  }
  public static func build_subscript<Input>(_ captured: CapturedPredicate<Input.Output>, _ input: Input) -> NestedPredicate<Input> {
    NestedPredicate(captured: captured, input: input)
  }
  public static func build_subscript<Input, Output>(
    _ captured: CapturedExpression<Input.Output, Output>, _ input: Input
  ) -> NestedExpression<Input, Output> { NestedExpression(captured: captured, input: input) }
}

/// Foundation's predicates cannot be encoded on Linux.
private struct NestedPredicateFault: Error, CustomStringConvertible {
  var description: String { "a predicate that contains another one cannot be encoded here" }
}

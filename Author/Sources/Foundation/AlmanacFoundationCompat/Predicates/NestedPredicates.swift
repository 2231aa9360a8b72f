import Foundation

// Foundation for Linux has no nested predicates in `#Predicate`. The author tool rewrites `inner.evaluate(x)` inside one as `inner[x]`, which the
// macro turns into calls of these functions.

extension Predicate {
  /// Compiles the macro's closure, which is never called.
  public subscript(_ input: repeat each Input) -> Bool { preconditionFailure("only #Predicate and #Expression contain this") }
}
extension Expression {
  /// Compiles the macro's closure, which is never called.
  public subscript(_ input: repeat each Input) -> Output { preconditionFailure("only #Predicate and #Expression contain this") }
}

extension PredicateExpressions {
  /// The inner predicate, as a constant.
  public struct CapturedPredicate<Input>: StandardPredicateExpression {
    public let predicate: Predicate<Input>
    public func evaluate(_ bindings: PredicateBindings) -> Predicate<Input> { predicate }
    init(_ predicate: Predicate<Input>) { self.predicate = predicate }
    public init(from decoder: any Decoder) throws { throw NestedPredicateFault() }
    public func encode(to encoder: any Encoder) throws { throw NestedPredicateFault() }
  }

  /// The inner expression, as a constant.
  public struct CapturedExpression<Input, Result>: StandardPredicateExpression {
    public let expression: Expression<Input, Result>
    public func evaluate(_ bindings: PredicateBindings) -> Expression<Input, Result> { expression }
    init(_ expression: Expression<Input, Result>) { self.expression = expression }
    public init(from decoder: any Decoder) throws { throw NestedPredicateFault() }
    public func encode(to encoder: any Encoder) throws { throw NestedPredicateFault() }
  }

  /// `inner.evaluate(input)` for a predicate.
  public struct NestedPredicate<Input: StandardPredicateExpression>: StandardPredicateExpression {
    public let captured: CapturedPredicate<Input.Output>
    public let input: Input
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool { try captured.predicate.evaluate(input.evaluate(bindings)) }
  }

  /// `inner.evaluate(input)` for an expression.
  public struct NestedExpression<Input: StandardPredicateExpression, Output>: StandardPredicateExpression {
    public let captured: CapturedExpression<Input.Output, Output>
    public let input: Input
    public func evaluate(_ bindings: PredicateBindings) throws -> Output { try captured.expression.evaluate(input.evaluate(bindings)) }
  }

  // The macro makes `build_Arg(inner)` of the inner predicate, which is Foundation's function for constants. Another one here would be tried for each
  // constant of each predicate, and the compiler would give up on those with several conditions.
  public static func build_subscript<Input>(_ captured: Value<Predicate<Input.Output>>, _ input: Input) -> NestedPredicate<Input> {
    NestedPredicate(captured: CapturedPredicate(captured.value), input: input)
  }
  public static func build_subscript<Input, Output>(
    _ captured: Value<Expression<Input.Output, Output>>, _ input: Input
  ) -> NestedExpression<Input, Output> { NestedExpression(captured: CapturedExpression(captured.value), input: input) }
}

/// Foundation's predicates cannot be encoded on Linux.
private struct NestedPredicateFault: Error, CustomStringConvertible {
  var description: String { "a predicate that contains another one cannot be encoded here" }
}

import Foundation

/// A value computed from an object: a property, a constant, or a function of other values.
///
/// Foundation's class of this name does nothing on Linux. The author's build imports this one by name, which takes precedence.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }
  package enum Form {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case path([String])
    case function(String, [NSExpression])
    case list([NSExpression])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)
  }
  package let form: Form
  package init(_ form: Form) { self.form = form }

  // MARK: Creating

  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath.split(separator: ".").map(String.init))) }
  /// - Parameter parameters: expressions, or constants.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }))
  }
  public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }
  public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) { self.init(expressionFormat, args) }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) { self.init(expressionFormat, arguments) }
  public convenience init(format expressionFormat: String, arguments: [any CVarArg]) { self.init(expressionFormat, arguments) }

  private convenience init(_ format: String, _ arguments: [Any]) {
    do { self.init(try ExpressionParser.parse(format, arguments).form) } catch {
      // Apple's framework raises an exception. A widget must not end for this.
      UnavailableServices.report("expression.format", "the expression “\(format)” is nil, because it cannot be read: \(error)")
      self.init(.constant(nil))
    }
  }

  // MARK: Properties

  open var expressionType: ExpressionType {
    switch form {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .path: .keyPath
    case .function: .function
    case .list: .aggregate
    case .block: .block
    case .conditional: .conditional
    }
  }
  open var constantValue: Any? { if case .constant(let value) = form { value } else { nil } }
  open var keyPath: String { if case .path(let names) = form { names.joined(separator: ".") } else { "" } }
  open var variable: String { if case .variable(let name) = form { name } else { "" } }
  open var function: String { if case .function(let name, _) = form { name } else { "" } }
  open var arguments: [NSExpression]? {
    switch form {
    case .function(_, let arguments), .block(_, let arguments): arguments
    default: nil
    }
  }
  open var collection: Any { if case .list(let members) = form { members } else { [NSExpression]() } }

  /// - Parameters:
  ///   - object: the object at which paths begin.
  ///   - context: the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch form {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .variable(let name):
      // `$source.name` is a path that begins at a variable.
      let names = name.split(separator: ".").map(String.init)
      return names.first.flatMap { PredicateEvaluation.value(Array(names.dropFirst()), of: context?.object(forKey: NSString(string: $0))) }
    case .path(let names): return PredicateEvaluation.value(names, of: object)
    case .list(let members): return members.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
    case .block(let body, let arguments):
      return body(object, arguments.map { $0.expressionValue(with: object, context: context) ?? NSNull() }, context)
    case .conditional(let predicate, let one, let other):
      return (predicate.evaluate(with: object) ? one : other).expressionValue(with: object, context: context)
    case .function(let name, let arguments):
      return ExpressionFunction.value(name, arguments.map { $0.expressionValue(with: object, context: context) })
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String {
    switch form {
    case .constant(let value): value.map { "\($0)" } ?? "nil"
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .path: keyPath
    case .function(let name, let arguments): "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .list(let members): "{\(members.map(\.description).joined(separator: ", "))}"
    case .block: "block"
    case .conditional(_, let one, let other): "TERNARY(predicate, \(one), \(other))"
    }
  }
}

extension NSExpression {
  /// Creates an expression for the property of a key path of any type, with the names that Swift prints for it: those of stored properties. Core Data
  /// has a better way for managed objects.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    // Drops the type: "\\Event.place.name".
    self.init(forKeyPath: "\(keyPath)".split(separator: ".").dropFirst().joined(separator: "."))
  }
}

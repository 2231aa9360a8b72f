import Foundation

/// A predicate created from a format.
final class FormatPredicate: NSPredicate {
  let format: String
  /// Nil if the format cannot be parsed; `fault` says why.
  let term: PredicateTerm?
  let fault: PredicateFault?

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    do {
      term = try PredicateParser.parse(format, arguments)
      fault = nil
    } catch {
      term = nil
      fault = error as? PredicateFault ?? PredicateFault("\(error)")
    }
    super.init(block: { _, _ in false })
  }
  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var predicateFormat: String { format }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    do { return try PredicateEvaluation.holds(PredicateTerm(self), for: object) } catch {
      // Apple's framework raises an exception when the predicate is created. A widget must not end for this, and this method cannot throw.
      UnavailableServices.report(
        "coreData.predicate", "the predicate “\(format)” is false for every object, because it cannot be evaluated: \(error)")
      return false
    }
  }
}

extension PredicateTerm {
  /// Parses a predicate into a term.
  ///
  /// - Throws: ``PredicateFault`` for a format that cannot be parsed, or another kind of predicate.
  package init(_ predicate: NSPredicate) throws {
    switch predicate {
    case let format as FormatPredicate:
      if let fault = format.fault { throw fault }
      self = format.term ?? .constant(false)
    case let compound as NSCompoundPredicate:
      let terms = try compound.subpredicates.map { try PredicateTerm($0) }
      switch compound.compoundPredicateType {
      case .and: self = .and(terms)
      case .or: self = .or(terms)
      case .not: self = .not(terms.first ?? .constant(false))
      }
    default:
      guard let value = Self.constant(predicate) else {
        throw PredicateFault("a predicate with a block or of another framework cannot be translated to SQL; fetch without it, and filter in Swift")
      }
      self = .constant(value)
    }
  }

  /// Returns the value of `NSPredicate(value:)`; nil for another predicate. Foundation stores it where only reflection can find it.
  private static func constant(_ predicate: NSPredicate) -> Bool? {
    guard type(of: predicate) == NSPredicate.self else { return nil }
    let kind = Mirror(reflecting: predicate).children.first { $0.label == "kind" }?.value
    return kind.flatMap { Mirror(reflecting: $0).children.first { $0.label == "boolean" }?.value as? Bool }
  }
}

/// Adds initializers to `NSPredicate` that return a subclass, which an extension of the class itself cannot do.
public protocol _PredicateFormat {}
extension NSPredicate: _PredicateFormat {}

extension _PredicateFormat where Self == NSPredicate {
  /// Creates a predicate from a format such as `"done == NO AND due < %@"`. Errors in the format are reported by the fetch that uses the predicate.
  public init(format predicateFormat: String, _ args: any CVarArg...) { self.init(format: predicateFormat, arguments: args) }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = FormatPredicate(predicateFormat, (arguments ?? []).map { $0 is NSNull ? nil : $0 })
  }

  public init(format predicateFormat: String, arguments: [any CVarArg]) {
    self = FormatPredicate(predicateFormat, arguments.map { ($0 as? any OptionalArgument).map(\.content) ?? $0 })
  }
}

extension _PredicateFormat where Self == NSCompoundPredicate {
  /// Creates a predicate from a format, wrapped as the only part of an `AND`.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: predicateFormat, arguments: args)])
  }
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: predicateFormat, argumentArray: arguments)])
  }
  public init(format predicateFormat: String, arguments: [any CVarArg]) {
    self = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: predicateFormat, arguments: arguments)])
  }
}

private protocol OptionalArgument {
  var content: Any? { get }
}
extension Optional: OptionalArgument {
  fileprivate var content: Any? { self.map { $0 as Any } }
}

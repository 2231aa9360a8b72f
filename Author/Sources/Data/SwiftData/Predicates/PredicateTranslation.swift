import AlmanacRecordStore
import Foundation

/// An expression of a predicate that can be translated to SQL.
protocol SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm
}

/// Translates a predicate to a condition in SQL.
///
/// Where SQL differs from Swift (text, composite values, regular expressions), the condition calls a Swift function with the columns' values, so that
/// a row matches exactly if the predicate is true for its model. What neither can express throws ``PredicateFault``.
final class PredicateTranslation {
  /// The functions that the SQL calls by their index.
  private(set) var functions: [NativeFunction] = []
  /// The entities whose rows the condition reads.
  var entities: Set<String> = []
  private var aliases = 0
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]

  func newAlias() -> String {
    defer { aliases += 1 }
    return "t\(aliases)"
  }

  /// Returns the condition on a row of `model`.
  func condition<T: PersistentModel>(_ predicate: Predicate<T>, on model: SQLModel) throws -> SQL {
    entities.insert(model.layout.entityName)
    return try bind(predicate.variable, .model(model)) { try self.scalar(predicate.expression) }
  }

  /// Performs `body` while a variable stands for a term.
  func bind<Value, R>(_ variable: PredicateExpressions.Variable<Value>, _ term: SQLTerm, _ body: () throws -> R) rethrows -> R {
    let outer = variables.updateValue(term, forKey: variable.key)
    defer { variables[variable.key] = outer }
    return try body()
  }

  func variable(_ key: PredicateExpressions.VariableID) throws -> SQLTerm {
    guard let term = variables[key] else { throw PredicateFault("a variable of another predicate") }
    return term
  }

  // MARK: Terms

  func term<E: PredicateExpression>(_ expression: E) throws -> SQLTerm {
    guard let translatable = expression as? any SQLExpression else {
      throw PredicateFault("`\(Self.text(of: expression))` (\(Self.name(of: E.self)))")
    }
    return try translatable.term(self)
  }

  /// Returns an expression's value as SQL.
  func scalar<E: PredicateExpression>(_ expression: E) throws -> SQL { try scalar(term(expression), of: expression) }

  func scalar<E: PredicateExpression>(_ term: SQLTerm, of expression: E) throws -> SQL {
    switch term {
    case .value(let sql): return sql
    case .none: return "NULL"
    case .model(let model): return SQL(text: model.key)
    case .constant(let value): return SQL(text: "?", [try constant(value, E.Output.self)])
    case .relation, .range: throw PredicateFault("`\(Self.text(of: expression))`, which is not a single value")
    }
  }

  /// Returns a captured value as a column stores it.
  func constant<Value>(_ value: Any, _ type: Value.Type) throws -> StoredValue {
    if let key = try modelKey(value) { return key }
    guard let codec = attributeCodec(of: type) else {
      throw PredicateFault("the captured value \(value) of the type \(type), which cannot be stored")
    }
    return try codec.encodeAny(value)
  }

  /// Returns the key of a captured model or identifier, optional or not; nil for another value.
  func modelKey(_ value: Any) throws -> StoredValue? {
    switch value {
    case let model as any PersistentModel: return .integer(model._$storage.identifier.key)
    case let identifier as PersistentIdentifier: return .integer(identifier.key)
    case let optional as any OptionalValue:
      let isModel = type(of: optional).wrappedType is any PersistentModel.Type || type(of: optional).wrappedType is PersistentIdentifier.Type
      guard isModel else { return nil }
      return try optional.wrappedValue.flatMap { $0 as Any }.flatMap { try modelKey(unwrapped($0)) } ?? .null
    default: return nil
    }
  }

  private func unwrapped(_ value: Any) -> Any {
    guard let optional = value as? any OptionalValue, let wrapped = optional.firstWrapped else { return value }
    return wrapped
  }

  // MARK: Calls of Swift

  /// Returns a call of `body` on a value.
  func call<A: PredicateExpression, R>(_ a: A, _ body: @escaping (A.Output) throws -> R) throws -> SQLTerm {
    let first = try codec(A.self, a)
    let result: AttributeCodec<R> = try codec(R.self)
    let sql = try scalar(a)
    return .value(
      add([sql]) { arguments in
        if arguments[0].isNull, !first.isOptional { return .null }
        return try result.encode(body(first.decode(arguments[0])))
      })
  }

  func call<A: PredicateExpression, B: PredicateExpression, R>(
    _ a: A, _ b: B, _ body: @escaping (A.Output, B.Output) throws -> R
  ) throws -> SQLTerm {
    let first = try codec(A.self, a)
    let second = try codec(B.self, b)
    let result: AttributeCodec<R> = try codec(R.self)
    let sql = [try scalar(a), try scalar(b)]
    return .value(
      add(sql) { arguments in
        if arguments[0].isNull && !first.isOptional || arguments[1].isNull && !second.isOptional { return .null }
        return try result.encode(body(first.decode(arguments[0]), second.decode(arguments[1])))
      })
  }

  private func add(_ arguments: [SQL], _ function: @escaping NativeFunction) -> SQL {
    functions.append(function)
    let list = SQL.joined([SQL(text: "\(functions.count - 1)")] + arguments, ", ")
    return "\(raw: Database.nativeFunction)(\(list))"
  }

  private func codec<E: PredicateExpression>(_: E.Type, _ expression: E) throws -> AttributeCodec<E.Output> {
    guard let codec = attributeCodec(of: E.Output.self) else {
      throw PredicateFault("`\(Self.text(of: expression))` of the type \(E.Output.self), which is not a stored value")
    }
    return codec
  }
  private func codec<R>(_ type: R.Type) throws -> AttributeCodec<R> {
    guard let codec = attributeCodec(of: type) else { throw PredicateFault("a result of the type \(type), which is not a value that can be stored") }
    return codec
  }

  // MARK: Comparing

  /// Returns `left operation right` with the order of Swift's values.
  func comparison(_ left: SQL, _ operation: String, _ right: SQL, _ type: ColumnType?) -> SQL {
    switch type {
    case .decimal: "(\(left) \(raw: operation) \(right) COLLATE \(raw: Database.decimalCollation))"
    case .text where !isPlain(left) && !isPlain(right) || !["=", "<>", "IS", "IS NOT"].contains(operation):
      "(\(left) \(raw: operation) \(right) COLLATE \(raw: Database.stringCollation))"
    default: "(\(left) \(raw: operation) \(right))"
    }
  }

  /// Returns true if a piece is a captured text of plain ASCII, which is equal only to itself, so that an index can find it.
  private func isPlain(_ sql: SQL) -> Bool {
    guard sql.text == "?", let value = sql.arguments.first, case .text = value else { return false }
    return isPlain(value)
  }

  /// Returns true if a value is not text, or text that is equal only to itself. The Kelvin sign and two others are equal to characters of ASCII.
  func isPlain(_ value: StoredValue) -> Bool {
    guard case .text(let text) = value else { return true }
    return text.utf8.allSatisfy { $0 < 0x80 } && !text.contains { "K`;".contains($0) }
  }

  // MARK: Naming

  /// Returns the expression as Swift code, as far as its own description allows.
  static func text(of expression: Any) -> String {
    let text = (expression as? any CustomStringConvertible)?.description ?? "\(type(of: expression))"
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

extension OptionalValue {
  /// The value inside all optionals.
  var firstWrapped: Any? {
    guard let inner = Mirror(reflecting: self).children.first?.value else { return nil }
    return (inner as? any OptionalValue).map { $0.firstWrapped as Any } ?? inner
  }
}

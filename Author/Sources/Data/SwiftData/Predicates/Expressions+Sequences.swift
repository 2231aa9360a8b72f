import AlmanacRecordStore
import Foundation

extension PredicateExpressions.SequenceContains: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(sequence) {
    case .relation(let relation):
      let key = try translation.scalar(element)
      return .value("EXISTS \(try relation.subquery("1", translation) { "\(raw: $0.key) IS \(key)" })")
    case .constant(let value):
      guard let values = value as? LHS.Output else { break }
      return try oneOf(Array(values), translation)
    case .none: return .value("0")
    default: return try translation.call(sequence, element) { $0.contains($1) }
    }
    throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
  }

  private func oneOf(_ values: [RHS.Output], _ translation: PredicateTranslation) throws -> SQLTerm {
    guard !values.isEmpty else { return .value("0") }
    let element = try translation.term(element)
    if case .constant(let value) = element, let value = value as? RHS.Output { return .value(values.contains(value) ? "1" : "0") }
    let codec = attributeCodec(of: RHS.Output.self)
    var isModel = false
    if case .model = element { isModel = true }
    // SQLite has at most 32,766 arguments.
    if !isModel, codec?.isComposite != false || values.count > 30_000 {
      guard let hashable = values as? [any Hashable] else { return try translation.call(self.element) { values.contains($0) } }
      let set = Set(hashable.map { AnyHashable($0) })
      return try translation.call(self.element) { value in (value as? any Hashable).map { set.contains(AnyHashable($0)) } ?? false }
    }
    let stored = try values.map { try translation.constant($0, RHS.Output.self) }
    let sql = try translation.scalar(element, of: self.element)
    let collation =
      switch isModel ? nil : codec?.columnType {
      case .decimal: " COLLATE \(Database.decimalCollation)"
      case .text where !stored.allSatisfy(translation.isPlain): " COLLATE \(Database.stringCollation)"
      default: ""
      }
    let marks = stored.filter { !$0.isNull }.map { SQL(text: "?", [$0]) }
    var condition: SQL = "ifnull(\(sql)\(raw: collation) IN (\(SQL.joined(marks, ", "))), 0)"
    if stored.contains(.null) { condition = "(\(condition) OR \(sql) IS NULL)" }
    return .value(condition)
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(sequence) {
    case .relation(let relation):
      let found = try relation.subquery("1", translation) { model in try translation.bind(variable, .model(model)) { try translation.scalar(test) } }
      return .value("EXISTS \(found)")
    case .constant(let value):
      guard let values = value as? LHS.Output else { break }
      let parts = try translation.each(Array(values), variable, test)
      return .value(parts.isEmpty ? "0" : "(\(SQL.joined(parts, " OR ")))")
    case .none: return .value("0")
    default:
      let (variable, test) = (variable, test)
      return try translation.call(sequence) { values in
        try values.contains { try test.evaluate(PredicateBindings().binding(variable, to: $0)) }
      }
    }
    throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(sequence) {
    case .relation(let relation):
      let failing = try relation.subquery("1", translation) { model in
        let condition = try translation.bind(variable, .model(model)) { try translation.scalar(test) }
        return "NOT ifnull(\(condition), 0)"
      }
      return .value("(NOT EXISTS \(failing))")
    case .constant(let value):
      guard let values = value as? LHS.Output else { break }
      let parts = try translation.each(Array(values), variable, test)
      return .value(parts.isEmpty ? "1" : "(\(SQL.joined(parts, " AND ")))")
    case .none: return .value("1")
    default:
      let (variable, test) = (variable, test)
      return try translation.call(sequence) { values in
        try values.allSatisfy { try test.evaluate(PredicateBindings().binding(variable, to: $0)) }
      }
    }
    throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
  }
}

extension PredicateTranslation {
  /// Returns a condition for each of several captured values.
  fileprivate func each<Value, E: PredicateExpression>(
    _ values: [Value], _ variable: PredicateExpressions.Variable<Value>, _ test: E
  ) throws -> [SQL] {
    guard values.count <= 500 else { throw PredicateFault("a condition on each of \(values.count) captured values; 500 are possible") }
    return try values.map { value in try bind(variable, .constant(value)) { try scalar(test) } }
  }
}

extension PredicateExpressions.Filter: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(sequence) {
    case .relation(var relation):
      let (variable, filter) = (variable, filter)
      relation.filters.append { model in try translation.bind(variable, .model(model)) { try translation.scalar(filter) } }
      return .relation(relation)
    case .constant(let value):
      guard let values = value as? LHS.Output else { break }
      let (variable, filter) = (variable, filter)
      return .constant(try values.filter { try filter.evaluate(PredicateBindings().binding(variable, to: $0)) })
    case .value:
      let (variable, filter) = (variable, filter)
      return try translation.call(sequence) { values in
        try values.filter { try filter.evaluate(PredicateBindings().binding(variable, to: $0)) }
      }
    default: break
    }
    throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
  }
}

// MARK: What only Swift can do

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.call(base, other) { base, other in
      try PredicateExpressions.CollectionContainsCollection(base: PredicateExpressions.Value(base), other: PredicateExpressions.Value(other))
        .evaluate(PredicateBindings())
    }
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.call(base, prefix) { $0.starts(with: $1) }
  }
}

extension PredicateExpressions.SequenceMaximum: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.call(elements) { $0.max() } }
}

extension PredicateExpressions.SequenceMinimum: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.call(elements) { $0.min() } }
}

extension PredicateExpressions.DictionaryKeySubscript: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm { try translation.call(wrapped, key) { $0[$1] } }
}

extension PredicateExpressions.CollectionIndexSubscript: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    try translation.call(wrapped, index) { values, index -> Wrapped.Output.Element in
      guard index >= values.startIndex, index < values.endIndex else { throw PredicateError.invalidInput }
      return values[index]
    }
  }
}

extension PredicateExpressions.StringContainsRegex: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let regex = try regex.evaluate(PredicateBindings())
    return try translation.call(subject) { text in
      try PredicateExpressions.StringContainsRegex(subject: PredicateExpressions.Value(text), regex: PredicateExpressions.Value(regex))
        .evaluate(PredicateBindings())
    }
  }
}

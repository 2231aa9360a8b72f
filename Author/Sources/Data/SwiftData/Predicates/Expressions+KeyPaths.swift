import AlmanacRecordStore
import Foundation

extension PredicateExpressions.KeyPath: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(root) {
    case .model(let model): return try property(of: model, translation)
    case .relation(let relation): return try property(of: relation, translation)
    case .constant(let value):
      guard let value = value as? Root.Output else { break }
      return .constant(value[keyPath: keyPath])
    case .value:
      let keyPath = keyPath
      return try translation.call(root) { $0[keyPath: keyPath] }
    case .none, .range: break
    }
    throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
  }

  private func property(of model: SQLModel, _ translation: PredicateTranslation) throws -> SQLTerm {
    guard let property = model.layout.property(at: keyPath) else {
      // The identifier, as `persistentModelID` or as `id`, is the key.
      if Output.self is PersistentIdentifier.Type { return .model(model) }
      let text = "\(keyPath)"
      // The runtime knows only the names of stored properties.
      throw PredicateFault(
        text.contains("<computed")
          ? "a property of \(model.layout.entityName) of the type \(Output.self), which is computed or @Transient and not stored"
          : "\(text), which is not a stored property of \(model.layout.entityName)")
    }
    switch property.kind {
    case .attribute(_, let settings):
      guard !settings.isEphemeral else { throw PredicateFault("\(keyPath), which is ephemeral and not in the store") }
      guard settings.transformer == nil else { throw PredicateFault("\(keyPath), of which the store has what a transformer made") }
      return .value(SQL(text: "\(model.row(translation)).\(quoted(property.name))"))
    case .toOne(let target, _, _):
      return .model(
        SQLModel(key: "\(model.row(translation)).\(quoted(property.name))", layout: target._$layout, scope: model.scope, alias: nil))
    case .toMany(let target, _, _): return .relation(SQLRelation(owner: model, property: property, target: target._$layout))
    case .unsupported: throw PredicateFault("\(keyPath)")
    }
  }

  private func property(of relation: SQLRelation, _ translation: PredicateTranslation) throws -> SQLTerm {
    switch kind {
    case .collectionCount: return .value(try relation.subquery("count(*)", translation))
    case .collectionIsEmpty: return .value("(NOT EXISTS \(try relation.subquery("1", translation)))")
    default: throw PredicateFault("\(keyPath) of the relationship \(relation.owner.layout.entityName).\(relation.property.name)")
    }
  }
}

// MARK: Optionals

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    // A missing value is NULL, which satisfies no condition.
    guard case .constant(let value) = try translation.term(inner) else { return try translation.term(inner) }
    guard let wrapped = value as? Wrapped else { throw PredicateError.forceUnwrapFailure }
    return .constant(wrapped)
  }
}

extension PredicateExpressions.NilCoalesce: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let left = try translation.term(lhs)
    switch left {
    case .relation: return left
    case .none: return try translation.term(rhs)
    default:
      let (first, second) = (try translation.scalar(left, of: lhs), try translation.scalar(rhs))
      return .value("ifnull(\(first), \(second))")
    }
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
  func term(_ translation: PredicateTranslation) throws -> SQLTerm {
    let inner = try translation.term(wrapped)
    let key: SQL
    switch inner {
    case .none: return .none
    case .relation: return try translation.bind(variable, inner) { try translation.term(transform) }
    case .constant(let value):
      guard let value = value as? Wrapped else { return .none }
      return try translation.bind(variable, .constant(value)) { try translation.term(transform) }
    case .model(let model): key = SQL(text: model.key)
    case .value(let sql): key = sql
    case .range: throw PredicateFault("`\(PredicateTranslation.text(of: self))`")
    }
    let result = try translation.bind(variable, inner) { try translation.term(transform) }
    switch result {
    case .value(let sql): return .value("(CASE WHEN \(key) IS NULL THEN NULL ELSE \(sql) END)")
    case .constant:
      let constant = try translation.bind(variable, inner) { try translation.scalar(transform) }
      return .value("(CASE WHEN \(key) IS NULL THEN NULL ELSE \(constant) END)")
    // A column of a missing row is NULL, and a missing row has no related models.
    case .model, .relation, .none, .range: return result
    }
  }
}

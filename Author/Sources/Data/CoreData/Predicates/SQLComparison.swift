import AlmanacDataModels
import AlmanacRecordStore
import Foundation

/// The SQL of a comparison whose sides are columns, objects and values.
struct SQLComparison {
  typealias Side = PredicateTranslation.Side

  private let comparison: PredicateTerm.Comparison
  private let left: Side
  private let right: Side
  private let negated: Bool

  init(_ comparison: PredicateTerm.Comparison, _ left: Side, _ right: Side, negated: Bool) {
    self.comparison = comparison
    self.left = left
    self.right = right
    self.negated = negated
  }

  private static let longestList = 30_000

  /// - Parameter add: stores a function and returns its index.
  func text(_ add: (@escaping NativeFunction) -> Int) throws -> SQLText {
    let texts = TextComparison(comparison)
    let ignores = comparison.ignoresCase || comparison.ignoresDiacritics
    switch comparison.relation {
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { throw PredicateFault("BETWEEN needs two bounds: {%@, %@}") }
      let column = try expression(left, beside: right)
      let (low, high) = (try expression(.value(bounds[0]), beside: left), try expression(.value(bounds[1]), beside: left))
      return known("(" + column + " >= " + low + " AND " + column + " <= " + high + ")")
    case .isIn: return try member(texts, ignores, add)
    case .contains, .beginsWith, .endsWith, .like, .matches:
      let relation = comparison.relation
      return try call(add) { texts.holds(relation, $0, $1) }
    case .equal where ignores: return try call(add) { texts.holds(.equal, $0, $1) }
    case .notEqual where ignores: return "NOT " + (try call(add) { texts.holds(.equal, $0, $1) })
    case .equal, .notEqual:
      let word = comparison.relation == .equal ? " IS " : " IS NOT "
      return (try expression(left, beside: right)) + word + (try expression(right, beside: left))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return known((try expression(left, beside: right)) + " \(comparison.relation.rawValue) " + (try expression(right, beside: left)))
    }
  }

  /// Inside a `NOT`, replaces SQL's NULL by false.
  private func known(_ sql: SQLText) -> SQLText { negated ? "ifnull(" + sql + ", 0)" : sql }

  // MARK: Texts

  private func call(_ add: (@escaping NativeFunction) -> Int, _ body: @escaping (String, String) -> Bool) throws -> SQLText {
    for side in [left, right] {
      if case .column(_, let kind, let name) = side, kind != .string, kind != .uri {
        throw PredicateFault("\(name) is \(kind.rawValue), and \(comparison.relation.rawValue) compares texts here")
      }
      if case .object = side { throw PredicateFault("\(comparison.relation.rawValue) compares texts, not objects") }
      if case .value(let value?) = side, !(value is String) {
        throw PredicateFault("\(comparison.relation.rawValue) compares texts, and an argument is \(type(of: value))")
      }
    }
    let equality = comparison.relation == .equal || comparison.relation == .notEqual
    let index = add { arguments in
      guard case (.text(let one), .text(let other)) = (arguments[0], arguments[1]) else {
        return .integer(equality && arguments[0].isNull && arguments[1].isNull ? 1 : 0)
      }
      return .integer(body(one, other) ? 1 : 0)
    }
    return "\(Database.nativeFunction)(\(index), " + (try expression(left, beside: right)) + ", " + (try expression(right, beside: left)) + ")"
  }

  private func member(_ texts: TextComparison, _ ignores: Bool, _ add: (@escaping NativeFunction) -> Int) throws -> SQLText {
    guard case .list(let members) = right else {
      // `"a" IN name` tests if the text contains the other one.
      if case .value(nil) = right { return SQLText("0") }
      let turned = SQLComparison(
        PredicateTerm.Comparison(
          left: comparison.right, relation: .contains, right: comparison.left, ignoresCase: comparison.ignoresCase,
          ignoresDiacritics: comparison.ignoresDiacritics), right, left, negated: negated)
      return try turned.text(add)
    }
    guard members.count <= Self.longestList else {
      throw PredicateFault("IN has a list of \(members.count) values, at most \(Self.longestList) are possible; fetch in parts")
    }
    let column = try expression(left, beside: right)
    if ignores {
      let wanted = members.compactMap { $0 as? String }
      let index = add { arguments in
        guard case .text(let text) = arguments[0] else { return .integer(0) }
        return .integer(wanted.contains { texts.holds(.equal, text, $0) } ? 1 : 0)
      }
      return "\(Database.nativeFunction)(\(index), " + column + ")"
    }
    let values = try members.compactMap { $0 }.map { try expression(.value($0), beside: left) }
    let list = known(column + " IN (" + .joined(values, ", ") + ")")
    return values.count < members.count ? "(" + list + " OR " + column + " IS NULL)" : list
  }

  // MARK: Sides

  private func expression(_ side: Side, beside other: Side) throws -> SQLText {
    switch side {
    case .column(let text, .decimal, _): return text + " COLLATE \(Database.decimalCollation)"
    case .column(let text, .transformable, let name):
      guard case .value(nil) = other else { throw PredicateFault("\(name) is Transformable, which a store cannot compare") }
      return text
    case .column(let text, _, _), .object(let text, _), .number(let text): return text
    case .value(let value): return SQLText("?", [try argument(value, beside: other)])
    case .list, .collection: throw PredicateFault("\(comparison.relation.rawValue) cannot compare a list; use IN")
    }
  }

  private func argument(_ value: Any?, beside other: Side) throws -> StoredValue {
    guard let value else { return .null }
    switch other {
    case .column(_, let kind, let name):
      switch (kind, value) {
      case (.integer16, let number as NSNumber), (.integer32, let number as NSNumber), (.integer64, let number as NSNumber),
        (.boolean, let number as NSNumber):
        let real = number.doubleValue
        return real.rounded() == real ? .integer(number.int64Value) : .real(real)
      case (.uuid, let text as String): return .text(UUID(uuidString: text)?.uuidString ?? text)
      case (.uri, let text as String): return .text(text)
      default: break
      }
      guard let kept = AttributeValue.kept(value, kind) else {
        throw PredicateFault("\(name) is \(kind.rawValue), and it is compared with “\(value)”, which is \(type(of: value))")
      }
      return try AttributeValue.stored(kept, kind)
    case .object(_, let entity):
      switch value {
      case let object as NSManagedObject: return .integer(object.objectID.key)
      case let identifier as NSManagedObjectID: return .integer(identifier.key)
      case let uri as URL where NSManagedObjectID.parts(of: uri) != nil: return .integer(NSManagedObjectID.parts(of: uri)?.key ?? 0)
      default: throw PredicateFault("an object of \(entity.knownName) is compared with \(type(of: value))")
      }
    case .number:
      guard let number = value as? NSNumber else { throw PredicateFault("a number is compared with “\(value)”, which is \(type(of: value))") }
      return .real(number.doubleValue)
    case .value, .list, .collection:
      switch value {
      case let number as NSNumber: return .real(number.doubleValue)
      case let text as String: return .text(text)
      case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
      case let identifier as UUID: return .text(identifier.uuidString)
      default: throw PredicateFault("two values without a property are compared")
      }
    }
  }
}

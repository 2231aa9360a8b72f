import Foundation

/// Evaluates a predicate for an object in memory, with the same meaning as its SQL.
package enum PredicateEvaluation {
  package static func holds(_ term: PredicateTerm, for object: Any?) throws -> Bool {
    switch term {
    case .constant(let value): return value
    case .not(let inner): return try !holds(inner, for: object)
    case .and(let terms): return try terms.allSatisfy { try holds($0, for: object) }
    case .or(let terms): return try terms.contains { try holds($0, for: object) }
    case .comparison(let comparison): return try holds(comparison, for: object)
    }
  }

  private static func holds(_ comparison: PredicateTerm.Comparison, for object: Any?) throws -> Bool {
    let (left, right) = (value(comparison.left, object), value(comparison.right, object))
    let members = { (value: Any?) in elements(value) ?? (value.map { [$0] } ?? []) }
    switch comparison.modifier {
    case .any: return try members(left).contains { try compare($0, right, comparison) }
    case .all: return try members(left).allSatisfy { try compare($0, right, comparison) }
    case .none: return try !members(left).contains { try compare($0, right, comparison) }
    case .direct: return try compare(left, right, comparison)
    }
  }

  // MARK: Values

  private static func value(_ operand: PredicateTerm.Operand, _ object: Any?) -> Any? {
    switch operand {
    case .value(let expression as NSExpression): expression.expressionValue(with: object, context: nil)
    case .value(let value): value
    case .list(let members): members.map { value($0, object) ?? NSNull() }
    case .path(let names): value(names, of: object)
    }
  }

  /// Follows a key path.
  package static func value(_ names: [String], of object: Any?) -> Any? {
    guard let name = names.first else { return object }
    let rest = Array(names.dropFirst())
    if name.hasPrefix("@") { return aggregate(name, rest, elements(object) ?? []) }
    switch object {
    case let readable as any KeyValueReadable: return readable.value(atPath: names)
    case let dictionary as [String: Any]: return value(rest, of: dictionary[name])
    case nil: return nil
    default:
      guard let members = elements(object) else { return nil }
      return members.compactMap { value(names, of: $0) }
    }
  }

  private static func aggregate(_ function: String, _ names: [String], _ members: [Any]) -> Any? {
    if function == "@count" { return NSNumber(value: members.count) }
    let numbers = members.compactMap { (value(names, of: $0) as? NSNumber)?.doubleValue }
    switch function {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "@min", "@max":
      let values = members.compactMap { value(names, of: $0) }.sorted { order($0, $1) == .orderedAscending }
      return function == "@min" ? values.first : values.last
    default: return nil
    }
  }

  package static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    case let list as NSArray: Array(list)
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  // MARK: Comparing

  private static func compare(_ left: Any?, _ right: Any?, _ comparison: PredicateTerm.Comparison) throws -> Bool {
    let texts = TextComparison(comparison)
    switch comparison.relation {
    case .equal: return equal(left, right, texts)
    case .notEqual: return !equal(left, right, texts)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = elements(right), bounds.count == 2 else { throw PredicateFault("BETWEEN needs two bounds") }
      return order(bounds[0], left).map { $0 != .orderedDescending } ?? false && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .isIn:
      if let members = elements(right) { return members.contains { equal(left, $0, texts) } }
      guard let text = left as? String, let whole = right as? String else { return false }
      return texts.holds(.contains, whole, text)
    case .contains where elements(left) != nil: return (elements(left) ?? []).contains { equal($0, right, texts) }
    case .contains, .beginsWith, .endsWith, .like, .matches:
      guard let text = left as? String, let other = right as? String else { return false }
      return texts.holds(comparison.relation, text, other)
    }
  }

  private static func equal(_ left: Any?, _ right: Any?, _ texts: TextComparison) -> Bool {
    let (left, right) = (plain(left), plain(right))
    guard let left, let right else { return left == nil && right == nil }
    if let one = left as? String, let other = right as? String { return texts.holds(.equal, one, other) }
    if let order = order(left, right) { return order == .orderedSame }
    if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
    return false
  }

  /// Returns nil for NSNull, and the identity of an object.
  private static func plain(_ value: Any?) -> Any? { (value as? any KeyValueReadable)?.identity ?? ValueOrder.plain(value) }

  /// Compares two values by their own order; nil if they have none.
  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { ValueOrder.order(plain(left), plain(right)) }
}

/// Compares texts with the options of a comparison.
package struct TextComparison {
  private let options: String.CompareOptions
  private let isPlain: Bool

  package init(_ comparison: PredicateTerm.Comparison) {
    var options: String.CompareOptions = []
    if comparison.ignoresCase { options.insert(.caseInsensitive) }
    if comparison.ignoresDiacritics { options.insert(.diacriticInsensitive) }
    self.options = options
    isPlain = options.isEmpty
  }

  private func folded(_ text: String) -> String { isPlain ? text : text.folding(options: options, locale: nil) }

  package func holds(_ relation: PredicateTerm.Relation, _ text: String, _ other: String) -> Bool {
    let (one, two) = (folded(text), folded(other))
    return switch relation {
    case .equal: one == two
    case .notEqual: one != two
    case .less: one < two
    case .lessOrEqual: one <= two
    case .greater: one > two
    case .greaterOrEqual: one >= two
    case .contains: two.isEmpty || one.contains(two)
    case .beginsWith: one.hasPrefix(two)
    case .endsWith: one.hasSuffix(two)
    case .like: Self.matches(Array(one), Array(two))
    case .matches: one.range(of: "^(?:\(two))$", options: .regularExpression) != nil
    case .between, .isIn: false
    }
  }

  /// Returns whether a text matches a pattern in which `*` matches any characters and `?` matches one.
  private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (index, place) = (0, 0)
    // Where to resume if the last star has to match one more character.
    var star: (index: Int, place: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (index, place)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        (index, place) = (index + 1, place + 1)
      } else if let last = star {
        star = (last.index + 1, last.place)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

import AlmanacDataModels
import AlmanacRecordStore
import Foundation

import class AlmanacFoundationCompat.NSExpression

/// The type of a result's column.
enum SQLResult {
  case attribute(DataModel.AttributeType)
  case object(NSEntityDescription)
  /// A number; SQLite decides if it is whole.
  case number

  func value(_ stored: StoredValue, _ store: NSPersistentStore) -> Any? {
    switch (self, stored) {
    case (_, .null): return nil
    case (.object(let entity), .integer(let key)): return NSManagedObjectID(entity, key: key, store: store)
    case (.object, _): return nil
    case (.number, .integer(let number)): return NSNumber(value: number)
    case (.number, .real(let number)): return NSNumber(value: number)
    case (.number, .text(let text)): return text
    case (.number, _): return nil
    // SQLite may return another kind of number than the requested type.
    case (.attribute(let kind), .real(let number)):
      switch kind {
      case .integer16, .integer32, .integer64: return NSNumber(value: Int64(exactly: number.rounded(.towardZero)) ?? 0)
      case .boolean: return NSNumber(value: number != 0)
      case .decimal: return Decimal(string: "\(number)").map { NSDecimalNumber(decimal: $0) }
      default: return AttributeValue.loaded(stored, kind)
      }
    case (.attribute(let kind), .integer(let number)):
      switch kind {
      case .double, .float, .date: return AttributeValue.loaded(.real(Double(number)), kind)
      case .decimal: return NSDecimalNumber(decimal: Decimal(number))
      default: return AttributeValue.loaded(stored, kind)
      }
    case (.attribute(let kind), _): return AttributeValue.loaded(stored, kind)
    }
  }
}

/// Translates expressions to SQL.
extension PredicateTranslation {
  typealias Computed = (sql: SQLText, result: SQLResult)

  /// - Throws: a `PredicateFault` that names what SQL cannot express.
  func value(_ expression: NSExpression, _ scope: SQLScope) throws -> Computed {
    switch expression.form {
    case .evaluatedObject: return try computed(try resolve([], scope))
    case .path(let names): return try computed(try resolve(names, scope))
    case .constant(let value): return try constant(value)
    case .variable(let name):
      guard let known = named[name] else { throw PredicateFault("the variable $\(name) is not the name of a fetched expression") }
      return try value(known, scope)
    case .conditional(let predicate, let one, let other):
      let (yes, no) = (try value(one, scope), try value(other, scope))
      return ("CASE WHEN " + (try condition(try PredicateTerm(predicate), scope)) + " THEN " + yes.sql + " ELSE " + no.sql + " END", yes.result)
    case .function(let name, let arguments): return try call(name, arguments, scope)
    case .list, .block: throw PredicateFault("\(expression) has no value that a store can compute")
    }
  }

  /// One side of a comparison.
  func side(_ expression: NSExpression, _ scope: SQLScope) throws -> Side {
    switch expression.form {
    case .path(let names): return try resolve(names, scope)
    case .evaluatedObject: return try resolve([], scope)
    case .constant(let value): return .value(value is NSNull ? nil : value)
    case .list(let members):
      return .list(
        try members.map { member in
          guard case .constant(let value) = member.form else { throw PredicateFault("a list with expressions is not supported") }
          return value
        })
    default: break
    }
    let found = try value(expression, scope)
    switch found.result {
    case .attribute(let kind): return .column(found.sql, kind, name: "\(expression)")
    case .object(let entity): return .object(found.sql, entity)
    case .number: return .number(found.sql)
    }
  }

  private func computed(_ side: Side) throws -> Computed {
    switch side {
    case .column(let sql, let kind, _): return (sql, .attribute(kind))
    case .object(let sql, let entity): return (sql, .object(entity))
    case .number(let sql): return (sql, .number)
    case .collection(let collection):
      guard let sql = try aggregate(collection) else {
        throw PredicateFault("\(collection.relationship.name) is a to-many relationship; count it with count:, or write @count behind it")
      }
      return (sql, .number)
    case .value, .list: throw PredicateFault("a value without a property cannot be fetched")
    }
  }

  private func constant(_ value: Any?) throws -> Computed {
    switch value {
    case nil, is NSNull: return (SQLText("NULL"), .number)
    case let text as String: return (SQLText("?", [.text(text)]), .attribute(.string))
    case let date as Date: return (SQLText("?", [.real(date.timeIntervalSinceReferenceDate)]), .attribute(.date))
    case let number as NSNumber:
      let real = number.doubleValue
      return (SQLText("?", ["d", "f"].contains(String(cString: number.objCType)) ? [.real(real)] : [.integer(number.int64Value)]), .number)
    default: throw PredicateFault("“\(value.map { "\($0)" } ?? "")” cannot be a constant of an expression")
    }
  }

  // MARK: Functions

  private static let operators = [
    "add:to:": " + ", "from:subtract:": " - ", "multiply:by:": " * ", "divide:by:": " / ", "modulus:by:": " % ",
  ]

  private func call(_ name: String, _ arguments: [NSExpression], _ scope: SQLScope) throws -> Computed {
    if name == "now" { return try constant(Date()) }
    if arguments.count == 1, ["sum:", "count:", "min:", "max:", "average:"].contains(name) { return try statistic(name, arguments[0], scope) }
    let values = try arguments.map { try value($0, scope) }
    if let sign = Self.operators[name], values.count == 2 { return ("(" + number(values[0]) + sign + number(values[1]) + ")", .number) }
    guard values.count == 1, let only = values.first else { throw PredicateFault("the function \(name) is not supported in a store") }
    switch name {
    case "abs:": return ("abs(" + number(only) + ")", .number)
    case "length:": return ("length(" + only.sql + ")", .attribute(.integer64))
    // SQLite's own functions handle only ASCII letters.
    case "uppercase:", "lowercase:":
      let index = add { arguments in
        guard case .text(let text) = arguments[0] else { return .null }
        return .text(name == "uppercase:" ? text.uppercased() : text.lowercased())
      }
      return ("\(Database.nativeFunction)(\(index), " + only.sql + ")", .attribute(.string))
    case "sqrt:", "log:", "ln:", "exp:", "ceiling:", "floor:", "trunc:":
      let index = add { arguments in
        let operand: NSNumber
        switch arguments[0] {
        case .integer(let number): operand = NSNumber(value: number)
        case .real(let number): operand = NSNumber(value: number)
        default: return .null
        }
        return (ExpressionFunction.value(name, [operand]) as? NSNumber).map { .real($0.doubleValue) } ?? .null
      }
      return ("\(Database.nativeFunction)(\(index), " + number(only) + ")", .number)
    default: throw PredicateFault("the function \(name) is not supported in a store")
    }
  }

  /// Returns a value as a number. Decimal numbers are text in a store.
  private func number(_ value: Computed) -> SQLText {
    if case .attribute(.decimal) = value.result { return "CAST(" + value.sql + " AS REAL)" }
    return value.sql
  }

  /// Returns a function over all rows, or over the objects of a to-many relationship.
  private func statistic(_ name: String, _ argument: NSExpression, _ scope: SQLScope) throws -> Computed {
    if case .path(let names) = argument.form, case .collection(let collection) = try resolve(names, scope), collection.rest.first?.first != "@" {
      let function = ["sum:": "@sum", "count:": "@count", "min:": "@min", "max:": "@max", "average:": "@avg"][name] ?? ""
      let rest = function == "@count" ? [] : collection.rest
      let sql = try aggregate(Collection(alias: collection.alias, relationship: collection.relationship, rest: [function] + rest))
      return (sql ?? SQLText("NULL"), .number)
    }
    if name == "count:", case .evaluatedObject = argument.form { return (SQLText("count(*)"), .attribute(.integer64)) }
    let value = try value(argument, scope)
    if case .attribute(.transformable) = value.result { throw PredicateFault("\(name) of \(argument), which is Transformable, is not supported") }
    switch name {
    case "count:": return ("count(" + value.sql + ")", .attribute(.integer64))
    case "average:": return ("avg(" + number(value) + ")", .attribute(.double))
    case "sum:":
      // The sum of no rows is 0.
      switch value.result {
      case .attribute(let kind) where [.integer16, .integer32, .integer64, .boolean].contains(kind):
        return ("ifnull(sum(" + value.sql + "), 0)", .attribute(.integer64))
      case .attribute(let kind) where ![.double, .float, .decimal].contains(kind):
        throw PredicateFault("sum: of \(argument), which is \(kind.rawValue), is not supported")
      default: return ("total(" + number(value) + ")", value.result)
      }
    default:
      let function = name == "min:" ? "min" : "max"
      if case .attribute(.decimal) = value.result { return ("\(function)(" + value.sql + " COLLATE \(Database.decimalCollation))", value.result) }
      return ("\(function)(" + value.sql + ")", value.result)
    }
  }
}

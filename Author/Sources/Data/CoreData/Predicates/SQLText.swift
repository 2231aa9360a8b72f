import AlmanacRecordStore

/// A piece of SQL with the arguments of its question marks.
struct SQLText {
  var text: String
  var arguments: [StoredValue] = []

  init(_ text: String, _ arguments: [StoredValue] = []) {
    self.text = text
    self.arguments = arguments
  }

  static func + (left: SQLText, right: SQLText) -> SQLText { SQLText(left.text + right.text, left.arguments + right.arguments) }
  static func + (left: SQLText, right: String) -> SQLText { SQLText(left.text + right, left.arguments) }
  static func + (left: String, right: SQLText) -> SQLText { SQLText(left + right.text, right.arguments) }

  static func joined(_ parts: [SQLText], _ separator: String) -> SQLText {
    SQLText(parts.map(\.text).joined(separator: separator), parts.flatMap(\.arguments))
  }
}

/// The tables that one SELECT reads: that of an entity, and those that paths of to-one relationships lead to.
final class SQLScope {
  let alias: String
  let entity: NSEntityDescription
  private(set) var joins = ""
  private var aliases: [String: String] = [:]

  init(_ alias: String, _ entity: NSEntityDescription) {
    self.alias = alias
    self.entity = entity
  }

  /// Returns the alias of the table that a column of keys leads to.
  func join(_ column: String, _ table: String, _ newAlias: () -> String) -> String {
    if let known = aliases[column] { return known }
    let new = newAlias()
    aliases[column] = new
    joins += " LEFT JOIN \(quoted(table)) AS \(new) ON \(new).\(quoted(keyColumn)) = \(column)"
    return new
  }
}

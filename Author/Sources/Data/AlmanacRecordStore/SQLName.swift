/// Quotes a name for SQL.
package func quoted(_ name: String) -> String {
  guard name.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(name)\"" }
  return "\"" + name.replacing("\"", with: "\"\"") + "\""
}

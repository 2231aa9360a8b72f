/// Quotes a name for SQL.
package func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

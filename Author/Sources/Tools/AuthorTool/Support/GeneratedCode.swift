/// Builds Swift source line by line, with indentation.
struct GeneratedCode {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") { text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n" }

  mutating func lines(_ lines: [String]) { for line in lines { self.line(line) } }

  /// Writes `head {`, the body one level deeper, and `}`.
  mutating func block(_ head: String, _ body: (inout GeneratedCode) -> Void) {
    line("\(head) {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}

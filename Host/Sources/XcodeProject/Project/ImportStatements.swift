import Foundation

/// The modules that Swift sources import.
enum ImportStatements {
  /// The modules that `file` imports, but for imports that only hold where a module is there that the file asks for with `canImport`.
  static func modules(in file: URL) -> Set<String> {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return modules(in: String(decoding: data, as: UTF8.self))
  }

  static func modules(in source: String) -> Set<String> {
    var modules: Set<String> = []
    /// One per open `#if`: whether its current branch is one that Linux may leave out.
    var guards: [Bool] = []
    var isInComment = false
    for line in source.split(whereSeparator: \.isNewline) {
      var line = line.trimmingCharacters(in: .whitespaces)
      if isInComment {
        guard let end = line.range(of: "*/") else { continue }
        line = String(line[end.upperBound...]).trimmingCharacters(in: .whitespaces)
        isInComment = false
      }
      while let start = line.range(of: "/*") {
        if let end = line.range(of: "*/", range: start.upperBound..<line.endIndex) {
          line.replaceSubrange(start.lowerBound..<end.upperBound, with: " ")
        } else {
          line = String(line[..<start.lowerBound])
          isInComment = true
        }
      }
      if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
      line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#if") {
        guards.append(isConditional(line))
      } else if line.hasPrefix("#elseif") {
        _ = guards.popLast()
        guards.append(isConditional(line))
      } else if line.hasPrefix("#else") {
        guard !guards.isEmpty else { continue }
        guards[guards.count - 1] = true
      } else if line.hasPrefix("#endif") {
        _ = guards.popLast()
      } else if !guards.contains(true) {
        for statement in line.split(separator: ";") {
          if let module = module(in: statement.trimmingCharacters(in: .whitespaces)) { modules.insert(module) }
        }
      }
    }
    return modules
  }

  /// Whether what stands under the condition may be left out on Linux without harm.
  private static func isConditional(_ line: String) -> Bool {
    ["canImport", "os(", "targetEnvironment", "false"].contains { line.contains($0) }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
  private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

  private static func module(in statement: String) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    while let first = words.first, first.hasPrefix("@") || levels.contains(String(first)) { words = words.dropFirst() }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let first = words.first, kinds.contains(String(first)) { words = words.dropFirst() }
    guard let name = words.first?.split(separator: ".").first, name.first?.isLetter == true || name.first == "_" else { return nil }
    return String(name)
  }
}

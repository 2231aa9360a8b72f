import Foundation

/// The modules that Swift sources import.
enum ImportStatements {
  /// The modules that `file` imports in the branches that conditions leave open.
  static func modules(in file: URL, _ conditions: CompilationConditions = CompilationConditions()) -> Set<String> {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return modules(in: String(decoding: data, as: UTF8.self), conditions)
  }

  static func modules(in source: String, _ conditions: CompilationConditions = CompilationConditions()) -> Set<String> {
    var modules: Set<String> = []
    var branches = Branches()
    for line in code(of: source) {
      if line.hasPrefix("#if") {
        branches.open(conditions.holds(String(line.dropFirst("#if".count))))
      } else if line.hasPrefix("#elseif") {
        branches.next(conditions.holds(String(line.dropFirst("#elseif".count))))
      } else if line.hasPrefix("#else") {
        branches.next(true)
      } else if line.hasPrefix("#endif") {
        branches.close()
      } else if branches.areCompiled {
        for statement in line.split(separator: ";") {
          if let module = module(in: statement.trimmingCharacters(in: .whitespaces)) { modules.insert(module) }
        }
      }
    }
    return modules
  }

  /// The open `#if`s.
  private struct Branches {
    /// Whether the current branch may be compiled, and whether an earlier one surely is.
    private var stack: [(isCompiled: Bool, isDecided: Bool)] = []

    var areCompiled: Bool { stack.allSatisfy(\.isCompiled) }

    mutating func open(_ answer: Bool?) { stack.append((answer != false, answer == true)) }
    mutating func next(_ answer: Bool?) {
      guard let last = stack.popLast() else { return }
      stack.append((!last.isDecided && answer != false, last.isDecided || answer == true))
    }
    mutating func close() { _ = stack.popLast() }
  }

  /// The lines without comments and the space around them.
  private static func code(of source: String) -> [String] {
    var lines: [String] = []
    var isInComment = false
    for line in source.split(whereSeparator: \.isNewline) {
      var line = String(line)
      if isInComment {
        guard let end = line.range(of: "*/") else { continue }
        line = String(line[end.upperBound...])
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
      lines.append(line.trimmingCharacters(in: .whitespaces))
    }
    return lines
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

import AlmanacSwiftSourceText
import Foundation

/// Finds the modules that Swift sources import.
enum ImportStatements {
  /// Returns the modules that `file` imports in code that may be compiled; an empty set if it cannot be read.
  static func modules(in file: URL, _ evaluator: ConditionEvaluator = ConditionEvaluator()) -> Set<String> {
    ProjectFile.text(file).map { modules(in: $0, evaluator) } ?? []
  }

  static func modules(in source: String, _ evaluator: ConditionEvaluator = ConditionEvaluator()) -> Set<String> {
    let bytes = Array(source.utf8)
    let tokens = Array(SwiftLexer(bytes))
    var branches = ConditionalBranches(of: bytes, evaluator)
    var modules: Set<String> = []
    for index in tokens.indices {
      if case .directive(let directive) = tokens[index].kind {
        branches.follow(directive)
      } else if branches.mayBeCompiled, tokens[index].isWord("import"), let module = module(in: tokens, at: index) {
        modules.insert(module)
      }
    }
    return modules
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
  private static let marksBeforeLabel: Set = [".", "(", ","]

  /// Returns the module that the `import` at `index` names; nil if the word is a member or an argument label.
  private static func module(in tokens: [SwiftToken], at index: Int) -> String? {
    if index > 0, tokens[index - 1].kind == .mark, marksBeforeLabel.contains(tokens[index - 1].text) { return nil }
    // Two at most: in a source of nothing but imports all tokens are words.
    let words = tokens[(index + 1)...].prefix(2).prefix { $0.name != nil }
    let name = words.count == 2 && words.first?.kind == .word && kinds.contains(words.first?.text ?? "") ? words.last?.name : words.first?.name
    guard let name, name.first?.isLetter == true || name.first == "_" else { return nil }
    return name
  }
}

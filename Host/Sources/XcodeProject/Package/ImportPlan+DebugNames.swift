import Foundation
import SwiftSourceText

/// Sources that only a debug build can compile.
extension PackageImport {
  /// Sets the conditions of Debug in every build if sources use names that only debug builds declare.
  ///
  /// Xcode compiles previews, and what its author runs, in Debug. The commands build in release, where such a source would stop the build.
  func addDebugConditions(to plan: inout ImportPlan) {
    guard !plan.targets.contains(where: { $0.settings.conditions.contains("DEBUG") }) else { return }
    let own = Set(plan.targets.map(\.name)).union(plan.modules)
    var names = DebugNames()
    for target in plan.targets {
      let release = evaluator(for: target, in: plan, own: own)
      for source in target.sources { names.add(source, release: release.with(flags: []), debug: release.with(flags: release.possibleFlags)) }
    }
    plan.debugNames = names.onlyInDebug.sorted()
    guard !plan.debugNames.isEmpty else { return }
    for index in plan.targets.indices {
      plan.targets[index].settings.conditions += ["DEBUG"] + plan.targets[index].settings.debugConditions
      plan.targets[index].settings.debugConditions = []
    }
  }
}

/// The names in sources that tell whether they compile in a release build.
struct DebugNames {
  /// A name with the type that it is a member of, empty at file level: two types may have members of one name.
  private struct Declaration: Hashable {
    let type: String
    let name: String
  }
  /// What a release build declares.
  private var declared: Set<Declaration> = []
  /// What a debug build declares and a release build does not, as far as one source tells.
  private var declaredInDebug: Set<Declaration> = []
  /// Words of previews that a release build compiles.
  private var usedInPreviews: Set<String> = []
  /// Types, and members with the type written before them (`Item.sample`), that a release build uses outside of previews. A member's name alone does
  /// not tell whose it is.
  private var used: Set<Declaration> = []

  /// The names that sources use and that only debug builds declare.
  var onlyInDebug: Set<String> {
    Set(declaredInDebug.subtracting(declared).filter { usedInPreviews.contains($0.name) || used.contains($0) }.map(\.name))
  }

  mutating func add(_ file: URL, release: ConditionEvaluator, debug: ConditionEvaluator) {
    guard let data = try? Data(contentsOf: file) else { return }
    add(String(decoding: data, as: UTF8.self), release: release, debug: debug)
  }

  mutating func add(_ source: String, release: ConditionEvaluator, debug: ConditionEvaluator) {
    let bytes = Array(source.utf8)
    let tokens = Array(SwiftLexer(bytes))
    var inRelease = ConditionalBranches(of: bytes, release)
    var inDebug = ConditionalBranches(of: bytes, debug)
    /// The braces and parentheses that are open in the preview being read; nil outside of previews.
    var depth: Int?
    /// For each open brace the type whose members it holds; nil for other braces, in which names are local.
    var scopes: [String?] = []
    var nextType: String?
    for (index, token) in tokens.enumerated() {
      if case .directive(let directive) = token.kind {
        inRelease.follow(directive)
        inDebug.follow(directive)
        continue
      }
      if inRelease.mayBeCompiled, Self.startsPreview(tokens, index) { depth = 0 }
      if let open = depth { depth = Self.depth(after: tokens, index, open) }
      if token.isMark("{") { scopes.append(nextType) }
      if token.isMark("}") { _ = scopes.popLast() }
      if token.isMark("{") || token.isMark("}") { nextType = nil }
      guard let word = token.name else { continue }
      if Self.startsType(tokens, index) { nextType = tokens[index + 1].name }
      if inRelease.mayBeCompiled {
        if depth != nil { usedInPreviews.insert(word) }
        if index > 1, tokens[index - 1].isMark("."), let type = tokens[index - 2].name {
          used.insert(Declaration(type: type, name: word))
        } else if word.first?.isUppercase == true {
          used.insert(Declaration(type: "", name: word))
        }
      }
      guard index > 0, !scopes.contains(nil), Self.introducers.contains(tokens[index - 1].name ?? "") else { continue }
      let declaration = Declaration(type: (scopes.last ?? nil) ?? "", name: word)
      if inRelease.mayBeCompiled {
        declared.insert(declaration)
      } else if inDebug.mayBeCompiled {
        declaredInDebug.insert(declaration)
      }
    }
  }

  private static let introducers: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case"]

  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

  /// Returns whether the word at `index` starts the declaration of a type. In `class func` it does not.
  private static func startsType(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    guard tokens[index].kind == .word, types.contains(tokens[index].text), index == 0 || !tokens[index - 1].isMark(".") else { return false }
    guard index + 1 < tokens.count, let next = tokens[index + 1].name else { return false }
    return tokens[index + 1].kind == .quotedWord || !introducers.contains(next)
  }

  /// Returns whether a `#Preview` or the conformance to `PreviewProvider` starts at `index`.
  private static func startsPreview(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    if tokens[index].isWord("PreviewProvider") { return true }
    return tokens[index].isMark("#") && index + 1 < tokens.count && tokens[index + 1].isWord("Preview")
  }

  /// Returns the open braces and parentheses after the token at `index`; nil if the preview ends with it.
  private static func depth(after tokens: [SwiftToken], _ index: Int, _ open: Int) -> Int? {
    let token = tokens[index]
    if token.isMark("{") || token.isMark("(") { return open + 1 }
    guard token.isMark("}") || token.isMark(")") else { return open }
    guard open == 1, token.isMark("}") else { return max(open - 1, 0) }
    // `} timeline: {` goes on.
    let goesOn = index + 3 < tokens.count && tokens[index + 1].kind == .word && tokens[index + 2].isMark(":") && tokens[index + 3].isMark("{")
    return goesOn ? 0 : nil
  }
}

extension ConditionEvaluator {
  /// The conditions of a build that defines these flags besides the ones that are always defined.
  fileprivate func with(flags: Set<String>) -> ConditionEvaluator {
    var other = self
    other.definedFlags.formUnion(flags)
    other.possibleFlags = []
    return other
  }
}

import AlmanacSwiftSourceText
import Foundation

/// Names that sources of a release build use and that only debug builds declare.
///
/// Sources are not compiled for this. A name counts only where it cannot be another one's: a type or function by its name, a member with its type's name
/// before it (`Item.sample`), and in previews also a static member after a dot (`.sample`). Labels of arguments, names that a preview declares itself
/// and members of types that only debug builds have do not count.
struct DebugNames {
  /// A name with the type that it is a member of, empty at file level: two types may have members of one name.
  fileprivate struct Declaration: Hashable {
    let type: String
    let name: String
  }
  /// How a source uses a name.
  fileprivate enum Use: Hashable {
    /// By itself.
    case name(String)
    /// After the name of a type.
    case member(of: String, String)
    /// After a dot, in a preview.
    case shared(String)
    /// As a member of a value, in a preview.
    case instance(String)
  }
  /// A declaration that a release build does not have.
  fileprivate struct Hidden {
    /// The targets whose sources declare it.
    var targets: Set<Int> = []
    /// Whether it is a static member or an enumeration's case.
    var isShared = false
  }

  /// What a release build declares.
  fileprivate var declared: Set<Declaration> = []
  /// What a debug build declares and a release build does not, as far as one source tells.
  fileprivate var hidden: [Declaration: Hidden] = [:]
  /// Types that debug builds declare where release builds do not, and types that release builds declare.
  fileprivate var hiddenTypes: Set<String> = []
  fileprivate var types: Set<String> = []
  fileprivate var uses: Set<Use> = []

  /// The largest source that is read. Generated ones have some 100 KB.
  static let mostBytes = 4 << 20

  /// The names that are used and that only debug builds declare, each with the targets that declare it.
  var onlyInDebug: [String: Set<Int>] {
    let members = Set(declared.lazy.filter { !$0.type.isEmpty }.map(\.name))
    var found: [String: Set<Int>] = [:]
    for (declaration, place) in hidden where !declared.contains(declaration) {
      // Whoever uses a member of such a type uses the type's name, or something else that only debug builds have.
      if hiddenTypes.contains(declaration.type), !types.contains(declaration.type) { continue }
      let isUsed =
        declaration.type.isEmpty
        ? uses.contains(.name(declaration.name))
        : uses.contains(.member(of: declaration.type, declaration.name))
          || (place.isShared
            ? uses.contains(.shared(declaration.name))
            : uses.contains(.instance(declaration.name)) && !members.contains(declaration.name))
      if isUsed { found[declaration.name, default: []].formUnion(place.targets) }
    }
    return found
  }

  /// Adds a source of the target with the number `target`. A file that cannot be read, or is very large, adds nothing.
  mutating func add(_ file: URL, target: Int, release: ConditionEvaluator, debug: ConditionEvaluator) {
    guard let text = ProjectFile.text(file, most: Self.mostBytes) else { return }
    add(text, target: target, release: release, debug: debug)
  }

  mutating func add(_ source: String, target: Int = 0, release: ConditionEvaluator, debug: ConditionEvaluator) {
    var scan = DebugNameScan(source, release: release, debug: debug)
    scan.run(into: &self, target: target)
  }
}

/// Reads one source for ``DebugNames``.
private struct DebugNameScan {
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private var inRelease: ConditionalBranches
  private var inDebug: ConditionalBranches

  /// The braces, brackets and parentheses that are open.
  private struct Nesting {
    var marks: [String] = []
    /// For each open brace the type whose members it holds; nil for other braces, in which names are local.
    var scopes: [String?] = []
  }
  private var nesting = Nesting()
  /// The nesting at each open `#if`: its branches all begin there.
  private var branches: [Nesting] = []
  private var nextType: String?
  /// The braces and parentheses that are open in the preview being read; nil outside of previews.
  private var depth: Int?
  private var usedInPreview: Set<DebugNames.Use> = []
  private var declaredInPreview: Set<String> = []

  /// The deepest nesting that is followed; the rest of a source with more is not read.
  private static let deepest = 512

  init(_ source: String, release: ConditionEvaluator, debug: ConditionEvaluator) {
    bytes = Array(source.utf8)
    tokens = Array(SwiftLexer(bytes))
    inRelease = ConditionalBranches(of: bytes, release)
    inDebug = ConditionalBranches(of: bytes, debug)
  }

  mutating func run(into names: inout DebugNames, target: Int) {
    for (index, token) in tokens.enumerated() {
      guard nesting.marks.count <= Self.deepest, branches.count <= Self.deepest else { break }
      if case .directive(let directive) = token.kind {
        follow(directive)
        continue
      }
      let isCompiled = inRelease.mayBeCompiled
      if isCompiled, depth == nil, startsPreview(index) { depth = 0 }
      if let open = depth {
        depth = depth(after: index, open)
        if depth == nil { endPreview(&names) }
      }
      nest(token)
      guard let word = token.name, word.first?.isNumber == false else { continue }
      if startsType(index) { nextType = typeName(after: index) }
      if isDeclared(index) {
        if depth != nil { declaredInPreview.insert(word) }
        declare(index, word, isCompiled: isCompiled, in: &names, target: target)
      } else if isCompiled, let use = use(of: word, at: index) {
        if depth != nil { usedInPreview.insert(use) } else if Self.countsOutside(use) { names.uses.insert(use) }
      }
    }
    if depth != nil { endPreview(&names) }
  }

  private mutating func follow(_ directive: SwiftToken.Directive) {
    inRelease.follow(directive)
    inDebug.follow(directive)
    switch directive {
    case .if: branches.append(nesting)
    case .elseif, .else: if let start = branches.last { nesting = start }
    case .endif: _ = branches.popLast()
    }
  }

  private mutating func nest(_ token: SwiftToken) {
    guard token.kind == .mark else { return }
    switch token.text {
    case "(", "[": nesting.marks.append(token.text)
    case "{":
      nesting.marks.append(token.text)
      nesting.scopes.append(nextType)
      nextType = nil
    case ")", "]": _ = nesting.marks.popLast()
    case "}":
      _ = nesting.marks.popLast()
      _ = nesting.scopes.popLast()
      nextType = nil
    default: break
    }
  }

  // MARK: Declarations

  private static let introducers: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case"]
  /// The most tokens of a closure's parameters before and after one of them.
  private static let mostParameters = 32
  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  private func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns whether the word at `index` starts the declaration or extension of a type. In `class func` it does not.
  private func startsType(_ index: Int) -> Bool {
    guard Self.types.contains(tokens[index].text) || tokens[index].text == "extension", tokens[index].kind == .word else { return false }
    guard token(index - 1)?.isMark(".") != true, let next = token(index + 1), let name = next.name else { return false }
    return next.kind == .quotedWord || !Self.introducers.contains(name)
  }

  /// Returns the type's own name after its introducer at `index`: `Entry` of `extension Shop.Entry`.
  private func typeName(after index: Int) -> String? {
    var last = index + 1
    while token(last + 1)?.isMark(".") == true, token(last + 2)?.name != nil { last += 2 }
    return token(last)?.name
  }

  /// Returns whether the name at `index` is declared there: after `let`, `func` and so on, as the variable of a loop, or as a closure's parameter.
  private func isDeclared(_ index: Int) -> Bool {
    if let before = token(index - 1), before.kind == .word, Self.introducers.contains(before.text) || before.text == "for" {
      return token(index - 2)?.isMark(".") != true
    }
    guard token(index + 1)?.isWord("in") == true || token(index + 1)?.isMark(",") == true else { return false }
    // `{ first, second in`
    var start = index
    while token(start - 1)?.isMark(",") == true, token(start - 2)?.name != nil, index - start < Self.mostParameters { start -= 2 }
    guard token(start - 1)?.isMark("{") == true else { return false }
    var end = index
    while token(end + 1)?.isMark(",") == true, token(end + 2)?.name != nil, end - index < Self.mostParameters { end += 2 }
    return token(end + 1)?.isWord("in") == true
  }

  private func declare(_ index: Int, _ word: String, isCompiled: Bool, in names: inout DebugNames, target: Int) {
    let introducer = token(index - 1)?.text ?? ""
    guard !nesting.scopes.contains(nil), Self.introducers.contains(introducer) else { return }
    let declaration = DebugNames.Declaration(type: (nesting.scopes.last ?? nil) ?? "", name: word)
    let isType = Self.types.contains(introducer)
    if isCompiled {
      names.declared.insert(declaration)
      if isType { names.types.insert(word) }
    } else if inDebug.mayBeCompiled {
      names.hidden[declaration, default: DebugNames.Hidden()].targets.insert(target)
      if isType || introducer == "case" || isStatic(index - 1) { names.hidden[declaration]?.isShared = true }
      if isType { names.hiddenTypes.insert(word) }
    }
  }

  /// Returns whether `static` or `class` stands among the modifiers before the introducer at `index`.
  private func isStatic(_ index: Int) -> Bool {
    for position in stride(from: index - 1, through: max(index - 6, 0), by: -1) {
      guard let word = tokens[position].name, tokens[position].kind == .word else { return false }
      if word == "static" || word == "class" { return true }
      guard Self.modifiers.contains(word) else { return false }
    }
    return false
  }
  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "nonisolated", "override", "lazy", "mutating", "consuming",
    "borrowing", "dynamic", "weak", "unowned",
  ]

  // MARK: Uses

  /// Returns how the word at `index` is used; nil if it is a label.
  private func use(of word: String, at index: Int) -> DebugNames.Use? {
    guard let before = token(index - 1) else { return .name(word) }
    guard before.isMark(".") else { return isLabel(index) ? nil : .name(word) }
    guard let base = token(index - 2) else { return .shared(word) }
    // A literal gives no token.
    let dot = before.range.lowerBound
    if base.range.upperBound < dot, bytes[dot - 1] == UInt8(ascii: "\"") { return .instance(word) }
    // A key path.
    if base.isMark("\\") { return .instance(word) }
    if let name = base.name, !Self.keywords.contains(name) || base.kind == .quotedWord {
      return name.first?.isUppercase == true ? .member(of: name, word) : .instance(word)
    }
    // `a ? .b : .c` has a space before the dot, `a?.b` has none.
    let isChained = base.range.upperBound == dot || base.text != "?"
    if base.kind == .mark, [")", "]", "}", ">", "?", "!"].contains(base.text), isChained { return .instance(word) }
    return .shared(word)
  }
  /// Words that a member without a base can follow.
  private static let keywords: Set = ["return", "in", "case", "try", "await", "else", "throw", "where", "is", "as"]

  /// Returns whether the name at `index` labels an argument or is a parameter: `date:` and `of date:` in parentheses, or `timeline:` between closures.
  private func isLabel(_ index: Int) -> Bool {
    guard token(index + 1)?.isMark(":") == true, let before = token(index - 1) else { return false }
    if before.isMark("}") { return true }
    return nesting.marks.last == "(" && (before.isMark("(") || before.isMark(",") || before.name != nil)
  }

  /// Outside of previews only types and their members tell whose they are.
  private static func countsOutside(_ use: DebugNames.Use) -> Bool {
    switch use {
    case .name(let name): name.first?.isUppercase == true
    case .member: true
    case .shared, .instance: false
    }
  }

  // MARK: Previews

  private mutating func endPreview(_ names: inout DebugNames) {
    names.uses.formUnion(
      usedInPreview.filter { use in if case .name(let name) = use { !declaredInPreview.contains(name) } else { true } })
    (usedInPreview, declaredInPreview) = ([], [])
    depth = nil
  }

  /// Returns whether a `#Preview` or the conformance to `PreviewProvider` starts at `index`.
  private func startsPreview(_ index: Int) -> Bool {
    if tokens[index].isWord("PreviewProvider") { return true }
    return tokens[index].isMark("#") && token(index + 1)?.isWord("Preview") == true
  }

  /// Returns the open braces and parentheses after the token at `index`; nil if the preview ends with it.
  private func depth(after index: Int, _ open: Int) -> Int? {
    let token = tokens[index]
    if token.isMark("{") || token.isMark("(") { return open + 1 }
    guard token.isMark("}") || token.isMark(")") else { return open }
    guard open == 1, token.isMark("}") else { return max(open - 1, 0) }
    // `} timeline: {` goes on.
    let goesOn = index + 3 < tokens.count && tokens[index + 1].kind == .word && tokens[index + 2].isMark(":") && tokens[index + 3].isMark("{")
    return goesOn ? 0 : nil
  }
}

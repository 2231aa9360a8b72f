import AlmanacSwiftSourceText

/// Methods and computed properties that override in an extension. The compiler accepts this only for Objective-C members.
///
/// In the copy, the extension's member gets another name, and the class overrides the member and calls it:
///
///     class Item: NSManagedObject { override func willSave() { _Item_willSave() }
///     extension Item {     func _Item_willSave() { super.willSave() … } }
///
/// Line numbers do not change. An override inside `#if` stays, and the compiler refuses it. For classes of other modules see `OmittedOverrides`.
struct ExtensionOverrides {
  /// A method or property that overrides in an extension.
  struct Method: Equatable {
    var className: String
    /// The member of the class.
    var override: String
  }

  private(set) var text: [UInt8]

  /// - Parameters:
  ///   - classes: the classes whose members are written: those in copies and those of data models.
  ///   - methods: the overrides in all extensions of the module.
  init(_ text: [UInt8], of classes: Set<String>, _ methods: [Method]) {
    self.text = text
    guard !methods.isEmpty else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for one in Self.found(tokens, text) where classes.contains(one.method.className) {
      edits.replace(one.keyword, with: repeatElement(ASCII.space, count: one.keyword.count))
      edits.replace(one.name, with: Self.newName(one.method.className, String(decoding: text[one.name], as: UTF8.self)).utf8)
    }
    for (name, brace) in Self.classes(tokens) where classes.contains(name) {
      let members = methods.filter { $0.className == name }.map { " \($0.override);" }.joined()
      if !members.isEmpty { edits.insert(members.utf8, at: brace) }
    }
    self.text = edits.applied(to: text)
  }

  /// Returns the overrides in the extensions of a source.
  static func methods(in text: [UInt8]) -> [Method] {
    guard text.firstRange(of: Array("extension ".utf8)) != nil, text.firstRange(of: Array("override ".utf8)) != nil else { return [] }
    return found(Array(SwiftLexer(text)), text).map(\.method)
  }

  // MARK: Reading

  private struct Found {
    var method: Method
    /// The word `override`.
    let keyword: Range<Int>
    let name: Range<Int>
  }

  private static func newName(_ className: String, _ name: String) -> String { "_\(className)_\(name)" }

  private static func found(_ tokens: [SwiftToken], _ text: [UInt8]) -> [Found] {
    var (depth, conditions) = (0, 0)
    var (className, found): (String?, [Found]) = (nil, [])
    // Members of a `public extension` without an access modifier are public.
    var isPublic = false
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .directive(.if): conditions += 1
      case .directive(.endif): conditions -= 1
      case .mark where token.text == "{": depth += 1
      case .mark where token.text == "}":
        depth -= 1
        if depth == 0 { className = nil }
      case .word where token.text == "extension" && depth == 0 && index + 2 < tokens.count && !tokens[index + 2].isMark("."):
        className = tokens[index + 1].name
        isPublic = index > 0 && tokens[index - 1].isWord("public")
      case .word where token.text == "override" && depth == 1 && conditions == 0:
        if let className, var one = method(tokens, index, className, text) ?? property(tokens, index, className, text) {
          let words = one.method.override.split(separator: " ").prefix { modifiers.contains(String($0)) }
          if isPublic, !words.contains(where: { ["public", "open", "internal"].contains($0) }) {
            one.method.override = "public " + one.method.override
          }
          found.append(one)
        }
      default: break
      }
    }
    return found
  }

  static let modifiers: Set = ["override", "public", "open", "internal", "class", "static", "nonisolated", "final"]

  private static func method(_ tokens: [SwiftToken], _ keyword: Int, _ className: String, _ text: [UInt8]) -> Found? {
    func source(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let before = tokens[..<keyword].reversed().prefix { modifiers.contains($0.text) }.reversed()
    guard let function = tokens[keyword...].firstIndex(where: { !modifiers.contains($0.text) }), tokens[function].isWord("func"),
      function + 2 < tokens.count, let name = tokens[function + 1].name, tokens[function + 2].isMark("("),
      let body = tokens[function...].firstIndex(where: { $0.isMark("{") })
    else { return nil }
    var depth = 0
    var (arguments, effects): ([String], [String]) = ([], [])
    var start = function + 3
    for index in (function + 2)..<body {
      let token = tokens[index]
      if depth == 0, index > function + 2, token.isMark("-") { break }
      if depth == 0, token.isWord("throws") { effects.insert("try", at: 0) }
      if depth == 0, token.isWord("async") { effects.append("await") }
      if ["(", "[", "<"].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) || token.text == ">" && !tokens[index - 1].isMark("-") { depth -= 1 }
      if depth == 1, token.isMark(","), index > start { start = index + 1 }
      if depth == 1, token.isMark(":"), arguments.count < 20 {
        let names = tokens[start..<index].compactMap(\.name)
        if let label = names.first, let value = names.last { arguments.append(label == "_" ? value : "\(label): \(value)") }
      }
    }
    let call = (effects + ["\(newName(className, name))(\(arguments.joined(separator: ", ")))"]).joined(separator: " ")
    let words = before.map(\.text) + tokens[keyword..<function].map(\.text)
    let signature = source(tokens[function].range.lowerBound..<tokens[body].range.lowerBound).split(whereSeparator: \.isNewline).joined(
      separator: " ")
    let override = "\(words.joined(separator: " ")) \(signature){ \(call) }"
    return Found(method: Method(className: className, override: override), keyword: tokens[keyword].range, name: tokens[function + 1].range)
  }

  /// Reads `override var name: Type { … }`. Skips a property with observers: it uses the superclass's storage, so it cannot become another property.
  private static func property(_ tokens: [SwiftToken], _ keyword: Int, _ className: String, _ text: [UInt8]) -> Found? {
    let before = tokens[..<keyword].reversed().prefix { modifiers.contains($0.text) }.reversed()
    guard let variable = tokens[keyword...].firstIndex(where: { !modifiers.contains($0.text) }), tokens[variable].isWord("var"),
      variable + 3 < tokens.count, let name = tokens[variable + 1].name, tokens[variable + 2].isMark(":"),
      let body = tokens[variable...].firstIndex(where: { $0.isMark("{") }), body + 1 < tokens.count,
      !tokens[body + 1].isWord("willSet"), !tokens[body + 1].isWord("didSet")
    else { return nil }
    let type = String(decoding: text[tokens[variable + 3].range.lowerBound..<tokens[body].range.lowerBound], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let new = newName(className, name)
    let accessors = hasSetter(tokens, body) ? "{ get { \(new) } set { \(new) = newValue } }" : "{ \(new) }"
    let words = before.map(\.text) + tokens[keyword..<variable].map(\.text)
    let override = "\(words.joined(separator: " ")) var \(name): \(type) \(accessors)"
    return Found(method: Method(className: className, override: override), keyword: tokens[keyword].range, name: tokens[variable + 1].range)
  }

  /// Returns true if the accessors that open at `body` have a setter.
  private static func hasSetter(_ tokens: [SwiftToken], _ body: Int) -> Bool {
    guard tokens[body + 1].isWord("get") || tokens[body + 1].isWord("set") else { return false }
    var depth = 0
    for token in tokens[body...] {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, token.isWord("set") { return true }
    }
    return false
  }

  /// Returns the name of each class that a source declares, and the offset just after the class's opening brace.
  private static func classes(_ tokens: [SwiftToken]) -> [(String, Int)] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].isWord("class"), let name = tokens[index + 1].name, !["func", "var", "let", "subscript"].contains(name),
        let brace = tokens[index...].firstIndex(where: { $0.isMark("{") })
      else { return nil }
      return (name, tokens[brace].range.upperBound)
    }
  }
}

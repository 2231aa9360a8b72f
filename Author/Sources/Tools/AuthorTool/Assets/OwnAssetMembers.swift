import AlmanacSwiftSourceText

/// The static members and the types that a target's sources add to the types with asset symbols. A generated member of the same name in the same
/// extension would not compile.
struct OwnAssetMembers {
  private var members: [String: Set<String>] = [:]

  private static let types: Set = ["Color", "ShapeStyle", "UIColor", "UIImage", "ColorResource", "ImageResource"]
  private static let nested: Set = ["enum", "struct", "class", "actor", "typealias"]

  init() {}

  /// - Parameter sources: the texts of the target's Swift files.
  init(sources: some Sequence<[UInt8]>) {
    for source in sources where Self.types.contains(where: { source.firstRange(of: Array("extension \($0)".utf8)) != nil }) { read(source) }
  }

  /// Returns the names that extensions of a type declare.
  func names(in type: String) -> Set<String> { members[type] ?? [] }

  private mutating func read(_ source: [UInt8]) {
    let tokens = Array(SwiftLexer(source))
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard tokens[index].isWord("extension") else { continue }
      // `extension SwiftUI.Color`
      var name = index + 1
      while name + 2 < tokens.count, tokens[name + 1].isMark(".") { name += 2 }
      guard let type = tokens[name].name, Self.types.contains(type), let open = tokens[name...].firstIndex(where: { $0.isMark("{") }) else {
        continue
      }
      index = readMembers(of: type, tokens, from: open)
    }
  }

  /// Returns the index of the brace that closes the extension.
  private mutating func readMembers(of type: String, _ tokens: [SwiftToken], from open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if depth == 0 { return index }
      guard depth == 1, index + 2 < tokens.count else { continue }
      if tokens[index].isWord("static") || tokens[index].isWord("class"), tokens[index + 1].isWord("var") || tokens[index + 1].isWord("let"),
        let name = tokens[index + 2].name
      {
        members[type, default: []].insert(name)
      } else if Self.nested.contains(tokens[index].text), tokens[index].kind == .word, let name = tokens[index + 1].name {
        members[type, default: []].insert(name)
      }
    }
    return tokens.count
  }
}

import AlmanacSwiftSourceText

/// Replaces imports of modules that do not exist by `import Foundation`, which Apple's modules re-export.
///
/// A cross-import module such as `_PhotosUI_SwiftUI` is replaced by its first part if that module exists.
///
/// So a module that a file imports but does not use no longer stops the build. A use of its names still does, with the compiler's own error.
struct AbsentImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8], _ absent: Set<String>) {
    self.text = text
    guard absent.contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for start in tokens.indices where tokens[start].isWord("import") {
      var end = start + 1
      var isScoped = false
      if end < tokens.count, Self.kinds.contains(tokens[end].text) { (end, isScoped) = (end + 1, true) }
      guard end < tokens.count, let module = tokens[end].name, absent.contains(module) else { continue }
      while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].name != nil { end += 2 }
      // Words before `import`, such as `@preconcurrency` or `public`, stay: they apply to Foundation as well.
      let first = isScoped ? tokens[start].range.lowerBound : tokens[start + 1].range.lowerBound
      let replacement = Self.base(of: module).flatMap { absent.contains($0) ? nil : $0 } ?? "Foundation"
      edits.replace(first..<tokens[end].range.upperBound, with: ((isScoped ? "import " : "") + replacement).utf8)
    }
    self.text = edits.applied(to: text)
  }

  private static func base(of module: String) -> String? {
    module.hasPrefix("_") ? module.split(separator: "_").first.map(String.init) : nil
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}

import SwiftSourceText

/// Replaces the imports of modules that are not there by `import Foundation`, which Apple's modules export.
///
/// A module between two others, as `_PhotosUI_SwiftUI`, is replaced by the first of them if that one is there.
///
/// A module that a file only imports does not stop the build then. What uses its names still does, with the compiler's own error.
struct AbsentImports {
  private(set) var text: [UInt8]

  init(_ text: [UInt8], _ absent: Set<String>) {
    self.text = text
    guard absent.contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return }
    let tokens = Array(SwiftLexer(text))
    // From the end, so that the places of earlier tokens stay right.
    for start in tokens.indices.reversed() where tokens[start].isWord("import") {
      var end = start + 1
      var isScoped = false
      if end < tokens.count, Self.kinds.contains(tokens[end].text) { (end, isScoped) = (end + 1, true) }
      guard end < tokens.count, let module = tokens[end].name, absent.contains(module) else { continue }
      while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].name != nil { end += 2 }
      // What stands before the word, such as `@preconcurrency` or `public`, stays: it applies to Foundation as well.
      let first = isScoped ? tokens[start].range.lowerBound : tokens[start + 1].range.lowerBound
      let replacement = Self.base(of: module).flatMap { absent.contains($0) ? nil : $0 } ?? "Foundation"
      self.text.replaceSubrange(first..<tokens[end].range.upperBound, with: ((isScoped ? "import " : "") + replacement).utf8)
    }
  }

  private static func base(of module: String) -> String? {
    module.hasPrefix("_") ? module.split(separator: "_").first.map(String.init) : nil
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}

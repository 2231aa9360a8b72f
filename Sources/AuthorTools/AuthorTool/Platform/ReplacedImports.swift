import SwiftSourceText

/// Replaces `import CoreFoundation` and `import ObjectiveC` by `import Foundation`, which in an author's module also gives the names of both, and
/// `import Darwin` by `import Glibc`, which has most of its functions.
///
/// The toolchain also has a module CoreFoundation, with C declarations. If it were imported, Almanac's versions of these names could not be used.
/// Modules ObjectiveC and Darwin must not exist: packages take them for signs of Apple's systems (`#if canImport(Darwin)`).
/// The replacement keeps every column.
struct ReplacedImports {
  private(set) var text: [UInt8]

  /// Modules that have submodules on Apple's systems, such as `Foundation.NSDate`, and none here: the whole module is imported.
  private static let whole: Set = [
    "AVFoundation", "Accelerate", "AppKit", "CoreFoundation", "CoreGraphics", "CoreLocation", "CoreText", "Darwin", "Foundation", "ImageIO",
    "ObjectiveC",
    "QuartzCore", "Security", "UIKit",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    cutSubmodules()
    // Each replacement has the length of the name, so that the places of tokens stay right.
    for (name, replacement) in [("CoreFoundation", "    Foundation"), ("ObjectiveC", "Foundation"), ("Darwin", " Glibc")] {
      guard text.firstRange(of: Array(name.utf8)) != nil else { continue }
      let tokens = Array(SwiftLexer(self.text))
      for index in tokens.indices.dropFirst() where tokens[index].isWord(name) && tokens[index - 1].isWord("import") {
        self.text.replaceSubrange(tokens[index].range, with: replacement.utf8)
      }
    }
  }

  /// Replaces what follows a module's name in its import by spaces.
  private mutating func cutSubmodules() {
    guard text.firstRange(of: Array("import".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    for index in tokens.indices.dropFirst() where tokens[index - 1].isWord("import") {
      guard let module = tokens[index].name, Self.whole.contains(module) else { continue }
      var end = index
      while end + 2 < tokens.count, tokens[end + 1].isMark("."), tokens[end + 2].name != nil { end += 2 }
      let rest = tokens[index].range.upperBound..<tokens[end].range.upperBound
      text.replaceSubrange(rest, with: Array(repeating: UInt8(ascii: " "), count: rest.count))
    }
  }
}

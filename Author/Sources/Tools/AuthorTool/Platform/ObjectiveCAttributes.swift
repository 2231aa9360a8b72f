import AlmanacSwiftSourceText

/// Removes Objective-C attributes from a source text, because the compiler refuses them on Linux.
///
/// `@objc`, `@objc(name)`, `@objcMembers` and `@nonobjc` become spaces, and so do the attributes for Interface Builder (`@IBOutlet`, …), for an
/// app's entry point (`@UIApplicationMain`) and `@NSCopying`. `#selector(method)` becomes `Selector(method)`, which AlmanacFoundationCompat
/// declares and which takes the method itself. All lines and columns stay the same.
struct ObjectiveCAttributes {
  private(set) var text: [UInt8]

  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "UIApplicationMain",
    "NSApplicationMain", "NSCopying",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and this search is cheaper than the lexer.
    guard Self.mayHold(text) else { return }
    let tokens = Array(SwiftLexer(text))
    for (mark, word) in zip(tokens, tokens.dropFirst()) where mark.range.upperBound == word.range.lowerBound {
      if mark.isMark("@"), word.kind == .word, Self.names.contains(word.text) {
        blank(mark.range.lowerBound..<word.range.upperBound, named: word.text)
      } else if mark.isMark("#"), word.isWord("selector") {
        self.text[mark.range.lowerBound] = ASCII.space
        self.text[word.range.lowerBound] = UInt8(ascii: "S")
      }
    }
  }

  /// Overwrites an attribute and the name in parentheses that may follow it. For `@objc` it may follow after spaces, because nothing else in parentheses can.
  private mutating func blank(_ attribute: Range<Int>, named name: String) {
    var end = attribute.upperBound
    var next = end
    if name == "objc" { while next < text.count, text[next] == ASCII.space { next += 1 } }
    if next < text.count, text[next] == ASCII.openParenthesis, let close = text[next...].firstIndex(of: ASCII.closeParenthesis) { end = close + 1 }
    for offset in attribute.lowerBound..<end where !ASCII.isNewline(text[offset]) { text[offset] = ASCII.space }
  }

  private static func mayHold(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      switch text[index] {
      case UInt8(ascii: "@"): names.contains { text[(index + 1)...].starts(with: $0.utf8) }
      case UInt8(ascii: "#"): text[(index + 1)...].starts(with: "selector".utf8)
      default: false
      }
    }
  }
}

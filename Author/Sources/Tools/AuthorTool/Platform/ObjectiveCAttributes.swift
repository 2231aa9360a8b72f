import AlmanacSwiftSourceText

/// Removes Objective-C attributes from a source text, because the compiler refuses them on Linux.
///
/// `@objc`, `@objc(name)`, `@objcMembers` and `@nonobjc` become spaces, and so do the attributes for Interface Builder (`@IBOutlet`, …), for an
/// app's entry point (`@UIApplicationMain`) and `@NSCopying`. `#selector(method)` becomes `Selector(method)`, which AlmanacFoundationCompat
/// declares and which takes the method itself. All lines stay the same, and columns but those behind the name of an `@objc` protocol: only classes conform
/// to such a protocol, so it gets `AnyObject`.
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
    var edits = SourceEdits()
    for (index, (mark, word)) in zip(tokens, tokens.dropFirst()).enumerated() where mark.range.upperBound == word.range.lowerBound {
      if mark.isMark("@"), word.kind == .word, Self.names.contains(word.text) {
        if word.text == "objc", let name = Self.protocolName(after: index + 1, in: tokens) { Self.restrictToClasses(tokens, name, &edits) }
        blank(mark.range.lowerBound..<word.range.upperBound, named: word.text)
      } else if mark.isMark("#"), word.isWord("selector") {
        self.text[mark.range.lowerBound] = ASCII.space
        self.text[word.range.lowerBound] = UInt8(ascii: "S")
      }
    }
    self.text = edits.applied(to: self.text)
  }

  /// Returns the place of a protocol's name if the attribute that ends at `place` is a protocol's.
  private static func protocolName(after place: Int, in tokens: [SwiftToken]) -> Int? {
    var next = place + 1
    while next < tokens.count {
      if tokens[next].isMark("(") {
        // The attribute's name for Objective-C, or an argument such as that of `@available`.
        guard let close = tokens[next...].firstIndex(where: { $0.isMark(")") }) else { return nil }
        next = close + 1
      } else if tokens[next].isMark("@") {
        next += 2
      } else if access.contains(tokens[next].text) {
        next += 1
      } else {
        return tokens[next].isWord("protocol") && next + 1 < tokens.count ? next + 1 : nil
      }
    }
    return nil
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  private static func restrictToClasses(_ tokens: [SwiftToken], _ name: Int, _ edits: inout SourceEdits) {
    let isInheriting = name + 1 < tokens.count && tokens[name + 1].isMark(":")
    if isInheriting {
      let clause = tokens[(name + 2)...].prefix { !$0.isMark("{") }
      if clause.contains(where: { $0.isWord("AnyObject") || $0.isWord("class") }) { return }
      edits.insert(" AnyObject,".utf8, at: tokens[name + 1].range.upperBound)
    } else {
      edits.insert(": AnyObject".utf8, at: tokens[name].range.upperBound)
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

import AlmanacSwiftSourceText

/// Casts an `AnyObject` to the class that has the method called on it: `(x as AnyObject).value(forKey: "a")` becomes
/// `(x as AnyObject as! NSObject).value(forKey: "a")`.
///
/// On Apple's systems `AnyObject` has the methods of all classes, which the Objective-C runtime looks up. There, too, the process ends if the object
/// lacks the method. Line numbers do not change.
struct ObjectCalls {
  private(set) var text: [UInt8]

  /// Each method by its name and the label of its first argument.
  private static let classes = [
    "value(forKey": "NSObject", "value(forKeyPath": "NSObject", "setValue(": "NSObject", "setValuesForKeys(": "NSObject",
    "dictionaryWithValues(forKeys": "NSObject", "isEqual(": "NSObject", "isKind(of": "NSObject", "isMember(of": "NSObject",
    "object(forKey": "NSDictionary", "objects(forKeys": "NSDictionary", "object(at": "NSArray",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array("AnyObject".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for place in tokens.indices.dropLast(4) where tokens[place].isWord("AnyObject") {
      guard tokens[place + 1].isMark(")"), let cast = Self.cast(before: place, tokens), let name = Self.method(after: place + 1, tokens) else {
        continue
      }
      edits.insert(" \(cast) \(name)".utf8, at: tokens[place].range.upperBound)
    }
    self.text = edits.applied(to: text)
  }

  /// Returns the operator for the second cast: `as?` if the source casts with `as?`, otherwise `as!`. Nil if there is no cast before `AnyObject`.
  private static func cast(before place: Int, _ tokens: [SwiftToken]) -> String? {
    guard place > 1 else { return nil }
    if tokens[place - 1].isWord("as") || tokens[place - 1].isMark("!") && tokens[place - 2].isWord("as") { return "as!" }
    return tokens[place - 1].isMark("?") && tokens[place - 2].isWord("as") ? "as?" : nil
  }

  /// Returns the class of the method that is called on the expression that a parenthesis closes.
  private static func method(after close: Int, _ tokens: [SwiftToken]) -> String? {
    var place = close + 1
    if tokens[place].isMark("?") || tokens[place].isMark("!") { place += 1 }
    guard place + 3 < tokens.count, tokens[place].isMark("."), let name = tokens[place + 1].name, tokens[place + 2].isMark("(") else { return nil }
    return classes["\(name)("] ?? classes["\(name)(\(tokens[place + 3].text)"]
  }
}

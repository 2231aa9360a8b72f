import AlmanacSwiftSourceText

/// Adds the expression that creates the delegate to the property wrappers for app delegates: `@UIApplicationDelegateAdaptor(Delegate.self)` becomes
/// `@UIApplicationDelegateAdaptor(_making: Delegate())`.
///
/// On Apple's systems the Objective-C runtime creates an object of any class. Swift cannot, because `init()` of `NSObject` is not required.
struct DelegateAdaptors {
  private(set) var text: [UInt8]

  private static let wrappers: Set = [
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    guard text.firstRange(of: Array("DelegateAdaptor".utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    // From the end, so that the offsets of earlier tokens stay valid.
    for place in tokens.indices.reversed()
    where tokens[place].name.map({ Self.wrappers.contains($0) }) == true && place > 0 && tokens[place - 1].isMark("@") {
      let next = place + 1
      if next < tokens.count, tokens[next].isMark("(") {
        // `(Delegate.self)`
        guard let close = tokens[next...].firstIndex(where: { $0.isMark(")") }), close - next > 3, tokens[close - 1].isWord("self"),
          tokens[close - 2].isMark(".")
        else { continue }
        let type = Array(text[tokens[next + 1].range.lowerBound..<tokens[close - 2].range.lowerBound])
        self.text.replaceSubrange(tokens[next].range.lowerBound..<tokens[close].range.upperBound, with: Self.arguments(type))
      } else if let colon = Self.colon(after: place, tokens), colon + 1 < tokens.count, let name = tokens[colon + 1].name {
        // `private var delegate: Delegate`
        self.text.insert(contentsOf: Self.arguments(Array(name.utf8)), at: tokens[place].range.upperBound)
      }
    }
  }

  private static func arguments(_ type: [UInt8]) -> [UInt8] { Array("(_making: ".utf8) + type + Array("())".utf8) }

  /// Returns the index of the colon of the property after the wrapper.
  private static func colon(after place: Int, _ tokens: [SwiftToken]) -> Int? {
    guard let variable = tokens[(place + 1)...].prefix(4).firstIndex(where: { $0.isWord("var") }), variable + 2 < tokens.count else { return nil }
    return tokens[variable + 2].isMark(":") ? variable + 2 : nil
  }
}

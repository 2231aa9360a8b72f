private import _FoundationICU

extension NSString.EnumerationOptions {
  /// Words by the rules of ICU, the library that Foundation includes. Foundation on Linux declares this as unavailable.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
  /// Sentences by the rules of ICU.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 5) }
}

extension String {
  /// Calls `body` with each part of a range. ICU finds words and sentences, Foundation other parts.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index { TextParts.enumerate(self, range.relative(to: self), options, body) }
}
extension Substring {
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index { TextParts.enumerate(self, range.relative(to: self), options, body) }
}

private enum TextParts {
  typealias Body = (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void

  static func enumerate<Text: StringProtocol>(
    _ text: Text, _ range: Range<String.Index>, _ options: NSString.EnumerationOptions, _ body: @escaping Body
  ) {
    // The lowest byte is the kind of part.
    switch options.rawValue & 0xFF {
    case NSString.EnumerationOptions.byWords.rawValue: breaks(text, range, UBRK_WORD, options, body)
    case NSString.EnumerationOptions.bySentences.rawValue: breaks(text, range, UBRK_SENTENCE, options, body)
    default: text.enumerateSubstrings(in: range, options: options, body)
    }
  }

  private static func breaks<Text: StringProtocol>(
    _ text: Text, _ range: Range<String.Index>, _ type: UBreakIteratorType, _ options: NSString.EnumerationOptions, _ body: Body
  ) {
    var parts: [(range: Range<String.Index>, isCounted: Bool)] = []
    let part = text[range]
    let units = Array(part.utf16)
    units.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: UChar.self) { characters in
        var status = U_ZERO_ERROR
        guard let breaks = swift_ubrk_open(type, "", characters.baseAddress, Int32(characters.count), &status), status.rawValue <= 0 else { return }
        defer { swift_ubrk_close(breaks) }
        var (place, index) = (0, range.lowerBound)
        _ = swift_ubrk_first(breaks)
        while case let next = Int(swift_ubrk_next(breaks)), next > place {
          let end = text.utf16.index(index, offsetBy: next - place)
          // Spaces and punctuation between words have a status below 100.
          parts.append((index..<end, type == UBRK_SENTENCE || swift_ubrk_getRuleStatus(breaks) >= 100))
          (place, index) = (next, end)
        }
      }
    }
    var stop = false
    let numbers = parts.indices.filter { parts[$0].isCounted }
    for number in options.contains(.reverse) ? numbers.reversed() : numbers where !stop {
      // The characters between a word and the next belong to the enclosing range.
      let following = parts[(number + 1)...].prefix { !$0.isCounted }.last?.range.upperBound ?? parts[number].range.upperBound
      let found = parts[number].range
      body(options.contains(.substringNotRequired) ? nil : String(text[found]), found, found.lowerBound..<following, &stop)
    }
  }
}

import AlmanacBasics

extension String {
  /// The text without control characters, which are not shown and take no room; tabs and line breaks stay.
  ///
  /// The text engine ends a text at U+0000 and draws a box for each of the others.
  var withoutControlCharacters: String {
    // Two-byte sequences that begin with C2 include those from U+0080 on.
    guard utf8.contains(where: { $0 < 0x20 && !(0x09...0x0D ~= $0) || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control || $0.properties.isWhitespace }))
  }
}

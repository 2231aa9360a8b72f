/// HTML's named and numeric character references.
enum HTMLEntities {
  /// Replaces character references by their characters. Anything else stays unchanged.
  static func decode(_ characters: ArraySlice<Unicode.Scalar>) -> String {
    var (text, place) = (String.UnicodeScalarView(), characters.startIndex)
    while place < characters.endIndex {
      // The longest name has 8 letters, the longest number 7 digits.
      if characters[place] == "&", let end = characters[place...].prefix(12).firstIndex(of: ";"),
        let one = character(characters[(place + 1)..<end])
      {
        text.append(one)
        place = end + 1
      } else {
        text.append(characters[place])
        place += 1
      }
    }
    return String(text)
  }

  private static func character(_ name: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: name)
    let word = String(text)
    guard word.hasPrefix("#") else { return named[word] }
    let digits = word.dropFirst()
    let number = digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Only the usual control characters are allowed: the others cannot be drawn.
    guard let number else { return nil }
    return number < 32 && ![9, 10, 13].contains(number) ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = {
    // The names of the characters from U+00A0 to U+00FF, in order (HTML 4, section 24.2).
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm \
      raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH \
      Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig \
      ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml \
      yacute thorn yuml
      """
    var all: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
      "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→",
      "darr": "↓", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
      "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "dagger": "†", "permil": "‰", "lsaquo": "‹", "rsaquo": "›",
      "hearts": "♥", "check": "✓", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
    ]
    for (offset, name) in latin.split(separator: " ").enumerated() { all[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)) }
    return all
  }()
}

import Foundation
private import _FoundationICU

/// Finds the boundaries of words and sentences with the rules and dictionaries of ICU, the library that Foundation includes.
enum TextBreaks {
  /// A part of a text. The parts together are the whole text.
  struct Part {
    enum Kind { case word, number, other }
    let range: Range<String.Index>
    let kind: Kind
  }

  static func words(of text: Substring, _ language: NLLanguage?) -> [Part] { parts(of: text, UBRK_WORD, language) }
  static func sentences(of text: Substring, _ language: NLLanguage?) -> [Part] { parts(of: text, UBRK_SENTENCE, language) }

  private static func parts(of text: Substring, _ type: UBreakIteratorType, _ language: NLLanguage?) -> [Part] {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return [] }
    // Finds each index from the previous one: starting at the beginning each time would take quadratic time.
    var (place, index, parts) = (0, text.startIndex, [Part]())
    units.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: UChar.self) { characters in
        var status = U_ZERO_ERROR
        let breaks = swift_ubrk_open(type, language?.rawValue ?? "", characters.baseAddress, Int32(characters.count), &status)
        guard let breaks, status.rawValue <= U_ZERO_ERROR.rawValue else { return }
        defer { swift_ubrk_close(breaks) }
        _ = swift_ubrk_first(breaks)
        while true {
          let next = Int(swift_ubrk_next(breaks))
          guard next > place else { break }
          let end = text.utf16.index(index, offsetBy: next - place)
          let rule = swift_ubrk_getRuleStatus(breaks)
          let kind: Part.Kind =
            switch rule {
            case 100..<200: .number
            case 200...: .word
            default: .other
            }
          parts.append(Part(range: index..<end, kind: kind))
          (place, index) = (next, end)
        }
      }
    }
    return parts
  }

  /// Returns the four-letter code of a character's script, such as `Latn`; nil for characters of all scripts, such as digits.
  static func script(of scalar: Unicode.Scalar) -> String? {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, script.rawValue > USCRIPT_INHERITED.rawValue, let name = swift_uscript_getShortName(script) else {
      return nil
    }
    return String(cString: name)
  }

  /// Returns the script of most letters.
  static func script(of text: Substring) -> String? {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { if let script = script(of: scalar) { counts[script, default: 0] += 1 } }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

/// A parsed format string: literal text and placeholders for arguments.
package struct FormatString {
  package enum Piece: Equatable {
    case literal(String)
    /// A placeholder. `index` counts from 0; the specifier is without its position ("%lld").
    case argument(index: Int, specifier: String)
  }
  package private(set) var pieces: [Piece] = []

  /// The specifiers of the placeholders in the order of the text.
  package var specifiers: [String] {
    pieces.compactMap { if case .argument(_, let specifier) = $0 { specifier } else { nil } }
  }

  package init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        literal.append("%")
        rest.removeFirst(2)
        continue
      }
      // A variable that no table explains has no text.
      if let end = Self.variable(at: rest) {
        rest = end
        continue
      }
      guard let match = Self.specifier(at: rest) else {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(index: match.position.map { $0 - 1 } ?? next, specifier: match.specifier))
      if match.position == nil { next += 1 }
      rest = match.rest
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Rewrites a format with positions (`%2$d`) as one without, and returns it with its arguments in the order in which it uses them.
  ///
  /// Foundation on Linux needs this for formats that skip an argument: it wrote 1 for `%2$d` with the arguments 1 and 2. A specifier whose argument is
  /// missing is left out. Formats without positions, and formats with `*`, are returned unchanged.
  static func inOrder(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    guard format.contains("$"), !format.contains("*") else { return (format, arguments) }
    var (text, named) = ("", [any CVarArg]())
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal(let literal): text += literal.replacingOccurrences(of: "%", with: "%%")
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        text += specifier
        named.append(arguments[index])
      }
    }
    return (text, named)
  }

  /// Returns what follows the variable at the start of `text`, such as `%#@files@` or `%1$#@files@`; nil if there is none.
  ///
  /// Does not use a regular expression: every localized text passes here, and a regular expression literal is compiled at each use. That took a third of
  /// the time for a list of 10,000 options.
  private static func variable(at text: Substring) -> Substring? {
    let rest = position(at: text.dropFirst()).rest
    guard rest.hasPrefix("#@") else { return nil }
    let name = rest.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    guard !name.isEmpty, rest[name.endIndex...].first == "@" else { return nil }
    return rest[name.endIndex...].dropFirst()
  }

  /// Parses a position such as `2$` at the start of `text`; it is nil if there is none, and `rest` is all of the text then.
  private static func position(at text: Substring) -> (position: Int?, rest: Substring) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, text[digits.endIndex...].first == "$", let number = Int(digits), number > 0 else { return (nil, text) }
    return (number, text[digits.endIndex...].dropFirst())
  }

  /// Parses the specifier at the start of `text`, which begins with a percent sign.
  private static func specifier(at text: Substring) -> (position: Int?, specifier: String, rest: Substring)? {
    let (position, start) = position(at: text.dropFirst())
    var rest = start
    var specifier = "%"
    for part in ["-+0 #'", "0123456789", ".0123456789", "hlqLzjt"] {
      let run = rest.prefix { part.contains($0) }
      specifier += run
      rest = rest.dropFirst(run.count)
    }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(conversion) else { return nil }
    return (position, specifier + String(conversion), rest.dropFirst())
  }

  /// Formats `number` with the first of the specifiers that fits it: one for a number of its kind, with a width and a precision up to ``longest``.
  /// If none does, the number is formatted as an interpolation without a specifier is.
  ///
  /// A translation is a resource of the app, and C's functions read invalid memory for a specifier that does not fit its argument.
  package static func string(_ number: any CVarArg, specifiers: String..., locale: Locale) -> String {
    switch number {
    case let number as any BinaryFloatingPoint:
      let specifier = specifiers.lazy.compactMap { fitting($0, conversions: "fFeEgGaA", length: "") }.first ?? "%f"
      return String(format: specifier, locale: locale, Double(number))
    case let number as any BinaryInteger:
      let specifier = specifiers.lazy.compactMap { fitting($0, conversions: "diuxXo", length: "ll") }.first
      if let small = Int64(exactly: number) { return String(format: specifier ?? "%lld", locale: locale, small) }
      return String(format: specifier ?? "%llu", locale: locale, UInt64(clamping: number))
    default: return ""
    }
  }

  /// The maximum width and precision of a specifier, in characters.
  package static let longest = 256

  /// Returns `specifier` with another length modifier; nil if it is for another kind of value or is too wide.
  private static func fitting(_ specifier: String, conversions: String, length: String) -> String? {
    guard let conversion = specifier.last.map({ "DUO".contains($0) ? $0.lowercased() : String($0) }), conversions.contains(conversion) else {
      return nil
    }
    let head = specifier.dropLast().filter { !"hlqLzjt".contains($0) }
    let numbers = head.split { !($0.isASCII && $0.isNumber) }
    guard numbers.allSatisfy({ Int($0).map { $0 <= longest } ?? false }) else { return nil }
    return head + length + conversion
  }
}

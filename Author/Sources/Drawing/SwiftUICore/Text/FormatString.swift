/// A parsed format string: literal text and placeholders for arguments.
struct FormatString {
  enum Piece: Equatable {
    case literal(String)
    /// A placeholder. `index` counts from 0; the specifier is without its position ("%lld").
    case argument(index: Int, specifier: String)
  }
  private(set) var pieces: [Piece] = []

  init(_ format: String) {
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

  /// Parses the specifier at the start of `text`, which begins with a percent sign.
  private static func specifier(at text: Substring) -> (position: Int?, specifier: String, rest: Substring)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    var specifier = "%"
    for part in ["-+0 #'", "0123456789", ".0123456789", "hlqLzjt"] {
      let run = rest.prefix { part.contains($0) }
      specifier += run
      rest = rest.dropFirst(run.count)
    }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(conversion) else { return nil }
    return (position, specifier + String(conversion), rest.dropFirst())
  }
}

/// Splits an HTML document into tags and texts, in order. Accepts any text, as a browser does: what is not a tag is text.
///
/// Each character is read once, or twice in a text such as `a < b`; memory use is bounded by the document's size.
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case text(String)
    /// An opening tag, with lower-case names; also `<br/>`.
    case open(String, [String: String])
    case close(String)
  }
  private let characters: [Unicode.Scalar]
  private var place = 0
  /// The element whose content is skipped up to its closing tag, such as a script.
  private var skipping: String?
  private static let skipped: Set = ["script", "style", "head", "title", "template", "noscript", "iframe", "object", "svg"]

  init(_ document: String) { characters = Array(document.unicodeScalars) }

  mutating func next() -> Token? {
    while place < characters.count {
      if let element = skipping {
        guard let end = endOfContent(of: element) else {
          place = characters.count
          return nil
        }
        (place, skipping) = (end, nil)
        continue
      }
      guard characters[place] == "<", let end = endOfTag() else { return .text(text()) }
      let body = characters[(place + 1)..<end]
      place = end + 1
      // Skips comments, declarations and processing instructions.
      guard let first = body.first, first != "!", first != "?" else { continue }
      if first == "/" { return .close(Self.name(body.dropFirst())) }
      let name = Self.name(body)
      if Self.skipped.contains(name) {
        if body.last != "/" { skipping = name }
        continue
      }
      return .open(name, Self.attributes(body.dropFirst(name.unicodeScalars.count)))
    }
    return nil
  }

  /// Reads the text up to the next tag.
  private mutating func text() -> String {
    let start = place
    place += 1
    while place < characters.count, characters[place] != "<" || !startsTag(place) { place += 1 }
    return HTMLEntities.decode(characters[start..<place])
  }
  private func startsTag(_ place: Int) -> Bool {
    guard place + 1 < characters.count else { return false }
    let next = characters[place + 1]
    return next == "/" || next == "!" || next == "?" || Self.isLetter(next)
  }
  /// Returns the position of the tag's `>`; nil if this is not a tag.
  private func endOfTag() -> Int? {
    guard startsTag(place) else { return nil }
    if characters[place...].starts(with: "<!--".unicodeScalars) {
      var end = place + 4
      while end + 2 < characters.count {
        if characters[end] == "-", characters[end + 1] == "-", characters[end + 2] == ">" { return end + 2 }
        end += 1
      }
      return characters.count - 1
    }
    var (end, quote) = (place + 1, Unicode.Scalar?.none)
    while end < characters.count {
      let one = characters[end]
      if let open = quote {
        if one == open { quote = nil }
      } else if one == ">" {
        return end
      } else if one == "\"" || one == "'", characters[end - 1] == "=" {
        quote = one
      }
      end += 1
    }
    // A tag without an end takes the rest, so that no later call searches for it again.
    return characters.count - 1
  }
  private func endOfContent(of element: String) -> Int? {
    var from = place
    while let start = characters[from...].firstIndex(of: "<") {
      let rest = characters[(start + 1)...]
      if rest.first == "/", Self.name(rest.dropFirst().prefix(element.unicodeScalars.count + 1)) == element {
        return characters[start...].firstIndex(of: ">").map { $0 + 1 } ?? characters.count
      }
      from = start + 1
    }
    return nil
  }

  private static func isLetter(_ one: Unicode.Scalar) -> Bool { ("a"..."z").contains(one) || ("A"..."Z").contains(one) }
  private static func isSpace(_ one: Unicode.Scalar) -> Bool { one == " " || one == "\n" || one == "\t" || one == "\r" || one == "\u{C}" }
  private static func name(_ body: ArraySlice<Unicode.Scalar>) -> String {
    string(body.prefix { isLetter($0) || ("0"..."9").contains($0) }).lowercased()
  }
  private static func string(_ characters: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
  }
  /// Parses at most 32 attributes. The first one with a name wins.
  private static func attributes(_ body: ArraySlice<Unicode.Scalar>) -> [String: String] {
    var (found, rest) = ([String: String](), body)
    while found.count < 32 {
      rest = rest.drop { isSpace($0) || $0 == "/" }
      let name = rest.prefix { !isSpace($0) && $0 != "=" && $0 != "/" }
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst(name.isEmpty ? 1 : name.count).drop(while: isSpace)
      var value = ArraySlice<Unicode.Scalar>()
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: isSpace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !isSpace($0) }
          rest = rest.dropFirst(value.count)
        }
      }
      let key = string(name).lowercased()
      if !key.isEmpty, found[key] == nil { found[key] = HTMLEntities.decode(value) }
    }
    return found
  }
}

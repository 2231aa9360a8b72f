import Foundation

/// A `.strings` file, read so that a fault names its line.
///
/// As Xcode's own reader takes it: `"key" = "words";` with comments between, keys without quotes where they are plain names, in UTF-8 or UTF-16.
/// Property lists under this ending, XML or binary ones, are read as such.
struct StringsFile {
  let file: String
  /// Keys that stand more than once, with the line of the later one.
  private(set) var warnings: [ToolWarning] = []
  private(set) var keys: Set<String> = []

  init(file: String) throws {
    self.file = file
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError(file: file, problem: "cannot be read") }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListReader(file: file, data: data)
      for key in list.keys {
        guard try list.string(key) != nil else { continue }
        keys.insert(key)
      }
      return
    }
    var reader = Reader(try Self.text(data, file), file: file)
    while let (key, line) = try reader.pair() {
      if !keys.insert(key).inserted {
        warnings.append(ToolWarning(file: file, line: line, key: key, problem: "stands here for the second time; which words are shown is undefined"))
      }
    }
    if warnings.count > Self.mostWarnings {
      let more = warnings.count - Self.mostWarnings
      warnings = Array(warnings.prefix(Self.mostWarnings)) + [ToolWarning(file: file, problem: "\(more) more keys stand for the second time")]
    }
  }

  private static let mostWarnings = 3

  private static func text(_ data: Data, _ file: String) throws -> String {
    let marks: [Data] = [Data([0xFF, 0xFE]), Data([0xFE, 0xFF])]
    let encoding: String.Encoding = marks.contains { data.starts(with: $0) } ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding) else { throw ToolError(file: file, problem: "is neither UTF-8 nor UTF-16 text") }
    return text
  }
}

/// Goes through the pairs of a file, counting lines.
private struct Reader {
  /// Scalars, since a quote and a mark after it are one character.
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  /// Whether a semicolon ends something.
  private var insidePair = false
  private let file: String

  init(_ text: String, file: String) {
    scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    self.file = file
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func advance() {
    switch scalars[position] {
    case "\n": line += 1
    // With a line feed after it the two are one end of a line.
    case "\r" where position + 1 >= scalars.count || scalars[position + 1] != "\n": line += 1
    default: break
    }
    position += 1
  }

  private func fail(_ problem: String, line: Int? = nil, key: String = "") -> ToolError {
    ToolError(file: file, line: line ?? self.line, key: key, problem: problem)
  }

  /// What stands next, as a person would point at it.
  private var found: String { next.map { "“\($0)”" } ?? "the end of the file" }

  /// The next key and its line; nil at the end.
  mutating func pair() throws -> (key: String, line: Int)? {
    try skipBlank()
    guard next != nil else { return nil }
    insidePair = true
    defer { insidePair = false }
    let start = line
    let key = try word("a key")
    try skipBlank()
    guard next == "=" else {
      // `key;` alone stands for itself, as in Foundation.
      if next == ";" {
        advance()
        return (key, start)
      }
      throw fail("“=” and the words are missing after the key; \(found) stands there", line: start, key: key)
    }
    advance()
    try skipBlank()
    _ = try word("the words", key: key)
    let end = line
    try skipBlank()
    guard next == ";" else { throw fail("the line has to end with “;”; \(found) stands there", line: end, key: key) }
    advance()
    return (key, start)
  }

  private mutating func word(_ what: String, key: String = "") throws -> String {
    if let quote = next, quote == "\"" || quote == "'" { return try quoted(quote, key) }
    var word = ""
    while let scalar = next, scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_$/:.-".unicodeScalars.contains(scalar) {
      word.unicodeScalars.append(scalar)
      advance()
    }
    guard !word.isEmpty else { throw fail("\(what) in quotes is expected; \(found) stands there", key: key) }
    return word
  }

  private mutating func quoted(_ quote: Unicode.Scalar, _ key: String) throws -> String {
    let start = line
    advance()
    var word = ""
    while let scalar = next {
      advance()
      if scalar == quote { return word }
      word.unicodeScalars.append(scalar)
      if scalar == "\\", let escaped = next {
        word.unicodeScalars.append(escaped)
        advance()
      }
    }
    throw fail("the quote that begins here has no end", line: start, key: key)
  }

  private mutating func skipBlank() throws {
    while let scalar = next {
      // A stray semicolon ends nothing and harms nothing.
      if scalar.properties.isWhitespace || scalar == ";" && !insidePair {
        advance()
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let other = next, other != "\n", other != "\r" {
          _ = other
          advance()
        }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = line
    advance()
    advance()
    while next != nil {
      if next == "*", position + 1 < scalars.count, scalars[position + 1] == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw fail("the comment that begins here has no end; “*/” ends one", line: start)
  }
}

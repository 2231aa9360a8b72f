import Foundation

/// Reads a `.strings` file. Errors name the line.
///
/// The format is Xcode's: `"key" = "text";` with comments in between, keys without quotes if they are plain names, in UTF-8 or UTF-16. The file may
/// also be a property list: binary, XML, or text in braces.
package struct StringsFile {
  let file: String
  /// A warning for each repeated key, with the line of the repetition.
  private(set) var warnings: [ToolWarning] = []
  private(set) var keys: Set<String> = []

  package init(file: String) throws {
    self.file = file
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError(file: file, problem: "cannot be read") }
    if data.starts(with: Data("bplist".utf8)) {
      try readPropertyList(data)
      return
    }
    var reader = Reader(try Self.text(data, file), file: file)
    let first = try reader.first()
    if first == "{", (try? PropertyListSerialization.propertyList(from: data, format: nil)) == nil {
      throw ToolError(file: file, problem: "begins with a brace, but is no property list; leave the brace out or write { \"key\" = \"text\"; }")
    }
    if first == "{" || first == "<" {
      try readPropertyList(data)
      return
    }
    while let (key, line) = try reader.pair() {
      if !keys.insert(key).inserted {
        warnings.append(ToolWarning(file: file, line: line, key: key, problem: "is defined twice; which text is shown is undefined"))
      }
    }
    if warnings.count > Self.maxWarnings {
      let more = warnings.count - Self.maxWarnings
      warnings = Array(warnings.prefix(Self.maxWarnings)) + [ToolWarning(file: file, problem: "\(more) more keys are defined twice")]
    }
  }

  private static let maxWarnings = 3

  private mutating func readPropertyList(_ data: Data) throws {
    let list = try PropertyListReader(file: file, data: data)
    for key in list.keys where try list.string(key) != nil { keys.insert(key) }
  }

  private static func text(_ data: Data, _ file: String) throws -> String {
    let marks: [Data] = [Data([0xFF, 0xFE]), Data([0xFE, 0xFF])]
    let encoding: String.Encoding = marks.contains { data.starts(with: $0) } ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding) else { throw ToolError(file: file, problem: "is neither UTF-8 nor UTF-16 text") }
    return text
  }
}

/// Reads the pairs of a file and counts lines.
private struct Reader {
  /// The text as scalars, because a quote and a following combining mark form one character.
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  /// True if a semicolon is expected.
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
    // A carriage return and a line feed end one line.
    case "\r" where position + 1 >= scalars.count || scalars[position + 1] != "\n": line += 1
    default: break
    }
    position += 1
  }

  private func fail(_ problem: String, line: Int? = nil, key: String = "") -> ToolError {
    ToolError(file: file, line: line ?? self.line, key: key, problem: problem)
  }

  /// A description of the next character.
  private var found: String { next.map { "“\($0)”" } ?? "the end of the file" }

  /// Returns the first character that is no part of a comment; nil if there is none.
  mutating func first() throws -> Unicode.Scalar? {
    try skipBlank()
    return next
  }

  /// Returns the next key and its line; nil at the end.
  mutating func pair() throws -> (key: String, line: Int)? {
    try skipBlank()
    guard next != nil else { return nil }
    insidePair = true
    defer { insidePair = false }
    let start = line
    let key = try word("a key")
    try skipBlank()
    guard next == "=" else {
      // A key without text, `key;`, is its own text, as in Foundation.
      if next == ";" {
        advance()
        return (key, start)
      }
      throw fail("“=” and the text are missing after the key; found \(found)", line: start, key: key)
    }
    advance()
    try skipBlank()
    _ = try word("the text", key: key)
    let end = line
    try skipBlank()
    guard next == ";" else { throw fail("the line must end with “;”; found \(found)", line: end, key: key) }
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
    guard !word.isEmpty else { throw fail("expected \(what) in quotes; found \(found)", key: key) }
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
    throw fail("the string that starts here has no closing quote", line: start, key: key)
  }

  private mutating func skipBlank() throws {
    while let scalar = next {
      // A semicolon between pairs is ignored.
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
    throw fail("the comment that starts here has no “*/”", line: start)
  }
}

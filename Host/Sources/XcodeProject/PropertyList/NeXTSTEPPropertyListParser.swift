import Foundation

/// Parses NeXTSTEP property lists, the format of Xcode's project files: `{ key = value; }`, `( a, b, )`, `<0fb1>`, words and quoted text, with
/// comments between them.
///
/// It works on bytes, so that a project of many thousand lines takes milliseconds. Nesting is bounded because the file is not trusted.
struct NeXTSTEPPropertyListParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let deepest = 200

  init(_ data: Data) { bytes = Array(data) }

  /// Parses the file, which contains one value.
  mutating func parse() throws(PropertyListError) -> PlistValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipSpace()
    guard position < bytes.count else { throw error("the file is empty") }
    let value = try value()
    try skipSpace()
    guard position == bytes.count else { throw error("unexpected text after the end of the list: \(excerpt)") }
    return value
  }

  private mutating func value() throws(PropertyListError) -> PlistValue {
    try skipSpace()
    guard position < bytes.count else { throw error("the file ends where a value is expected") }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) levels deep") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> PlistValue {
    let opening = position
    position += 1
    var keys: [String: PlistValue] = [:]
    while true {
      try skipSpace()
      guard position < bytes.count else { throw error("the file ends inside the braces opened in line \(line(of: opening))") }
      if take("}") { return .dictionary(keys) }
      let key = try text()
      try skipSpace()
      guard take("=") else { throw error("\"=\" is missing after the key \(key)") }
      keys[key] = try value()
      try skipSpace()
      // The last ";" may be missing, as in Foundation's parser.
      guard take(";") || position < bytes.count && bytes[position] == UInt8(ascii: "}") else {
        throw error("\";\" is missing after the value of \(key)")
      }
    }
  }

  private mutating func array() throws(PropertyListError) -> PlistValue {
    let opening = position
    position += 1
    var elements: [PlistValue] = []
    while true {
      try skipSpace()
      guard position < bytes.count else { throw error("the file ends inside the parentheses opened in line \(line(of: opening))") }
      if take(")") { return .array(elements) }
      elements.append(try value())
      try skipSpace()
      guard take(",") || position < bytes.count && bytes[position] == UInt8(ascii: ")") else {
        throw error("\",\" or \")\" is missing in the list opened in line \(line(of: opening))")
      }
    }
  }

  private mutating func data() throws(PropertyListError) -> PlistValue {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] > 0x20 {
        guard let digit = Self.hexadecimal(bytes[position]) else { throw error("data contains something that is not a hexadecimal digit") }
        digits.append(digit)
      }
      position += 1
    }
    guard take(">"), digits.count.isMultiple(of: 2) else { throw error("data must be pairs of digits, closed by \">\"") }
    return .data(Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
  }

  private mutating func text() throws(PropertyListError) -> String {
    guard position < bytes.count else { throw error("the file ends where text is expected") }
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { return try quoted(by: bytes[position]) }
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]), !startsComment { position += 1 }
    guard position > start else { throw error("expected a value and found \(excerpt)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      text += escaped()
    }
    throw error("the text opened in line \(line(of: opening)) has no closing quote")
  }

  /// Returns the characters of the escape sequence after a backslash.
  private mutating func escaped() -> [UInt8] {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let (code, count) = number(base: 16, most: 4)
      position += count
      return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      let (code, count) = number(base: 8, most: 3)
      position += count
      return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  private func number(base: UInt32, most: Int) -> (code: UInt32, count: Int) {
    var code: UInt32 = 0
    var count = 0
    while count < most, position + count < bytes.count, let digit = Self.hexadecimal(bytes[position + count]), UInt32(digit) < base {
      code = code * base + UInt32(digit)
      count += 1
    }
    return (code, count)
  }

  // MARK: Bytes

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var startsComment: Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if startsComment, bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if startsComment {
        let opening = position
        position += 2
        while position + 1 < bytes.count, !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/")) { position += 1 }
        guard position + 1 < bytes.count else { throw error("the comment opened in line \(line(of: opening)) is not closed") }
        position += 2
      } else {
        return
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    // Xcode quotes text with these characters; other tools and people sometimes do not.
    case UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 0x80...: true
    default: false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  // MARK: Errors

  /// Returns the line of an offset, for error messages.
  private func line(of offset: Int) -> Int { 1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } }

  private var excerpt: String {
    let rest = bytes[min(position, bytes.count)...].prefix(24).prefix { $0 != 0x0A }
    return "\"\(String(decoding: rest, as: UTF8.self))\""
  }

  private func error(_ what: String) -> PropertyListError { PropertyListError(line: line(of: position), what: what) }
}

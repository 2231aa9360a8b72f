import Foundation

/// Reads the property lists of NeXTSTEP, in which Xcode writes projects: `{ key = value; }`, `( a, b, )`, `<0fb1>`, words and quoted
/// text, with comments between them.
///
/// Works on bytes, so that a project of many thousand lines takes milliseconds; nesting is bounded, because a file is not trusted.
struct OldPropertyListParser {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private static let deepest = 200

  init(_ data: Data) { bytes = Array(data) }

  /// The one value of the file.
  mutating func parse() throws(PropertyListError) -> PlistValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    try skipSpace()
    guard place < bytes.count else { throw fault("the file is empty") }
    let value = try value()
    try skipSpace()
    guard place == bytes.count else { throw fault("something stands after the end of the list: \(excerpt)") }
    return value
  }

  private mutating func value() throws(PropertyListError) -> PlistValue {
    try skipSpace()
    guard place < bytes.count else { throw fault("the file ends where a value is due") }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw fault("values are nested more than \(Self.deepest) deep") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> PlistValue {
    let opening = place
    place += 1
    var keys: [String: PlistValue] = [:]
    while true {
      try skipSpace()
      guard place < bytes.count else { throw fault("the file ends inside the braces opened in line \(line(of: opening))") }
      if take("}") { return .dictionary(keys) }
      let key = try text()
      try skipSpace()
      guard take("=") else { throw fault("\"=\" is missing after the key \(key)") }
      keys[key] = try value()
      try skipSpace()
      // The last ";" may be missing, as Foundation has it.
      guard take(";") || place < bytes.count && bytes[place] == UInt8(ascii: "}") else {
        throw fault("\";\" is missing after the value of \(key)")
      }
    }
  }

  private mutating func array() throws(PropertyListError) -> PlistValue {
    let opening = place
    place += 1
    var elements: [PlistValue] = []
    while true {
      try skipSpace()
      guard place < bytes.count else { throw fault("the file ends inside the parentheses opened in line \(line(of: opening))") }
      if take(")") { return .array(elements) }
      elements.append(try value())
      try skipSpace()
      guard take(",") || place < bytes.count && bytes[place] == UInt8(ascii: ")") else {
        throw fault("\",\" or \")\" is missing in the list opened in line \(line(of: opening))")
      }
    }
  }

  private mutating func data() throws(PropertyListError) -> PlistValue {
    place += 1
    var digits: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] > 0x20 {
        guard let digit = Self.hexadecimal(bytes[place]) else { throw fault("data holds something that is no hexadecimal digit") }
        digits.append(digit)
      }
      place += 1
    }
    guard take(">"), digits.count.isMultiple(of: 2) else { throw fault("data is not closed by \">\" after pairs of digits") }
    return .data(Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
  }

  private mutating func text() throws(PropertyListError) -> String {
    guard place < bytes.count else { throw fault("the file ends where text is due") }
    if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { return try quoted(by: bytes[place]) }
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]), !startsComment { place += 1 }
    guard place > start else { throw fault("expected a value and found \(excerpt)") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    let opening = place
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), place < bytes.count else {
        text.append(byte)
        continue
      }
      text += escaped()
    }
    throw fault("the text opened in line \(line(of: opening)) has no closing quote")
  }

  /// What stands after a backslash.
  private mutating func escaped() -> [UInt8] {
    let byte = bytes[place]
    place += 1
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
      place += count
      return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      let (code, count) = number(base: 8, most: 3)
      place += count
      return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  private func number(base: UInt32, most: Int) -> (code: UInt32, count: Int) {
    var code: UInt32 = 0
    var count = 0
    while count < most, place + count < bytes.count, let digit = Self.hexadecimal(bytes[place + count]), UInt32(digit) < base {
      code = code * base + UInt32(digit)
      count += 1
    }
    return (code, count)
  }

  // MARK: Bytes

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private var startsComment: Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < bytes.count && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if startsComment, bytes[place + 1] == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if startsComment {
        let opening = place
        place += 2
        while place + 1 < bytes.count, !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/")) { place += 1 }
        guard place + 1 < bytes.count else { throw fault("the comment opened in line \(line(of: opening)) is not closed") }
        place += 2
      } else {
        return
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    // Xcode quotes these; hand-written files and other tools do not always.
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

  // MARK: Faults

  /// Counted only when a fault is told.
  private func line(of place: Int) -> Int { 1 + bytes[..<min(place, bytes.count)].count { $0 == 0x0A } }

  private var excerpt: String {
    let rest = bytes[min(place, bytes.count)...].prefix(24).prefix { $0 != 0x0A }
    return "\"\(String(decoding: rest, as: UTF8.self))\""
  }

  private func fault(_ what: String) -> PropertyListError { PropertyListError(line: line(of: place), what: what) }
}

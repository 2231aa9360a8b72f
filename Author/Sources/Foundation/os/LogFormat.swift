import AlmanacFoundationCompat

/// `os_log`'s printf-like format strings.
enum LogFormat {
  /// Inserts arguments into `format`. A missing argument is written as `<missing>`.
  static func string(_ format: String, _ arguments: [Any?]) -> String {
    var result = ""
    var rest = Substring(format)
    var values = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let privacy = options(&rest)
      let flags = rest.prefix { "-+0 #'.123456789".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.drop { "hlqzjtL".contains($0) }
      guard let conversion = rest.popFirst() else {
        result += "%"
        break
      }
      guard let value = values.popFirst() else {
        result += "<missing>"
        continue
      }
      result += privacy.apply(to: write(value, flags: String(flags), conversion))
    }
    return result + rest
  }

  /// Parses `{public, mask.hash, …}` before a conversion and returns the privacy.
  private static func options(_ rest: inout Substring) -> OSLogPrivacy {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return .auto }
    let words = rest[..<end].dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    rest = rest[end...].dropFirst()
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("private") || words.contains("sensitive") { return .private(mask: mask) }
    return .auto
  }

  private static func write(_ value: Any?, flags: String, _ conversion: Character) -> String {
    guard let value else { return "(null)" }
    switch (conversion, value) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger), ("D", let number as any BinaryInteger):
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger), ("U", let number as any BinaryInteger):
      return String(format: "%\(flags)llu", UInt64(truncatingIfNeeded: number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
      return String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("F", let number as any BinaryFloatingPoint), ("E", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(conversion)", Double(number))
    default: return "\(value)"
    }
  }
}

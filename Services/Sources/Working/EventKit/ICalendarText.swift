@_exported import AlmanacFoundationCompat
@_exported import CoreGraphics
@_exported import CoreLocation

/// A component of an iCalendar file (RFC 5545): its properties and the components inside it.
struct ICalendarComponent {
  let name: String
  var properties: [ICalendarProperty] = []
  var components: [ICalendarComponent] = []

  func first(_ name: String) -> ICalendarProperty? { properties.first { $0.name == name } }
  func all(_ name: String) -> [ICalendarProperty] { properties.filter { $0.name == name } }
  /// Returns a property's unescaped text; nil if there is none.
  func text(_ name: String) -> String? { first(name)?.text }
}

/// One line of an iCalendar file.
struct ICalendarProperty {
  let name: String
  let parameters: [String: String]
  let value: String

  /// The unescaped value.
  var text: String {
    guard value.contains("\\") else { return value }
    var result = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// Parses iCalendar files from foreign sources into components. Skips what it does not understand; never fails.
enum ICalendarText {
  /// The maximum depth. Deeper components are skipped: real files have at most three levels.
  static let mostLevels = 8
  static let mostProperties = 200_000

  /// Returns the outermost components, usually `VCALENDAR`.
  static func components(_ data: Data) -> [ICalendarComponent] {
    var stack = [ICalendarComponent(name: "")]
    // The number of open components that are too deep.
    var tooDeep = 0
    var count = 0
    for line in unfolded(data) {
      count += 1
      guard count <= mostProperties else { break }
      guard let property = property(line) else { continue }
      switch property.name {
      case "BEGIN":
        if stack.count > mostLevels { tooDeep += 1 } else { stack.append(ICalendarComponent(name: property.value.uppercased())) }
      case "END":
        if tooDeep > 0 {
          tooDeep -= 1
        } else if stack.count > 1, stack[stack.count - 1].name == property.value.uppercased() {
          let ended = stack.removeLast()
          stack[stack.count - 1].components.append(ended)
        }
      default: if tooDeep == 0, stack.count > 1 { stack[stack.count - 1].properties.append(property) }
      }
    }
    // If the file ends early, keeps what was complete.
    return stack[0].components + stack.dropFirst().prefix(1)
  }

  /// Returns the lines, each joined with its continuation lines.
  private static func unfolded(_ data: Data) -> [String] {
    var lines: [[UInt8]] = []
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      var bytes = [UInt8](line)
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      guard let first = bytes.first else { continue }
      if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
        lines[lines.count - 1] += bytes.dropFirst()
      } else {
        lines.append(bytes)
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Parses `NAME;PARAMETER=VALUE;…:VALUE`. A colon or semicolon in quotation marks belongs to a parameter.
  private static func property(_ line: String) -> ICalendarProperty? {
    var isQuoted = false
    var parts: [String] = [""]
    var rest = line.unicodeScalars[...]
    var isComplete = false
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ":" && !isQuoted {
        isComplete = true
        break
      } else if scalar == ";" && !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    guard isComplete, let name = parts.first, !name.isEmpty else { return nil }
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { parameters[pair[0].uppercased()] = String(pair[1]) }
    }
    return ICalendarProperty(name: name.uppercased(), parameters: parameters, value: String(rest))
  }
}

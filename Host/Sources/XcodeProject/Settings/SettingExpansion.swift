/// What is wrong with the references to settings in a text.
struct SettingFaults: Sendable, Equatable {
  /// Names that are referred to and that nothing sets: they are empty, as in Xcode.
  var undefined: Set<String> = []
  /// Whether the references unfold beyond the limits of ``SettingExpansion``; what does is empty.
  var isTooLarge = false

  mutating func add(_ other: SettingFaults) {
    undefined.formUnion(other.undefined)
    isTooLarge = isTooLarge || other.isTooLarge
  }
}

/// Replaces references to settings: `$(NAME)`, `${NAME}`, `$[NAME]`, `$(NAME:operation)`, and `$NAME` if there is such a setting.
///
/// The rules are those of swift-build (`MacroExpressionParsing`, `MacroEvaluationProgram`). A setting that refers to itself, directly or through others, gets
/// the value on the level below; without one it is empty. All texts that one value of this type expands share its limits.
struct SettingExpansion {
  /// The most settings that may refer to each other in a row, and the most references inside a name. Projects have some ten.
  static let deepest = 64
  /// The most references that are followed.
  static let mostReferences = 20_000
  /// The most bytes that are read and written.
  static let mostBytes = 4 << 20

  private let values: [String: [String]]
  private(set) var faults = SettingFaults()
  private var references = 0
  private var bytes = 0

  init(_ assignments: SettingAssignments) { values = assignments.values }

  /// Where a text is expanded.
  private struct Place {
    /// The setting whose value the text is.
    var name: String?
    /// The number of values below the ones that are being expanded, by the settings' names.
    var levels: [String: Int] = [:]
    var depth = 0

    var deeper: Place { Place(name: name, levels: levels, depth: depth + 1) }
  }

  /// Returns the strongest value of a setting; nil if it has none.
  mutating func value(of name: String) -> String? {
    guard values[name] != nil else { return nil }
    let found = value(name, Place()) ?? []
    return faults.isTooLarge ? "" : Self.text(found)
  }

  /// Returns `text` with all references replaced.
  mutating func expanded(_ text: String) -> String {
    guard text.utf8.contains(Self.dollar) else { return text }
    var position = 0
    let result = evaluate(Array(text.utf8), &position, until: nil, Place())
    return faults.isTooLarge ? "" : Self.text(result)
  }

  // MARK: Values

  /// Returns the value of a setting at a place; nil if it has none there.
  private mutating func value(_ name: String, _ place: Place) -> [UInt8]? {
    let all = values[name] ?? []
    let level = (place.levels[name] ?? all.count) - 1
    guard level >= 0 else { return nil }
    references += 1
    guard references <= Self.mostReferences else { return refuse() }
    var inner = place.deeper
    inner.name = name
    inner.levels[name] = level
    var position = 0
    return evaluate(Array(all[level].utf8), &position, until: nil, inner)
  }

  private mutating func value(referredAs name: String, _ place: Place) -> [UInt8]? {
    guard name == "inherited" || name == "value" else { return value(name, place) }
    return place.name.flatMap { value($0, place) }
  }

  private func isUndefined(_ name: String) -> Bool { !name.isEmpty && name != "inherited" && name != "value" && values[name] == nil }

  private mutating func refuse() -> [UInt8] {
    faults.isTooLarge = true
    return []
  }

  // MARK: Texts

  private static let dollar = UInt8(ascii: "$")
  private static let colon = UInt8(ascii: ":")
  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

  /// Returns the text from `position` on with references replaced. Inside a reference it ends at a colon or at the bracket `close`.
  private mutating func evaluate(_ text: [UInt8], _ position: inout Int, until close: UInt8?, _ place: Place) -> [UInt8] {
    guard place.depth <= Self.deepest else { return refuse() }
    var result: [UInt8] = []
    let start = position
    while position < text.count, !faults.isTooLarge {
      if let close, text[position] == close || text[position] == Self.colon { break }
      if text[position] == Self.dollar {
        result += reference(text, &position, place)
        guard result.count <= Self.mostBytes else { return refuse() }
      } else {
        result.append(text[position])
        position += 1
      }
    }
    bytes += position - start + result.count
    return bytes <= Self.mostBytes ? result : refuse()
  }

  /// Reads the reference that begins with the dollar sign at `position`, and returns what takes its place.
  private mutating func reference(_ text: [UInt8], _ position: inout Int, _ place: Place) -> [UInt8] {
    let start = position
    position += 1
    guard position < text.count else { return [Self.dollar] }
    if text[position] == Self.dollar {
      position += 1
      return [Self.dollar]
    }
    guard let close = Self.closing[text[position]] else { return plainReference(text, &position, place) }
    position += 1
    let name = Self.text(evaluate(text, &position, until: close, place.deeper))
    var found = Self.text(value(referredAs: name, place) ?? [])
    var hasDefault = false
    while position < text.count, text[position] == Self.colon, !faults.isTooLarge {
      position += 1
      let operation = Self.text(Self.run(text, &position, where: Self.isOperation))
      hasDefault = hasDefault || operation == "default"
      if position < text.count, text[position] == UInt8(ascii: "=") {
        position += 1
        found = SettingOperation.replaced(operation, in: found, by: Self.text(evaluate(text, &position, until: close, place.deeper)))
      } else {
        found = SettingOperation.retrieved(operation, from: found)
        _ = Self.run(text, &position) { $0 != Self.colon && $0 != close }
      }
      bytes += found.utf8.count
    }
    guard !faults.isTooLarge, bytes <= Self.mostBytes else { return refuse() }
    // Without its bracket it is no reference.
    guard position < text.count else { return Array(text[start...]) }
    position += 1
    if !hasDefault, isUndefined(name) { faults.undefined.insert(name) }
    return Array(found.utf8)
  }

  /// Reads a reference without brackets. It stays as it is if there is no such setting: `$5`, `a$b`.
  private mutating func plainReference(_ text: [UInt8], _ position: inout Int, _ place: Place) -> [UInt8] {
    guard Self.isLetter(text[position]) else { return [Self.dollar] }
    let name = Self.text(Self.run(text, &position) { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") })
    return value(referredAs: name, place) ?? [Self.dollar] + Array(name.utf8)
  }

  private static func run(_ text: [UInt8], _ position: inout Int, where belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let run = text[position...].prefix(while: belongs)
    position = run.endIndex
    return run
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isOperation(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || "-+.".utf8.contains(byte) }
}

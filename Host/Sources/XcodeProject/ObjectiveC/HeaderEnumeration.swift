import AlmanacSwiftSourceText

/// An enumeration of an Objective-C header as Swift imports it: without the words that its cases share with its name.
struct HeaderEnumeration {
  let swift: String

  /// Nil: a case has a value that is not a literal or the name of an earlier case.
  init?(name: String, type: String, isOptionSet: Bool, tokens: [HeaderTokens.Token]) {
    var cases: [(name: String, value: String)] = []
    var values: [String: String] = [:]
    func add(_ caseName: String, _ value: String) {
      cases.append((caseName, value))
      if values[caseName] == nil { values[caseName] = value }
    }
    var next = 0
    for entry in tokens.split(separator: .mark(",")) {
      // Availability and Swift names of cases are macros behind the name.
      guard let caseName = entry.first?.word else { continue }
      if let equals = entry.firstIndex(of: .mark("=")) {
        let value = Array(entry[(equals + 1)...])
        if let literal = HeaderLiteral(value), literal.type == "Int32" || literal.type == "Int" {
          add(caseName, literal.swift)
          next = (Int(literal.swift) ?? Self.shifted(literal.swift) ?? 0) &+ 1
          continue
        }
        guard value.count == 1, let word = value[0].word, let known = values[word] else { return nil }
        add(caseName, known)
        continue
      }
      add(caseName, String(next))
      next &+= 1
    }
    guard !cases.isEmpty else { return nil }
    let names = Self.swiftNames(cases.map(\.name), type: name)
    let raw = type.contains("U") || type.hasPrefix("u") ? "UInt" : "Int"
    var lines: [String] = []
    if isOptionSet {
      lines.append("struct \(name): OptionSet, Hashable, Sendable {")
      lines += ["  let rawValue: \(raw)", "  init(rawValue: \(raw)) { self.rawValue = rawValue }"]
      lines += zip(names, cases).map { "  static let \($0) = \(name)(rawValue: \($1.value))" }
    } else {
      lines.append("enum \(name): \(raw), Sendable {")
      var seen: [String: String] = [:]
      for (caseName, entry) in zip(names, cases) {
        let value = Self.shifted(entry.value).map(String.init) ?? entry.value
        if let known = seen[value] {
          lines.append("  static var \(caseName): \(name) { .\(known) }")
        } else {
          lines.append("  case \(caseName) = \(value)")
          seen[value] = caseName
        }
      }
    }
    swift = (lines + ["}"]).joined(separator: "\n")
  }

  private static func shifted(_ text: String) -> Int? {
    let parts = text.components(separatedBy: " << ").compactMap { Int($0) }
    guard parts.count == 2, parts[1] < 63 else { return nil }
    return parts[0] << parts[1]
  }

  /// Returns the names of cases in Swift: `ShopStateOpen` of `ShopState` becomes `open`.
  static func swiftNames(_ names: [String], type: String) -> [String] {
    let words = names.map(Self.words)
    let common = words.reduce(Self.words(type)) { shared, words in zip(shared, words).prefix { $0 == $1 }.map(\.0) }
    return words.map { words in
      var rest = words.dropFirst(common.count)
      // A name must not become empty or begin with a digit.
      while rest.first?.first?.isLetter != true, rest.count < words.count { rest = words.dropFirst(words.count - rest.count - 1) }
      guard let first = rest.first else { return SwiftLiteral.identifier(words.joined()) }
      return SwiftLiteral.identifier(first.lowercased() + rest.dropFirst().joined())
    }
  }

  /// Splits a name before capitals; several capitals in a row are one word.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let starts =
        character == "_" || character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
        || character.isNumber && previous?.isNumber != true
      if starts || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }
}

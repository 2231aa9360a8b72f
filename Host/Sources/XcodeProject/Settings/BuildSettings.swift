import Basics
import Foundation

/// The build settings of one target in one configuration. Levels inherit as in Xcode: the project's configuration file, the project, the
/// target's configuration file, the target. Values are expanded when they are read.
struct BuildSettings: Sendable {
  /// The levels, from the weakest to the strongest.
  private let levels: [[String: String]]
  private let sourceRoot: URL
  /// The configuration's name, for instance `Release`.
  let configuration: String
  /// Configuration files that are referenced or included but cannot be read.
  let missingFiles: [String]
  /// The property lists that XcodeGen writes for the target; nil for a target of an Xcode project.
  let generatedLists: GeneratedLists?

  init(
    levels: [[String: String]], sourceRoot: URL, configuration: String, missingFiles: [String] = [], generatedLists: GeneratedLists? = nil
  ) {
    self.generatedLists = generatedLists
    self.levels = levels
    self.sourceRoot = sourceRoot
    self.configuration = configuration
    self.missingFiles = missingFiles
  }

  /// The expanded value of a setting; nil if no level sets it.
  subscript(key: String) -> String? {
    levels.indices.reversed().first { levels[$0][key] != nil }.map { _ in value(key, below: levels.count, within: []) }
  }

  /// Returns whether a setting is `YES`, `TRUE` or `1`.
  func isOn(_ key: String) -> Bool { ["YES", "TRUE", "1"].contains(self[key]?.uppercased() ?? "") }

  /// Returns the words of a setting, separated by spaces; quotes keep words together.
  func words(_ key: String) -> [String] { Self.words(self[key] ?? "") }

  /// Returns the file that a setting names, relative to the project's folder.
  func file(_ key: String) -> URL? {
    guard let path = self[key]?.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")), !path.isEmpty else { return nil }
    return (path.hasPrefix("/") ? URL(fileURLWithPath: path) : sourceRoot.appendingPathComponent(path)).standardizedFileURL.storedFile
  }

  /// Returns the expanded settings whose names start with `prefix`, by their names without the prefix.
  func all(prefix: String) -> [String: String] {
    let keys = Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) && !$0.contains("[") }
    return Dictionary(uniqueKeysWithValues: keys.map { (String($0.dropFirst(prefix.count)), self[$0] ?? "") })
  }

  /// Returns `text` with `$(NAME)` and `${NAME}` replaced. A name that is not set becomes empty.
  func expanded(_ text: String) -> String { expanded(text, key: nil, below: levels.count, within: []) }

  // MARK: Expansion

  /// Returns the value of `key` on the levels below `limit`.
  private func value(_ key: String, below limit: Int, within: Set<String>) -> String {
    guard let level = levels[..<limit].indices.last(where: { levels[$0][key] != nil }), let text = levels[level][key] else { return "" }
    return expanded(text, key: key, below: level, within: within.union([key]))
  }

  private func expanded(_ text: String, key: String?, below level: Int, within: Set<String>) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", let end = Self.end(of: rest, open: open) else {
        result += "$"
        continue
      }
      let inner = expanded(String(rest[rest.index(after: rest.startIndex)..<end]), key: key, below: level, within: within)
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var found: String
      if parts[0] == "inherited" || parts[0] == key {
        found = key.map { value($0, below: level, within: within) } ?? ""
      } else {
        // A setting that refers to itself through another one becomes empty.
        found = within.contains(parts[0]) ? "" : value(parts[0], below: levels.count, within: within)
      }
      for operation in parts.dropFirst() { found = Self.applied(operation, to: found) }
      result += found
    }
    return result + rest
  }

  /// Returns the index of the bracket that closes the one at the start of `text`.
  private static func end(of text: Substring, open: Character) -> String.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func applied(_ operation: String, to text: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": ModuleName.identifier(text)
    case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "file": URL(fileURLWithPath: text).lastPathComponent
    case "dir": URL(fileURLWithPath: text).deletingLastPathComponent().path
    case "base": URL(fileURLWithPath: text).deletingPathExtension().lastPathComponent
    case _ where operation.hasPrefix("default="): text.isEmpty ? String(operation.dropFirst("default=".count)) : text
    default: text
    }
  }

  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

/// Names of Swift modules.
enum ModuleName {
  /// Returns `text` as an identifier: other characters become `_`, as in Xcode.
  static func identifier(_ text: String) -> String {
    let letters = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }

  /// Returns `name` in ASCII, as the linker needs it for a program: the name of its entry begins with that of its module. Sounds are written in Latin letters.
  static func ascii(_ name: String) -> String {
    guard !name.allSatisfy(\.isASCII) else { return name }
    let latin = name.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? name
    let words = latin.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? "Widget" : identifier(words.joined())
  }
}

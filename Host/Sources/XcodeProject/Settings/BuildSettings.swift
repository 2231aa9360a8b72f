import AlmanacBasics
import Foundation

/// The build settings of one target in one configuration. Levels inherit as in Xcode: the project's configuration file, the project, the
/// target's configuration file, the target. Values are expanded when they are read.
struct BuildSettings: Sendable {
  private let assignments: SettingAssignments
  private let sourceRoot: URL
  /// The configuration's name, for instance `Release`.
  let configuration: String
  /// Configuration files that are referenced or included but cannot be read.
  let missingFiles: [String]
  /// Configuration files beyond the limits of ``ConfigurationFile``.
  let refusedFiles: [String]
  /// The property lists that XcodeGen writes for the target; nil for a target of an Xcode project.
  let generatedLists: GeneratedLists?

  init(
    _ assignments: SettingAssignments, sourceRoot: URL, configuration: String, missingFiles: [String] = [], refusedFiles: [String] = [],
    generatedLists: GeneratedLists? = nil
  ) {
    self.generatedLists = generatedLists
    self.assignments = assignments
    self.sourceRoot = sourceRoot
    self.configuration = configuration
    self.missingFiles = missingFiles
    self.refusedFiles = refusedFiles
  }

  /// The expanded value of a setting; nil if no level sets it.
  subscript(key: String) -> String? {
    var expansion = SettingExpansion(assignments)
    return expansion.value(of: key)
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
    Dictionary(uniqueKeysWithValues: names(prefix: prefix).map { (String($0.dropFirst(prefix.count)), self[$0] ?? "") })
  }

  /// Returns the names of the settings that start with `prefix`.
  func names(prefix: String) -> [String] { assignments.values.keys.filter { $0.hasPrefix(prefix) } }

  /// Returns `text` with references to settings replaced. A name that is not set becomes empty.
  func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(assignments)
    return expansion.expanded(text)
  }

  /// Returns what is wrong with the references in the value of a setting.
  func faults(in key: String) -> SettingFaults {
    var expansion = SettingExpansion(assignments)
    _ = expansion.value(of: key)
    return expansion.faults
  }

  /// Returns a property list with the references in all its texts replaced. Adds what is wrong with them to `faults`.
  ///
  /// - Parameter replacesKeys: whether to replace those in the keys of dictionaries, too, as Xcode does in entitlements.
  func expanded(list: [String: Any], replacesKeys: Bool = false, _ faults: inout SettingFaults) -> [String: Any] {
    var expansion = SettingExpansion(assignments)
    func expanded(_ value: Any) -> Any {
      switch value {
      case let text as String: expansion.expanded(text)
      case let list as [Any]: list.map(expanded)
      case let keys as [String: Any]: expanded(keys: keys)
      default: value
      }
    }
    func expanded(keys: [String: Any]) -> [String: Any] {
      guard replacesKeys else { return keys.mapValues(expanded) }
      return Dictionary(keys.map { (expansion.expanded($0), expanded($1)) }) { $1 }
    }
    let result = expanded(keys: list)
    faults.add(expansion.faults)
    return result
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

/// One table's translations by language, then key: `.strings` and `.stringsdict` files of `.lproj` folders, and an `.xcstrings` catalog.
///
/// Files next to the `.lproj` folders have no language. A bundle that is itself an `.lproj` folder contains such files.
struct StringTables {
  private(set) var entries: [String: [String: Translation]] = [:]
  private(set) var sourceLanguage: String?
  /// True if a string catalog was read, even an empty one.
  private(set) var hasCatalog = false
  /// Keys that a catalog marks as not translatable.
  private(set) var untranslated: Set<String> = []

  /// The language in which the keys are written.
  var developmentLanguage: String { sourceLanguage ?? "en" }

  init(folder: URL, name: String) {
    readCatalog(folder.appendingPathComponent("\(name).xcstrings"))
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for child in children where child.pathExtension == "lproj" {
      readFolder(child, name, as: child.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: "-"))
    }
    readFolder(folder, name, as: Self.noLanguage)
  }

  /// The language of files outside `.lproj` folders.
  static let noLanguage = ""

  private mutating func readFolder(_ folder: URL, _ name: String, as language: String) {
    if let table = Self.propertyList(folder.appendingPathComponent("\(name).strings")) as? [String: String] {
      entries[language, default: [:]].merge(table.mapValues(Translation.format)) { _, new in new }
    }
    // If both files have a key, `.stringsdict` wins, as in Foundation; devices that it does not name have the text of `.strings`.
    if let table = Self.propertyList(folder.appendingPathComponent("\(name).stringsdict")) as? [String: Any] {
      entries[language, default: [:]].merge(table.compactMapValues(StringsDictionary.translation)) { $1.completed(by: $0) }
    }
  }

  private static func propertyList(_ file: URL) -> Any? {
    (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }

  private mutating func readCatalog(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage
    hasCatalog = true
    for (key, entry) in catalog.strings {
      if entry.shouldTranslate == false { untranslated.insert(key) }
      for (language, localization) in entry.localizations ?? [:] {
        if let translation = localization.translation { entries[language, default: [:]][key] = translation }
      }
    }
  }
}

/// An `.xcstrings` file.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }
  struct Unit: Decodable { var value: String }
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var translation: Translation? {
      guard let format = variations.map(Self.translation) ?? stringUnit.map({ .format($0.value) }) else { return nil }
      guard let substitutions, !substitutions.isEmpty else { return format }
      return .variables(
        format,
        substitutions.compactMapValues { substitution in
          substitution.variations.flatMap(Self.translation).map {
            Translation.Variable(argument: substitution.argNum.map { $0 - 1 }, specifier: substitution.formatSpecifier ?? "lld", forms: $0)
          }
        })
    }

    private static func translation(_ variations: Variations) -> Translation? {
      if let device = variations.device { return .device(device.compactMapValues(\.translation)) }
      guard let plural = variations.plural else { return nil }
      var forms: [PluralRules.Category: Translation] = [:]
      for (name, form) in plural { if let category = PluralRules.Category(rawValue: name) { forms[category] = form.translation } }
      return forms.isEmpty ? nil : .plural(forms)
    }
  }
  var sourceLanguage: String
  var strings: [String: Entry]
}

/// The structure of a `.stringsdict` file.
private enum StringsDictionary {
  static func translation(_ value: Any) -> Translation? {
    if let format = value as? String { return .format(format) }
    guard let rule = value as? [String: Any] else { return nil }
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
      // Chooses the widest form, because the available width is not known before layout.
      return widths.compactMap { key, value in Int(key).map { ($0, value) } }.max { $0.0 < $1.0 }.flatMap { translation($0.1) }
    }
    if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] { return .device(devices.compactMapValues(translation)) }
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Translation.Variable] = [:]
    for (name, value) in rule {
      guard let variable = value as? [String: Any] else { continue }
      var forms: [PluralRules.Category: Translation] = [:]
      for category in PluralRules.Category.allCases { if let form = variable[category.rawValue] as? String { forms[category] = .format(form) } }
      guard !forms.isEmpty else { continue }
      variables[name] = Translation.Variable(
        argument: nil, specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "d", forms: .plural(forms))
    }
    return .variables(.format(format), variables)
  }
}

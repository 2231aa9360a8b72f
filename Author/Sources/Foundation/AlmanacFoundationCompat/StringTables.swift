import AlmanacBasics

/// One table's translations by language, then key: `.strings` and `.stringsdict` files of `.lproj` folders, and an `.xcstrings` catalog.
///
/// Files next to the `.lproj` folders have no language. A bundle that is itself an `.lproj` folder contains such files.
struct StringTables {
  private(set) var strings: [String: [String: Translation]] = [:]
  private(set) var dictionaries: [String: [String: Translation]] = [:]
  private(set) var catalog: [String: [String: Translation]] = [:]
  /// The languages of the folder's texts and other resources: those of its `.lproj` folders and of the catalog, without ``base``.
  private(set) var languages: Set<String> = []
  /// True if there is a folder `Base.lproj`.
  private(set) var hasBase = false
  private(set) var sourceLanguage: String?
  /// True if a string catalog was read, even an empty one.
  private(set) var hasCatalog = false
  /// Keys that a catalog marks as not translatable.
  private(set) var untranslated: Set<String> = []

  /// True if no file has texts.
  var isEmpty: Bool { strings.isEmpty && dictionaries.isEmpty && catalog.isEmpty }

  init(folder: URL, name: String) {
    readCatalog(folder.appendingPathComponent("\(name).xcstrings"))
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for child in children where child.pathExtension == LocalizedFolder.pathExtension {
      let language = LocalizedFolder.language(child.deletingPathExtension().lastPathComponent)
      if language == Self.base { hasBase = true } else { languages.insert(language) }
      readFolder(child, name, as: language)
    }
    readFolder(folder, name, as: Self.noLanguage)
    if folder.pathExtension == LocalizedFolder.pathExtension { readCatalogBeside(folder, name) }
  }

  /// Adds the translations that the catalog beside an `.lproj` folder has in its language: Xcode writes them into that folder.
  private mutating func readCatalogBeside(_ folder: URL, _ name: String) {
    var catalog = StringTables()
    catalog.readCatalog(folder.deletingLastPathComponent().appendingPathComponent("\(name).xcstrings"))
    let language = LocalizedFolder.language(folder.deletingPathExtension().lastPathComponent)
    guard let entries = catalog.catalog.first(where: { LocalizedFolder.language($0.key) == language })?.value else { return }
    strings[Self.noLanguage, default: [:]].merge(entries) { file, _ in file }
  }

  private init() {}

  /// The language of files outside `.lproj` folders.
  static let noLanguage = ""
  static let base = LocalizedFolder.base

  /// Returns the languages that have a translation of `key`, in alphabetical order.
  func languages(with key: String) -> [String] {
    Set([strings, dictionaries, catalog].flatMap { tables in tables.filter { $0.value[key] != nil }.keys }).sorted()
  }

  private mutating func readFolder(_ folder: URL, _ name: String, as language: String) {
    if let table = Self.propertyList(folder.appendingPathComponent("\(name).strings")) as? [String: String] {
      strings[language] = table.mapValues(Translation.format)
    }
    if let table = Self.propertyList(folder.appendingPathComponent("\(name).stringsdict")) as? [String: Any] {
      dictionaries[language] = table.compactMapValues(StringsDictionary.translation)
    }
  }

  private static func propertyList(_ file: URL) -> Any? {
    (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }

  private mutating func readCatalog(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let read = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
    sourceLanguage = read.sourceLanguage
    hasCatalog = true
    for (key, entry) in read.strings {
      if entry.shouldTranslate == false { untranslated.insert(key) }
      for (language, localization) in entry.localizations ?? [:] {
        if let translation = localization.translation { catalog[language, default: [:]][key] = translation }
      }
    }
    languages.formUnion(catalog.keys)
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
    var width: [String: Localization]?
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
      if let widths = variations.width { return widest(widths)?.translation }
      guard let plural = variations.plural else { return nil }
      var forms: [PluralRules.Category: Translation] = [:]
      for (name, form) in plural { if let category = PluralRules.Category(rawValue: name) { forms[category] = form.translation } }
      return forms.isEmpty ? nil : .plural(forms)
    }
  }
  var sourceLanguage: String
  var strings: [String: Entry]
}

/// Returns the form for the largest of widths in points, because the available width is not known before layout.
private func widest<Form>(_ forms: [String: Form]) -> Form? {
  forms.compactMap { key, form in Int(key).map { ($0, form) } }.max { $0.0 < $1.0 }?.1
}

/// The structure of a `.stringsdict` file.
private enum StringsDictionary {
  static func translation(_ value: Any) -> Translation? {
    if let format = value as? String { return .format(format) }
    guard let rule = value as? [String: Any] else { return nil }
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
      return widest(widths).flatMap(translation)
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

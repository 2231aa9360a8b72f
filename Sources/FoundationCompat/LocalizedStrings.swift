/// Finds translations in an app's string tables: `.lproj/<table>.strings` folders and `.xcstrings` catalogs.
package enum LocalizedStrings {
  /// The translation of `key` for `locale`, or nil if no table has one.
  ///
  /// The locale's identifier is tried first, then its language with script, then its language, then the catalog's source
  /// language and `Base`.
  package static func format(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String? {
    let name = table ?? "Localizable"
    // Most widgets have no table at all, and are not to pay for taking the locale apart.
    lazy var languages = candidates(for: locale)
    for folder in ResourceFolders.folders(of: bundle) {
      let tables = cache.tables(in: folder, named: name)
      if tables.entries.isEmpty { continue }
      for language in languages {
        if let value = tables.entries[language]?[key] { return value }
      }
      if let source = tables.sourceLanguage, let value = tables.entries[source]?[key] { return value }
      if let value = tables.entries["Base"]?[key] { return value }
    }
    return nil
  }

  /// Identifiers of a locale, most specific first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  package static func candidates(for locale: Locale) -> [String] {
    let parts = locale.identifier(.bcp47).split(separator: "-").map(String.init)
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private static let cache = TableCache()
}

/// One table's translations by language, then key.
struct StringTables {
  var entries: [String: [String: String]] = [:]
  var sourceLanguage: String?

  init(folder: URL, name: String) {
    readCatalog(folder.appendingPathComponent("\(name).xcstrings"))
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for child in children where child.pathExtension == "lproj" {
      let language = child.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: "-")
      guard let data = try? Data(contentsOf: child.appendingPathComponent("\(name).strings")),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { continue }
      entries[language, default: [:]].merge(table) { _, new in new }
    }
  }

  private mutating func readCatalog(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let value = localization.stringUnit?.value ?? localization.variations?.plural?["other"]?.stringUnit?.value {
          entries[language, default: [:]][key] = value
        }
      }
    }
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Variations: Decodable { var plural: [String: Localization]? }
    struct Unit: Decodable { var value: String }
    var sourceLanguage: String
    var strings: [String: Entry]
  }
}

/// Tables already read. Resources do not change while an extension runs.
private final class TableCache: @unchecked Sendable {
  private let lock = NSLock()
  private var tables: [String: StringTables] = [:]

  func tables(in folder: URL, named name: String) -> StringTables {
    lock.lock()
    defer { lock.unlock() }
    let key = folder.path + "\u{0}" + name
    if let known = tables[key] { return known }
    let read = StringTables(folder: folder, name: name)
    tables[key] = read
    return read
  }
}

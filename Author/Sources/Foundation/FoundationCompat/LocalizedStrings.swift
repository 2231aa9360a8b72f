import Synchronization

/// Finds translations in an app's string tables.
package enum LocalizedStrings {
  /// Returns the translation of `key` for `locale`, or nil if no table has one.
  ///
  /// Tables without a language come first, as in Foundation. Then follow the locale's ``candidates(for:)``, the catalog's source language, `Base`, and
  /// the bundle's development language.
  ///
  /// - Parameters:
  ///   - numbers: The arguments' values, nil for those that are not numbers; they select plural forms.
  ///   - device: The kind of device that string tables distinguish.
  package static func format(
    for key: String, table: String?, bundle: Bundle, locale: Locale, numbers: [Double?] = [], device: StringDevice = .current
  ) -> String? {
    translation(for: key, table: table, bundle: bundle, locale: locale).map { format($0, numbers: numbers, device: device) }
  }

  package static func format(_ found: Found, numbers: [Double?], device: StringDevice) -> String {
    // A fallback translation uses its own language's plural rules.
    found.translation.format(numbers: numbers, locale: Locale(identifier: found.language), device: device.rawValue)
  }

  /// A translation, the language it was found in, and whether that language is a fallback for the requested one.
  package typealias Found = (translation: Translation, language: String, isFallback: Bool)

  package static func translation(for key: String, table: String?, bundle: Bundle, locale: Locale) -> Found? {
    let name = self.name(of: table)
    // Lazy: parsing the locale costs time, and most widgets have no table.
    lazy var languages = candidates(for: locale)
    for folder in ResourceFolders.folders(of: bundle) {
      let tables = cache.tables(in: folder, named: name)
      if tables.entries.isEmpty { continue }
      if let value = tables.entries[StringTables.noLanguage]?[key] { return (value, language(of: folder, locale), false) }
      for language in languages {
        if let value = tables.entries[language]?[key] { return (value, language, false) }
      }
      if let source = tables.sourceLanguage, let value = tables.entries[source]?[key] { return (value, source, true) }
      if let value = tables.entries["Base"]?[key] { return (value, tables.developmentLanguage, true) }
      let developed = developmentLanguage(of: bundle)
      if let value = tables.entries[developed]?[key] { return (value, developed, true) }
    }
    return nil
  }

  /// Returns the name of a table's files. An empty name, too, means the default table.
  static func name(of table: String?) -> String { table.flatMap { $0.isEmpty ? nil : $0 } ?? defaultTable }
  static let defaultTable = "Localizable"

  /// Returns the language of the tables in `folder`: that of an `.lproj` folder, otherwise the locale's.
  private static func language(of folder: URL, _ locale: Locale) -> String {
    folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : locale.identifier(.bcp47)
  }

  private static func developmentLanguage(of bundle: Bundle) -> String {
    // Not `object(forInfoDictionaryKey:)`, which on Linux does not find this key if the bundle has an InfoPlist.strings.
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  static func tables(in folder: URL, named name: String) -> StringTables { cache.tables(in: folder, named: name) }
  private static let cache = TableCache()
}

/// Tables already read. Resources do not change while an extension runs.
private final class TableCache: Sendable {
  private let tables = Mutex<[String: StringTables]>([:])

  func tables(in folder: URL, named name: String) -> StringTables {
    let key = folder.path + "\u{0}" + name
    return tables.withLock { tables in
      if let known = tables[key] { return known }
      let read = StringTables(folder: folder, name: name)
      tables[key] = read
      return read
    }
  }
}

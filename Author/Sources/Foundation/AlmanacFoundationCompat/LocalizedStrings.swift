import AlmanacBasics
import Synchronization

/// Finds translations in an app's string tables.
package enum LocalizedStrings {
  /// Returns the translation of `key` for `locale`, or nil if the app's table for that language lacks it (``LocalizedTable``).
  ///
  /// - Parameters:
  ///   - numbers: The arguments' values, nil for those that are not numbers; they select plural forms.
  ///   - device: The kind of device that string tables distinguish.
  package static func format(
    for key: String, table: String?, bundle: Bundle, locale: Locale, numbers: [Double?] = [], device: StringDevice = .current
  ) -> String? {
    translation(for: key, table: table, bundle: bundle, locale: locale).map { format($0, numbers: numbers, device: device) }
  }

  /// - Parameter rules: the locale whose plural rules apply; nil: that of the translation's own language, also if it is a fallback.
  package static func format(_ found: Found, numbers: [Double?], device: StringDevice, rules: Locale? = nil) -> String {
    found.translation.format(numbers: numbers, locale: rules ?? Locale(identifier: found.language), device: device.rawValue)
  }

  /// A translation, the language it was found in, and whether that language is a fallback for the requested one.
  package typealias Found = (translation: Translation, language: String, isFallback: Bool)

  package static func translation(for key: String, table: String?, bundle: Bundle, locale: Locale) -> Found? {
    let name = self.name(of: table)
    for folder in ResourceFolders.folders(of: bundle) {
      if let found = self.table(in: folder, named: name, of: bundle, for: locale)?.translation(of: key) { return found }
    }
    return nil
  }

  /// Returns the table as an app in the locale's language reads it, or nil if the folder does not have it.
  static func table(in folder: URL, named name: String, of bundle: Bundle, for locale: Locale) -> LocalizedTable? {
    cache.table(in: folder, named: name, for: locale) { tables in
      LocalizedTable(tables, locale: locale, development: developmentLanguage(of: bundle), unnamed: language(of: folder, locale))
    }
  }

  /// Returns the name of a table's files. An empty name, too, means the default table.
  static func name(of table: String?) -> String { table.flatMap { $0.isEmpty ? nil : $0 } ?? defaultTable }
  static let defaultTable = "Localizable"

  /// Returns the language of the tables in `folder`: that of an `.lproj` folder, otherwise the locale's.
  private static func language(of folder: URL, _ locale: Locale) -> String {
    folder.pathExtension == LocalizedFolder.pathExtension
      ? LocalizedFolder.language(folder.deletingPathExtension().lastPathComponent) : locale.identifier(.bcp47)
  }

  static func developmentLanguage(of bundle: Bundle) -> String {
    // Not `object(forInfoDictionaryKey:)`, which on Linux does not find this key if the bundle has an InfoPlist.strings.
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  static func tables(in folder: URL, named name: String) -> StringTables { cache.tables(in: folder, named: name) }
  private static let cache = TableCache()
}

/// Tables already read. Resources do not change while an extension runs.
private final class TableCache: Sendable {
  private struct Tables {
    let files: StringTables
    /// By the locale's identifier. To choose a language takes longer than to find a text.
    var localized: [String: LocalizedTable] = [:]
  }
  private let tables = Mutex<[String: Tables]>([:])

  func tables(in folder: URL, named name: String) -> StringTables {
    tables.withLock { Self.read(folder, name, in: &$0).files }
  }

  func table(in folder: URL, named name: String, for locale: Locale, choose: (StringTables) -> LocalizedTable) -> LocalizedTable? {
    tables.withLock { tables in
      let known = Self.read(folder, name, in: &tables)
      if known.files.isEmpty { return nil }
      if let table = known.localized[locale.identifier] { return table }
      let table = choose(known.files)
      // A view can set any number of locales.
      if known.localized.count >= 64 { tables[Self.key(folder, name)]?.localized = [:] }
      tables[Self.key(folder, name)]?.localized[locale.identifier] = table
      return table
    }
  }

  private static func key(_ folder: URL, _ name: String) -> String { folder.path + "\u{0}" + name }

  private static func read(_ folder: URL, _ name: String, in tables: inout [String: Tables]) -> Tables {
    if let known = tables[key(folder, name)] { return known }
    let read = Tables(files: StringTables(folder: folder, name: name))
    tables[key(folder, name)] = read
    return read
  }
}

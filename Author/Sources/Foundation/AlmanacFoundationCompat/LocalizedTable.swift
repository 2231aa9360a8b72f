import Foundation

/// A table as an app reads it in one language.
///
/// As in CFBundle, a file is chosen for the whole table, and not for each key: of the files named `Localizable.strings` the first one, and likewise
/// of those named `Localizable.stringsdict`. The order is that of Foundation's `CFBundle_Resources.c` and `CFBundle_Locale.c`: the file without a
/// language, that of the best language, that of `Base`, those of the other languages that are near, and that of the development language. A key that
/// the chosen file lacks has no translation, although another language may have it.
///
/// A catalog is searched for each key: in the languages that are near, then in its source language.
struct LocalizedTable {
  /// The language of a file, and its translations by key.
  private typealias File = (language: String, entries: [String: Translation])

  let tables: StringTables
  /// The languages near the requested one that the app has, the best first.
  let languages: [String]
  private let strings, dictionary: File?
  /// The language of the file in `Base.lproj`, and that of a file without a language.
  private let development, unnamed: String

  /// - Parameters:
  ///   - development: The bundle's development language.
  ///   - unnamed: The language of files outside `.lproj` folders.
  init(_ tables: StringTables, locale: Locale, development: String, unnamed: String) {
    self.tables = tables
    (self.development, self.unnamed) = (development, unnamed)
    // The texts in `Base.lproj` are in the development language.
    let available = tables.hasBase ? tables.languages.union([development]) : tables.languages
    languages = LocalizedStrings.languages(of: available, for: locale)
    var order = languages
    for backstop in [development, "en"] where order.isEmpty {
      order = LocalizedStrings.languages(of: available, for: Locale(identifier: backstop))
    }
    order.insert(StringTables.base, at: min(1, order.count))
    order.insert(StringTables.noLanguage, at: 0)
    order.append(development)
    func first(_ files: [String: [String: Translation]]) -> File? {
      order.lazy.compactMap { language in files[language].map { (language, $0) } }.first
    }
    strings = first(tables.strings)
    dictionary = first(tables.dictionaries)
  }

  func translation(of key: String) -> LocalizedStrings.Found? {
    for language in languages { if let value = tables.catalog[language]?[key] { return (value, language, false) } }
    // If both files have a key, `.stringsdict` wins, as in Foundation; devices that it does not name have the text of `.strings`.
    if let dictionary, let value = dictionary.entries[key] {
      return found(strings?.entries[key].map(value.completed) ?? value, in: dictionary.language)
    }
    if let strings, let value = strings.entries[key] { return found(value, in: strings.language) }
    if let source = tables.sourceLanguage, let value = tables.catalog[source]?[key] { return (value, source, true) }
    return nil
  }

  private func found(_ value: Translation, in language: String) -> LocalizedStrings.Found {
    switch language {
    case StringTables.noLanguage: (value, unnamed, false)
    case StringTables.base: (value, development, !languages.contains(development))
    default: (value, language, !languages.contains(language))
    }
  }

  /// The requested language, if the table has it; nil if its texts are those of other languages.
  var language: String? {
    languages.first { tables.catalog[$0] != nil || $0 == strings?.language || $0 == dictionary?.language }
  }
}

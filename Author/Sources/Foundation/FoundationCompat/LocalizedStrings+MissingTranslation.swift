extension LocalizedStrings {
  /// The reason why a key has no translation.
  package enum MissingTranslation: Equatable {
    /// The resources do not contain the table.
    case table(String)
    /// The table has the requested language but not the key in it. The text of another language, `shown`, is used.
    case translation(language: String, shown: String)
    /// No language of the table has the key. The key itself is shown.
    case key(language: String)
  }

  /// Returns the reason why `found`, the best translation of `key`, is not a full translation; nil if nothing is missing.
  ///
  /// Most keys without a translation are intended: in the development language the key is the text, and an app without tables has one language. A
  /// translation is missing if the table has the requested language but not the key, or if the key is an identifier (`widget.title`).
  package static func missingTranslation(of key: String, found: Found?, table: String?, bundle: Bundle, locale: Locale) -> MissingTranslation? {
    if let found, !found.isFallback { return nil }
    let name = self.name(of: table)
    let tables = ResourceFolders.folders(of: bundle).lazy.map { self.tables(in: $0, named: name) }.first { !$0.entries.isEmpty || $0.hasCatalog }
    guard let tables else { return name == defaultTable || !isWords(key) ? nil : .table(name) }
    guard !tables.untranslated.contains(key), isWords(key) else { return nil }
    let language = candidates(for: locale).first { tables.entries[$0]?.isEmpty == false }
    if let found { return language.map { .translation(language: $0, shown: found.language) } }
    if let language, root(language) != root(tables.developmentLanguage) { return .key(language: language) }
    return isName(key) ? .key(language: language ?? tables.developmentLanguage) : nil
  }

  private static func root(_ language: String) -> Substring { language.prefix { $0 != "-" } }

  /// Returns whether a key contains letters outside its format specifiers.
  private static func isWords(_ key: String) -> Bool {
    var rest = Substring(key)
    while let percent = rest.firstIndex(of: "%") {
      if rest[..<percent].contains(where: \.isLetter) { return true }
      // Skips the specifier's own letters: %@, %lld, %1$@, %.2f.
      rest = rest[percent...].dropFirst().drop { $0.isNumber || "$.#+- ".contains($0) }.drop { "hlqLztj".contains($0) }.dropFirst()
    }
    return rest.contains(where: \.isLetter)
  }

  /// Returns whether a key is an identifier such as `widget.title` or `WIDGET_TITLE`, and not a text.
  private static func isName(_ key: String) -> Bool {
    guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-") }) else { return false }
    let parts = key.split(whereSeparator: { $0 == "." || $0 == "_" })
    return parts.count > 1 && key.last != "." && parts.allSatisfy { $0.contains(where: \.isLetter) }
  }
}

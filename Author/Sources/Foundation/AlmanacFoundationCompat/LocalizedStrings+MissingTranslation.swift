extension LocalizedStrings {
  /// The reason why a key has no translation.
  package enum MissingTranslation: Equatable, Sendable {
    /// The resources do not contain the table.
    case table(String)
    /// The table has the requested language but not the key in it. The text of another language, `shown`, is used.
    case translation(language: String, shown: String)
    /// The table of the requested language lacks the key. The key itself is shown. `others` are the languages that have it.
    case key(language: String, others: [String])
  }

  /// Returns the reason why `found`, the best translation of `key`, is not a full translation; nil if nothing is missing.
  ///
  /// Most keys without a translation are intended: in the development language the key is the text, and an app without tables has one language. A
  /// translation is missing if the table has the requested language but not the key, if only another region of the development language has it, or if
  /// the key is an identifier (`widget.title`).
  ///
  /// - Parameter hasDefault: Whether the code has a text beside the key, so that the key may be an identifier.
  package static func missingTranslation(
    of key: String, found: Found?, table: String?, bundle: Bundle, locale: Locale, hasDefault: Bool = false
  ) -> MissingTranslation? {
    if let found, !found.isFallback { return nil }
    let name = self.name(of: table)
    let folders = ResourceFolders.folders(of: bundle)
    let tables = folders.lazy.map { ($0, self.tables(in: $0, named: name)) }.first { !$0.1.isEmpty || $0.1.hasCatalog }
    guard let (folder, tables) = tables else { return name == defaultTable || hasDefault || !isWords(key) ? nil : .table(name) }
    guard !tables.untranslated.contains(key), isWords(key) else { return nil }
    let language = self.table(in: folder, named: name, of: bundle, for: locale)?.language
    if let found { return language.map { .translation(language: $0, shown: found.language) } }
    let development = tables.sourceLanguage ?? developmentLanguage(of: bundle)
    let others = tables.languages(with: key).map { $0 == StringTables.base ? developmentLanguage(of: bundle) : $0 }
    let isForeign = language.map { root($0) != root(development) } ?? false
    let isNear = others.contains { root($0) == root(language ?? development) }
    return isForeign || isNear || isName(key) && !hasDefault ? .key(language: language ?? development, others: others) : nil
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

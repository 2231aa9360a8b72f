import Foundation

extension DeviceStrings {
  /// Returns the language of an app for a person's preferred ones, as a list of one: the first preference that the app has, by its identifier, a shorter
  /// one, or another region of its language. If the app has none of them, it is the app's first.
  ///
  /// Foundation on Linux returns the app's first language in every case. Source: Apple, Technical Q&A QA1828.
  public static func preferredLanguages(from available: [String], for preferences: [String]?) -> [String] {
    let preferences = preferences ?? [ProcessLocale.current.identifier(.bcp47)] + Locale.preferredLanguages
    let names = Dictionary(available.map { (Locale(identifier: $0).identifier(.bcp47), $0) }) { first, _ in first }
    let languages = Set(names.keys).subtracting([Locale(identifier: StringTables.base).identifier(.bcp47)])
    for preference in preferences {
      if let found = LocalizedStrings.languages(of: languages, for: Locale(identifier: preference)).first { return [names[found] ?? found] }
    }
    return Array(available.prefix(1))
  }
}

import Foundation

extension DeviceStrings {
  /// Returns the language of an app for a person's preferred ones, as a list of one: the first preference that the app has, by its identifier, a shorter
  /// one, or another region of its language. If the app has none of them, it is the app's first.
  ///
  /// Foundation on Linux returns the app's first language in every case. Source: Apple, Technical Q&A QA1828.
  public static func preferredLanguages(from available: [String], for preferences: [String]?) -> [String] {
    let preferences = preferences ?? [ProcessLocale.current.identifier(.bcp47)] + Locale.preferredLanguages
    for preference in preferences {
      let nearest = LocalizedStrings.candidates(for: Locale(identifier: preference))
      if let found = nearest.lazy.compactMap({ wanted in available.first { normalized($0) == normalized(wanted) } }).first { return [found] }
      let language = Locale.Language(identifier: preference)
      let sibling = available.first { name in
        let other = Locale.Language(identifier: name)
        return name != "Base" && other.languageCode == language.languageCode && other.script == language.script
      }
      if let sibling { return [sibling] }
    }
    return Array(available.prefix(1))
  }

  private static func normalized(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
}

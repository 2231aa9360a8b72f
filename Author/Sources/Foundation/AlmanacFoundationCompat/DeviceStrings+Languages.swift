import Foundation

extension DeviceStrings {
  /// Returns the language of an app for a person's preferred ones, as a list of one: the first preference that the app has, by its identifier, a shorter
  /// one, or another region of its language. If the app has none of them, it is the app's first.
  ///
  /// Foundation on Linux returns the app's first language in every case. Source: Apple, Technical Q&A QA1828.
  public static func preferredLanguages(from available: [String], for preferences: [String]?) -> [String] {
    preferredLanguage(from: available, for: preferences ?? deviceLanguages).map { [$0] } ?? Array(available.prefix(1))
  }

  /// Returns the first of the preferred languages that the app has, as the app writes it; nil if it has none.
  static func preferredLanguage(from available: [String], for preferences: [String]) -> String? {
    let names = Dictionary(available.map { (Locale(identifier: $0).identifier(.bcp47), $0) }) { first, _ in first }
    let languages = Set(names.keys).subtracting([Locale(identifier: StringTables.base).identifier(.bcp47)])
    for preference in preferences {
      if let found = LocalizedStrings.languages(of: languages, for: Locale(identifier: preference)).first { return names[found] ?? found }
    }
    return nil
  }

  /// The languages that the device's user prefers: the one of its locale.
  public static var deviceLanguages: [String] { [preferredLanguage(of: ProcessLocale.device)] }

  /// Returns a locale's language as devices name it, without keywords such as the calendar. Chinese always has its script: `zh-Hans-CN`.
  static func preferredLanguage(of locale: Locale) -> String {
    let parts = locale.identifier(.bcp47).split(separator: "-" as Character).prefix { $0.count > 1 }.map(String.init)
    guard parts.first == "zh", parts.count < 2 || parts[1].count != 4, let script = locale.language.script?.identifier else {
      return parts.joined(separator: "-")
    }
    return ([parts[0], script] + parts.dropFirst()).joined(separator: "-")
  }

  /// Returns the language that the bundle is written in: `CFBundleDevelopmentRegion` of its Info.plist, otherwise English.
  public static func developmentLanguage(of bundle: Bundle) -> String { LocalizedStrings.developmentLanguage(of: bundle) }

  /// Returns the bundle's languages, that of its development first.
  public static func localizations(of bundle: Bundle) -> [String] { AppLanguages(of: bundle).names }
}

import AlmanacBasics
import Synchronization

/// Foundation's older functions for localized strings, in the device's locale.
///
/// Foundation on Linux reads English tables only and fails on `.stringsdict`. `AuthorSupport` redeclares `NSLocalizedString`,
/// `Bundle.localizedString(forKey:value:table:)`, `Bundle.object(forInfoDictionaryKey:)` and `String`'s formats in the author's module, where they
/// shadow Foundation's. Those declarations call this type.
public enum DeviceStrings {
  /// Translations with plural forms, by the format that `localized` returned for them. The numbers that choose a form are known only when `string`
  /// gets the format's arguments.
  private static let plurals = PluralFormats()
  /// Stands in for Apple's root locale, whose plural rule has the categories `one` and `other`, as English does. ICU's root rule has only `other`.
  private static let rootRules = Locale(identifier: "en")

  /// Returns the translation of `key`. Without one, returns `value`, or the key if `value` is nil or empty.
  public static func localized(_ key: String, table: String?, bundle: Bundle, value: String?) -> String {
    let locale = ProcessLocale.ofTexts
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    let translation = LocalizedStrings.translation(for: key, table: table, bundle: bundle, locale: locale)
    MissingStrings.record(key, found: translation, table: table, bundle: bundle, locale: locale, hasDefault: value != nil)
    guard let found = translation else { return value ?? key }
    let words = LocalizedStrings.format(found, numbers: [], device: .current)
    if found.translation.varies { plurals.remember(words, found) }
    return words
  }

  /// Returns a value of the bundle's `Info.plist`, in the device's language if `InfoPlist.strings` has the key.
  ///
  /// Foundation on Linux reads only `InfoPlist.strings` if the bundle has one, and returns nil for all other keys.
  public static func infoValue(forKey key: String, bundle: Bundle) -> Any? {
    LocalizedStrings.format(for: key, table: "InfoPlist", bundle: bundle, locale: ProcessLocale.ofTexts) ?? bundle.infoDictionary?[key]
  }

  /// The app's name in the device's language; nil if no table of the app translates the key that names it in the Info.plist.
  ///
  /// An imported widget extension also stands in for its app. The table ``ContainingAppTable`` has the translations of the app's Info.plist then, and
  /// `InfoPlist` those of the extension's.
  public static var appName: String? { appName(of: .main, in: ProcessLocale.ofTexts) }

  package static func appName(of bundle: Bundle, in locale: Locale) -> String? {
    let info = bundle.infoDictionary ?? [:]
    let table = info[ContainingAppTable.key] as? Bool == true ? ContainingAppTable.name : "InfoPlist"
    let key = info["CFBundleDisplayName"] != nil ? "CFBundleDisplayName" : "CFBundleName"
    for folder in ResourceFolders.own(of: bundle) {
      let words = LocalizedStrings.table(in: folder, named: table, of: bundle, for: locale)?.translation(of: key)
      if let words { return LocalizedStrings.format(words, numbers: [], device: .current) }
    }
    return nil
  }

  /// Inserts arguments into `format`. If `localized` returned it for a translation with plural forms, the form that matches the numbers is used.
  ///
  /// Without a locale, Apple's Foundation uses the root plural rule: `one` for 1 and `other` for all other numbers. Polish and Russian then never get
  /// `few` and `many`. Source: results reported in OneBusAway/onebusaway-ios#1361 and #1419.
  public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    guard let found = plurals.find(format) else {
      let (format, arguments) = FormatString.inOrder(format, arguments)
      return String(format: format, locale: locale, arguments: arguments)
    }
    let numbers = arguments.map { argument in
      switch argument {
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      default: Double?.none
      }
    }
    let words = LocalizedStrings.format(found, numbers: numbers, device: .current, rules: locale == nil ? rootRules : nil)
    let (chosen, named) = FormatString.inOrder(words, arguments)
    return String(format: chosen, locale: locale ?? ProcessLocale.current, arguments: named)
  }
}

private final class PluralFormats: Sendable {
  private let found = Mutex<[String: LocalizedStrings.Found]>([:])

  func remember(_ words: String, _ translation: LocalizedStrings.Found) { found.withLock { $0[words] = translation } }
  func find(_ words: String) -> LocalizedStrings.Found? { found.withLock { $0.isEmpty ? nil : $0[words] } }
}

extension Translation {
  /// True if the translation depends on a number.
  var varies: Bool {
    switch self {
    case .format: false
    case .plural, .variables: true
    case .device(let forms): forms.values.contains(where: \.varies)
    }
  }
}

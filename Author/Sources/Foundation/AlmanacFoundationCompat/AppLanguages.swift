import AlmanacBasics
import Foundation
import Synchronization

/// The languages that an app has, and the locale that it therefore has on a device.
package struct AppLanguages: Sendable {
  /// The languages' identifiers as the bundle writes them, the app's own first.
  package let names: [String]
  /// The language that the app is written in: `CFBundleDevelopmentRegion`.
  package let development: String
  /// Whether the app formats in the device's language even if it lacks it: `CFBundleAllowMixedLocalizations`.
  package let isMixed: Bool

  package init(names: [String], development: String, isMixed: Bool = false) {
    self.names = names.filter { $0 == development } + names.filter { $0 != development }.sorted()
    self.development = development
    self.isMixed = isMixed
  }

  /// Reads the languages of a bundle: those of `CFBundleLocalizations`, of its `.lproj` folders and of its string catalogs, which Xcode compiles to
  /// such folders. A folder `Base.lproj` stands for the development language. A bundle without any has that language alone.
  ///
  /// Source: `_copyBundleLocalizationsFromResources` in Foundation's `CFBundle_Locale.c`.
  package init(of bundle: Bundle) {
    let development = LocalizedStrings.developmentLanguage(of: bundle)
    let named = bundle.infoDictionary?["CFBundleLocalizations"] as? [Any] ?? []
    var languages = Set(named.compactMap { $0 as? String }.filter { !$0.isEmpty }.map(LocalizedFolder.language))
    for folder in ResourceFolders.own(of: bundle) {
      let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for item in items where item.pathExtension == LocalizedFolder.pathExtension && !Self.isOfContainingApp(item) {
        languages.insert(LocalizedFolder.language(Self.stem(of: item)))
      }
      for catalog in items where catalog.pathExtension == "xcstrings" && Self.stem(of: catalog) != ContainingAppTable.name {
        let table = LocalizedStrings.tables(in: folder, named: Self.stem(of: catalog))
        languages.formUnion(table.catalog.keys)
        if let source = table.sourceLanguage { languages.insert(source) }
      }
    }
    if languages.remove(StringTables.base) != nil || languages.isEmpty { languages.insert(development) }
    self.init(
      names: Array(languages), development: development, isMixed: bundle.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool ?? false)
  }

  /// Returns whether a folder has nothing but names of the app that contains an imported extension. Its languages are not those of the extension.
  private static func isOfContainingApp(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names == ["\(ContainingAppTable.name).strings"]
  }

  private static func stem(of item: URL) -> String { item.deletingPathExtension().lastPathComponent }

  /// The languages of the app that this process runs; nil in tests, which run in no app.
  static let ofApp: AppLanguages? = ResourceFolders.app == nil ? nil : AppLanguages(of: .main)

  /// Returns the one of the languages that the app is shown in on a device: the device's, otherwise the development language, English or the first.
  package func shown(on device: Locale) -> String? {
    for wanted in [DeviceStrings.preferredLanguage(of: device), development, "en"] {
      if let found = DeviceStrings.preferredLanguage(from: names, for: [wanted]) { return found }
    }
    return names.first
  }

  /// Returns the app's `Locale.current` on a device. It has the app's language and the device's region: on a German device, an app in English has
  /// `en_DE`, which writes English words with Germany's separators, order of days and months, and hours.
  ///
  /// Source: the function `localeIdentifierForCanonicalizedLocalizations` of swift-foundation (`Locale_ICU.swift`) and its tests.
  package func locale(on device: Locale) -> Locale {
    // Pseudo-languages are for apps that lack them.
    guard !isMixed, PseudoLocale(device) == nil, let shown = shown(on: device).map(Locale.init(identifier:)) else { return device }
    let (language, own) = (shown.language, device.language)
    guard let code = language.languageCode, (code, language.script) != (own.languageCode, own.script) else { return device }
    var components = Locale.Components(locale: device)
    let region = own.region ?? Locale.Language(identifier: own.maximalIdentifier).region
    let usualScript = Locale.Language(languageCode: code, region: region).script
    components.languageComponents = Locale.Language.Components(
      languageCode: code, script: language.script == usualScript ? nil : language.script, region: region)
    // Digits that the language is not written with are replaced by its own.
    let digits = device.numberingSystem
    components.numberingSystem = digits != shown.numberingSystem && shown.availableNumberingSystems.contains(digits) ? digits : nil
    // Foundation on Linux writes scripts with a hyphen.
    return Locale(identifier: Locale(components: components).identifier(.icu))
  }

  /// Returns the locale in whose language the app's texts are looked up on a device.
  package func textLocale(on device: Locale) -> Locale {
    locale(on: device) == device ? device : shown(on: device).map(Locale.init(identifier:)) ?? device
  }
}

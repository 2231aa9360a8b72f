import AlmanacFoundationCompat
import Foundation
import Statements
import Testing

extension Statement {
  private static let matching = DocumentSource.repository("swiftlang/swift-foundation", "LocaleTests.swift, localeBundleMatching")
  private static let replacing = DocumentSource.repository(
    "swiftlang/swift-foundation", "Locale_ICU.swift, localeIdentifierByReplacingLanguageCodeAndScriptCode")
  private static let listing = DocumentSource.repository("swiftlang/swift-corelibs-foundation", "CFBundle_Locale.c, CFBundleCopyBundleLocalizations")

  /// The locale of an app with the given languages, written in the first, on a device.
  private static func locale(_ device: String, of languages: String...) -> String {
    AppLanguages(names: languages, development: languages.first ?? "en").locale(on: Locale(identifier: device)).identifier
  }

  @MainActor private static func languages(_ files: [String: FormatFile], keys: String = "") throws -> AppLanguages {
    var files = files
    files["Info.plist"] = FormatFile(#"<plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>ja</string>\#(keys)</dict></plist>"#)
    return try StringTable.inBundle(files) { AppLanguages(of: $0) }
  }

  /// The locale that an app has on a device.
  static let appLocales: [Statement] = [
    Statement("An app that has the device's language has the device's locale", matching, is: ["en_US", "zh_CN", "zh_MO"]) {
      [
        locale("en_US", of: "en", "de", "es", "fr", "zh-Hans"), locale("zh_CN", of: "en", "de", "zh-Hans", "zh-Hant"),
        locale("zh_MO", of: "en", "de", "zh-Hans", "zh-Hant"),
      ]
    },
    Statement(
      "An app that lacks the device's language has its own language and the device's region", matching, is: ["en_TH", "en_IN", "fr_IN", "en_DE"]
    ) { [locale("th_TH", of: "en", "de"), locale("pa_IN", of: "en", "fr", "de"), locale("pa_IN", of: "fr", "de"), locale("de_DE", of: "en")] },
    Statement("An app that names no language has the device's locale", matching, is: "pa_IN") { locale("pa_IN") },
    Statement(
      "A device's calendar, hours and first weekday stay with another language", replacing, is: ["en_TH@calendar=buddhist", "en_DE@fw=sun;hours=h12"]
    ) { [locale("th_TH@calendar=buddhist", of: "en"), locale("de_DE@hours=h12;fw=sun", of: "en")] },
    Statement("Digits stay only if the app's language is written with them", replacing, is: ["en_AE", "ar_IN@numbers=arab", "en_IN"]) {
      [locale("ar_AE@numbers=arab", of: "en"), locale("ur_IN@numbers=arab", of: "ar"), locale("hi_IN@numbers=latn", of: "en")]
    },
    Statement("A script stays where it is not the usual one", replacing, is: ["sr_Latn_DE", "zh_TW", "zh_Hant_DE"]) {
      [locale("de_DE", of: "sr-Latn"), locale("zh_TW", of: "en", "zh-Hant"), locale("de_DE", of: "zh-Hant")]
    },
    Statement("A device without a region has the usual one of its language", replacing, is: "en_DE") { locale("de", of: "en") },
    Statement("English words have the separators and the hours of the region", matching, is: ["March", "1.234,5", "15:04"]) {
      let locale = AppLanguages(names: ["en"], development: "en").locale(on: Locale(identifier: "de_DE"))
      let date = Date(timeIntervalSince1970: 1_709_651_040)
      let month = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt).month(.wide)
      let time = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: .gmt)
      return [date.formatted(month), 1234.5.formatted(.number.locale(locale)), date.formatted(time)]
    },
    Statement(
      "An app with mixed localizations has the device's locale",
      .apple("bundleresources/information-property-list/cfbundleallowmixedlocalizations"), is: "de_DE"
    ) { try languages([:], keys: "<key>CFBundleAllowMixedLocalizations</key><true/>").locale(on: Locale(identifier: "de_DE")).identifier },
    Statement("An app's languages are those of its folders; without any it has that of its development", listing, is: [["de", "fr"], ["ja"]]) {
      [try languages(["fr.lproj/A.strings": "", "de.lproj/Picture.txt": ""]).names, try languages([:]).names]
    },
    Statement(
      "InfoPlist.strings has the app's name in a language", .apple("bundleresources/information-property-list/cfbundledisplayname"),
      is: ["Wetter", nil, "Wetter", "App"] as [String?]
    ) {
      @MainActor func name(_ locale: String, _ tables: [String: FormatFile], keys: String) throws -> String? {
        var files = tables
        files["Info.plist"] = FormatFile(#"<plist version="1.0"><dict>\#(keys)</dict></plist>"#)
        return try StringTable.inBundle(files) { DeviceStrings.appName(of: $0, in: Locale(identifier: locale)) }
      }
      let display = "<key>CFBundleDisplayName</key><string>Weather</string>"
      let german: [String: FormatFile] = ["de.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Wetter"; "CFBundleName" = "W";"#]
      // An imported extension has the table of its app besides its own.
      let imported = german.merging(["de.lproj/AppInfoPlist.strings": #""CFBundleDisplayName" = "App";"#]) { $1 }
      return [
        try name("de_AT", german, keys: display), try name("fr_FR", german, keys: display), try name("de_DE", imported, keys: display),
        try name("de_DE", imported, keys: display + "<key>AlmanacAppInfoPlist</key><true/>"),
      ]
    },
    Statement("The names of the app that contains an imported extension add no language", listing, is: ["ja"]) {
      let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleDisplayName": {"localizations": {"fr": {"stringUnit": {"value": "b"}}}}}}
        """#
      return try languages(["de.lproj/AppInfoPlist.strings": "", "AppInfoPlist.xcstrings": FormatFile(catalog)]).names
    },
    Statement(
      "The folder of a language has the texts of the catalog beside it", .apple("xcode/localizing-and-varying-text-with-a-string-catalog"),
      is: ["Stift", "pencil"]
    ) {
      let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"pencil": {"localizations": {"de": {"stringUnit": {"value": "Stift"}}}}}}
        """#
      return try StringTable.inBundle(["Localizable.xcstrings": FormatFile(catalog), "de.lproj/x": "", "en.lproj/x": ""]) { bundle in
        try ["de", "en"].map { language in
          let folder = try #require(bundle.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:)))
          return DeviceStrings.localized("pencil", table: nil, bundle: folder, value: nil)
        }
      }
    },
    Statement("Base.lproj stands for the language of the development", listing, is: ["ja", "de"]) {
      try languages(["de.lproj/A.strings": "", "Base.lproj/A.strings": ""]).names
    },
    Statement("An app's Info.plist can name languages", listing, is: ["de", "pt-BR"]) {
      try languages(
        ["de.lproj/A.strings": ""], keys: "<key>CFBundleLocalizations</key><array><string>pt-BR</string><integer>1</integer></array>"
      ).names
    },
    Statement(
      "Languages of every string catalog count, also its source language", .apple("xcode/localizing-and-varying-text-with-a-string-catalog"),
      is: ["de", "en"]
    ) {
      let catalog = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
        """#
      return try languages(["Errors.xcstrings": FormatFile(catalog)]).names
    },
  ]
}

import AlmanacFoundationCompat
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  /// The localization whose text is shown for a language; each has its name as its text, and the app's own language is Japanese.
  @MainActor private static func chosen(_ language: String, of localizations: String...) throws -> String { try chosen(language, localizations) }
  @MainActor private static func chosen(_ language: String, _ localizations: [String]) throws -> String {
    let list = #"<plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>ja</string></dict></plist>"#
    var files = ["Info.plist": FormatFile(list)]
    for name in localizations + ["ja"] { files["\(name).lproj/Localizable.strings"] = FormatFile(#""which" = "\#(name)";"#) }
    return try StringTable.shown(Text("which"), files, in: language)
  }
  private static func choice(_ language: String, _ localizations: String..., is expected: String, _ claim: String) -> Statement {
    Statement(claim, FormatSource.localizations, is: expected) { try chosen(language, localizations) }
  }

  /// Which localization an app has for a person's language.
  static let appLanguages: [Statement] = [
    Statement("The folder of the language is used", FormatSource.language, is: "de") { try chosen("de_DE", of: "de", "fr") },
    Statement("The folder of the region is used before that of the language", FormatSource.language, is: "en-GB") {
      try chosen("en_GB", of: "en", "en-GB")
    },
    Statement("A folder's name can have an underscore", FormatSource.language, is: "en_GB") { try chosen("en_GB", of: "en", "en_GB") },
    Statement(
      "A folder's name can be in small letters, as SwiftPM writes it", .repository("swiftlang/swift-package-manager", "TargetSourcesBuilder.swift"),
      is: ["pt-br", "zh-hant", "base"]
    ) {
      let base: [String: FormatFile] = ["base.lproj/Localizable.strings": #""which" = "base";"#]
      return [
        try chosen("pt_BR", of: "en", "pt-br"), try chosen("zh_TW", of: "en", "zh-hant"), try StringTable.shown(Text("which"), base, in: "de_DE"),
      ]
    },
    Statement("Without a folder of the region that of the language is used", FormatSource.language, is: "en") { try chosen("en_GB", of: "en", "fr") },
    Statement("Without a folder of the language that of the app's own language is used", FormatSource.language, is: "ja") {
      try chosen("de_DE", of: "fr", "en")
    },
    Statement("English of India is that of Britain", FormatSource.identifiers, is: "en-GB") { try chosen("en_IN", of: "en", "en-GB") },
    choice("en_AU", "en", "en-GB", "en-AU", is: "en-AU", "English of Australia is its own if there is one"),
    choice("en_AU", "en", "en-GB", is: "en-GB", "English of Australia is that of Britain otherwise"),
    choice("en_US", "en", "en-GB", "en-AU", is: "en", "English of the United States is not that of Britain"),
    choice("en_CA", "en", "en-GB", "en-AU", is: "en", "English of Canada is not that of Britain"),
    choice("en_FR", "en", "en-GB", is: "en-GB", "English in Europe is that of Britain"),
    choice("es_MX", "es", "es-419", is: "es-419", "Spanish of Mexico is that of Latin America"),
    choice("es_AR", "es", "es-419", "es-MX", is: "es-419", "Spanish of Argentina is that of Latin America, and not that of Mexico"),
    choice("es_ES", "es", "es-419", is: "es", "Spanish of Spain is not that of Latin America"),
    choice("pt_BR", "pt", "pt-PT", is: "pt", "Portuguese of Brazil is the plain one"),
    choice("pt_MO", "pt", "pt-PT", is: "pt-PT", "Portuguese of Macao is that of Portugal"),
    choice("pt_PT", "pt", "pt-BR", is: "pt", "Portuguese of Portugal is the plain one before that of Brazil"),
    choice("zh_Hant_TW", "zh-Hans", "zh-Hant", is: "zh-Hant", "Chinese in traditional script has its folder"),
    choice("zh_TW", "zh-Hans", "zh-Hant", is: "zh-Hant", "Chinese of Taiwan is in traditional script"),
    choice("zh_HK", "zh-Hans", "zh-Hant", is: "zh-Hant", "Chinese of Hong Kong is in traditional script"),
    choice("zh_Hant_HK", "zh-Hans", "zh-Hant", "zh-Hant-HK", is: "zh-Hant-HK", "Chinese of Hong Kong is its own if there is one"),
    choice("zh_Hant_MO", "zh-Hans", "zh-Hant", "zh-Hant-HK", is: "zh-Hant-HK", "Chinese of Macao is that of Hong Kong"),
    choice("zh_CN", "zh-Hans", "zh-Hant", is: "zh-Hans", "Chinese of China is in simplified script"),
    choice("zh_Hans_SG", "zh-Hans", "zh-Hant", is: "zh-Hans", "Chinese of Singapore is in simplified script"),
    choice("zh_Hant_TW", "zh_CN", "zh_TW", is: "zh_TW", "Folders of Chinese can be named by regions"),
    choice("zh_Hant_HK", "zh_CN", "zh_TW", "zh_HK", is: "zh_HK", "A folder of Hong Kong needs no script"),
    choice("zh_Hant_MO", "zh_CN", "zh_TW", "zh_HK", is: "zh_HK", "Chinese of Macao has the folder of Hong Kong, also without a script"),
    choice("zh_Hans_HK", "zh_CN", "zh_TW", "zh_HK", is: "zh_CN", "A folder of Hong Kong without a script is not for simplified script"),
    choice("zh", "zh_CN", "zh_TW", "zh_Hans", "zh_Hant", is: "zh_Hans", "Chinese alone is in simplified script"),
    choice("zh_TW", "zh", is: "ja", "Chinese in traditional script has no folder without a script"),
    choice("zh_TW@calendar=roc", "zh-Hans", "zh-Hant", is: "zh-Hant", "The calendar of a language does not change its folder"),
    choice("en_NZ", "en", "en-GB", "en-AU", is: "en-AU", "English of New Zealand is that of Australia"),
    choice("en_IL", "en", "en-GB", is: "en", "English of Israel is the plain one, and not that of Britain"),
    choice("en_FR", "en", "en-GB", "en-001", "en-150", is: "en-150", "English in Europe is its own if there is one"),
    choice("en_CA", "en", "en-GB", "en-001", is: "en-001", "English of Canada is that of the world if there is one"),
    choice("nb_NO", "no", "de", is: "no", "Norwegian Bokmål can be named no"),
    choice("sr_Latn_RS", "sr", is: "ja", "Serbian in Latin script has no folder without a script"),
    choice("fr_CH", "en", "fr-CA", is: "fr-CA", "French of Switzerland is that of Canada if there is no other"),
    choice("it_SM", "it-CH", "it-IT", is: "it-IT", "Of other regions of a language the usual one is taken"),
  ]

  private static let bundle: DocumentSource = .apple("foundation/bundle/localizedstring(forkey:value:table:)")

  /// The text of a resource with the given files.
  @MainActor private static func resolved(_ key: String.LocalizationValue, _ files: [String: FormatFile], in locale: String) throws -> String {
    try StringTable.inBundle(files) { bundle in
      String(localized: LocalizedStringResource(key, locale: Locale(identifier: locale), bundle: .atURL(bundle.bundleURL)))
    }
  }

  /// What is shown of a key that a table lacks, and where else it is looked for.
  static let missingStrings: [Statement] = [
    Statement("A key that no table has is shown itself", bundle, is: "Hello") { try StringTable.shown(Text("Hello"), [:], in: "de_DE") },
    Statement("A key that the language's table lacks is shown itself, although the app's own language has it", bundle, is: ["bye", "bye"]) {
      let files: [String: FormatFile] = ["en.lproj/Localizable.strings": #""bye" = "Goodbye";"#, "de.lproj/Localizable.strings": #""a" = "b";"#]
      return [try StringTable.shown(Text("bye"), files, in: "de_DE"), try resolved("bye", files, in: "de_DE")]
    },
    Statement("A key that the region's table lacks is not taken from that of the language", FormatSource.tables, is: ["color", "color"]) {
      let files: [String: FormatFile] = ["en.lproj/Localizable.strings": #""color" = "Tint";"#, "en-GB.lproj/Localizable.strings": #""a" = "b";"#]
      return [try StringTable.shown(Text("color"), files, in: "en_GB"), try resolved("color", files, in: "en_IN")]
    },
    Statement("A key that the language's table lacks is not taken from that in Base.lproj", FormatSource.tables, is: "bye") {
      let files: [String: FormatFile] = ["Base.lproj/Localizable.strings": #""bye" = "Goodbye";"#, "de.lproj/Localizable.strings": #""a" = "b";"#]
      return try StringTable.shown(Text("bye"), files, in: "de_DE")
    },
    Statement("A table that the language lacks is that of the app's own language", FormatSource.resourceSearch, is: ["Goodbye", "Hallo"]) {
      let files: [String: FormatFile] = [
        "en.lproj/Other.strings": #""bye" = "Goodbye";"#, "en.lproj/Localizable.strings": #""hello" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
      ]
      return [
        try StringTable.shown(Text("bye", tableName: "Other"), files, in: "de_DE"), try StringTable.shown(Text("hello"), files, in: "de_DE"),
      ]
    },
    Statement("The table in Base.lproj goes before those of the language without the region", FormatSource.resourceSearch, is: "base") {
      let files: [String: FormatFile] = [
        "en-GB.lproj/Other.strings": "", "en.lproj/Localizable.strings": #""a" = "en";"#, "Base.lproj/Localizable.strings": #""a" = "base";"#,
      ]
      return try StringTable.shown(Text("a"), files, in: "en_GB")
    },
    Statement("A .stringsdict file of the app's own language counts if the language has only a .strings file", FormatSource.tables, is: "2 songs") {
      let forms = StringTable.entry("%lld songs", "%#@n@", [("n", "lld", ["one": "%lld song", "other": "%lld songs"])])
      let files: [String: FormatFile] = [
        "en.lproj/Localizable.stringsdict": StringTable.dictionary(forms), "de.lproj/Localizable.strings": #""%lld songs" = "%lld Lieder";"#,
      ]
      return try StringTable.shown(Text("\(2) songs"), files, in: "de_DE")
    },
    Statement("localizedString(forKey:value:table:) gives the value for a key that no table has", bundle, is: ["x", "key", "key"]) {
      try StringTable.inBundle([:]) { bundle in
        ["x", "", nil].map { DeviceStrings.localized("key", table: nil, bundle: bundle, value: $0) }
      }
    },
    Statement("A table in Base.lproj is for every language", .apple("xcode/adding-support-for-languages-and-regions"), is: ["b", "b"]) {
      let files: [String: FormatFile] = ["Base.lproj/Localizable.strings": #""a" = "b";"#]
      return [try StringTable.shown(Text("a"), files, in: "de_DE"), try StringTable.shown(Text("a"), files)]
    },
    Statement("A table of the language goes before that in Base.lproj", FormatSource.language, is: "c") {
      let files: [String: FormatFile] = ["Base.lproj/Localizable.strings": #""a" = "b";"#, "de.lproj/Localizable.strings": #""a" = "c";"#]
      return try StringTable.shown(Text("a"), files, in: "de_DE")
    },
    Statement("A table outside of the languages' folders goes before those in them", FormatSource.search, is: "b") {
      try StringTable.shown(Text("a"), ["Localizable.strings": #""a" = "b";"#, "en.lproj/Localizable.strings": #""a" = "c";"#])
    },
    Statement(
      "InfoPlist.strings has the values of Info.plist in a language", .apple("foundation/bundle/object(forinfodictionarykey:)"), is: ["Deck", "1"]
    ) {
      let list = "<dict><key>CFBundleDisplayName</key><string>App</string><key>CFBundleVersion</key><string>1</string></dict>"
      let files: [String: FormatFile] = [
        "Info.plist": FormatFile(#"<plist version="1.0">\#(list)</plist>"#), "Base.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Deck";"#,
      ]
      return try StringTable.inBundle(files) { bundle in
        ["CFBundleDisplayName", "CFBundleVersion"].map { DeviceStrings.infoValue(forKey: $0, bundle: bundle) as? String ?? "" }
      }
    },
  ]
}

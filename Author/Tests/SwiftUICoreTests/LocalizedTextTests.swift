import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUICore

/// Keys of texts, their values and their translations.
@MainActor
@Suite struct LocalizedTextTests {
  private func fixture(_ files: TestBundle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ContentFixture {
    var fixture = ContentFixture(change)
    fixture.bundle = files.bundle
    return fixture
  }

  @Test func `strings are looked up by key, table and locale, with values in the translation's order`() throws {
    let files = try TestBundle()
    try files.write("de.lproj/Localizable.strings", #""%lld songs by %@" = "Von %2$@: %1$lld **Lieder**"; "Hello" = "Hallo";"#)
    try files.write("de.lproj/Other.strings", #""Hello" = "Servus";"#)
    try files.write("en.lproj/Localizable.strings", #""Hello" = "Hi";"#)
    let german = fixture(files) { $0.core.locale = Locale(identifier: "de_AT") }
    #expect(german.render(Text("\(1200) songs by \("Bach")")).words == "Von Bach: 1.200 Lieder")
    #expect(german.render(Text("Hello")).words == "Hallo")
    #expect(german.render(Text("Hello", tableName: "Other")).words == "Servus")
    #expect(german.render(Text(verbatim: "Hello")).words == "Hello")
    #expect(german.render(Text("Unknown")).words == "Unknown")
    #expect(fixture(files).render(Text("Hello")).words == "Hi")
  }

  @Test(arguments: [
    ("en_US", 0, "0 days left"), ("en_US", 1, "1 day left"), ("en_US", 2, "2 days left"), ("ru_RU", 1, "1 день"), ("ru_RU", 3, "3 дня"),
    ("ru_RU", 11, "11 дней"), ("ru_RU", 21, "21 день"), ("ja_JP", 1, "残り1日"), ("fr_FR", 1, "1 day left"), ("ar_EG", 2, "يومان"),
  ])
  func `plural forms follow the grammar of the language in which the text was found`(locale: String, count: Int, words: String) throws {
    let files = try TestBundle()
    try files.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld days left":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld day left"}},"other":{"stringUnit":{"value":"%lld days left"}}}}},
      "ru":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld день"}},"few":{"stringUnit":{"value":"%lld дня"}},"many":{"stringUnit":{"value":"%lld дней"}},"other":{"stringUnit":{"value":"%lld дня"}}}}},
      "ar":{"variations":{"plural":{"two":{"stringUnit":{"value":"يومان"}},"other":{"stringUnit":{"value":"%lld يوم"}}}}},
      "ja":{"stringUnit":{"value":"残り%lld日"}}}}}}
      """#)
    let fixture = fixture(files) { $0.core.locale = Locale(identifier: locale) }
    #expect(fixture.render(Text("\(count) days left")).words == words)
    // Without the fixture's locale, numbers are formatted in the resource's own locale; the plural form is the same.
    let resource = LocalizedStringResource("\(count) days left", locale: Locale(identifier: locale), bundle: .atURL(files.url))
    #expect(String(localized: resource) == words)
  }

  @Test func `each named variable has its own plural form, in catalogs and in .stringsdict files`() throws {
    let files = try TestBundle()
    try files.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage":"en","strings":{"%lld songs in %lld albums":{"localizations":{"en":{"stringUnit":{"value":"%#@SONGS@ in %#@ALBUMS@"},
      "substitutions":{
      "SONGS":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg song"}},"other":{"stringUnit":{"value":"%arg songs"}}}}},
      "ALBUMS":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"one album"}},"other":{"stringUnit":{"value":"%arg albums"}}}}}}}}}}}
      """#)
    try files.write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Found %#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>nothing</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
      """)
    #expect(fixture(files).render(Text("\(1) songs in \(1) albums")).words == "1 song in one album")
    #expect(fixture(files).render(Text("\(12) songs in \(3) albums")).words == "12 songs in 3 albums")
    #expect(fixture(files).render(Text("\(0) files")).words == "Found nothing")
    #expect(fixture(files).render(Text("\(1) files")).words == "Found 1 file")
    #expect(fixture(files).render(Text("\(7) files")).words == "Found 7 files")
  }

  // MARK: Percent signs

  @Test(arguments: [
    "100% sure", "5% off today", "50% discount", "80% charged", "20% in all", "100 % Saft", "100%", "%", "100%% sure", "%@", "%lld%", "a %1$@ b",
    "%#@n@",
  ])
  func `without interpolations a percent sign is a percent sign, also in a translation`(words: String) throws {
    let files = try TestBundle()
    try files.write("de.lproj/Localizable.strings", "\"\(words)\" = \"→ \(words)\";")
    let german = fixture(files) { $0.core.locale = Locale(identifier: "de_DE") }
    let (key, resource) = (LocalizedStringKey(words), LocalizedStringResource(String.LocalizationValue(words)))
    #expect(fixture(files).render(Text(key)).words == words)
    #expect(german.render(Text(key)).words == "→ \(words)")
    #expect(fixture(files).render(Label(key, systemImage: "star").labelStyle(.titleOnly)).words == words)
    #expect(fixture(files).render(Text(resource)).words == words)
    #expect(String(localized: resource) == words && String(localized: "id", defaultValue: String.LocalizationValue(words)) == words)
    let translated = LocalizedStringResource(
      String.LocalizationValue(words), locale: Locale(identifier: "de_DE"), bundle: .atURL(files.url))
    #expect(String(localized: translated) == "→ \(words)")
  }

  @Test func `with interpolations a percent sign of the literal stays one, and the key doubles it`() throws {
    let files = try TestBundle()
    try files.write("de.lproj/Localizable.strings", #""%lld%% done" = "zu %lld %% fertig";"#)
    let german = fixture(files) { $0.core.locale = Locale(identifier: "de_DE") }
    #expect(LocalizedStringKey("\(90)% done").key == "%lld%% done")
    #expect(fixture(files).render(Text("\(90)% done")).words == "90% done")
    #expect(german.render(Text("\(90)% done")).words == "zu 90 % fertig")
    #expect(String(localized: "\(90)% done of \("5% off")") == "90% done of 5% off")
    #expect(fixture(files).render(Text("\("5% off") today")).words == "5% off today")
  }

  @Test(arguments: [
    ("%lld of %lld", "3 of "), ("%2$@", ""), ("%1$@ and %9$@", "3 and "), ("%s", "3"), ("%p", "3"), ("%.2f", "3"), ("%x", "3"), ("%03lld", "003"),
    ("%d", "3"), ("%999999999lld", "3"), ("%.99999999999lld", "3"), ("%0$@", "%0$@"), ("%", "%"), ("%lld %% %", "3 % %"),
  ])
  func `a placeholder of a translation gets its value, whatever it asks for`(format: String, words: String) throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", "\"n %lld\" = \"\(format)\";")
    // Spaces at the end of a line are not drawn.
    #expect(fixture(files).render(Text("n \(3)")).words == (words.hasSuffix(" ") ? String(words.dropLast()) : words))
    let resource = LocalizedStringResource("n \(3)", locale: Locale(identifier: "en_US"), bundle: .atURL(files.url))
    #expect(String(localized: resource) == words)
  }

  @Test func `a text gets its value in a placeholder for a number, and a number its own specifier in one for a text`() throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", #""n %@" = "<%lld> <%.1f>"; "n %.1f %@" = "%1$@ %2$@";"#)
    #expect(fixture(files).render(Text("n \("Ann")")).words == "<Ann> <>")
    let resource = LocalizedStringResource("n \("Ann")", locale: Locale(identifier: "en_US"), bundle: .atURL(files.url))
    #expect(String(localized: resource) == "<Ann> <>")
    #expect(fixture(files).render(Text("n \(2.5, specifier: "%.1f") \("x")")).words == "2.5 x")
  }

  // MARK: Variations

  private static let birds = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"birds %lld":{"localizations":{"en":{
    "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}}},
    "variations":{"device":{"applewatch":{"stringUnit":{"value":"%#@n@"}},"other":{"stringUnit":{"value":"%#@n@ in the yard"}}}}}}},
    "loop %lld":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},"substitutions":{
      "a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"<%#@a@%#@a@>"}}}}}}}}},
    "cats %lld":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},"substitutions":{
      "a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%#@b@!"}}}}},
      "b":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"one cat"}},"other":{"stringUnit":{"value":"%arg cats"}}}}}}}}}}}
    """#

  @Test func `substitutions stand beside a variation by the device, and in each other`() async throws {
    let files = try TestBundle()
    try files.write("Localizable.xcstrings", Self.birds)
    #expect(fixture(files).render(Text("birds \(2)")).words == "2 birds in the yard")
    #expect(fixture(files) { $0.core.platform = .watchos }.render(Text("birds \(1)")).words == "1 bird")
    let resource = LocalizedStringResource("birds \(2)", locale: Locale(identifier: "en_US"), bundle: .atURL(files.url))
    await CurrentDevice.with("iphone-393x852") { #expect(String(localized: resource) == "2 birds in the yard") }
    #expect(fixture(files).render(Text("cats \(1)")).words == "one cat!" && fixture(files).render(Text("cats \(4)")).words == "4 cats!")
    // A variable that names itself ends.
    #expect(fixture(files).render(Text("loop \(1)")).words.hasPrefix("<<<"))
  }

  @Test(arguments: [
    ("iphone-393x852", "Tap to open", "Start"), ("ipad-820x1180", "Tap here", "Touch"), ("mac-1440x900", "Click to open", "Click"),
    ("watch-45mm", "Open", "Start"),
  ])
  func `strings vary by the device`(device: String, open: String, start: String) async throws {
    let files = try TestBundle()
    try files.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
      "open":{"localizations":{"en":{"variations":{"device":{"iphone":{"stringUnit":{"value":"Tap to open"}},
        "ipad":{"stringUnit":{"value":"Tap here"}},"mac":{"stringUnit":{"value":"Click to open"}},"other":{"stringUnit":{"value":"Open"}}}}}}},
      "start":{"localizations":{"en":{"variations":{"device":{"ipad":{"stringUnit":{"value":"Touch"}},"mac":{"stringUnit":{"value":"Click"}},
        "appletv":{"stringUnit":{"value":"Press"}},"other":{"stringUnit":{"value":"Start"}}}}}}}}}
      """#)
    let isWatch = device.hasPrefix("watch")
    let url = files.url
    await CurrentDevice.with(device) {
      await MainActor.run {
        var fixture = ContentFixture { if isWatch { $0.core.platform = .watchos } }
        fixture.bundle = Bundle(path: url.path) ?? .main
        #expect(fixture.render(Text("open")).words == open && fixture.render(Text("start")).words == start)
        let resource = LocalizedStringResource("open", locale: Locale(identifier: "en_US"), bundle: .atURL(url))
        #expect(String(localized: resource) == open)
      }
    }
  }

  @Test func `of texts for several widths the widest is shown`() throws {
    let files = try TestBundle()
    try files.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"read":{"localizations":{"en":{"variations":{"width":{
        "20":{"stringUnit":{"value":"Read"}},"100":{"stringUnit":{"value":"Read the whole article"}},"50":{"stringUnit":{"value":"Read article"}}}}}}}}}
      """#)
    var fixture = ContentFixture()
    fixture.bundle = Bundle(path: files.url.path) ?? .main
    #expect(fixture.render(Text("read")).words == "Read the whole article")
  }
}

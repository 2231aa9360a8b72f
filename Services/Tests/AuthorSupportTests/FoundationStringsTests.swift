import Foundation
import Testing

/// Foundation's localized strings through AuthorSupport.
/// The lookups that replace Foundation's in a file that imports only Foundation.
@Suite final class FoundationStringsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
  private let bundle: Bundle

  init() throws {
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    try Data(#""greeting" = "Hello, %@!";"#.utf8).write(to: folder.appendingPathComponent("en.lproj/Localizable.strings"))
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@boats@ in the harbour</string>
      <key>boats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one boat</string><key>other</key><string>%d boats</string></dict></dict></dict></plist>
      """
    try Data(plurals.utf8).write(to: folder.appendingPathComponent("en.lproj/Localizable.stringsdict"))
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `keys are looked up in the device's language; a missing one is its value or itself`() {
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello, %@!")
    #expect(NSLocalizedString("nothing", bundle: bundle, value: "none", comment: "") == "none")
    #expect(NSLocalizedString("nothing", bundle: bundle, comment: "") == "nothing")
    #expect(bundle.localizedString(forKey: "greeting", value: nil, table: nil) == "Hello, %@!")
    #expect(String(format: NSLocalizedString("greeting", bundle: bundle, comment: ""), "Ann") == "Hello, Ann!")
  }

  @Test func `a public function has the replacements in its default arguments`() {
    #expect(publicText("greeting", bundle: bundle) == "Hello, %@!" && publicText("greeting") == "greeting")
    #expect(publicText("greeting", length: 7.formatted()) == "greeting")
  }

  @Test func `a formatter of the author's own extension is a strategy of coders`() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .formatted(.year)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(.year)
    let data = try encoder.encode([Date(timeIntervalSince1970: 0)])
    #expect(String(decoding: data, as: UTF8.self) == #"["1970"]"#)
    #expect(try decoder.decode([Date].self, from: data) == [Date(timeIntervalSince1970: 0)])
    #expect(URLError(URLError.Code(rawValue: -1001)).code == .timedOut && URLError.Code(rawValue: 404) == .unknown)
    #expect(URLCache(memoryCapacity: 1000, diskCapacity: 0).memoryCapacity == 1000)
  }

  @Test func `encodings are numbers, as Foundation's objects take them`() {
    let data = Data("é".utf8)
    #expect(NSString(data: data, encoding: NSUTF8StringEncoding) == "é")
    #expect(String(data: data, encoding: String.Encoding(rawValue: NSUTF8StringEncoding)) == "é")
    #expect(NSUTF16StringEncoding == String.Encoding.utf16.rawValue && NSISOLatin1StringEncoding == String.Encoding.isoLatin1.rawValue)
  }

  @Test func `the author's calendar is that of the device's region, not Foundation's en_001`() {
    #expect(Calendar.current.locale == Locale.current)
    #expect(Calendar.current.firstWeekday == Locale.current.calendar.firstWeekday)
    #expect(Calendar.autoupdatingCurrent.locale == Locale.current)
  }

  @Test func `a .stringsdict's plural form is chosen when the number is inserted`() {
    let format = NSLocalizedString("%d boats", bundle: bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1) == "one boat in the harbour")
    #expect(String.localizedStringWithFormat(format, 5) == "5 boats in the harbour")
    #expect(String(format: format, 1) == "one boat in the harbour")
    #expect(String(format: "%.1f", 2.25) == "2.2" && String(format: "%d", arguments: [7]) == "7")
  }

  @Test func `a format without a locale has one and other alone, as on Apple's systems`() throws {
    let polish = folder.appendingPathComponent("pl.lproj")
    try FileManager.default.createDirectory(at: polish, withIntermediateDirectories: true)
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d ships</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d statek</string><key>few</key><string>%d statki</string><key>many</key><string>%d statków</string>
      <key>other</key><string>%d statku</string></dict></dict></dict></plist>
      """
    try Data(plurals.utf8).write(to: polish.appendingPathComponent("Localizable.stringsdict"))
    let format = try #require(Bundle(url: polish)).localizedString(forKey: "%d ships", value: nil, table: nil)
    #expect([1, 2, 5].map { String(format: format, $0) } == ["1 statek", "2 statku", "5 statku"])
    #expect([1, 2, 5].map { String.localizedStringWithFormat(format, $0) } == ["1 statek", "2 statki", "5 statków"])
    #expect(String(format: format, locale: Locale(identifier: "pl_PL"), 5) == "5 statków" && String(format: format, locale: nil, 5) == "5 statku")
  }

  @Test func `the plural form is chosen for a list of arguments, too`() {
    let format = NSLocalizedString("%d boats", bundle: bundle, comment: "")
    #expect(String(format: format, arguments: [1]) == "one boat in the harbour")
    #expect(String(format: format, locale: Locale(identifier: "en_US"), arguments: [5]) == "5 boats in the harbour")
  }

  @Test func `a bundle with an InfoPlist.strings has its translations, and all other keys of its Info.plist`() throws {
    let folder = bundle.bundleURL.appendingPathComponent("Ferry.bundle")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "org.example.ferry", "CFBundleDisplayName": "F", "HARBOUR_GROUP": "group.harbour"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: folder.appendingPathComponent("Info.plist"))
    try Data(#"CFBundleDisplayName = "Ferry";"#.utf8).write(to: folder.appendingPathComponent("en.lproj/InfoPlist.strings"))
    let ferry = try #require(Bundle(url: folder))
    #expect(ferry.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Ferry")
    #expect(ferry.object(forInfoDictionaryKey: "HARBOUR_GROUP") as? String == "group.harbour")
    #expect(ferry.object(forInfoDictionaryKey: "nothing") == nil)
  }

  @Test func `Foundation's formatters and numbers follow the device's locale, by their usual names`() throws {
    let date = Date(timeIntervalSince1970: 1_709_651_229)
    #expect(DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none) == "Mar 5, 2024")
    #expect(NumberFormatter.localizedString(from: 1234.5, number: .currency) == "$1,234.50")
    #expect(DateIntervalFormatter().locale == Locale.current && LengthFormatter().numberFormatter.locale == Locale.current)
    #expect(MassFormatter().numberFormatter.locale == Locale.current && EnergyFormatter().numberFormatter.locale == Locale.current)
    #expect(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1.5 MB")
    #expect(date.description(with: Locale(identifier: "de_DE")).hasPrefix("Dienstag, 5. März 2024 um "))
    let german = Locale(identifier: "de_DE")
    #expect(try Double("1.234,5", format: .number.locale(german)) == 1234.5 && Int("1.234", format: .number.locale(german)) == 1234)
    #expect(try Double("1,234.5", format: .number) == 1234.5 && Int("12%", format: .percent) == 12)
    #expect(try Decimal("$1,234.50", format: .currency(code: "USD")) == 1234.5)
    #expect(bundle.developmentLocalization == "en" && Bundle.main.developmentLocalization != nil)
  }

  @Test func `the device's language and the app's languages are told`() throws {
    #expect(Locale.preferredLanguages == [Locale.current.identifier(.bcp47)])
    #expect(bundle.localizations == ["en"] && bundle.preferredLocalizations == ["en"])
    for name in ["pt-br", "zh-hant"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent("Other/\(name).lproj"), withIntermediateDirectories: true)
    }
    // Without texts in the development language. SwiftPM writes the folders' names in small letters.
    #expect(try #require(Bundle(url: folder.appendingPathComponent("Other"))).localizations == ["pt-BR", "zh-Hant"])
  }

  @Test func `a language's folder as a bundle has that language's strings`() throws {
    let path = try #require(bundle.path(forResource: "en", ofType: "lproj"))
    let english = try #require(Bundle(path: path))
    #expect(english.localizedString(forKey: "greeting", value: nil, table: nil) == "Hello, %@!")
    #expect(String(format: english.localizedString(forKey: "%d boats", value: nil, table: nil), 1) == "one boat in the harbour")
  }

  @Test func `a bundle that is a link, as Bundle.module is in an installed app, has the strings of its destination`() throws {
    let link = bundle.bundleURL.appendingPathComponent("Pack_App.resources")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: ".")
    let linked = try #require(Bundle(path: link.path))
    #expect(linked.localizedString(forKey: "greeting", value: nil, table: nil) == "Hello, %@!")
  }
}

/// A public function, as in a library. Its default arguments may only call what clients of the library can call.
public func publicText(_ key: String, bundle: Bundle = .main, length: String = 1.formatted(), other: String = String(format: "%d", 1)) -> String {
  NSLocalizedString(key, bundle: bundle, comment: "")
}

extension DateFormatter {
  fileprivate static var year: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = .gmt
    return formatter
  }
}

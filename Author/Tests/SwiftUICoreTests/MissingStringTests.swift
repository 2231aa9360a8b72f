import AlmanacFoundationCompat
import AlmanacWireSchema
import Foundation
import SwiftUICore
import Testing

@MainActor
/// Diagnostics of strings without a translation.
@Suite struct MissingStringTests {
  private func rendered(_ files: TestBundle, _ locale: String, _ text: Text) -> (words: String, messages: [String]) {
    var fixture = ContentFixture { $0.core.locale = Locale(identifier: locale) }
    fixture.bundle = files.bundle
    let out = fixture.render(text)
    return (out.words, out.diagnostics.filter { $0.name == "string.missing" }.map { "\($0.severity == .note ? "note" : "warning"): \($0.message)" })
  }

  @Test func `a key without a translation in the requested language is shown itself, with a warning that names the languages that have it`() throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", #""Hello" = "Hi"; "bye.title" = "Bye";"#)
    try files.write("de.lproj/Localizable.strings", #""Hello" = "Hallo";"#)
    try files.write("ja.lproj/Localizable.strings", #""bye.title" = "さようなら";"#)
    #expect(rendered(files, "de_DE", Text("Hello")).messages.isEmpty)
    let bye = rendered(files, "de_DE", Text("bye.title"))
    #expect(bye.words == "bye.title")
    #expect(bye.messages == ["warning: Localizable has no translation of “bye.title” into de, only into en and ja: the key itself is shown"])
    let soon = rendered(files, "de_DE", Text("See you"))
    #expect(soon.words == "See you" && soon.messages == ["warning: Localizable has no translation of “See you” into de: the key itself is shown"])
    // In the language of the keys the key is the text, and a language without a table has no missing strings.
    #expect(rendered(files, "en_US", Text("Unknown")).messages.isEmpty)
    #expect(rendered(files, "fr_FR", Text("Hello")).messages.isEmpty)
    // Values and symbols need no translation.
    #expect(rendered(files, "de_DE", Text("\(3)°")).messages.isEmpty)
    #expect(rendered(files, "de_DE", Text("\("a") – \(2.5)")).messages.isEmpty)
    #expect(rendered(files, "de_DE", Text(verbatim: "Bye")).messages.isEmpty)
  }

  @Test func `another region of the language is named, and a key that is a text in the development language gives no diagnostic`() throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", #""Color" = "Tint";"#)
    try files.write("en-GB.lproj/Localizable.strings", #""Hello" = "Hullo";"#)
    try files.write("fr.lproj/Localizable.strings", #""Favorite" = "Préféré";"#)
    let color = rendered(files, "en_GB", Text("Color"))
    #expect(color.words == "Color")
    #expect(color.messages == ["warning: Localizable has no translation of “Color” into en-GB, only into en: the key itself is shown"])
    #expect(rendered(files, "en_GB", Text("Favorite")).messages.isEmpty)
    #expect(rendered(files, "en_US", Text("Favorite")).messages.isEmpty)
  }

  @Test func `a catalog's text in another language is used, with a note; keys marked as not translatable give none`() throws {
    let files = try TestBundle()
    try files.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{"localizations":{"en":{"stringUnit":{"value":"Hi"}},"de":{"stringUnit":{"value":"Hallo"}}}},
      "Bye":{"localizations":{"en":{"stringUnit":{"value":"Bye now"}}}},
      "Almanac":{"shouldTranslate":false}, "Soon":{}}}
      """#)
    let bye = rendered(files, "de_DE", Text("Bye"))
    #expect(bye.words == "Bye now" && bye.messages == ["note: Localizable has translations into de, but none of “Bye”: the text in en is shown"])
    #expect(rendered(files, "de_DE", Text("Almanac")).messages.isEmpty)
    #expect(rendered(files, "de_DE", Text("Soon")).messages.count == 1)
    #expect(rendered(files, "en_US", Text("Soon")).messages.isEmpty)
  }

  @Test func `a key that is an identifier gives a diagnostic in every language, and so does a missing table`() throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", #""widget.title" = "Title";"#)
    #expect(rendered(files, "en_US", Text("widget.title")).messages.isEmpty)
    #expect(rendered(files, "en_US", Text("widget.subtitle")).messages.count == 1)
    #expect(rendered(files, "en_US", Text("WIDGET_SUBTITLE")).messages.count == 1)
    #expect(rendered(files, "en_US", Text("Done.")).messages.isEmpty)
    let other = rendered(files, "en_US", Text("Hello", tableName: "Other"))
    #expect(other.words == "Hello")
    #expect(other.messages.first?.contains("no table Other (Other.xcstrings or Other.strings)") == true)
    // In an app without tables no string counts as missing.
    #expect(rendered(try TestBundle(), "de_DE", Text("widget.title")).messages.isEmpty)
  }

  @Test func `keys that code outside views looks up are recorded once, with what is shown`() throws {
    let files = try TestBundle()
    try files.write("en.lproj/Localizable.strings", #""recorded.title" = "Title";"#)
    func recorded(_ key: String) -> [String] { MissingStrings.all.filter { $0.key == key }.map(\.sentence) }
    for _ in 0..<2 { #expect(String(localized: "recorded.subtitle", bundle: files.bundle) == "recorded.subtitle") }
    #expect(recorded("recorded.subtitle") == ["Localizable has no translation of “recorded.subtitle” into en: the key itself is shown"])
    #expect(String(AttributedString(localized: "recorded.note", bundle: files.bundle).characters) == "recorded.note")
    #expect(DeviceStrings.localized("recorded.old", table: nil, bundle: files.bundle, value: nil) == "recorded.old")
    #expect(recorded("recorded.note").count == 1 && recorded("recorded.old").count == 1)
    // Texts in the language of the app, and keys with a text beside them, need no table.
    #expect(String(localized: "recorded.named", defaultValue: "Named", bundle: files.bundle) == "Named")
    #expect(String(localized: "Recorded words", bundle: files.bundle) == "Recorded words")
    #expect(String(localized: "recorded.title", bundle: files.bundle) == "Title")
    for key in ["recorded.named", "Recorded words", "recorded.title"] { #expect(recorded(key).isEmpty) }
  }

  @Test func `what is shown is the default value if there is one`() {
    let missing = LocalizedStrings.MissingTranslation.key(language: "de", others: [])
    #expect(missing.sentence(key: "a", table: "T", shown: "the default value is shown").hasSuffix("into de: the default value is shown"))
    let long = String(repeating: "x", count: 300)
    #expect(missing.sentence(key: long, table: "T", shown: "").count < 260)
  }

  @Test func `the diagnostic names the line of the key`() throws {
    let files = try TestBundle()
    try files.write("de.lproj/Localizable.strings", #""Hello" = "Hallo";"#)
    var fixture = ContentFixture { $0.core.locale = Locale(identifier: "de") }
    fixture.bundle = files.bundle
    let out = fixture.render(Label("Bye", systemImage: "star"))
    #expect(out.diagnostics.map { "\($0.file):\($0.line)" } == ["\(#fileID):\(#line - 1)"])
  }
}

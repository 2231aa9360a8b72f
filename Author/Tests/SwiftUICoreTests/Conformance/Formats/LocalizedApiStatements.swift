import AlmanacFoundationCompat
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let key: DocumentSource = .apple("swiftui/localizedstringkey")
  private static let localized: DocumentSource = .apple("swift/string/init(localized:table:bundle:locale:comment:)")
  private static let defaultValue: DocumentSource = .apple("swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)")
  private static let resource: DocumentSource = .apple("foundation/localizedstringresource")
  private static let resourceInit: DocumentSource = .apple(
    "foundation/localizedstringresource/init(_:defaultvalue:table:locale:bundle:comment:)-1apqa")
  private static let specifiers: DocumentSource = .archive("String Format Specifiers", "Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html")
  private static let interface: DocumentSource = "Apple's SDK, Foundation.swiftinterface, formatSpecifier"
  private typealias Table = StringTable
  private static let german: [String: FormatFile] = ["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#]
  /// A table whose values are its keys in angle brackets.
  private static func table(_ keys: String...) -> [String: FormatFile] {
    ["Localizable.strings": FormatFile(keys.map { #""\#($0)" = "<\#($0.replacing("%", with: "%%"))>";"# }.joined())]
  }

  /// Which texts are looked up, with which keys.
  static let localizedTextKeys: [Statement] = [
    Statement("A text of a literal is looked up, and one of a variable is not", key, is: ["Hallo", "Hello"]) {
      let variable = "Hello"
      return [try Table.shown(Text("Hello"), german, in: "de_DE"), try Table.shown(Text(variable), german, in: "de_DE")]
    },
    Statement("A key made of a variable is looked up", key, is: "Hallo") {
      let variable = "Hello"
      return try Table.shown(Text(LocalizedStringKey(variable)), german, in: "de_DE")
    },
    Statement("A verbatim text is not looked up", .apple("swiftui/text/init(verbatim:)"), is: "Hello") {
      try Table.shown(Text(verbatim: "Hello"), german, in: "de_DE")
    },
    Statement("A text of a named table is looked up in that one alone", .apple("swiftui/text/init(_:tablename:bundle:comment:)"), is: "Hello") {
      try Table.shown(Text("Hello", tableName: "Other"), german, in: "de_DE")
    },
    Statement("The language of a text is that of the environment", .apple("swiftui/environmentvalues/locale"), is: "Hallo") {
      try await withFormatFiles(german) { $0.render(Text("Hello").environment(\.locale, Locale(identifier: "de_DE"))).words }
    },
    Statement("Whole numbers of 64 bits have the specifier %lld, unsigned ones %llu", interface, is: ["<%lld>", "<%lld>", "<%llu>"]) {
      let files = table("%lld", "%llu")
      return [try Table.shown(Text("\(1)"), files), try Table.shown(Text("\(Int64(1))"), files), try Table.shown(Text("\(UInt(1))"), files)]
    },
    Statement("Shorter whole numbers have the specifier %d, unsigned ones %u", interface, is: ["<%d>", "<%d>", "<%u>"]) {
      let files = table("%d", "%u")
      return [try Table.shown(Text("\(Int32(1))"), files), try Table.shown(Text("\(Int8(1))"), files), try Table.shown(Text("\(UInt16(1))"), files)]
    },
    Statement("Fractions have the specifiers %lf and %f", interface, is: ["<%lf>", "<%lf>", "<%f>"]) {
      let files = table("%lf", "%f")
      return [try Table.shown(Text("\(1.5)"), files), try Table.shown(Text("\(CGFloat(1.5))"), files), try Table.shown(Text("\(Float(1.5))"), files)]
    },
    Statement("Strings, texts, images and formatted values have the specifier %@", interface, is: ["<%@>", "<%@>", "<%@>"]) {
      let files = table("%@")
      let formatted = Text("\(0.5, format: .percent)")
      return [try Table.shown(Text("\("a")"), files), try Table.shown(Text("\(Text(verbatim: "a"))"), files), try Table.shown(formatted, files)]
    },
    Statement("A specifier that is named is a part of the key", key, is: ["<%.2f>", "2.50"]) {
      [try Table.shown(Text("\(2.5, specifier: "%.2f")"), table("%.2f")), try Table.shown(Text("\(2.5, specifier: "%.2f")"), [:])]
    },
    Statement("A percent sign beside a value is doubled in the key", interface, is: "fertig: 90 %") {
      try Table.shown(Text("\(90)% done"), ["Localizable.strings": #""%lld%% done" = "fertig: %lld %%";"#])
    },
    Statement("Whole numbers of String(localized:) have the specifiers of their sizes", interface, is: ["<%lld>", "<%d>", "<%u>", "<%llu>"]) {
      try Table.inBundle(table("%lld", "%d", "%u", "%llu")) { bundle in
        [
          String(localized: "\(1)", bundle: bundle), String(localized: "\(Int32(1))", bundle: bundle),
          String(localized: "\(UInt8(1))", bundle: bundle),
          String(localized: "\(UInt64(1))", bundle: bundle),
        ]
      }
    },
    Statement("A placeholder has the specifier of its kind", interface, is: ["%lld", "%llu", "%f", "%lf", "%@"]) {
      [
        LocalizedStringResource("\(placeholder: .int)").key, LocalizedStringResource("\(placeholder: .uint)").key,
        LocalizedStringResource("\(placeholder: .float)").key, LocalizedStringResource("\(placeholder: .double)").key,
        LocalizedStringResource("\(placeholder: .object)").key,
      ]
    },
  ]

  /// Strings and resources that are looked up in code.
  static let localizedStringValues: [Statement] = [
    Statement("String(localized:) of a key that no table has is the key with its values", localized, is: "3 of Ann") {
      try Table.inBundle([:]) { String(localized: "\(3) of \("Ann")", bundle: $0) }
    },
    Statement(
      "A value with a style is written in the locale of String(localized:) unless the style names one", localized,
      is: ["3,50 5. März", "3.50 5. März"]
    ) {
      let date = Date.FormatStyle(calendar: Calendar(identifier: .gregorian), timeZone: .gmt).month(.wide).day()
      let (day, price) = (Date(timeIntervalSince1970: 1_772_700_000), FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)))
      return try Table.inBundle([:]) { bundle in
        [price, price.locale(Locale(identifier: "en_US"))].map { price in
          String(localized: "\(3.5, format: price) \(day, format: date)", bundle: bundle, locale: Locale(identifier: "de_DE"))
        }
      }
    },
    Statement("The locale of String(localized:) does not choose the language", localized, is: true) {
      let files: [String: FormatFile] = [
        "en.lproj/Localizable.strings": #""a" = "English";"#, "de.lproj/Localizable.strings": #""a" = "Deutsch";"#,
        "fr.lproj/Localizable.strings": #""a" = "Français";"#,
      ]
      return try Table.inBundle(files) { bundle in
        let own = String(localized: "a", bundle: bundle)
        return ["en_US", "de_DE", "fr_FR"].allSatisfy { String(localized: "a", bundle: bundle, locale: Locale(identifier: $0)) == own }
      }
    },
    Statement("The locale of String(localized:) formats the values", localized, is: ["1,234,567", "1.234.567"]) {
      try Table.inBundle([:]) { bundle in
        ["en_US", "de_DE"].map { String(localized: "\(1_234_567)", bundle: bundle, locale: Locale(identifier: $0)) }
      }
    },
    Statement("An empty name of a table is that of the default table", localized, is: "x") {
      try Table.inBundle(["Localizable.strings": #""a" = "x";"#]) { String(localized: "a", table: "", bundle: $0) }
    },
    Statement("A default value is used for a key that no table has, with its values", defaultValue, is: "3 songs") {
      try Table.inBundle([:]) { String(localized: "SONGS", defaultValue: "\(3) songs", bundle: $0) }
    },
    Statement("A translation of the key goes before the default value, and gets its values", defaultValue, is: "Lieder: 3") {
      try Table.inBundle(["Localizable.strings": #""SONGS" = "Lieder: %lld";"#]) {
        String(localized: "SONGS", defaultValue: "\(3) songs", bundle: $0)
      }
    },
    Statement("A resource is looked up in its own locale", resource, is: ["Hallo", "Hello"]) {
      let files = german.merging(["en.lproj/Localizable.strings": #""Hello" = "Hello";"#]) { $1 }
      return try Table.inBundle(files) { bundle in
        ["de_DE", "en_US"].map {
          String(localized: LocalizedStringResource("Hello", locale: Locale(identifier: $0), bundle: .atURL(bundle.bundleURL)))
        }
      }
    },
    Statement("The locale of a resource can be changed", .apple("foundation/localizedstringresource/locale"), is: "Hallo") {
      try Table.inBundle(german) { bundle in
        var resource = LocalizedStringResource("Hello", locale: Locale(identifier: "en_US"), bundle: .atURL(bundle.bundleURL))
        resource.locale = Locale(identifier: "de_DE")
        return String(localized: resource)
      }
    },
    Statement("A resource of a key that no table has is its default value", resourceInit, is: "Call") {
      try Table.inBundle([:]) { String(localized: LocalizedStringResource("CALL_VERB", defaultValue: "Call", bundle: .atURL($0.bundleURL))) }
    },
    Statement("A resource is looked up in the table that it names", resourceInit, is: "x") {
      try Table.inBundle(["Other.strings": #""a" = "x";"#]) {
        String(localized: LocalizedStringResource("a", table: "Other", bundle: .atURL($0.bundleURL)))
      }
    },
    Statement("A text of a resource is in the language of the environment", .apple("swiftui/text/init(_:)"), is: "Hallo") {
      try Table.inBundle(german) { bundle in
        let resource = LocalizedStringResource("Hello", locale: Locale(identifier: "fr_FR"), bundle: .atURL(bundle.bundleURL))
        return try Table.shown(Text(resource), [:], in: "de_DE")
      }
    },
    Statement("A resource in another one is translated, too", interface, is: "Farbe: Rot") {
      let files: [String: FormatFile] = ["Localizable.strings": #""red" = "Rot"; "Colour: %@" = "Farbe: %@";"#]
      return try Table.inBundle(files) { bundle in
        let red = LocalizedStringResource("red", bundle: .atURL(bundle.bundleURL))
        return String(localized: LocalizedStringResource("Colour: \(red)", bundle: .atURL(bundle.bundleURL)))
      }
    },
    Statement("Numbers before the specifiers choose the values", specifiers, is: "b a b") {
      try Table.shown(Text("\("a"), \("b")"), ["Localizable.strings": #""%@, %@" = "%2$@ %1$@ %2$@";"#])
    },
    Statement("Two percent signs in a translation are one", specifiers, is: "5%") {
      try Table.shown(Text("n \(5)"), ["Localizable.strings": #""n %lld" = "%lld%%";"#])
    },
    Statement("A precision rounds", specifiers, is: ["3.1", "3"]) {
      let one = try Table.shown(Text("n \(3.14159)"), ["Localizable.strings": #""n %lf" = "%.1f";"#])
      return [one, try Table.shown(Text("n \(3.14159)"), ["Localizable.strings": #""n %lf" = "%.0f";"#])]
    },
    Statement("A zero before the width fills with zeros", specifiers, is: "007") {
      try Table.shown(Text("n \(7)"), ["Localizable.strings": #""n %lld" = "%03lld";"#])
    },
    Statement("A plus sign shows the sign of positive numbers", specifiers, is: "+7") {
      try Table.shown(Text("n \(7)"), ["Localizable.strings": #""n %lld" = "%+lld";"#])
    },
    Statement("%x is hexadecimal, with small letters, and %X with capitals", specifiers, is: "ff FF") {
      try Table.shown(Text("n \(255)"), ["Localizable.strings": #""n %lld" = "%1$llx %1$llX";"#])
    },
    Statement("A value is no format of its own", specifiers, is: "100%@") {
      try Table.shown(Text("n \("100%@")"), ["Localizable.strings": #""n %@" = "%@";"#])
    },
    Statement("Numbers in texts have the separators of the locale", .apple("swiftui/localizedstringkey/stringinterpolation"), is: ["1,200", "1.200"])
    {
      [try Table.shown(Text("\(1200)"), [:]), try Table.shown(Text("\(1200)"), [:], in: "de_DE")]
    },
  ]
}

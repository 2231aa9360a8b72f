import AlmanacWireSchema
import Statements
import SwiftUICore

/// What a text says: keys, translations, values and formats.
extension Statement {
  private static let key = DocumentSource.apple("swiftui/text/init(_:tablename:bundle:comment:)")
  private static let page = DocumentSource.apple("swiftui/text")
  private static let pencil = [
    "en.lproj/Localizable.strings": #""pencil" = "pencil"; "eraser" = "rubber";"#, "es.lproj/Localizable.strings": #""pencil" = "lápiz";"#,
    "es.lproj/Other.strings": #""pencil" = "lapicero";"#,
  ]
  /// The words of a text in Spanish, with the translations above.
  @MainActor private static func spanish(_ text: Text) throws -> String { try Typeset.words(of: text, locale: "es_ES", files: pencil) }

  static let textKeys: [Statement] = [
    Statement("A literal is translated by the table Localizable", key, is: "lápiz") { try spanish(Text("pencil")) },
    Statement("A language without translations shows the key", page, is: "pencil") {
      try Typeset.words(of: Text("pencil"), locale: "da_DK", files: pencil)
    },
    Statement("A key that the table lacks is shown itself", key, is: "ruler") { try spanish(Text("ruler")) },
    Statement("A verbatim literal is not translated", .apple("swiftui/text/init(verbatim:)"), is: "pencil") { try spanish(Text(verbatim: "pencil")) },
    Statement("A variable is not translated", key, is: "pencil") {
      let name = "pencil"
      return try spanish(Text(name))
    },
    Statement("A part of a string is not translated", .apple("swiftui/localizedstringkey"), is: "pencil") {
      try spanish(Text("pencil case".prefix(6)))
    },
    Statement("A key that is made of a variable is translated", key, is: "lápiz") {
      let name = "pencil"
      return try spanish(Text(LocalizedStringKey(name)))
    },
    Statement("A table's name selects another table", key, is: "lapicero") { try spanish(Text("pencil", tableName: "Other")) },
    Statement("A comment does not change what is shown", key, is: "lápiz") { try spanish(Text("pencil", comment: "A thing to write with")) },
    Statement("The bundle that is named is searched instead of the app's", key, is: "crayon") {
      let other = try TestBundle()
      try other.write("fr.lproj/Localizable.strings", #""pencil" = "crayon";"#)
      return try Typeset.words(of: Text("pencil", bundle: other.bundle), locale: "fr_FR", files: pencil)
    },
    Statement(
      "A translation is drawn with its own Markdown", key,
      is: ["Visita nuestro : italic ", "sitio web: italic https://www.example.com", ".: italic "]
    ) {
      let files = [
        "es.lproj/Localizable.strings":
          #""_Please visit our [website](https://www.example.com)._" = "_Visita nuestro [sitio web](https://www.example.com)._";"#
      ]
      return try Typeset.runs(of: Text("_Please visit our [website](https://www.example.com)._"), locale: "es_ES", files: files) {
        ($0.font.italic ? "italic " : "") + $0.link
      }
    },
  ]

  private static func translated(_ key: String, _ value: String) -> [String: String] {
    ["en.lproj/Localizable.strings": "\"\(key)\" = \"\(value)\";"]
  }
  private static let initializer = DocumentSource.apple("swiftui/localizedstringkey/init(stringinterpolation:)")
  private static let specifier = DocumentSource.apple("swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:)")
  private static let specifiers = TextSource.openSwiftUI("Text+Localized.swift, formatSpecifier")

  static let textInterpolations: [Statement] = [
    Statement("An interpolated string is %@ in the key", page, is: "Hi, Ann!") {
      let name = "Ann"
      return try Typeset.words(of: Text("Hello, \(name)"), files: translated("Hello, %@", "Hi, %@!"))
    },
    Statement("A whole number is %lld in the key", specifiers, is: "3 pieces") {
      try Typeset.words(of: Text("\(3) parts"), files: translated("%lld parts", "%lld pieces"))
    },
    Statement("An unsigned number is %llu in the key", specifiers, is: "3 pieces") {
      try Typeset.words(of: Text("\(UInt(3)) parts"), files: translated("%llu parts", "%llu pieces"))
    },
    Statement("A Double is %lf in the key", specifiers, is: "about 2.500000") {
      try Typeset.words(of: Text("\(2.5) parts"), files: translated("%lf parts", "about %lf"))
    },
    Statement("A specifier of the interpolation is a part of the key", specifier, is: "about 2.5") {
      try Typeset.words(of: Text("\(2.5, specifier: "%.1f") parts"), files: translated("%.1f parts", "about %.1f"))
    },
    Statement("%x writes a number in hexadecimal", specifier, is: "ff") { try Typeset.words(of: Text("\(UInt32(255), specifier: "%x")")) },
    Statement("%.2f rounds to two digits", specifier, is: "3.14") { try Typeset.words(of: Text("\(Double.pi, specifier: "%.2f")")) },
    Statement(
      "%02d pads with a zero", .archive("String Format Specifiers", "CoreFoundation/Conceptual/CFStrings/formatSpecifiers.html"), is: "07"
    ) {
      try Typeset.words(of: Text("\(Int32(7), specifier: "%02d")"))
    },
    Statement(
      "A translation can use the values in another order",
      .archive("String Format Specifiers", "CoreFoundation/Conceptual/CFStrings/formatSpecifiers.html"), is: "by Bach: Air"
    ) {
      try Typeset.words(of: Text("\("Air") by \("Bach")"), files: translated("%@ by %@", "by %2$@: %1$@"))
    },
    Statement(
      "Numbers are written in the environment's locale", TextSource.openSwiftUI("Text+Localized.swift, LocalizedStringKey.resolve"), is: "1.234 Teile"
    ) {
      try Typeset.words(of: Text("\(1234) Teile"), locale: "de_DE")
    },
    Statement("An interpolated text keeps its style", page, is: ["Hello, : 400", "Ann: 600"]) {
      let name = Text(verbatim: "Ann").bold()
      return try Typeset.runs(of: Text("Hello, \(name)")) { "\($0.statedWeight)" }
    },
    Statement("An interpolated text is %@ in the key", page, is: ["Ann: 600", ", hello: 400"]) {
      let name = Text(verbatim: "Ann").bold()
      return try Typeset.runs(of: Text("Hello, \(name)"), files: translated("Hello, %@", "%@, hello")) { "\($0.statedWeight)" }
    },
    Statement(
      "An interpolated attributed string keeps its colour in a translation",
      .apple("swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)"),
      is: ["Наша следующая встреча состоится : primary", "5 июня: red", "!: primary"]
    ) {
      var date = AttributedString("5 июня")
      date.backgroundColor = .green
      date.foregroundColor = .red
      let files = ["ru.lproj/Localizable.strings": #""Our next catch-up is on %@!" = "Наша следующая встреча состоится %@!";"#]
      return try Typeset.runs(of: Text("Our next catch-up is on \(date)!"), locale: "ru_RU", files: files) { $0.statedColor }
    },
    Statement("An interpolated image is drawn between the words", page, is: ["Sun ", "sun.max", " today"]) {
      try Typeset.output(Text("Sun \(Image(systemName: "sun.max")) today")).runs.map { $0.text.isEmpty ? $0.symbol.name : $0.text }
    },
    Statement("A date 45 years ago as an offset is +45 years", initializer, is: "Date is +45 years") {
      let founded = Typeset.calendar.date(byAdding: .year, value: -45, to: Typeset.now) ?? .distantPast
      return try Typeset.shown(Text("Date is \(founded, style: .offset)"))
    },
    Statement(
      "A measurement with a formatter of the long style has its unit's name",
      .apple("swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:formatter:)"), is: "Resistance: 640 ohms"
    ) {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.unitStyle = .long
      return try Typeset.words(of: Text("Resistance: \(Measurement(value: 640, unit: UnitElectricResistance.ohms), formatter: formatter)"))
    },
    Statement(
      "A date is interpolated with a format", .apple("swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:)"),
      is: "On 6/3/2019"
    ) {
      let style = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
      return try Typeset.words(of: Text("On \(Typeset.example, format: style)"))
    },
    Statement(
      "An interpolated timer counts down",
      .apple("swiftui/localizedstringkey/stringinterpolation/appendinterpolation(timerinterval:pausetime:countsdown:showshours:)"),
      is: "Ends in 4:59."
    ) {
      try Typeset.shown(Text("Ends in \(timerInterval: Typeset.now...(Typeset.now + 300))."), after: 1)
    },
    Statement(
      "The Markdown of an interpolated string is not read", TextSource.openSwiftUI("Text+Localized.swift, LocalizedStringKey.resolve"),
      is: ["a : 400", "*b*: 600"]
    ) {
      let value = "*b*"
      return try Typeset.runs(of: Text("a **\(value)**")) { "\($0.statedWeight)" }
    },
  ]

  private static let resource = TextSource.openSwiftUI("Text+LocalizedStringResource.swift")

  static let textResources: [Statement] = [
    Statement("Without a translation a resource shows its key", resource, is: "ruler") { try spanish(Text(LocalizedStringResource("ruler"))) },
    Statement("A resource's default value is shown instead of its key", .apple("foundation/localizedstringresource"), is: "Pencil") {
      try Typeset.words(of: Text(LocalizedStringResource("pencil.title", defaultValue: "Pencil")))
    },
    Statement("The environment's locale replaces that of a resource", resource, is: "lápiz") {
      let files = try TestBundle()
      for (path, content) in pencil { try files.write(path, content) }
      let resource = LocalizedStringResource("pencil", locale: Locale(identifier: "en_US"), bundle: .atURL(files.url))
      return try Typeset.words(of: Text(resource), locale: "es_ES")
    },
    Statement("A resource's table is searched", .apple("foundation/localizedstringresource"), is: "lapicero") {
      let files = try TestBundle()
      for (path, content) in pencil { try files.write(path, content) }
      return try Typeset.words(of: Text(LocalizedStringResource("pencil", table: "Other", bundle: .atURL(files.url))), locale: "es_ES")
    },
    Statement("The Markdown of a resource is drawn", resource, is: ["Thank you: 600", ", Ann: 400"]) {
      try Typeset.runs(of: Text(LocalizedStringResource("**Thank you**, Ann"))) { "\($0.statedWeight)" }
    },
    Statement("The Markdown of a resource that is interpolated is drawn", resource, is: ["a : 400", "b: 600"]) {
      try Typeset.runs(of: Text("a \(LocalizedStringResource("**b**"))")) { "\($0.statedWeight)" }
    },
  ]

  private static let format = DocumentSource.apple("swiftui/text/init(_:format:)")
  private static let formatter = TextSource.openSwiftUI("TextFormatterTests")
  /// A formatter of dates without a locale, a calendar and a time zone of its own.
  private static func dateFormatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = pattern
    return formatter
  }

  static let textFormats: [Statement] = [
    Statement("An hour without AM and PM", format, is: "11:23") {
      var style = Date.FormatStyle().hour(.defaultDigitsNoAMPM).minute()
      style.timeZone = .gmt
      return try Typeset.words(of: Text(Typeset.example, format: style))
    },
    Statement("A format is used in the environment's locale", formatter + ", stringFormatStyleResolves", is: "1.234,5") {
      try Typeset.words(of: Text(1234.5, format: .number), locale: "de_DE")
    },
    Statement("The environment's locale replaces that of a format", formatter + ", stringFormatStyleResolves", is: "1,234.5") {
      try Typeset.words(of: Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))))
    },
    Statement("A format may return an attributed string", formatter + ", attributedStringFormatStyleResolves", is: "value 42") {
      try Typeset.words(of: Text(42, format: Echo()))
    },
    Statement("A number's formatter writes in the environment's locale", formatter + ", objectFormatterResolves", is: "1234,5") {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return Typeset.compact(try Typeset.words(of: Text(NSNumber(value: 1234.5), formatter: formatter), locale: "fr_FR"))
    },
    Statement("A date's formatter writes in the environment's locale", formatter + ", referenceConvertibleFormatterResolves", is: "juin") {
      let formatter = dateFormatter("MMMM")
      formatter.timeZone = .gmt
      return try Typeset.words(of: Text(Typeset.example, formatter: formatter), locale: "fr_FR")
    },
    Statement("A date's formatter writes in the environment's time zone", formatter + ", referenceConvertibleFormatterResolves", is: "08:23") {
      try Typeset.words(of: Text(Typeset.example, formatter: dateFormatter("HH:mm"))) { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt }
    },
  ]

  private struct Echo: FormatStyle {
    func format(_ value: Int) -> AttributedString { AttributedString("value \(value)") }
  }

  private static let plus = DocumentSource.apple("swiftui/text/+(_:_:)")

  static let textJoins: [Statement] = [
    Statement("Two texts become one line", plus, is: ["Milk and bread"]) {
      try Typeset.output(Text(verbatim: "Milk ") + Text(verbatim: "and bread")).lines.map { $0.runs.map(\.text).joined() }
    },
    Statement("Joined texts wrap as one paragraph", plus, is: 1) {
      let parts = Text(verbatim: "a ") + Text(verbatim: "b ").bold() + Text(verbatim: "c")
      return try Typeset.lineCount(of: parts, width: 60)
    },
    Statement("Each part keeps its own style", plus, is: ["a: red", "b: blue"]) {
      try Typeset.runs(of: Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b").foregroundColor(.blue)) { $0.statedColor }
    },
    Statement("A style of the whole does not replace that of a part", plus, is: ["a: red", "b: blue"]) {
      try Typeset.runs(of: (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).foregroundColor(.blue)) { $0.statedColor }
    },
    Statement("A joined text is translated part by part", plus, is: "lápiz pencil") { try spanish(Text("pencil") + Text(verbatim: " pencil")) },
  ]
}

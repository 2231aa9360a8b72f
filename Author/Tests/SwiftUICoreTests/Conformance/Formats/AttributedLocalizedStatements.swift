import AlmanacFoundationCompat
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

extension Statement {
  private static let localized: DocumentSource = .apple("foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)-8dlnl")
  private static let defaultValue: DocumentSource = .apple(
    "foundation/attributedstring/init(localized:defaultvalue:options:table:bundle:locale:comment:)-4n8e2")
  private static let resource: DocumentSource = .apple("foundation/attributedstring/init(localized:)")
  private static let alternative: DocumentSource = .apple("foundation/attributescopes/foundationattributes/inflectionalternativeattribute")
  private static let merging: DocumentSource = .apple("foundation/attributedstring/interpolationoptions/insertattributeswithoutmerging")
  private static let indices: DocumentSource = .apple("foundation/attributedstring/formattingoptions/applyreplacementindexattribute")

  /// An underlined text.
  private static var underlined: AttributedString {
    var string = AttributedString("b")
    string.underlineStyle = .single
    return string
  }
  /// The runs of a resource in a language, with the given files.
  @MainActor private static func resolved(
    _ value: String.LocalizationValue, _ files: [String: FormatFile] = [:], in locale: String = "en_US"
  ) throws -> String {
    try StringTable.inBundle(files) { bundle in
      let resource = LocalizedStringResource(value, locale: Locale(identifier: locale), bundle: .atURL(bundle.bundleURL))
      return Markup.runs(of: AttributedString(localized: resource))
    }
  }

  /// Translations as attributed strings.
  static let attributedTranslations: [Statement] = [
    Statement("The Markdown of a translation makes attributes", localized, is: "<e>Visita |<e>sitio→https://www.example.com|<e>.") {
      let files: [String: FormatFile] = [
        "Localizable.strings": #""_Visit [website](https://www.example.com)._" = "_Visita [sitio](https://www.example.com)._";"#
      ]
      return try StringTable.inBundle(files) { bundle in
        Markup.runs(of: AttributedString(localized: "_Visit [website](https://www.example.com)._", bundle: bundle))
      }
    },
    Statement("A key that no table has is read as Markdown itself", localized, is: "a |<s>b") {
      try StringTable.inBundle([:]) { Markup.runs(of: AttributedString(localized: "a **b**", bundle: $0)) }
    },
    Statement("A default value is used for a key that no table has", defaultValue, is: ["<s>3| songs", "Lieder: |<s>3"]) {
      let files: [[String: FormatFile]] = [[:], ["Localizable.strings": #""SONGS" = "Lieder: **%lld**";"#]]
      return try files.map { files in
        try StringTable.inBundle(files) { Markup.runs(of: AttributedString(localized: "SONGS", defaultValue: "**\(3)** songs", bundle: $0)) }
      }
    },
    Statement("The table that is named is searched", localized, is: "<s>x") {
      try StringTable.inBundle(["Other.strings": #""a" = "**x**";"#]) {
        Markup.runs(of: AttributedString(localized: "a", table: "Other", bundle: $0))
      }
    },
    Statement("A resource is looked up in its locale", resource, is: "Ein |<s>Wort") {
      try resolved("A **word**", ["de.lproj/Localizable.strings": #""A **word**" = "Ein **Wort**";"#], in: "de_DE")
    },
    Statement("The Markdown of values is not read", .apple("foundation/localizedstringresource"), is: "a *b*") { try resolved("a \("*b*")") },
  ]

  /// Values and grammar agreement in attributed translations.
  static let attributedValues: [Statement] = [
    Statement("A value with attributes keeps them, and gets those of the place", merging, is: ["b", "b"]) {
      try StringTable.inBundle([:]) { bundle in
        let string = AttributedString(localized: "a **\(underlined)**", bundle: bundle)
        let isUnderlined = string.runs.filter { $0.underlineStyle != nil }
        let isStrong = string.runs.filter { $0.inlinePresentationIntent != nil }
        return [isUnderlined, isStrong].map { runs in runs.map { String(string[$0.range].characters) }.joined(separator: "|") }
      }
    },
    Statement("A value can be formatted with attributes", localized, is: ["n 1,234", "1|234"]) {
      try StringTable.inBundle([:]) { bundle in
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).attributed
        let string = AttributedString(localized: "n \(1234, format: style)", bundle: bundle)
        let digits = string.runs.filter { $0.numberPart == .integer && $0.numberSymbol == nil }
        return [String(string.characters), digits.map { String(string[$0.range].characters) }.joined(separator: "|")]
      }
    },
    Statement("Values are marked with their places on request", indices, is: ["2: b", "1: a"]) {
      try StringTable.inBundle(["Localizable.strings": #""%@, %@" = "%2$@ %1$@";"#]) { bundle in
        let string = AttributedString(localized: "\("a"), \("b")", options: .applyReplacementIndexAttribute, bundle: bundle)
        return string.runs.compactMap { run in run.replacementIndex.map { "\($0): \(String(string[run.range].characters))" } }
      }
    },
    Statement("A noun agrees with the number before it", localized, is: ["You have 1 apple.", "You have 2 apples."]) {
      try [1, 2].map { count in try resolved("You have ^[\(count) \("apple")](inflect: true).") }
    },
    Statement("A noun agrees although a part of the words is emphasized", localized, is: "<s>3| ripe apples") {
      try resolved("^[**\(3)** ripe apple](inflect: true)")
    },
    Statement(
      "Without a known term of address the alternative is shown", alternative, is: ["Te damos la bienvenida.", "Te damos la bienvenida."]
    ) {
      let key: LocalizedStringKey = "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')."
      return [
        try resolved("^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida').", in: "es_ES"),
        try StringTable.shown(Text(key), [:], in: "es_ES"),
      ]
    },
    Statement("A text of a resource draws the attributes of its values", .apple("swiftui/text/init(_:)"), is: ["b"]) {
      let resource: LocalizedStringResource = "a \(underlined)"
      return ContentFixture().render(Text(resource)).runs.filter(\.hasUnderline).map(\.text)
    },
  ]
}

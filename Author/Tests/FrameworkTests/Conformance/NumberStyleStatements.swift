import AlmanacFoundationCompat
import Statements

private let us = Locale(identifier: "en_US")
private func number(_ value: Double, _ style: (FloatingPointFormatStyle<Double>) -> FloatingPointFormatStyle<Double>) -> String {
  style(FloatingPointFormatStyle<Double>(locale: us)).format(value)
}
private func percent(
  _ value: Double, _ locale: String = "en_US",
  _ style: (FloatingPointFormatStyle<Double>.Percent) -> FloatingPointFormatStyle<Double>.Percent = { $0 }
) -> String { style(FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: locale))).format(value) }
private func money(
  _ value: Decimal, _ code: String = "GBP", _ locale: String = "en_US",
  _ style: (Decimal.FormatStyle.Currency) -> Decimal.FormatStyle.Currency = { $0 }
) -> String { style(Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))).format(value) }

extension Statement {
  private static let measured = DocumentSource.formatStyles("numeric-styles")
  private static func compact(_ value: Int, _ locale: String) -> String {
    value.formatted(.number.notation(.compactName).locale(Locale(identifier: locale)))
  }

  static let numberStyles: [Statement] = [
    Statement("A fraction has at most six digits unless a precision is set", measured, is: ["0.265755", "2"]) {
      [number(0.26575467567788) { $0 }, number(1.9999999) { $0 }]
    },
    Statement("A rule rounds to an increment", measured, is: ["6", "10", "5", "5", "6"]) {
      [
        number(5.01) { $0.rounded(rule: .awayFromZero, increment: 1) }, number(5.01) { $0.rounded(rule: .awayFromZero, increment: 10) },
        number(5.01) { $0.rounded(rule: .down, increment: 1) }, number(5.01) { $0.rounded(rule: .toNearestOrAwayFromZero, increment: 1) },
        number(5.01) { $0.rounded(rule: .up, increment: 1) },
      ]
    },
    Statement(
      "Halves are rounded to even unless told otherwise", .apple("foundation/floatingpointformatstyle/rounded(rule:increment:)"), is: ["2", "4", "3"]
    ) {
      [
        number(2.5) { $0.precision(.fractionLength(0)) }, number(3.5) { $0.precision(.fractionLength(0)) },
        number(2.5) { $0.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero) },
      ]
    },
    Statement("A sign is shown for negative numbers, never, or always, for zero too or not", measured, is: ["-1.9", "1.9", "+1.9", "+0", "0"]) {
      [
        number(-1.9) { $0 }, number(-1.9) { $0.sign(strategy: .never) }, number(1.9) { $0.sign(strategy: .always()) },
        number(0) { $0.sign(strategy: .always(includingZero: true)) }, number(0) { $0.sign(strategy: .always(includingZero: false)) },
      ]
    },
    Statement("The decimal separator can always be shown", measured, is: ["10", "10."]) {
      [number(10) { $0 }, number(10) { $0.decimalSeparator(strategy: .always) }]
    },
    Statement("Digits are grouped or not", measured, is: ["1,000", "1000"]) { [number(1000) { $0 }, number(1000) { $0.grouping(.never) }] },
    Statement("Significant digits fill up with zeros", measured, is: ["10", "10.1", "10.10", "10.100"]) {
      [2, 3, 4, 5].map { digits in number(10.1) { $0.precision(.significantDigits(digits)) } }
    },
    Statement("A range of significant digits leaves zeros out", measured, is: ["1", "10.1", "10"]) {
      [1, 10.1, 10.01].map { number($0) { $0.precision(.significantDigits(1...3)) } }
    },
    Statement("The length of a fraction is fixed or a range", measured, is: ["10.0", "10.010", "10", "10.11"]) {
      [
        number(10.01) { $0.precision(.fractionLength(1)) }, number(10.01) { $0.precision(.fractionLength(3)) },
        number(10) { $0.precision(.fractionLength(0...2)) }, number(10.111) { $0.precision(.fractionLength(0...2)) },
      ]
    },
    Statement("The length of a whole number pads it or cuts it", measured, is: ["007", "0.111", "10.111", ".111"]) {
      [
        number(7) { $0.precision(.integerLength(3...)) }, number(10.111) { $0.precision(.integerLength(1)) },
        number(10.111) { $0.precision(.integerLength(2)) }, number(10.111) { $0.precision(.integerLength(0...1)) },
      ]
    },
    Statement("Both lengths can be fixed", measured, is: ["10.11", "0.1"]) {
      [
        number(10.111) { $0.precision(.integerAndFractionLength(integer: 2, fraction: 2)) },
        number(10.111) { $0.precision(.integerAndFractionLength(integer: 1, fraction: 1)) },
      ]
    },
    Statement("A scale multiplies a number", measured, is: ["15", "-20"]) { [number(10) { $0.scale(1.5) }, number(10) { $0.scale(-2) }] },
    Statement("A notation is compact or scientific", measured, is: ["1K", "1E3", "2K"]) {
      [
        number(1000) { $0.notation(.compactName) }, number(1000) { $0.notation(.scientific) }, number(10) { $0.scale(200).notation(.compactName) },
      ]
    },
    Statement(
      "A compact number keeps two significant digits", .unicode("tr35-numbers.html#Compact_Number_Formats"),
      is: ["1.2K", "12K", "123K", "1.5M", "999"]
    ) {
      [1234, 12_345, 123_456, 1_500_000, 999].map { compact($0, "en_US") }
    },
    Statement(
      "A compact number has the units of the language", .cldr("numbers-full/main/*/numbers"),
      is: ["12\u{A0}k", "12\u{A0}mil", "1.2万", "1.2万", "12\u{A0}тыс.", "12\u{A0}हज़ार", "1.2만"]
    ) { ["fr_FR", "pt_BR", "ja_JP", "zh_Hans_CN", "ru_RU", "hi_IN", "ko_KR"].map { compact(12_000, $0) } },
    Statement("German has no compact thousands, but millions", .cldrNumbers("de"), is: ["12.000", "3,4\u{A0}Mio."]) {
      [compact(12_000, "de_DE"), compact(3_400_000, "de_DE")]
    },
    Statement("A percentage multiplies a fraction, but not a whole number", measured, is: ["10%", "50%"]) {
      [percent(0.1), 50.formatted(.percent.locale(us))]
    },
    Statement("A percentage is rounded after it is multiplied", measured, is: ["502%", "510%", "26.575468%"]) {
      [
        percent(5.011) { $0.rounded(rule: .up, increment: 1) }, percent(5.01) { $0.rounded(rule: .awayFromZero, increment: 10) },
        percent(0.26575467567788),
      ]
    },
    Statement("A percent sign is where the language has it", .cldr("numbers-full/main/*/numbers"), is: ["50\u{A0}%", "50\u{A0}%", "50%", "%50"]) {
      ["de_DE", "fr_FR", "ja_JP", "tr_TR"].map { percent(0.5, $0) }
    },
    Statement("Numbers of any kind are read as they are written", measured, is: [120, 100_000, -5] as [Double]) {
      [
        Double(try Int("120", format: .number.locale(us))), try Double("1E5", format: .number.notation(.scientific).locale(us)),
        try Double("-5", format: .number.locale(us)),
      ]
    },
    Statement("Digits in the locale's keywords are used", measured, is: ["١٢٣٬٤٥٦", "١٢٬٣٤٥"]) {
      [
        123_456.formatted(.number.locale(Locale(identifier: "en-u-nu-arab"))),
        12_345.formatted(.number.locale(Locale(identifier: "en@numbers=arab"))),
      ]
    },
    Statement(
      "An attributed number marks its parts", .apple("foundation/floatingpointformatstyle/attributed-swift.struct"),
      is: ["integer 1", "integer ,", "integer 234", "fraction 5"]
    ) {
      let text = FloatingPointFormatStyle<Double>(locale: us).attributed.format(1234.5)
      return text.runs.compactMap { run in run.numberPart.map { "\($0) \(String(text[run.range].characters))" } }
    },
  ]

  static let currencyStyles: [Statement] = [
    Statement("An amount has the digits of its currency", measured, is: ["£3,000.00", "¥11"]) {
      [money(3000), FloatingPointFormatStyle<Double>.Currency(code: "JPY", locale: us).rounded(rule: .up, increment: 1).format(10.9)]
    },
    Statement("An amount is rounded to its digits", measured, is: ["£0.59", "£0.60", "£5.01", "£6", "£10"]) {
      [
        money(0.59), money(Decimal(string: "0.599")!), money(Decimal(string: "5.001")!) { $0.rounded(rule: .awayFromZero) },
        money(Decimal(string: "5.01")!) { $0.rounded(rule: .awayFromZero, increment: 1) },
        money(Decimal(string: "5.01")!) { $0.rounded(rule: .awayFromZero, increment: 10) },
      ]
    },
    Statement("A currency is its symbol, its code or its name", measured, is: ["£10.00", "GBP\u{A0}10.00", "10.00 British pounds", "£10.00"]) {
      [
        money(10) { $0.presentation(.standard) }, money(10) { $0.presentation(.isoCode) }, money(10) { $0.presentation(.fullName) },
        money(10) { $0.presentation(.narrow) },
      ]
    },
    Statement("A foreign dollar has its country, but not in the narrow form", .cldr("numbers-full/main/en/currencies"), is: ["CA$5.00", "$5.00"]) {
      [money(5, "CAD"), money(5, "CAD") { $0.presentation(.narrow) }]
    },
    Statement("The name of a currency is in the language", measured, is: "10,00 livres sterling") {
      money(10, "GBP", "fr_FR") { $0.presentation(.fullName) }
    },
    Statement("A scale multiplies an amount", measured, is: ["£15.00", "-£15.00"]) { [money(10) { $0.scale(1.5) }, money(10) { $0.scale(-1.5) }] },
    Statement("A sign is before the symbol, in accounts it is parentheses", measured, is: ["+£7.00", "-£7.00", "(£7.00)", "£7.00"]) {
      [
        money(7) { $0.sign(strategy: .always()) }, money(-7), money(-7) { $0.sign(strategy: .accounting) }, money(-7) { $0.sign(strategy: .never) },
      ]
    },
    Statement("An amount can be grouped or not, with other digits", measured, is: ["£3000.00", "£10.1", "£0,003.0000"]) {
      [
        money(3000) { $0.grouping(.never) }, money(Decimal(string: "10.1")!) { $0.precision(.significantDigits(3)) },
        money(3) { $0.precision(.integerAndFractionLength(integer: 4, fraction: 4)) },
      ]
    },
    Statement("Amounts are grouped as the region does", measured, is: "£1,00,00,000.00") { money(10_000_000, "GBP", "hi_IN") },
    Statement(
      "The symbol is where the language has it", .cldr("numbers-full/main/*/numbers"),
      is: ["1.234,50\u{A0}€", "1\u{202F}234,50\u{A0}€", "€1,234.50", "1234,50\u{A0}€", "€\u{A0}1.234,50", "1\u{A0}234,50\u{A0}€"]
    ) { ["de_DE", "fr_FR", "en_US", "es_ES", "pt_BR", "ru_RU"].map { money(Decimal(string: "1234.5")!, "EUR", $0) } },
    Statement("Hebrew has marks of direction around an amount", .cldrNumbers("he"), is: "\u{200F}10.00\u{A0}\u{200F}₪") { money(10, "ILS", "he_IL") },
    Statement("Swiss amounts have an apostrophe and the code first", .cldrNumbers("de-CH"), is: "CHF\u{A0}1’234.50") {
      money(Decimal(string: "1234.5")!, "CHF", "de_CH")
    },
  ]
}

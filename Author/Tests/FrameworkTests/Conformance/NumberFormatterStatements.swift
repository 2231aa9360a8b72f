import AlmanacFoundationCompat
import Statements

private func formatter(
  _ style: NumberFormatter.Style, _ locale: String = "en_US", _ change: (DeviceNumberFormatter) -> Void = { _ in }
) -> DeviceNumberFormatter {
  let formatter = DeviceNumberFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.numberStyle = style
  change(formatter)
  return formatter
}
private func text(
  _ number: Double, _ style: NumberFormatter.Style = .decimal, _ locale: String = "en_US", _ change: (DeviceNumberFormatter) -> Void = { _ in }
) -> String { formatter(style, locale, change).string(from: number as NSNumber) ?? "nil" }

extension Statement {
  private static let object = DocumentSource.apple("foundation/numberformatter")
  private static let style = object + "/style"

  static let numberFormatters: [Statement] = [
    Statement("A formatter without a style writes a whole number", style + "/none", is: ["1235", "0"]) {
      [text(1234.5678, .none), text(0.25, .none)]
    },
    Statement("The decimal style groups digits and has three of a fraction", style + "/decimal", is: ["1,234.568", "0.5"]) {
      [text(1234.5678), text(0.5)]
    },
    Statement("The percent style multiplies by hundred", style + "/percent", is: ["26%", "123,457%"]) {
      [text(0.256, .percent), text(1234.5678, .percent)]
    },
    Statement("The currency style has the symbol and the digits of the currency", style + "/currency", is: ["$1,234.57", "-$5.00"]) {
      [text(1234.5678, .currency), text(-5, .currency)]
    },
    Statement("The accounting style writes a negative amount in parentheses", style + "/currencyaccounting", is: ["($5.00)", "$5.00"]) {
      [text(-5, .currencyAccounting), text(5, .currencyAccounting)]
    },
    Statement("The ISO code replaces the symbol", style + "/currencyisocode", is: "USD\u{A0}1,234.57") { text(1234.5678, .currencyISOCode) },
    Statement("The plural style names the currency", style + "/currencyplural", is: ["1,234.57 US dollars", "1.00 US dollars"]) {
      [text(1234.5678, .currencyPlural), text(1, .currencyPlural)]
    },
    Statement("The scientific style has an exponent", style + "/scientific", is: ["1.2345678E3", "5E-1"]) {
      [text(1234.5678, .scientific), text(0.5, .scientific)]
    },
    Statement(
      "Numbers can be words", style + "/spellout", is: ["one hundred twenty-three", "one thousand two hundred thirty-four point five", "minus one"]
    ) {
      [text(123, .spellOut), text(1234.5, .spellOut), text(-1, .spellOut)]
    },
    Statement("Ordinal numbers have the ending of the language", style + "/ordinal", is: ["1st", "2nd", "3rd", "11th", "22nd", "1er", "3."]) {
      [
        text(1, .ordinal), text(2, .ordinal), text(3, .ordinal), text(11, .ordinal), text(22, .ordinal), text(1, .ordinal, "fr_FR"),
        text(3, .ordinal, "de_DE"),
      ]
    },
    Statement("Words are those of the language", style + "/spellout", is: ["quatre-vingt-dix-sept", "veintiuno", "二十一"]) {
      [text(97, .spellOut, "fr_FR"), text(21, .spellOut, "es_ES"), text(21, .spellOut, "ja_JP")]
    },
    Statement("The beginning of a sentence has a capital letter", object + "/formattingcontext", is: "Twenty") {
      text(20, .spellOut) { $0.formattingContext = .beginningOfSentence }
    },
    Statement("At most so many digits of a fraction are written, at least so many too", object + "/maximumfractiondigits", is: ["1.23", "1.50", "2"])
    {
      [
        text(1.2345) { $0.maximumFractionDigits = 2 }, text(1.5) { $0.minimumFractionDigits = 2 }, text(1.6) { $0.maximumFractionDigits = 0 },
      ]
    },
    Statement("Whole numbers can be padded and cut", object + "/minimumintegerdigits", is: ["007", "34"]) {
      [text(7) { $0.minimumIntegerDigits = 3 }, text(1234) { $0.maximumIntegerDigits = 2 }]
    },
    Statement("Significant digits replace those of the fraction", object + "/usessignificantdigits", is: ["1,230", "0.0123", "1.00"]) {
      func digits(_ number: Double, _ least: Int, _ most: Int) -> String {
        text(number) { ($0.usesSignificantDigits, $0.minimumSignificantDigits, $0.maximumSignificantDigits) = (true, least, most) }
      }
      return [digits(1234.5, 1, 3), digits(0.012345, 1, 3), digits(1, 3, 3)]
    },
    Statement("Halves are rounded to even unless told otherwise", object + "/roundingmode-swift.property", is: ["2", "4", "3", "2", "3", "-2"]) {
      func rounded(_ number: Double, _ mode: NumberFormatter.RoundingMode?) -> String {
        text(number) { formatter in
          formatter.maximumFractionDigits = 0
          mode.map { formatter.roundingMode = $0 }
        }
      }
      return [rounded(2.5, nil), rounded(3.5, nil), rounded(2.5, .halfUp), rounded(2.9, .floor), rounded(2.1, .ceiling), rounded(-2.9, .down)]
    },
    Statement("Numbers can be rounded to an increment", object + "/roundingincrement", is: "1.25") { text(1.3) { $0.roundingIncrement = 0.25 } },
    Statement("Digits can be grouped otherwise or not at all", object + "/groupingsize", is: ["12,3456", "123456", "123’456"]) {
      [
        text(123_456) { $0.groupingSize = 4 }, text(123_456) { $0.usesGroupingSeparator = false }, text(123_456) { $0.groupingSeparator = "’" },
      ]
    },
    Statement("A multiplier is applied in writing and undone in reading", object + "/multiplier", is: ["5,000", "5"]) {
      let formatter = formatter(.decimal) { $0.multiplier = 1000 }
      return [formatter.string(from: 5) ?? "nil", formatter.number(from: "5,000").map { "\($0)" } ?? "nil"]
    },
    Statement("Zero and no number can have symbols", object + "/zerosymbol", is: ["none", "n/a"]) {
      [text(0) { $0.zeroSymbol = "none" }, text(.nan) { $0.notANumberSymbol = "n/a" }]
    },
    Statement("The symbol of infinity below zero is written as it is", object + "/negativeinfinitysymbol", is: ["-∞", "low"]) {
      [text(-.infinity), text(-.infinity) { $0.negativeInfinitySymbol = "low" }]
    },
    Statement("Prefixes and suffixes surround a number", object + "/positiveprefix", is: ["+5", "5 pts", "(5)"]) {
      [
        text(5) { $0.positivePrefix = "+" }, text(5) { $0.positiveSuffix = " pts" },
        text(-5) { ($0.negativePrefix, $0.negativeSuffix) = ("(", ")") },
      ]
    },
    Statement(
      "A pattern has its own for negative numbers", .unicode("tr35-numbers.html#Number_Format_Patterns"), is: ["1,234.50", "(1,234.50)", "0012"]
    ) {
      func pattern(_ positive: String, _ negative: String?, _ number: Double) -> String {
        text(number, .none) { formatter in
          formatter.positiveFormat = positive
          negative.map { formatter.negativeFormat = $0 }
        }
      }
      return [pattern("#,##0.00", "(#,##0.00)", 1234.5), pattern("#,##0.00", "(#,##0.00)", -1234.5), pattern("0000", nil, 12)]
    },
    Statement("A pattern sets the numbers of digits", object + "/positiveformat", is: [[2, 1, 3], [1, 0, 0]]) {
      ["#,#00.0##", "0"].map { pattern in
        let formatter = formatter(.decimal) { $0.positiveFormat = pattern }
        return [formatter.minimumIntegerDigits, formatter.minimumFractionDigits, formatter.maximumFractionDigits]
      }
    },
    Statement(
      "The numbers of digits change a pattern that was set before", object + "/positiveformat", is: ["1,234 €", "1,234.50 €", "n 0,007", "1234.5"]
    ) {
      [
        text(1234.4) { ($0.positiveFormat, $0.maximumFractionDigits) = ("#,##0.00 €", 0) },
        text(1234.5) { ($0.positiveFormat, $0.minimumFractionDigits) = ("#,##0 €", 2) },
        text(7) { ($0.positiveFormat, $0.minimumIntegerDigits) = ("'n' #,##0", 4) },
        text(1234.46) { ($0.positiveFormat, $0.maximumFractionDigits) = ("0.###", 1) },
      ]
    },
    Statement(
      "The numbers of digits count together", object + "/maximumfractiondigits",
      is: ["1,234.57", "-1,234.57", "2.0", "1,234.6", "1.23457", "$1.5", "12,34,567.89", "(3.14)"]
    ) {
      func between(
        _ least: Int, _ most: Int, _ number: Double, _ style: NumberFormatter.Style = .decimal, _ locale: String = "en_US",
        _ change: (DeviceNumberFormatter) -> Void = { _ in }
      ) -> String {
        text(number, style, locale) {
          ($0.minimumFractionDigits, $0.maximumFractionDigits) = (least, most)
          change($0)
        }
      }
      return [
        between(2, 2, 1234.5678), between(2, 2, -1234.5678), between(1, 1, 2), between(1, 1, 1234.56), between(2, 5, 1.234567),
        between(1, 3, 1.5, .currency), between(2, 2, 1_234_567.891, .decimal, "en_IN"),
        between(2, 2, -3.14159) { ($0.negativePrefix, $0.negativeSuffix) = ("(", ")") },
      ]
    },
    Statement(
      "A currency's digits are those of its fraction", object + "/minimumfractiondigits", is: [[0, 0], [3, 3], [2, 2]]
    ) {
      ["ja_JP", "ar_KW", "en_US"].map { locale in
        let formatter = formatter(.currency, locale)
        return [formatter.minimumFractionDigits, formatter.maximumFractionDigits]
      }
    },
    Statement("The locale for machines writes no groups", .repository("unicode-org/cldr-json", "en-US-POSIX, numbers.json"), is: ["31000", "31,000"])
    {
      [text(31000, .decimal, "en_US_POSIX"), text(31000, .decimal, "en_US_POSIX") { $0.usesGroupingSeparator = true }]
    },
    Statement("A width is filled with a character", object + "/formatwidth", is: ["***42", "42***"]) {
      [NumberFormatter.PadPosition.beforePrefix, .afterSuffix].map { position in
        text(42) { ($0.formatWidth, $0.paddingCharacter, $0.paddingPosition) = (5, "*", position) }
      }
    },
  ]

  static let numberReading: [Statement] = [
    Statement("A formatter reads the separators of its locale", object + "/number(from:)", is: [1234.5, 1234.5, nil] as [Double?]) {
      [
        formatter(.decimal).number(from: "1,234.5")?.doubleValue, formatter(.decimal, "de_DE").number(from: "1.234,5")?.doubleValue,
        formatter(.decimal).number(from: "five")?.doubleValue,
      ]
    },
    Statement("A formatter reads percents, amounts and words", object + "/number(from:)", is: [0.5, 1234.5, 123] as [Double?]) {
      [
        formatter(.percent).number(from: "50%")?.doubleValue, formatter(.currency).number(from: "$1,234.50")?.doubleValue,
        formatter(.spellOut).number(from: "one hundred twenty-three")?.doubleValue,
      ]
    },
    Statement("A symbol that is missing is overlooked only with lenience", object + "/islenient", is: [nil, 5] as [Double?]) {
      [false, true].map { lenient in formatter(.currency) { $0.isLenient = lenient }.number(from: "5")?.doubleValue }
    },
    Statement("A formatter can read decimal numbers, without an error of binary fractions", object + "/generatesdecimalnumbers", is: "0.1") {
      let number = formatter(.decimal) { $0.generatesDecimalNumbers = true }.number(from: "0.1")
      return (number as? NSDecimalNumber).map { "\($0)" } ?? "no decimal number"
    },
    Statement(
      "Separators are those of the locale", .cldr("numbers-full/main/*/numbers"),
      is: ["1,234.5", "1.234,5", "1\u{202F}234,5", "1,234.5", "1,234.5", "1\u{A0}234,5", "1.234,5", "1’234.5"]
    ) { ["en_US", "de_DE", "fr_FR", "ja_JP", "he_IL", "ru_RU", "pt_BR", "de_CH"].map { text(1234.5, .decimal, $0) } },
    Statement("Spanish and Polish group only numbers of five digits", .cldrNumbers("es"), is: ["1234", "12.345", "1234", "12\u{A0}345"]) {
      ["es_ES", "pl_PL"].flatMap { [text(1234, .decimal, $0), text(12_345, .decimal, $0)] }
    },
    Statement("India groups by two digits above the thousands", .cldrNumbers("hi"), is: ["12,34,567", "12,34,567"]) {
      ["hi_IN", "en_IN"].map { text(1_234_567, .decimal, $0) }
    },
    Statement("Saudi Arabia and Iran have their own digits", .cldrNumbers("ar-SA"), is: ["١٬٢٣٤٫٥", "۱٬۲۳۴٫۵"]) {
      ["ar_SA", "fa_IR"].map { text(1234.5, .decimal, $0) }
    },
    Statement(
      "A percent sign has a space in some languages", .cldr("numbers-full/main/*/numbers"), is: ["50%", "50\u{A0}%", "50\u{A0}%", "50\u{A0}%", "50%"]
    ) {
      ["en_US", "de_DE", "fr_FR", "ru_RU", "pt_BR"].map { text(0.5, .percent, $0) }
    },
    Statement(
      "The currency is that of the region", .cldr("core/supplemental/currencyData"),
      is: ["1.234,50\u{A0}€", "£1,234.50", "R$\u{A0}1.234,50", "₹1,234.50"]
    ) {
      ["de_DE", "en_GB", "pt_BR", "hi_IN"].map { text(1234.5, .currency, $0) }
    },
    Statement("A currency has its own number of digits", .cldr("core/supplemental/currencyData"), is: ["¥1,235", "BHD\u{A0}1.234"]) {
      [text(1234.5678, .currency) { $0.currencyCode = "JPY" }, text(1.2344, .currency) { $0.currencyCode = "BHD" }]
    },
  ]
}

import AlmanacFoundationCompat
import Statements

extension Statement {
  private static let measured = DocumentSource.formatStyles("date-styles")
  private static func symbol(_ name: String) -> DocumentSource { .apple("foundation/date/formatstyle/symbol/\(name)") }
  private static func field(_ style: Date.FormatStyle) -> String { style.format(sample) }

  /// The fields of `Date.FormatStyle`, each alone.
  static let dateFields: [Statement] = [
    Statement(
      "The fields come in the order of the locale, whatever the order of the calls", measured, is: ["Tue, Mar 5, 2024", "5 mars 2024"]
    ) { [field(dates().year().day().month().weekday()), field(dates("fr_FR").year().month().day())] },
    Statement("A style without fields has a numeric date and a short time", .apple("foundation/date/formatted()"), is: "3/5/2024, 3:07\u{202F}PM") {
      field(dates())
    },
    Statement("A year has all digits, two, or is padded with zeros", symbol("year"), is: ["2024", "24", "002024"]) {
      [field(dates().year()), field(dates().year(.twoDigits)), field(dates().year(.padded(6)))]
    },
    Statement("A month is a number or a name in three widths", symbol("month"), is: ["3", "03", "Mar", "March", "M"]) {
      [
        field(dates().month(.defaultDigits)), field(dates().month(.twoDigits)), field(dates().month()), field(dates().month(.wide)),
        field(dates().month(.narrow)),
      ]
    },
    Statement("A day has as many digits as it needs, or two", symbol("day"), is: ["5", "05"]) {
      [field(dates().day()), field(dates().day(.twoDigits))]
    },
    Statement("A day can be the ordinal of its weekday in the month", symbol("day/ordinalofdayinmonth"), is: ["1", "4"]) {
      [field(dates().day(.ordinalOfDayInMonth)), dates().day(.ordinalOfDayInMonth).format(iso("2022-02-22T10:00:00Z"))]
    },
    Statement("A day can be counted as a modified Julian day", symbol("day/julianmodified(minimumlength:)"), is: ["2460375", "02460375"]) {
      [field(dates().day(.julianModified())), field(dates().day(.julianModified(minimumLength: 8)))]
    },
    Statement("The day of the year is padded to three digits on request", symbol("dayofyear"), is: ["65", "065"]) {
      [field(dates().dayOfYear()), field(dates().dayOfYear(.threeDigits))]
    },
    Statement("A weekday has four widths", symbol("weekday"), is: ["Tue", "Tuesday", "T", "Tu"]) {
      [field(dates().weekday()), field(dates().weekday(.wide)), field(dates().weekday(.narrow)), field(dates().weekday(.short))]
    },
    Statement("The number of a weekday depends on the first day of the region's week", symbol("weekday/onedigit"), is: ["3", "2"]) {
      [field(dates("en_US").weekday(.oneDigit)), field(dates("de_DE").weekday(.oneDigit))]
    },
    Statement("An hour has AM or PM in the widths that are asked for", symbol("hour"), is: ["3\u{202F}PM", "3\u{202F}p", "03\u{202F}PM"]) {
      [
        field(dates().hour()), field(dates().hour(.defaultDigits(amPM: .narrow))), field(dates().hour(.twoDigits(amPM: .abbreviated))),
      ]
    },
    Statement("An hour without AM and PM keeps the clock of twelve hours", symbol("hour/ampmstyle/omitted"), is: "03") {
      field(dates().hour(.twoDigits(amPM: .omitted)))
    },
    Statement("An hour follows the clock of the locale, whatever width AM and PM have", symbol("hour"), is: ["15", "15 Uhr"]) {
      [field(dates("en_GB").hour(.defaultDigits(amPM: .wide))), field(dates("de_DE").hour(.defaultDigits(amPM: .wide)))]
    },
    Statement("An era is abbreviated, whole or a letter", symbol("era"), is: ["AD", "Anno Domini", "A"]) {
      [field(dates().era()), field(dates().era(.wide)), field(dates().era(.narrow))]
    },
    Statement("A quarter is a word or a number", symbol("quarter"), is: ["Q1", "1st quarter", "1", "01"]) {
      [
        field(dates().quarter()), field(dates().quarter(.wide)), field(dates().quarter(.oneDigit)), field(dates().quarter(.twoDigits)),
      ]
    },
    Statement(
      "The week of 1 January is counted by the rules of the region", .cldr("core/supplemental/weekData"), is: ["1", "53", "53"]
    ) {
      let day = iso("2027-01-01T12:00:00Z")
      return [dates("en_US").week().format(day), dates("de_DE").week().format(day), dates("en_GB").week().format(day)]
    },
    Statement("A weekday, a month and a day are joined as the locale does", .cldrDates("en"), is: "Tue, Mar 5") {
      field(dates().day().month().weekday())
    },
    Statement(
      "A month alone is in the nominative, one with a day in the genitive", .cldrDates("ru"), is: ["март", "5 марта"]
    ) { [field(dates("ru_RU").month(.wide)), field(dates("ru_RU").day().month(.wide))] },
    Statement(
      "At the beginning of a sentence a month has a capital letter, in the middle not", .apple("foundation/formatstylecapitalizationcontext"),
      is: ["Mars", "mars"]
    ) {
      var style = dates("fr_FR").month(.wide)
      style.capitalizationContext = .beginningOfSentence
      let first = field(style)
      style.capitalizationContext = .middleOfSentence
      return [first, field(style)]
    },
    Statement("An attributed date marks each field", .apple("foundation/date/formatstyle/attributed-swift.property"), is: ["month Mar", "day 5"]) {
      dates().month().day().attributed.format(sample).runs[\.dateField].compactMap { field, range in
        field.map { "\($0) \(String(dates().month().day().attributed.format(sample)[range].characters))" }
      }
    },
    Statement("A style reads what it writes", .apple("foundation/date/parsestrategy"), is: sample) {
      let style = dates().year().month().day().hour().minute().second()
      return try style.parse(style.format(sample))
    },
  ]
}

import AlmanacFoundationCompat
import Statements

private typealias Style = DateComponentsFormatter.UnitsStyle
private typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

private func formatter(
  _ style: Style, _ units: NSCalendar.Unit = [], _ zeros: Zeros = .default, _ locale: String = "en_US", in zone: String = "GMT"
) -> DateComponentsFormatter {
  let formatter = DateComponentsFormatter()
  (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeros)
  formatter.calendar = gregorian(locale, in: zone)
  return formatter
}
private func text(
  _ seconds: Double, _ style: Style, _ units: NSCalendar.Unit = [], _ zeros: Zeros = .default, _ locale: String = "en_US"
) -> String { formatter(style, units, zeros, locale).string(from: seconds) ?? "nil" }
private let clock: NSCalendar.Unit = [.hour, .minute, .second]
private let days: NSCalendar.Unit = [.day, .hour, .minute, .second]

extension Statement {
  private static let header = DocumentSource.header("NSDateComponentsFormatter")
  private static let object = DocumentSource.apple("foundation/datecomponentsformatter")
  private static let zeros = object + "/zeroformattingbehavior-swift.struct"

  static let componentFormatters: [Statement] = [
    Statement("Positional units are joined by colons", header, is: "1:10") { text(4200, .positional, [.hour, .minute]) },
    Statement("Abbreviated units are letters", header, is: "1h 10m") { text(4200, .abbreviated) },
    Statement("Short units are abbreviated and joined by commas", header, is: "1 hr, 10 min") { text(4200, .short) },
    Statement("Brief units are without spaces and commas", header, is: "1hr 10min") { text(4200, .brief) },
    Statement("Full units are words", header, is: "1 hour, 10 minutes") { text(4200, .full) },
    Statement("Spelled out values are words too", header, is: "one hour, ten minutes") { text(4200, .spellOut).lowercased() },
    Statement("Positional units drop leading zeros and keep the others with two digits", zeros, is: "1:00:10") { text(3610, .positional, days) },
    Statement("The other styles drop all zeros", zeros, is: ["1h 10s", "1 hour, 10 seconds"]) {
      [text(3610, .abbreviated, days), text(3610, .full, days)]
    },
    Statement("Leading zeros alone can be dropped", zeros, is: ["10m 0s", "1h 0m 10s"]) {
      [text(600, .abbreviated, days, .dropLeading), text(3610, .abbreviated, days, .dropLeading)]
    },
    Statement("Zeros in the middle alone can be dropped", zeros, is: "0d 1h 10s") { text(3610, .abbreviated, days, .dropMiddle) },
    Statement("Trailing zeros alone can be dropped", zeros, is: ["0d 1h", "1h 10m"]) {
      [text(3600, .abbreviated, days, .dropTrailing), text(4200, .abbreviated, clock, .dropTrailing)]
    },
    Statement("Dropping all zeros leaves the other units", zeros, is: "1h 10s") { text(3610, .abbreviated, days, .dropAll) },
    Statement("Without a behaviour zeros stay and nothing is padded", header, is: ["0h 10m", "1:0:10"]) {
      [text(600, .abbreviated, [.hour, .minute], []), text(3610, .positional, clock, [])]
    },
    Statement("Padding gives every positional unit two digits", header, is: ["01:00:10", "01:05"]) {
      [text(3610, .positional, clock, .pad), text(65, .positional, [.minute, .second], .pad)]
    },
    Statement("Padding keeps units of zero in the other styles", zeros, is: "0d 1h 0m 0s") { text(3600, .abbreviated, days, .pad) },
    Statement("Days of positional units are abbreviated", header, is: "3d") { text(3 * 86_400, .positional, [.day]) },
    Statement("No duration is none of the smallest unit", object, is: ["0s", "0 minutes"]) {
      [text(0, .abbreviated), text(0, .full, [.hour, .minute])]
    },
    Statement("At most so many units are written, the rest is left out", object + "/maximumunitcount", is: ["1h 10m 30s", "1h 10m", "10m 30s"]) {
      func most(_ count: Int, _ seconds: Double) -> String {
        let formatter = formatter(.abbreviated)
        formatter.maximumUnitCount = count
        return formatter.string(from: seconds) ?? "nil"
      }
      return [most(0, 4230), most(2, 4230), most(2, 630)]
    },
    Statement("A largest unit that is just reached can be written in the next one", object + "/collapseslargestunit", is: ["1m 3s", "63s"]) {
      let formatter = formatter(.abbreviated, [.minute, .second])
      let parts = formatter.string(from: 63)
      formatter.collapsesLargestUnit = true
      return [parts, formatter.string(from: 63)].map { $0 ?? "nil" }
    },
    Statement("Units may have fractions on request", object + "/allowsfractionalunits", is: ["1h", "1.5h"]) {
      let formatter = formatter(.abbreviated, [.hour])
      let whole = formatter.string(from: 5400)
      formatter.allowsFractionalUnits = true
      return [whole, formatter.string(from: 5400)].map { $0 ?? "nil" }
    },
    Statement("The words for a remaining time are added", object + "/includestimeremainingphrase", is: "35 minutes remaining") {
      let formatter = formatter(.full)
      formatter.includesTimeRemainingPhrase = true
      return formatter.string(from: 2100) ?? "nil"
    },
    Statement("The word for an approximate time is added before them", object, is: "About 5 minutes remaining") {
      let formatter = formatter(.full, [.minute])
      (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
      return formatter.string(from: 300) ?? "nil"
    },
  ]

  static let componentUnits: [Statement] = [
    Statement("A time interval has units from years to seconds unless some are chosen", header, is: ["1 week, 1 day", "1 year"]) {
      [text(8 * 86_400, .full), text(365 * 86_400, .full)]
    },
    Statement("Two dates have units from years to seconds unless some are chosen", header, is: "2 months, 1 week") {
      formatter(.full).string(from: iso("2024-01-01T00:00:00Z"), to: iso("2024-03-08T00:00:00Z")) ?? "nil"
    },
    Statement("Components have their own units unless some are chosen", header, is: ["36 hours", "90 minutes"]) {
      [DateComponents(hour: 36), DateComponents(minute: 90)].map { formatter(.full).string(from: $0) ?? "nil" }
    },
    Statement("Components are counted in the units that are chosen", header, is: "1 hour, 30 minutes") {
      formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) ?? "nil"
    },
    Statement("A unit of variable length is counted from the reference date", header, is: ["31 days", "28 days"]) {
      let formatter = formatter(.full, [.day])
      let january = formatter.string(from: DateComponents(month: 1))
      formatter.referenceDate = iso("2023-02-01T00:00:00Z")
      return [january, formatter.string(from: DateComponents(month: 1))].map { $0 ?? "nil" }
    },
    Statement("Two dates are counted from the first of them", header, is: ["29 days", "1 month"]) {
      let (start, end) = (iso("2024-02-01T00:00:00Z"), iso("2024-03-01T00:00:00Z"))
      return [formatter(.full, [.day]), formatter(.full, [.month, .day])].map { $0.string(from: start, to: end) ?? "nil" }
    },
    Statement("A day in which the clocks change is a day, of fewer hours", object + "/string(from:to:)", is: ["1 day", "23 hours"]) {
      let (start, end) = (iso("2024-03-30T12:00:00Z"), iso("2024-03-31T11:00:00Z"))
      return [[.day, .hour] as NSCalendar.Unit, [.hour]].map {
        formatter(.full, $0, .default, "en_US", in: "Europe/Berlin").string(from: start, to: end) ?? "nil"
      }
    },
    Statement("The locale is that of the calendar", object + "/calendar", is: ["3 Stunden", "3 heures", "3 часа"]) {
      ["de_DE", "fr_FR", "ru_RU"].map { text(10_800, .full, [.hour], .default, $0).replacing("\u{A0}", with: " ") }
    },
    Statement(
      "Units are joined as the language joins them", .cldr("misc-full/main/fr/listPatterns"),
      is: ["1 heure et 10 minutes", "1 hora y 10 minutos", "1 час 10 минут"]
    ) {
      ["fr_FR", "es_ES", "ru_RU"].map { text(4200, .full, [], .default, $0).replacing("\u{A0}", with: " ") }
    },
    Statement("Years and months are in the language too", .cldr("units-full/main/de/units"), is: ["2 Monate", "1 an", "5 лет"]) {
      [("de_DE", DateComponents(month: 2)), ("fr_FR", DateComponents(year: 1)), ("ru_RU", DateComponents(year: 5))].map {
        formatter(.full, [], .default, $0).string(from: $1)?.replacing("\u{A0}", with: " ") ?? "nil"
      }
    },
    Statement("Only components are an object that can be written", object + "/string(for:)", is: ["2 hours", nil]) {
      [formatter(.full).string(for: DateComponents(hour: 2)), formatter(.full).string(for: 7200)]
    },
  ]

  private static let measured = DocumentSource.formatStyles("date-range-styles")
  private static let styles = DocumentSource.apple("foundation/date/componentsformatstyle")
  private static func components(
    _ style: DeviceComponentsFormatStyle.Style, _ fields: Set<DeviceComponentsFormatStyle.Field>, _ locale: String = "en_US",
    _ range: Range<Date> = iso("2001-01-01T00:00:00Z")..<iso("2022-02-22T09:22:22Z")
  ) -> String {
    DeviceComponentsFormatStyle(style: style, locale: Locale(identifier: locale), calendar: gregorian(locale, in: "America/Edmonton"), fields: fields)
      .format(range)
  }
  private static let some: Set<DeviceComponentsFormatStyle.Field> = [.day, .month, .year, .hour, .second, .week]
  private static let era = iso("1970-01-01T00:00:00Z")..<iso("2001-01-01T00:00:00Z")
  private static let hours = iso("2024-03-05T00:00:00Z")..<iso("2024-03-05T02:10:00Z")

  static let componentStyles: [Statement] = [
    Statement("Large numbers are grouped", measured, is: ["11,323 days", "11,323 days"]) {
      [components(.wide, [.day], "en_US", era), components(.abbreviated, [.day], "en_US", era)]
    },
    Statement(
      "Fields of zero are left out, and a field that is not allowed goes to the next smaller one", measured,
      is: "21 years, 1 month, 3 weeks, 9 hours, 1,342 seconds"
    ) {
      components(.wide, some)
    },
    Statement("An abbreviated style shortens the units", measured, is: "21 yrs, 1 mth, 3 wks, 9 hr, 1,342 sec") { components(.abbreviated, some) },
    Statement("A narrow style has letters", styles + "/style-swift.struct/narrow", is: "2h 10m") {
      components(.narrow, [.hour, .minute], "en_US", hours)
    },
    Statement("A condensed style is abbreviated without spaces and commas", styles + "/style-swift.struct/condensedabbreviated", is: "2hr 10min") {
      components(.condensedAbbreviated, [.hour, .minute], "en_US", hours)
    },
    Statement(
      "A style can spell the numbers out", measured,
      is: "twenty-one years, one month, three weeks, nine hours, one thousand three hundred forty-two seconds"
    ) {
      components(.spellOut, some)
    },
    Statement("The last two units are joined as the language does", measured, is: "21 ans, 1 mois, 3 semaines, 9 heures et 1 342 secondes") {
      components(.wide, some, "fr_FR").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    },
    Statement(
      "Numbers and units are spelled out in the language", measured,
      is: "vingt-et-un ans, un mois, trois semaines, neuf heures et mille trois cent quarante-deux secondes"
    ) {
      components(.spellOut, some, "fr_FR").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    },
    Statement("A whole number of years has no smaller units", measured, is: "31 years") { components(.wide, some, "en_US", era) },
    Statement("The calendar can be another one", measured, is: "31 yrs") {
      DeviceComponentsFormatStyle(style: .abbreviated, locale: Locale(identifier: "en_US"), fields: [.year]).calendar(Calendar(identifier: .coptic))
        .format(era)
    },
    Statement("A time duration is a clock", styles + "/timeduration", is: ["2:10:00", "1:05"]) {
      [hours, hours.lowerBound..<hours.lowerBound + 65].map {
        DeviceComponentsFormatStyle.timeDuration.locale(Locale(identifier: "en_US")).format($0)
      }
    },
  ]
}

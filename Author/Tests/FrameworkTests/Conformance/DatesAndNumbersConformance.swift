import Statements
import Testing

@MainActor @Suite struct DatesAndNumbersConformance {
  @Test(arguments: Statement.datesAndNumbers) func `dates and numbers are as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about dates and numbers have sources and are no duplicates`() {
    #expect(Statement.problems(Statement.datesAndNumbers) == [])
  }
}
extension Statement {
  static let datesAndNumbers = numbered(
    "Dates, numbers and locales",
    [
      about("Date.FormatStyle", dateFields + dateLocales + timeLocales + zoneNames),
      about("Date.IntervalFormatStyle", dateIntervals), about("DateIntervalFormatter", intervalFormatters),
      about("Date.RelativeFormatStyle", relativeDates), about("RelativeDateTimeFormatter", relativeFormatters),
      about("DateComponentsFormatter", componentFormatters + componentUnits), about("Date.ComponentsFormatStyle", componentStyles),
      about("Duration.TimeFormatStyle", durationTimes), about("Duration.UnitsFormatStyle", durationUnits),
      about("DateFormatter", datePatterns + dateFormatters), about("ISO8601DateFormatter", isoFormatters),
      about("Date.ISO8601FormatStyle", isoStyles), about("Date.VerbatimFormatStyle", verbatimDates),
      about("NumberFormatter", numberFormatters + numberReading), about("FloatingPointFormatStyle", numberStyles),
      about("Decimal.FormatStyle.Currency", currencyStyles),
      about("Measurement.FormatStyle", measurementStyles), about("MeasurementFormatter", measurements), about("Measurement", conversions),
      about("ListFormatStyle", listStyles), about("PersonNameComponentsFormatter", personNames), about("ByteCountFormatStyle", byteCounts),
      about("Measurement.FormatStyle.ByteCount", byteMeasurements), about("ByteCountFormatter", byteFormatters),
      about("Calendar", calendarArithmetic + calendarSearch + calendarWeeks),
      about("TimeZone", timeZones),
      about("Locale", localeValues), about("Text", textDates), about("SystemFormatStyle", systemStyles),
    ])
}

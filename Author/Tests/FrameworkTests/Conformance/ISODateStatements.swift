import AlmanacFoundationCompat
import Statements

private func formatter(_ options: ISO8601DateFormatter.Options? = nil, in zone: String? = nil) -> ISO8601DateFormatter {
  let formatter = ISO8601DateFormatter()
  if let options { formatter.formatOptions = options }
  if let zone { formatter.timeZone = TimeZone(identifier: zone) }
  return formatter
}
private typealias Style = Date.ISO8601FormatStyle

extension Statement {
  private static let header = DocumentSource.header("NSISO8601DateFormatter")
  private static let measured = DocumentSource.formatStyles("date-styles")
  private static let style = DocumentSource.apple("foundation/date/iso8601formatstyle")

  static let isoFormatters: [Statement] = [
    Statement("A new formatter writes an Internet date in Greenwich's time", header, is: "2024-03-05T15:07:09Z") { formatter().string(from: sample) },
    Statement("Another zone is written with a colon", header, is: "2024-03-05T20:52:09+05:45") {
      formatter(in: "Asia/Kathmandu").string(from: sample)
    },
    Statement("Fractional seconds have three digits", header, is: "2024-03-05T15:07:09.500Z") {
      formatter([.withInternetDateTime, .withFractionalSeconds]).string(from: sample + 0.5)
    },
    Statement("A full date has dashes", header, is: "2024-03-05") { formatter([.withFullDate]).string(from: sample) },
    Statement("A full time has colons and the zone", header, is: "15:07:09Z") { formatter([.withFullTime]).string(from: sample) },
    Statement("Without separators a date and a time are digits", header, is: "20240305T150709") {
      formatter([.withYear, .withMonth, .withDay, .withTime]).string(from: sample)
    },
    Statement("A day without a month is the day of the year", header, is: ["2024-065", "2024065"]) {
      [formatter([.withYear, .withDay, .withDashSeparatorInDate]).string(from: sample), formatter([.withYear, .withDay]).string(from: sample)]
    },
    Statement("A day with a week is the weekday, the week has a W", header, is: "2024-W10-02") {
      formatter([.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]).string(from: sample)
    },
    Statement("The year of a week is the week's", header, is: "2025-W01") {
      formatter([.withYear, .withWeekOfYear, .withDashSeparatorInDate]).string(from: iso("2024-12-31T12:00:00Z"))
    },
    Statement("A space can stand between date and time", header, is: "2024-03-05 15:07:09Z") {
      formatter([.withInternetDateTime, .withSpaceBetweenDateAndTime]).string(from: sample)
    },
    Statement("A zone has no colon unless it is asked for", header, is: ["+0545", "+05:45"]) {
      [
        formatter([.withTime, .withTimeZone], in: "Asia/Kathmandu").string(from: sample),
        formatter([.withTime, .withTimeZone, .withColonSeparatorInTimeZone], in: "Asia/Kathmandu").string(from: sample),
      ].map { String($0.dropFirst(6)) }
    },
    Statement("A formatter reads an Internet date with any distance", .rfc(3339, "5.6"), is: [sample, sample, sample]) {
      ["2024-03-05T15:07:09Z", "2024-03-05T16:07:09+01:00", "2024-03-05T10:07:09-05:00"].map { formatter().date(from: $0) }
    },
    Statement("A formatter reads fractions only if they are among its options", header, is: [nil, sample + 0.5]) {
      ["2024-03-05T15:07:09.500Z"].flatMap {
        [formatter().date(from: $0), formatter([.withInternetDateTime, .withFractionalSeconds]).date(from: $0)]
      }
    },
    Statement("A formatter reads nothing else", .apple("foundation/iso8601dateformatter/date(from:)"), is: [nil, nil, nil]) {
      ["", "2024-03-05", "5 March 2024"].map { formatter().date(from: $0) }
    },
    Statement("The class writes a date with options in one call", header, is: "2024-03-05") {
      ISO8601DateFormatter.string(from: sample, timeZone: .gmt, formatOptions: [.withFullDate])
    },
  ]

  static let isoStyles: [Statement] = [
    Statement("A style writes an Internet date", measured, is: "2024-03-05T15:07:09Z") { sample.formatted(.iso8601) },
    Statement("A locale does not change it", measured, is: "2024-03-05T15:07:09Z") { sample.formatted(.iso8601.locale(Locale(identifier: "ar_SA"))) },
    Statement("Only the fields that are asked for are written", style, is: ["2024-03-05", "15:07:09", "2024-W10"]) {
      [
        Style().year().month().day().format(sample), Style().time(includingFractionalSeconds: false).format(sample),
        Style().year().weekOfYear().format(sample),
      ]
    },
    Statement("Fractions have three digits", measured, is: "2024-03-05T15:07:09.000") {
      Style(timeZone: .gmt).year().day().month().time(includingFractionalSeconds: true).format(sample)
    },
    Statement("Separators can be left out", style + "/dateseparator(_:)", is: "20240305T150709Z") {
      Style(dateSeparator: .omitted, timeSeparator: .omitted).format(sample)
    },
    Statement("A space can stand between date and time", style + "/datetimeseparator(_:)", is: "2024-03-05 15:07:09Z") {
      Style(dateTimeSeparator: .space).format(sample)
    },
    Statement("The distance of a zone has a colon on request", style + "/timezoneseparator(_:)", is: ["+0545", "+05:45"]) {
      [Date.ISO8601FormatStyle.TimeZoneSeparator.omitted, .colon].map {
        String(Style(timeZoneSeparator: $0, timeZone: TimeZone(identifier: "Asia/Kathmandu")!).format(sample).suffix($0 == .colon ? 6 : 5))
      }
    },
    Statement("A style reads what it writes, with or without fractions as it is made", style, is: [sample, sample + 0.25]) {
      [try Style().parse("2024-03-05T15:07:09Z"), try Style(includingFractionalSeconds: true).parse("2024-03-05T15:07:09.250Z")]
    },
    Statement("A text that is no date is an error", style, is: ["thrown", "thrown"]) {
      ["5 March 2024", "2024-13-05T15:07:09Z"].map { (try? Style().parse($0)).map { "\($0)" } ?? "thrown" }
    },
  ]

  private static func verbatim(_ format: Date.FormatString, _ locale: String? = "en_US", _ date: Date = sample) -> String {
    date.formatted(.verbatim(format, locale: locale.map { Locale(identifier: $0) }, timeZone: .gmt, calendar: gregorian()))
  }

  static let verbatimDates: [Statement] = [
    Statement("A verbatim date has its fields where they are written", measured, is: "On 5-Mar (3), 2024") {
      verbatim("On \(day: .defaultDigits)-\(month: .abbreviated) (\(month: .defaultDigits)), \(year: .defaultDigits)")
    },
    Statement("Its names are in the language of the locale", measured, is: "5 mars") { verbatim("\(day: .defaultDigits) \(month: .wide)", "fr_FR") },
    Statement("Without a locale a month has no name", measured, is: "M03") { verbatim("\(month: .abbreviated)", nil) },
    Statement("Its hours follow their clock and not the locale", .apple("foundation/date/formatstring"), is: ["15", "03", "3", "15"]) {
      [
        verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))"),
        verbatim("\(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased))"),
        verbatim("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))", "de_DE"),
        verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))"),
      ]
    },
    Statement("Midnight is 0 or 24, noon is 0 or 12, as the cycle begins", measured, is: ["00", "24", "0", "12"]) {
      let midnight = iso("2024-03-05T00:00:00Z")
      let noon = iso("2024-03-05T12:00:00Z")
      return [
        verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))", "en_US", midnight),
        verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))", "en_US", midnight),
        verbatim("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))", "en_US", noon),
        verbatim("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))", "en_US", noon),
      ]
    },
    Statement("A quote in its text is kept", .apple("foundation/date/formatstring"), is: "5 o'clock 'sharp'") {
      verbatim("\(day: .defaultDigits) o'clock 'sharp'")
    },
    Statement("A day period knows noon", measured, is: "noon") { verbatim("\(dayPeriod: .with12s(.wide))", "en_US", iso("2024-03-05T12:00:00Z")) },
  ]
}

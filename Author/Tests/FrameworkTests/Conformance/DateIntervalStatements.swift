import AlmanacFoundationCompat
import Statements

private let morning = iso("2024-03-05T10:30:00Z")
private let noon = iso("2024-03-05T11:45:00Z")
private let afternoon = iso("2024-03-05T15:07:00Z")
private let thursday = iso("2024-03-07T09:00:00Z")
private let april = iso("2024-04-02T09:00:00Z")
private let nextYear = iso("2025-01-02T09:00:00Z")

private func interval(
  _ locale: String, _ date: Date.IntervalFormatStyle.DateStyle?, _ time: Date.IntervalFormatStyle.TimeStyle?
) -> Date.IntervalFormatStyle {
  Date.IntervalFormatStyle(date: date, time: time, locale: Locale(identifier: locale), calendar: gregorian(locale), timeZone: .gmt)
}
private func fields(_ locale: String = "en_US") -> Date.IntervalFormatStyle {
  Date.IntervalFormatStyle(locale: Locale(identifier: locale), calendar: gregorian(locale), timeZone: .gmt)
}
private func formatter(_ locale: String, _ date: DateIntervalFormatter.Style, _ time: DateIntervalFormatter.Style) -> DateIntervalFormatter {
  let formatter = DateIntervalFormatter()
  (formatter.locale, formatter.calendar, formatter.timeZone) = (Locale(identifier: locale), gregorian(locale), .gmt)
  (formatter.dateStyle, formatter.timeStyle) = (date, time)
  return formatter
}

extension Statement {
  private static let thin = "\u{2009}–\u{2009}"
  private static let source = DocumentSource.apple("foundation/date/intervalformatstyle")

  static let dateIntervals: [Statement] = [
    Statement("Two times of one half of a day have AM or PM once", .cldrDates("en"), is: "10:30\(thin)11:45\u{202F}AM") {
      interval("en_US", .omitted, .shortened).format(morning..<noon)
    },
    Statement("Two times of both halves of a day have both", .cldrDates("en"), is: "10:30\u{202F}AM\(thin)3:07\u{202F}PM") {
      interval("en_US", .omitted, .shortened).format(morning..<afternoon)
    },
    Statement("Two days of one month have the month and the year once", .cldrDates("en"), is: "Mar 5\(thin)7, 2024") {
      interval("en_US", .abbreviated, .omitted).format(morning..<thursday)
    },
    Statement("Two days of one year have the year once", .cldrDates("en"), is: "Mar 5\(thin)Apr 2, 2024") {
      interval("en_US", .abbreviated, .omitted).format(morning..<april)
    },
    Statement("Two days of different years have both", .cldrDates("en"), is: "Mar 5, 2024\(thin)Jan 2, 2025") {
      interval("en_US", .abbreviated, .omitted).format(morning..<nextYear)
    },
    Statement("Two times of one day have the date once", .cldrDates("en"), is: "Mar 5, 2024, 10:30\(thin)11:45\u{202F}AM") {
      interval("en_US", .abbreviated, .shortened).format(morning..<noon)
    },
    Statement("Times of two days get their dates, even if these are omitted", source, is: "3/5/2024, 10:30\u{202F}AM\(thin)3/7/2024, 9:00\u{202F}AM")
    {
      interval("en_US", .omitted, .shortened).format(morning..<thursday)
    },
    Statement(
      "An interval that begins and ends in the same of the shown fields is a single date", .unicode("tr35-dates.html#intervalFormats"),
      is: "March 5, 2024"
    ) {
      interval("en_US", .long, .omitted).format(morning..<noon)
    },
    Statement("Numeric dates are both whole", .cldrDates("en"), is: "3/5/2024\(thin)3/7/2024") {
      interval("en_US", .numeric, .omitted).format(morning..<thursday)
    },
    Statement("Without a style an interval has a numeric date and a short time", source, is: "3/5/2024, 10:30\(thin)11:45\u{202F}AM") {
      interval("en_US", nil, nil).format(morning..<noon)
    },
    Statement(
      "Fields of an interval are chosen one by one", source,
      is: ["Mar 5\(thin)7", "March\(thin)April", "2024\(thin)2025", "10\u{202F}AM\(thin)3\u{202F}PM"]
    ) {
      [
        fields().month().day().format(morning..<thursday), fields().month(.wide).format(morning..<april), fields().year().format(morning..<nextYear),
        fields().hour().format(morning..<afternoon),
      ]
    },
    Statement("Weekdays of an interval are both written", .cldrDates("en"), is: "Tue, Mar 5\(thin)Thu, Mar 7") {
      fields().weekday().month().day().format(morning..<thursday)
    },
    Statement("German writes the month of two days once, behind points", .cldrDates("de"), is: ["5.–7. März 2024", "10:30–11:45 Uhr"]) {
      [interval("de_DE", .long, .omitted).format(morning..<thursday), interval("de_DE", .omitted, .shortened).format(morning..<noon)]
    },
    Statement("French writes the month of two days once, behind the days", .cldrDates("fr"), is: ["5–7 mars 2024", "10:30\(thin)11:45"]) {
      [interval("fr_FR", .long, .omitted).format(morning..<thursday), interval("fr_FR", .omitted, .shortened).format(morning..<noon)]
    },
    Statement("Japanese joins with a wave, and has words for hour and minute", .cldrDates("ja"), is: ["2024年3月5日～7日", "10時30分～11時45分"]) {
      [interval("ja_JP", .long, .omitted).format(morning..<thursday), interval("ja_JP", .omitted, .shortened).format(morning..<noon)]
    },
  ]

  private static let object = DocumentSource.apple("foundation/dateintervalformatter")

  static let intervalFormatters: [Statement] = [
    Statement(
      "A new formatter has a short date and a short time",
      .repository("swiftlang/swift-corelibs-foundation", "Fixtures/macOS-10.14/DateIntervalFormatter-Default.archive"),
      is: [.short, .short] as [DateIntervalFormatter.Style]
    ) { [DateIntervalFormatter().dateStyle, DateIntervalFormatter().timeStyle] },
    Statement("A medium date has a short month", object, is: "Mar 5\(thin)7, 2024") {
      formatter("en_US", .medium, .none).string(from: morning, to: thursday)
    },
    Statement("A short time alone has no date on one day", object, is: "10:30\(thin)11:45\u{202F}AM") {
      formatter("en_US", .none, .short).string(from: morning, to: noon)
    },
    Statement("A full date has the weekdays", object, is: "Tuesday, March 5\(thin)Thursday, March 7, 2024") {
      formatter("en_US", .full, .none).string(from: morning, to: thursday)
    },
    Statement("A template replaces the styles", object + "/datetemplate", is: "Mar 5\(thin)Apr 2") {
      let formatter = formatter("en_US", .full, .full)
      formatter.dateTemplate = "MMMd"
      return formatter.string(from: morning, to: april)
    },
    Statement("A template is arranged as the locale does", object + "/datetemplate", is: "5. März\(thin)2. Apr.") {
      let formatter = formatter("de_DE", .none, .none)
      formatter.dateTemplate = "dMMM"
      return formatter.string(from: morning, to: april)
    },
    Statement("A date interval is written as its two dates", object + "/string(from:)", is: "Mar 5\(thin)7, 2024") {
      formatter("en_US", .medium, .none).string(from: DateInterval(start: morning, end: thursday))
    },
    Statement("An interval of no length is a single date", object + "/string(from:to:)", is: "Mar 5, 2024") {
      formatter("en_US", .medium, .none).string(from: morning, to: morning)
    },
  ]
}

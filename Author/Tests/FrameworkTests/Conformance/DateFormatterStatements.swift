import AlmanacFoundationCompat
import Statements

private func pattern(_ format: String, _ locale: String = "en_US", _ date: Date = sample) -> String {
  dateFormatter(locale, format).string(from: date)
}
private func styled(_ locale: String, _ date: DateFormatter.Style, _ time: DateFormatter.Style = .none) -> String {
  let formatter = dateFormatter(locale)
  (formatter.dateStyle, formatter.timeStyle) = (date, time)
  return formatter.string(from: sample)
}
private func template(_ template: String, _ locale: String) -> String {
  let formatter = dateFormatter(locale)
  formatter.setLocalizedDateFormatFromTemplate(template)
  return formatter.string(from: sample)
}

extension Statement {
  private static func field(_ name: String) -> DocumentSource { .unicode("tr35-dates.html#dfst-\(name)") }
  private static let midnight = iso("2024-03-05T00:07:00Z")

  static let datePatterns: [Statement] = [
    Statement("y is a year, yy its last two digits, more are padded", field("year"), is: "2024 24 2024 002024") { pattern("y yy yyyy yyyyyy") },
    Statement("Y is the year of the week, which can begin in December", field("year"), is: ["2025 2024", "2024 2024"]) {
      [pattern("Y y", "en_US", iso("2024-12-31T12:00:00Z")), pattern("Y y", "en_US", sample)]
    },
    Statement("M is a number, two digits, a short, a long and a narrow name", field("month"), is: "3 03 Mar March M") {
      pattern("M MM MMM MMMM MMMMM")
    },
    Statement("L is a month that stands alone", field("month"), is: "март марта") { pattern("LLLL MMMM", "ru_RU") },
    Statement("d is a day of the month, D of the year", field("day"), is: "5 05 65 065") { pattern("d dd D DDD") },
    Statement("E is a weekday in four widths", field("weekday"), is: "Tue Tuesday T Tu") { pattern("E EEEE EEEEE EEEEEE") },
    Statement("e is the number of the weekday in the region's week", field("weekday"), is: ["3 03", "2 02"]) {
      [pattern("e ee"), pattern("e ee", "de_DE")]
    },
    Statement("F counts the weekday in its month, g the days since the Julian epoch", field("day"), is: "1 2460375") { pattern("F g") },
    Statement("h and K have twelve hours, H and k have 24", field("hour"), is: ["3 03 3 15 15 15", "12 12 0 0 00 24"]) {
      [pattern("h hh K H HH k"), pattern("h hh K H HH k", "en_US", midnight)]
    },
    Statement("a is the half of the day, b knows noon, B the time of day", field("period"), is: ["PM p", "noon", "in the afternoon"]) {
      [pattern("a aaaaa"), pattern("bbbb", "en_US", iso("2024-03-05T12:00:00Z")), pattern("BBBB")]
    },
    Statement("m and s are minutes and seconds", field("minute"), is: "7 07 9 09") { pattern("m mm s ss") },
    Statement("S is cut, not rounded", field("second"), is: "9 98 987") { pattern("S SS SSS", "en_US", sample + 0.9871) },
    Statement("A is the number of milliseconds of the day", field("second"), is: "54429000") { pattern("A") },
    Statement("w is the week of the year, W of the month, by the region's rules", field("week"), is: ["10 10 2", "1", "53"]) {
      [pattern("w ww W"), pattern("w", "en_US", iso("2027-01-01T12:00:00Z")), pattern("w", "de_DE", iso("2027-01-01T12:00:00Z"))]
    },
    Statement("Q is a quarter", field("quarter"), is: "1 01 Q1 1st quarter") { pattern("Q QQ QQQ QQQQ") },
    Statement("G is an era", field("era"), is: "AD Anno Domini A") { pattern("G GGGG GGGGG") },
    Statement("r is the year of the Gregorian calendar in which a calendar's year begins", field("year"), is: "2567 2024") {
      let formatter = dateFormatter("en_US", "y r")
      formatter.calendar = Calendar(identifier: .buddhist)
      return formatter.string(from: sample)
    },
    Statement(
      "Text in quotes is kept, and two quotes are one", .unicode("tr35-dates.html#Date_Format_Patterns"), is: ["o'clock 3", "2024-03-05T15:07:09"]
    ) {
      [pattern("'o''clock' h"), pattern("yyyy-MM-dd'T'HH:mm:ss")]
    },
    Statement(
      "z, v and V name the zone", field("zone"),
      is: ["EST", "Eastern Standard Time", "ET", "Eastern Time", "usnyc", "America/New_York", "New York", "New York Time"]
    ) {
      ["z", "zzzz", "v", "vvvv", "V", "VV", "VVV", "VVVV"].map {
        let formatter = dateFormatter("en_US", $0)
        formatter.timeZone = TimeZone(identifier: "America/New_York")
        return formatter.string(from: sample)
      }
    },
    Statement("Z and O write the distance from Greenwich", field("zone"), is: ["-0500", "GMT-05:00", "-05:00", "GMT-5", "GMT-05:00"]) {
      ["Z", "ZZZZ", "ZZZZZ", "O", "OOOO"].map {
        let formatter = dateFormatter("en_US", $0)
        formatter.timeZone = TimeZone(identifier: "America/New_York")
        return formatter.string(from: sample)
      }
    },
    Statement("X is Z for Greenwich, x is not", field("zone"), is: ["Z Z Z", "+00 +0000 +00:00", "Z"]) {
      [pattern("X XX XXX"), pattern("x xx xxx"), pattern("ZZZZZ")]
    },
  ]

  private static let object = DocumentSource.apple("foundation/dateformatter")

  static let dateFormatters: [Statement] = [
    Statement(
      "A date has four styles", object + "/style", is: ["3/5/24", "Mar 5, 2024", "March 5, 2024", "Tuesday, March 5, 2024"]
    ) { [DateFormatter.Style.short, .medium, .long, .full].map { styled("en_US", $0) } },
    Statement(
      "A time has four styles, of which two have the zone", object + "/style",
      is: ["3:07\u{202F}PM", "3:07:09\u{202F}PM", "3:07:09\u{202F}PM GMT", "3:07:09\u{202F}PM Greenwich Mean Time"]
    ) { [DateFormatter.Style.short, .medium, .long, .full].map { styled("en_US", .none, $0) } },
    Statement("Neither a date nor a time is no text", object + "/style/none", is: "") { styled("en_US", .none) },
    Statement("The styles follow the locale", object, is: ["5 mars 2024", "05.03.2024", "2024/03/05", "5 Mar 2024"]) {
      ["fr_FR", "de_DE", "ja_JP", "en_GB"].map { styled($0, .medium) }
    },
    Statement("Short dates of other languages", .cldrDates("de"), is: ["05.03.24", "05/03/2024", "5/3/24", "05/03/2024", "05.03.2024"]) {
      ["de_DE", "fr_FR", "es_ES", "pt_BR", "ru_RU"].map { styled($0, .short) }
    },
    Statement("A long date and a time are joined by “at”", .cldrDates("en"), is: "March 5, 2024 at 3:07\u{202F}PM") {
      styled("en_US", .long, .short)
    },
    Statement("The hour cycle of the locale's keywords counts in a style", .unicode("tr35.html#UnicodeHourCycleIdentifier"), is: "15:07") {
      styled("en_US@hours=h23", .none, .short)
    },
    Statement(
      "A template is arranged as the locale does", object + "/setlocalizeddateformatfromtemplate(_:)",
      is: ["March 5", "5 March", "5. März", "5 mars", "3月5日"]
    ) {
      ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP"].map { template("MMMMd", $0) }
    },
    Statement("The order of a template does not matter", object + "/setlocalizeddateformatfromtemplate(_:)", is: "Tue, Mar 5, 2024") {
      template("dEyMMM", "en_US")
    },
    Statement("j in a template is the hour of the locale's clock", field("hour"), is: ["3:07\u{202F}PM", "15:07"]) {
      ["en_US", "de_DE"].map { template("jmm", $0) }
    },
    Statement("A template is turned into a pattern for the locale of that moment", object, is: "Mar 5") {
      let formatter = dateFormatter("en_US")
      formatter.setLocalizedDateFormatFromTemplate("MMMd")
      formatter.locale = Locale(identifier: "en_GB")
      return formatter.string(from: sample)
    },
    Statement(
      "A class method makes the pattern of a template", object + "/dateformat(fromtemplate:options:locale:)", is: ["EEE, MMM d", "EEE d MMM"]
    ) {
      ["en_US", "fr_FR"].map { DateFormatter.dateFormat(fromTemplate: "EdMMM", options: 0, locale: Locale(identifier: $0)) ?? "nil" }
    },
    Statement("Near days have names on request", object + "/doesrelativedateformatting", is: ["yesterday", "today", "tomorrow", "après-demain"]) {
      func name(_ days: Double, _ locale: String) -> String {
        let formatter = dateFormatter(locale)
        (formatter.dateStyle, formatter.timeStyle, formatter.doesRelativeDateFormatting) = (.medium, .none, true)
        return formatter.string(from: Date() + days * 86_400).lowercased()
      }
      return [name(-1, "en_US"), name(0, "en_US"), name(1, "en_US"), name(2, "fr_FR")]
    },
    Statement("A pattern reads what it describes, and nothing else", object + "/date(from:)", is: [iso("2024-03-05T00:00:00Z"), nil, nil]) {
      let formatter = dateFormatter("en_US_POSIX", "yyyy-MM-dd")
      return ["2024-03-05", "5 March", ""].map { formatter.date(from: $0) }
    },
    Statement("A day that does not exist is read only with lenience", object + "/islenient", is: [nil, iso("2024-03-01T00:00:00Z")]) {
      let formatter = dateFormatter("en_US_POSIX", "yyyy-MM-dd")
      let strict = formatter.date(from: "2024-02-30")
      formatter.isLenient = true
      return [strict, formatter.date(from: "2024-02-30")]
    },
    Statement(
      "A year of two digits is in the century after the start date", object + "/twodigitstartdate",
      is: [iso("2076-01-01T00:00:00Z"), iso("1976-02-14T00:00:00Z")] as [Date?]
    ) {
      let formatter = dateFormatter("en_US_POSIX", "yy-MM-dd")
      formatter.twoDigitStartDate = iso("1976-01-06T00:00:00Z")
      return [formatter.date(from: "76-01-01"), formatter.date(from: "76-02-14")]
    },
    Statement(
      "The first year of two digits is 1949's last day unless set", object + "/twodigitstartdate",
      is: [iso("1950-06-01T00:00:00Z"), iso("2049-06-01T00:00:00Z")] as [Date?]
    ) {
      let formatter = dateFormatter("en_US_POSIX", "yy-MM-dd")
      return [formatter.date(from: "50-06-01"), formatter.date(from: "49-06-01")]
    },
    Statement("The zone of a text counts more than the formatter's", field("zone"), is: iso("2024-03-05T13:07:09Z")) {
      dateFormatter("en_US_POSIX", "yyyy-MM-dd'T'HH:mm:ssZ").date(from: "2024-03-05T15:07:09+0200")
    },
    Statement("AM and PM can be renamed", object + "/pmsymbol", is: ["3 nachm.", "12 vorm."]) {
      let formatter = dateFormatter("en_US", "h a")
      (formatter.amSymbol, formatter.pmSymbol) = ("vorm.", "nachm.")
      return [formatter.string(from: sample), formatter.string(from: midnight)]
    },
    Statement("Months can be renamed", object + "/monthsymbols", is: "5 Drei") {
      let formatter = dateFormatter("en_US", "d MMMM")
      formatter.monthSymbols = ["Eins", "Zwei", "Drei"] + Array(repeating: "", count: 9)
      return formatter.string(from: sample)
    },
    Statement("The names of weekdays begin with Sunday in every region", object + "/weekdaysymbols", is: ["Sunday", "Sonntag", "日"]) {
      [dateFormatter("en_US").weekdaySymbols[0], dateFormatter("de_DE").weekdaySymbols[0], dateFormatter("ja_JP").veryShortWeekdaySymbols[0]]
    },
    Statement("Names that stand alone differ from those in a date", object + "/standalonemonthsymbols", is: ["март", "марта"]) {
      [dateFormatter("ru_RU").standaloneMonthSymbols[2], dateFormatter("ru_RU").monthSymbols[2]]
    },
    Statement("The beginning of a sentence has a capital letter", object + "/formattingcontext", is: ["Mardi", "mardi"]) {
      [Formatter.Context.beginningOfSentence, .middleOfSentence].map {
        let formatter = dateFormatter("fr_FR", "EEEE")
        formatter.formattingContext = $0
        return formatter.string(from: sample)
      }
    },
    Statement("A pattern has the digits of the locale", .cldrNumbers("ar-SA"), is: "٢٠٢٤") {
      let formatter = dateFormatter("ar_SA", "yyyy")
      formatter.calendar = Calendar(identifier: .gregorian)
      return formatter.string(from: sample)
    },
  ]
}

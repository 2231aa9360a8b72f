import AlmanacFoundationCompat
import Statements

extension Statement {
  private static func row(_ locale: String) -> [String] {
    [preset(locale, .numeric, .omitted, .gregorian), preset(locale, .long, .omitted, .gregorian)]
  }

  /// Numeric and long dates in the languages of the world.
  static let dateLocales: [Statement] = [
    Statement("American English puts the month first", .cldrDates("en"), is: ["3/5/2024", "March 5, 2024"]) { row("en_US") },
    Statement("British English puts the day first, with zeros", .cldrDates("en-GB"), is: ["05/03/2024", "5 March 2024"]) { row("en_GB") },
    Statement("Canadian English writes a numeric date as ISO 8601 does", .cldrDates("en-CA"), is: ["2024-03-05", "March 5, 2024"]) { row("en_CA") },
    Statement("German writes points, and no zeros in a numeric date", .cldrDates("de"), is: ["5.3.2024", "5. März 2024"]) { row("de_DE") },
    Statement("French writes months in small letters", .cldrDates("fr"), is: ["05/03/2024", "5 mars 2024"]) { row("fr_FR") },
    Statement("Spanish joins a long date with “de”", .cldrDates("es"), is: ["5/3/2024", "5 de marzo de 2024"]) { row("es_ES") },
    Statement("Japanese puts the year first", .cldrDates("ja"), is: ["2024/3/5", "2024年3月5日"]) { row("ja_JP") },
    Statement("Chinese puts the year first", .cldrDates("zh"), is: ["2024/3/5", "2024年3月5日"]) { row("zh_Hans_CN") },
    Statement(
      "Arabic of Saudi Arabia has its own digits and marks of direction at the slashes", .cldrDates("ar-SA"),
      is: "٥\u{200F}/٣\u{200F}/٢٠٢٤"
    ) { preset("ar_SA", .numeric, .omitted, .gregorian) },
    Statement("Hebrew writes “in March”", .cldrDates("he"), is: ["5.3.2024", "5 במרץ 2024"]) { row("he_IL") },
    Statement("Hindi has western digits", .cldrDates("hi"), is: ["5/3/2024", "5 मार्च 2024"]) { row("hi_IN") },
    Statement(
      "Russian ends a long date with the word for year after a narrow no-break space", .cldrDates("ru"), is: ["05.03.2024", "5 марта 2024\u{202F}г."]
    ) { row("ru_RU") },
    Statement("Brazilian Portuguese joins a long date with “de”", .cldrDates("pt"), is: ["05/03/2024", "5 de março de 2024"]) { row("pt_BR") },
    Statement("Korean ends each part of a numeric date with a point", .cldrDates("ko"), is: ["2024. 3. 5.", "2024년 3월 5일"]) { row("ko_KR") },
    Statement("Polish has months in the genitive", .cldrDates("pl"), is: "5 marca 2024") { preset("pl_PL", .long) },
    Statement("Thailand has the Buddhist calendar by itself", .cldr("core/supplemental/calendarPreferenceData"), is: "5/3/2567") {
      preset("th_TH", .numeric)
    },
    Statement("Iran has the Persian calendar and Persian digits by itself", .cldrDates("fa", "persian"), is: ["۱۴۰۲/۱۲/۱۵", "۱۵ اسفند ۱۴۰۲"]) {
      [preset("fa_IR", .numeric), preset("fa_IR", .long)]
    },
    Statement(
      "A calendar in the locale's keywords replaces that of the region", .unicode("tr35.html#UnicodeCalendarIdentifier"), is: "March 5, 2567 BE"
    ) {
      let locale = Locale(identifier: "en_US@calendar=buddhist")
      return Date.FormatStyle(date: .long, locale: locale, calendar: locale.calendar, timeZone: .gmt).format(sample)
    },
    Statement("The Japanese calendar has the era, with its first year named", .cldrDates("ja", "japanese"), is: ["令和6年3月5日", "令和元年5月1日"]) {
      let style = Date.FormatStyle(
        date: .long, time: .omitted, locale: Locale(identifier: "ja_JP"), calendar: Calendar(identifier: .japanese), timeZone: .gmt)
      return [style.format(sample), style.format(iso("2019-05-01T12:00:00Z"))]
    },
    Statement("The Hebrew calendar has its months", .cldr("cal-hebrew-full/main/en/ca-hebrew"), is: "25 Adar I 5784") {
      preset("en_US", .long, .omitted, .hebrew)
    },
    Statement("Digits in the locale's keywords replace those of the language", .formatStyles("date-styles"), is: "Mar ٥, ٢٠٢٤") {
      dates("en-u-nu-arab").year().month().day().format(sample)
    },
    Statement("Latin digits can be asked for in Arabic", .unicode("tr35.html#UnicodeNumberSystemIdentifier"), is: "5\u{200F}/3\u{200F}/2024") {
      preset("ar_SA@numbers=latn", .numeric, .omitted, .gregorian)
    },
    Statement(
      "A complete date has the weekday", .apple("foundation/date/formatstyle/datestyle/complete"),
      is: ["Tuesday, March 5, 2024", "Dienstag, 5. März 2024", "mardi 5 mars 2024", "martes, 5 de marzo de 2024", "terça-feira, 5 de março de 2024"]
    ) { ["en_US", "de_DE", "fr_FR", "es_ES", "pt_BR"].map { preset($0, .complete) } },
    Statement(
      "An abbreviated date has a short month", .apple("foundation/date/formatstyle/datestyle/abbreviated"),
      is: ["Mar 5, 2024", "5 Mar 2024", "5 mars 2024", "5 mar 2024", "5 de mar. de 2024"]
    ) { ["en_US", "en_GB", "fr_FR", "es_ES", "pt_BR"].map { preset($0, .abbreviated) } },
  ]

  private static func time(_ locale: String, _ style: Date.FormatStyle.TimeStyle = .shortened) -> String { preset(locale, .omitted, style) }

  /// Times of day, and a date with a time.
  static let timeLocales: [Statement] = [
    Statement("A time in American English has a narrow no-break space before PM", .cldrDates("en"), is: ["3:07\u{202F}PM", "3:07:09\u{202F}PM"]) {
      [time("en_US"), time("en_US", .standard)]
    },
    Statement("A complete time has the time zone", .apple("foundation/date/formatstyle/timestyle/complete"), is: "3:07:09\u{202F}PM GMT") {
      time("en_US", .complete)
    },
    Statement(
      "Most of Europe, and Japan and China, have the clock of 24 hours", .cldr("core/supplemental/timeData"), is: Array(repeating: "15:07", count: 8)
    ) { ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_Hans_CN", "ru_RU", "pt_BR"].map { time($0) } },
    Statement("French writes an hour with an h", .cldrDates("fr"), is: "15 h") { dates("fr_FR").hour().format(sample) },
    Statement("Japanese and Chinese have a word for the hour", .cldrDates("ja"), is: ["15時", "15时"]) {
      ["ja_JP", "zh_Hans_CN"].map { dates($0).hour().format(sample) }
    },
    Statement("Arabic of Saudi Arabia has the clock of twelve hours and its own digits", .cldrDates("ar-SA"), is: "٣:٠٧ م") {
      time("ar_SA").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    },
    Statement("Korean puts the half of the day first", .cldrDates("ko"), is: "오후 3:07") { time("ko_KR") },
    Statement(
      "An hour cycle in the locale's keywords replaces that of the region", .unicode("tr35.html#UnicodeHourCycleIdentifier"),
      is: ["15:07", "3:07\u{202F}PM"]
    ) {
      [dates("en_US@hours=h23").hour().minute().format(sample), dates("en_GB@hours=h12").hour().minute().format(sample).uppercased()]
    },
    Statement("A cycle from 0 to 11 writes noon as zero", .unicode("tr35.html#UnicodeHourCycleIdentifier"), is: "0:30\u{202F}PM") {
      dates("en_US@hours=h11").hour().minute().format(iso("2024-03-05T12:30:00Z"))
    },
    Statement("A cycle from 1 to 24 writes midnight as 24", .unicode("tr35.html#UnicodeHourCycleIdentifier"), is: "24:30") {
      dates("en_US@hours=h24").hour().minute().format(iso("2024-03-05T00:30:00Z"))
    },
    Statement(
      "The presets follow the hour cycle of the keywords too", .apple("foundation/locale/hourcycle-swift.property"), is: ["15:07", "3:07\u{202F}PM"]
    ) {
      [time("en_US@hours=h23"), time("de_DE@hours=h12")]
    },
    Statement(
      "A long date and a time are joined by the word of the language", .cldrDates("de"),
      is: [
        "March 5, 2024 at 3:07\u{202F}PM", "5. März 2024 um 15:07", "5 mars 2024 à 15:07", "5 марта 2024\u{202F}г. в 15:07",
        "5 de março de 2024 às 15:07",
        "5 במרץ 2024 בשעה 15:07",
      ]
    ) { ["en_US", "de_DE", "fr_FR", "ru_RU", "pt_BR", "he_IL"].map { preset($0, .long, .shortened) } },
    Statement(
      "A numeric date and a time are joined by a comma or a space", .cldrDates("fr"),
      is: ["3/5/2024, 3:07\u{202F}PM", "5.3.2024, 15:07", "05/03/2024 15:07", "2024/3/5 15:07"]
    ) { ["en_US", "de_DE", "fr_FR", "ja_JP"].map { preset($0, .numeric, .shortened) } },
    Statement("Midnight is 12 AM and noon 12 PM", .cldrDates("en"), is: ["12:00\u{202F}AM", "12:00\u{202F}PM"]) {
      ["2024-03-05T00:00:00Z", "2024-03-05T12:00:00Z"].map { dates().hour().minute().format(iso($0)) }
    },
    Statement("The time zone of a style decides the day", .apple("foundation/date/formatstyle/timezone"), is: ["3/5/2024", "3/6/2024"]) {
      ["America/New_York", "Asia/Tokyo"].map { dates(in: $0).year().month(.defaultDigits).day().format(sample) }
    },
  ]

  private static func zone(_ symbol: Date.FormatStyle.Symbol.TimeZone, in zone: String, _ locale: String = "en_US", _ date: Date = sample) -> String {
    dates(locale, in: zone).timeZone(symbol).format(date)
  }
  private static let zones = DocumentSource.apple("foundation/date/formatstyle/symbol/timezone")

  /// The names of time zones.
  static let zoneNames: [Statement] = [
    Statement("The specific name of a zone says whether it is summer", zones, is: ["EST", "EDT", "Eastern Standard Time", "Eastern Daylight Time"]) {
      let summer = iso("2024-07-01T12:00:00Z")
      return [
        zone(.specificName(.short), in: "America/New_York"), zone(.specificName(.short), in: "America/New_York", "en_US", summer),
        zone(.specificName(.long), in: "America/New_York"), zone(.specificName(.long), in: "America/New_York", "en_US", summer),
      ]
    },
    Statement("The generic name of a zone is the same all year", zones, is: ["ET", "Eastern Time"]) {
      [zone(.genericName(.short), in: "America/New_York"), zone(.genericName(.long), in: "America/New_York")]
    },
    Statement("A zone can be its identifier, in two lengths", zones, is: ["usnyc", "America/New_York"]) {
      [zone(.identifier(.short), in: "America/New_York"), zone(.identifier(.long), in: "America/New_York")]
    },
    Statement("A zone can be its distance from Greenwich", zones, is: ["GMT-5", "GMT-05:00", "-05:00"]) {
      [
        zone(.localizedGMT(.short), in: "America/New_York"), zone(.localizedGMT(.long), in: "America/New_York"),
        zone(.iso8601(.long), in: "America/New_York"),
      ]
    },
    Statement("A zone can be its city, alone or as a time", zones, is: ["New York", "New York Time", "Kathmandu"]) {
      [
        zone(.exemplarLocation, in: "America/New_York"), zone(.genericLocation, in: "America/New_York"),
        zone(.exemplarLocation, in: "Asia/Kathmandu"),
      ]
    },
    Statement("An abbreviation that the region does not use is written as a distance", zones, is: ["MEZ", "GMT+1", "GMT+1"]) {
      [
        zone(.specificName(.short), in: "Europe/Berlin", "de_DE"), zone(.specificName(.short), in: "Europe/Berlin"),
        zone(.specificName(.short), in: "Europe/Berlin", "ja_JP"),
      ]
    },
    Statement(
      "The long name of a zone is in the language", .cldr("dates-full/main/fr/timeZoneNames"),
      is: ["heure normale d’Europe centrale", "Mitteleuropäische Normalzeit", "日本標準時"]
    ) {
      [
        zone(.specificName(.long), in: "Europe/Paris", "fr_FR"), zone(.specificName(.long), in: "Europe/Berlin", "de_DE"),
        zone(.specificName(.long), in: "Asia/Tokyo", "ja_JP"),
      ]
    },
    Statement("Minutes of a zone's distance are written", .cldr("dates-full/main/en/timeZoneNames"), is: ["GMT+5:45", "GMT+05:45"]) {
      [zone(.localizedGMT(.short), in: "Asia/Kathmandu"), zone(.localizedGMT(.long), in: "Asia/Kathmandu")]
    },
    Statement("French calls Greenwich UTC", .cldr("dates-full/main/fr/timeZoneNames"), is: "UTC+1") {
      zone(.localizedGMT(.short), in: "Europe/Paris", "fr_FR")
    },
  ]
}

import AlmanacFoundationCompat
import Statements

private let now = iso("2024-03-05T15:00:00Z")

private func relative(
  _ seconds: Double, _ presentation: Date.RelativeFormatStyle.Presentation = .named, _ units: Date.RelativeFormatStyle.UnitsStyle = .wide,
  _ locale: String = "en_US", _ context: FormatStyleCapitalizationContext = .unknown
) -> String {
  Date.AnchoredRelativeFormatStyle(
    anchor: now + seconds, presentation: presentation, unitsStyle: units, locale: Locale(identifier: locale), calendar: gregorian(locale),
    capitalizationContext: context
  ).format(now)
}
private let day = 86_400.0

private func formatter(
  _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric, _ units: RelativeDateTimeFormatter.UnitsStyle = .full, _ locale: String = "en_US"
) -> RelativeDateTimeFormatter {
  let formatter = RelativeDateTimeFormatter()
  (formatter.dateTimeStyle, formatter.unitsStyle) = (style, units)
  (formatter.locale, formatter.calendar) = (Locale(identifier: locale), gregorian(locale))
  return formatter
}

extension Statement {
  private static let source = DocumentSource.apple("foundation/date/relativeformatstyle")
  private static let anchored = DocumentSource.formatStyles("date-styles")
  private static let languages = ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ru_RU", "he_IL", "pt_BR", "zh_Hans_CN", "pl_PL"]

  static let relativeDates: [Statement] = [
    Statement(
      "A numeric style counts, a named one says yesterday and tomorrow", source + "/presentation",
      is: ["1 day ago", "in 1 day", "yesterday", "tomorrow"]
    ) {
      [relative(-day, .numeric), relative(day, .numeric), relative(-day), relative(day)]
    },
    Statement(
      "A named style has names for weeks, months and years", source + "/presentation", is: ["last week", "next week", "last month", "next year"]
    ) {
      [relative(-7 * day), relative(7 * day), relative(-31 * day), relative(366 * day)]
    },
    Statement("A named style counts what has no name", source + "/presentation", is: ["2 days ago", "in 3 weeks", "2 hours ago"]) {
      [relative(-2 * day), relative(21 * day), relative(-7200)]
    },
    Statement("No distance is now", .cldr("dates-full/main/en/dateFields"), is: ["now", "jetzt", "maintenant", "今"]) {
      ["en_US", "de_DE", "fr_FR", "ja_JP"].map { relative(0, .named, .wide, $0) }
    },
    Statement(
      "Units are whole, short, shortest or in words", source + "/unitsstyle-swift.struct", is: ["2 months ago", "2 mo. ago", "two months ago"]
    ) {
      [relative(-62 * day, .numeric), relative(-62 * day, .numeric, .abbreviated), relative(-62 * day, .numeric, .spellOut)]
    },
    Statement(
      "The narrow units of English have no space, in this release of the data", .cldr("dates-full/main/en/dateFields"),
      is: ["2mo ago", "2h ago", "in 5d"]
    ) {
      [relative(-62 * day, .numeric, .narrow), relative(-7200, .numeric, .narrow), relative(5 * day, .numeric, .narrow)]
    },
    Statement(
      "A distance is rounded to the largest unit", .repository("swiftlang/swift-foundation", "DateRelativeFormatStyleTests"),
      is: ["in 4 hours", "in 2 days", "2 minutes ago"]
    ) {
      [relative(12_600), relative(36 * 3600), relative(-100)]
    },
    Statement("A capital letter begins a sentence", source + "/capitalizationcontext", is: ["Yesterday", "yesterday", "Gestern"]) {
      [
        relative(-day, .named, .wide, "en_US", .beginningOfSentence), relative(-day, .named, .wide, "en_US", .middleOfSentence),
        relative(-day, .named, .wide, "de_DE", .beginningOfSentence),
      ]
    },
    Statement("Only the fields that are allowed are used", anchored, is: ["2 days ago", "49 hours ago", "2,940 minutes ago", "2 days ago"]) {
      func text(_ fields: Set<Date.RelativeFormatStyle.Field>?) -> String {
        let anchor = now - 49 * 3600
        let locale = Locale(identifier: "en_US")
        return fields.map { Date.AnchoredRelativeFormatStyle(anchor: anchor, allowedFields: $0, locale: locale, calendar: gregorian()).format(now) }
          ?? Date.AnchoredRelativeFormatStyle(anchor: anchor, locale: locale, calendar: gregorian()).format(now)
      }
      return [text(nil), text([.hour]), text([.minute]), text([.day, .hour])]
    },
    Statement("A style is in the language of its locale", anchored, is: "il y a deux semaines") { relative(-14 * day, .named, .spellOut, "fr_FR") },
    Statement(
      "Every language has a word for yesterday", .cldr("dates-full/main/*/dateFields"),
      is: ["yesterday", "gestern", "hier", "ayer", "昨日", "вчера", "אתמול", "ontem", "昨天", "wczoraj"]
    ) { languages.map { relative(-day, .named, .wide, $0) } },
    Statement(
      "Many languages have a word for the day after tomorrow", .cldr("dates-full/main/*/dateFields"),
      is: ["in 2 days", "übermorgen", "après-demain", "pasado mañana", "明後日", "послезавтра", "מחרתיים", "depois de amanhã", "后天", "pojutrze"]
    ) { languages.map { relative(2 * day, .named, .wide, $0) } },
    Statement(
      "A number of hours has the plural form of the language", .cldr("dates-full/main/*/dateFields"),
      is: [
        "5 hours ago", "vor 5 Stunden", "il y a 5 heures", "hace 5 horas", "5 時間前", "5 часов назад", "לפני 5 שעות", "há 5 horas", "5小时前",
        "5 godzin temu",
      ]
    ) { languages.map { relative(-5 * 3600, .numeric, .wide, $0) } },
    Statement(
      "Two of a unit are a word of their own in Arabic and Hebrew", .cldr("dates-full/main/ar/dateFields"), is: ["قبل ساعتين", "לפני שעתיים"]
    ) {
      ["ar_SA", "he_IL"].map { relative(-7200, .numeric, .wide, $0) }
    },
  ]

  private static let object = DocumentSource.apple("foundation/relativedatetimeformatter")
  private static let tests = DocumentSource.repository("skiptools/skip-foundation", "TestRelativeDateTimeFormatter.swift, which also runs on macOS")

  static let relativeFormatters: [Statement] = [
    Statement("A formatter counts and writes whole units unless told otherwise", tests, is: ["in 1 day", "1 day ago"]) {
      [formatter().localizedString(fromTimeInterval: day), formatter().localizedString(fromTimeInterval: -day)]
    },
    Statement("Negative components are in the past", object + "/localizedstring(from:)", is: "2 days ago") {
      formatter().localizedString(from: DateComponents(day: -2))
    },
    Statement("Only the largest unit of components is written", object + "/localizedstring(from:)", is: ["1 day ago", "in 1 day"]) {
      [formatter().localizedString(from: DateComponents(day: -1, hour: -5)), formatter().localizedString(from: DateComponents(day: 1, hour: 1))]
    },
    Statement(
      "Components keep their unit, however many there are of it", object + "/localizedstring(from:)", is: ["in 36 hours", "in 55 days", "in 8 weeks"]
    ) {
      [
        formatter().localizedString(from: DateComponents(hour: 36)), formatter().localizedString(from: DateComponents(day: 55, hour: 56)),
        formatter().localizedString(from: DateComponents(weekOfMonth: 8)),
      ]
    },
    Statement("The value of a unit is not completed by smaller units", tests, is: "in 1 hour") {
      formatter().localizedString(from: DateComponents(hour: 1, minute: 999))
    },
    Statement("Components of other kinds than the seven units are ignored", object + "/localizedstring(from:)", is: ["", ""]) {
      [formatter().localizedString(from: DateComponents(weekday: 2)), formatter().localizedString(from: DateComponents(quarter: 1))]
    },
    Statement("None of a unit has a name", tests, is: ["now", "today", "this hour"]) {
      [DateComponents(second: 0), DateComponents(day: 0), DateComponents(hour: 0)].map { formatter(.named, .full).localizedString(from: $0) }
    },
    Statement("A unit of zero is passed over if a smaller one is not", tests, is: "in 1 minute") {
      formatter().localizedString(from: DateComponents(hour: 0, minute: 1))
    },
    Statement("A time interval is cut to whole units, not rounded", tests, is: ["in 1 second", "in 6 days", "in 4 weeks", "in 11 months"]) {
      [1.9, 6.9 * day, 30.9 * day, 364.9 * day].map { formatter().localizedString(fromTimeInterval: $0) }
    },
    Statement("Two dates are compared in the formatter's calendar", object + "/localizedstring(for:relativeto:)", is: ["tomorrow", "yesterday"]) {
      [formatter(.named).localizedString(for: now + day, relativeTo: now), formatter(.named).localizedString(for: now - day, relativeTo: now)]
    },
    Statement("Short units have points, the shortest are letters", tests, is: ["in 12 hr.", "in 12h", "in 6 days", "in 6d", "5 min. ago", "5m ago"]) {
      [DateComponents(hour: 12), DateComponents(day: 6), DateComponents(minute: -5)].flatMap { components in
        [RelativeDateTimeFormatter.UnitsStyle.short, .abbreviated].map { formatter(.numeric, $0).localizedString(from: components) }
      }
    },
    Statement("A named style shortens its names too", tests, is: ["next wk.", "last mo.", "next yr."]) {
      [DateComponents(weekOfMonth: 1), DateComponents(month: -1), DateComponents(year: 1)].map { formatter(.named, .short).localizedString(from: $0) }
    },
    Statement("Numbers can be words", object + "/unitsstyle-swift.enum/spellout", is: "two months ago") {
      formatter(.numeric, .spellOut).localizedString(from: DateComponents(month: -2))
    },
    Statement("A capital letter begins a sentence", tests, is: ["Now", "now", "now"]) {
      [Formatter.Context.beginningOfSentence, .listItem, .middleOfSentence].map {
        let formatter = formatter(.named)
        formatter.formattingContext = $0
        return formatter.localizedString(fromTimeInterval: 0)
      }
    },
    Statement("Only a date is an object that can be written", tests, is: [nil, nil, "now"]) {
      [formatter(.named).string(for: 1.0), formatter(.named).string(for: DateComponents(second: 0)), formatter(.named).string(for: Date())]
    },
    Statement("A formatter is in the language of its locale", object, is: ["vor 3 Stunden", "il y a 3 heures", "3 時間前"]) {
      ["de_DE", "fr_FR", "ja_JP"].map { formatter(.numeric, .full, $0).localizedString(from: DateComponents(hour: -3)) }
    },
  ]
}

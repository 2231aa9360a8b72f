import AlmanacFoundationCompat
import Statements

private let berlin = gregorian("de_DE", in: "Europe/Berlin")
private let utc = gregorian()
private func day(_ text: String) -> Date { iso("\(text)T00:00:00Z") }
/// The time of a day in Berlin, as text.
private func inBerlin(_ date: Date?) -> String {
  guard let date else { return "nil" }
  let formatter = dateFormatter("en_US_POSIX", "MM-dd HH:mm")
  formatter.timeZone = berlin.timeZone
  return formatter.string(from: date)
}

extension Statement {
  private static let object = DocumentSource.apple("foundation/calendar")
  private static let adding = object + "/date(byadding:value:to:wrappingcomponents:)"

  static let calendarArithmetic: [Statement] = [
    Statement("A month after the last of January is the last of February", adding, is: [day("2024-02-29"), day("2023-02-28")]) {
      [utc.date(byAdding: .month, value: 1, to: day("2024-01-31"))!, utc.date(byAdding: .month, value: 1, to: day("2023-01-31"))!]
    },
    Statement("A year after 29 February is 28 February", adding, is: day("2025-02-28")) {
      utc.date(byAdding: .year, value: 1, to: day("2024-02-29"))!
    },
    Statement("A wrapped unit does not change the larger ones", adding, is: [day("2024-01-31"), day("2024-03-01")]) {
      [
        utc.date(byAdding: .month, value: 1, to: day("2024-12-31"), wrappingComponents: true)!,
        utc.date(byAdding: .day, value: 1, to: day("2024-03-31"), wrappingComponents: true)!,
      ]
    },
    Statement("A day keeps the time although the clocks change, 24 hours do not", adding, is: ["03-31 12:00", "03-31 13:00"]) {
      let noon = iso("2024-03-30T11:00:00Z")
      return [inBerlin(berlin.date(byAdding: .day, value: 1, to: noon)), inBerlin(berlin.date(byAdding: .hour, value: 24, to: noon))]
    },
    Statement("A time that the clocks leave out moves forward", adding, is: "03-31 03:30") {
      inBerlin(berlin.date(byAdding: .day, value: 1, to: iso("2024-03-30T01:30:00Z")))
    },
    Statement("Several units are added from the largest on", object + "/date(byadding:to:wrappingcomponents:)", is: day("2024-03-01")) {
      utc.date(byAdding: DateComponents(month: 1, day: 1), to: day("2024-01-31"))!
    },
    Statement("The difference of two dates is whole units, negative backwards", object + "/datecomponents(_:from:to:)", is: [2, -2, 1, 1]) {
      let parts = utc.dateComponents([.month, .day], from: day("2024-01-31"), to: day("2024-03-01"))
      return [
        utc.dateComponents([.day], from: day("2024-02-28"), to: day("2024-03-01")).day!,
        utc.dateComponents([.day], from: day("2024-03-01"), to: day("2024-02-28")).day!,
        parts.month!, parts.day!,
      ]
    },
    Statement("A day of 23 hours is a day", object + "/datecomponents(_:from:to:)", is: [1, 23]) {
      let (start, end) = (iso("2024-03-30T23:00:00Z"), iso("2024-03-31T22:00:00Z"))
      return [berlin.dateComponents([.day], from: start, to: end).day!, berlin.dateComponents([.hour], from: start, to: end).hour!]
    },
    Statement("A day that does not exist is not valid", .apple("foundation/datecomponents/isvaliddate"), is: [false, true, false]) {
      [(2023, 2, 29), (2024, 2, 29), (2024, 13, 1)].map { DateComponents(calendar: utc, year: $0, month: $1, day: $2).isValidDate }
    },
    Statement(
      "A day begins at its first moment, even if there is no midnight", object + "/startofday(for:)",
      is: [iso("2018-11-04T03:00:00Z"), iso("2024-03-04T23:00:00Z")]
    ) {
      [gregorian("pt_BR", in: "America/Sao_Paulo").startOfDay(for: iso("2018-11-04T15:00:00Z")), berlin.startOfDay(for: sample)]
    },
    Statement(
      "A unit's interval begins at its first moment and ends before the next", object + "/dateinterval(of:for:)",
      is: [day("2024-03-01"), day("2024-04-01")]
    ) {
      let month = utc.dateInterval(of: .month, for: sample)!
      return [month.start, month.end]
    },
    Statement("The interval of a day is as long as the day", object + "/dateinterval(of:for:)", is: [82_800, 90_000, 86_400]) {
      ["2024-03-31T12:00:00Z", "2024-10-27T12:00:00Z", "2024-03-05T12:00:00Z"].map { berlin.dateInterval(of: .day, for: iso($0))!.duration }
    },
    Statement(
      "A week begins on the first day of the region", object + "/dateinterval(of:for:)",
      is: [day("2024-03-03"), day("2024-03-04"), day("2024-03-02")]
    ) {
      ["en_US", "en_GB", "fa_IR"].map { gregorian($0).dateInterval(of: .weekOfYear, for: sample)!.start }
    },
    Statement("A unit's range in a larger one depends on the date", object + "/range(of:in:for:)", is: [1..<30, 1..<32, 1..<367]) {
      [
        utc.range(of: .day, in: .month, for: day("2024-02-10"))!, utc.range(of: .day, in: .month, for: sample)!,
        utc.range(of: .day, in: .year, for: sample)!,
      ]
    },
    Statement("A unit's number in a larger one begins with one", object + "/ordinality(of:in:for:)", is: [65, 5, 16]) {
      [
        utc.ordinality(of: .day, in: .year, for: sample)!, utc.ordinality(of: .day, in: .month, for: sample)!,
        utc.ordinality(of: .hour, in: .day, for: sample)!,
      ]
    },
    Statement(
      "Dates are compared to a unit", object + "/compare(_:to:togranularity:)",
      is: [.orderedSame, .orderedAscending, .orderedSame] as [ComparisonResult]
    ) {
      let later = iso("2024-03-20T10:00:00Z")
      return [
        utc.compare(sample, to: later, toGranularity: .month), utc.compare(sample, to: later, toGranularity: .day),
        utc.compare(sample, to: later, toGranularity: .year),
      ]
    },
    Statement("Whether two moments are of one day depends on the zone", object + "/isdate(_:insamedayas:)", is: [false, true]) {
      let (late, next) = (iso("2024-03-05T23:30:00Z"), iso("2024-03-06T00:30:00Z"))
      return [utc.isDate(late, inSameDayAs: next), berlin.isDate(late, inSameDayAs: next)]
    },
  ]

  private static func next(
    _ policy: Calendar.MatchingPolicy, _ repeated: Calendar.RepeatedTimePolicy = .first, after text: String = "2024-03-30T11:00:00Z"
  ) -> String {
    inBerlin(berlin.nextDate(after: iso(text), matching: DateComponents(hour: 2, minute: 30), matchingPolicy: policy, repeatedTimePolicy: repeated))
  }
  private static let policies = DocumentSource.apple("foundation/calendar/matchingpolicy")

  static let calendarSearch: [Statement] = [
    Statement("A time that is left out is found at the next moment that exists", policies + "/nexttime", is: "03-31 03:00") { next(.nextTime) },
    Statement("The next time can keep the smaller units", policies + "/nexttimepreservingsmallercomponents", is: "03-31 03:30") {
      next(.nextTimePreservingSmallerComponents)
    },
    Statement("The time before can keep the smaller units", policies + "/previoustimepreservingsmallercomponents", is: "03-31 01:30") {
      next(.previousTimePreservingSmallerComponents)
    },
    Statement("A strict search waits for the day that has the time", policies + "/strict", is: "04-01 02:30") { next(.strict) },
    Statement(
      "A time that comes twice is found at the first or the last", .apple("foundation/calendar/repeatedtimepolicy"),
      is: [iso("2024-10-27T00:30:00Z"), iso("2024-10-27T01:30:00Z")]
    ) {
      [Calendar.RepeatedTimePolicy.first, .last].map {
        berlin.nextDate(
          after: iso("2024-10-26T10:00:00Z"), matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime, repeatedTimePolicy: $0)!
      }
    },
    Statement(
      "A search finds a date after the given one, never that itself",
      object + "/nextdate(after:matching:matchingpolicy:repeatedtimepolicy:direction:)", is: day("2024-03-06")
    ) {
      utc.nextDate(after: day("2024-03-05"), matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)!
    },
    Statement("A search can go backwards", object + "/nextdate(after:matching:matchingpolicy:repeatedtimepolicy:direction:)", is: day("2024-03-01")) {
      utc.nextDate(after: sample, matching: DateComponents(day: 1), matchingPolicy: .nextTime, direction: .backward)!
    },
    Statement("A strict search for 29 February finds the next leap year", policies + "/strict", is: day("2028-02-29")) {
      utc.nextDate(after: sample, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict)!
    },
    Statement(
      "Dates are enumerated in order until stopped",
      object + "/enumeratedates(startingafter:matching:matchingpolicy:repeatedtimepolicy:direction:using:)",
      is: [day("2026-02-13"), day("2026-03-13"), day("2026-11-13")]
    ) {
      var found: [Date] = []
      utc.enumerateDates(startingAfter: day("2026-01-01"), matching: DateComponents(day: 13, weekday: 6), matchingPolicy: .strict) { date, _, stop in
        date.map { found.append($0) }
        stop = found.count == 3
      }
      return found
    },
    Statement(
      "A weekday of a month can be found by its number", object + "/nextdate(after:matching:matchingpolicy:repeatedtimepolicy:direction:)",
      is: day("2024-11-28")
    ) {
      utc.nextDate(after: day("2024-11-01"), matching: DateComponents(month: 11, weekday: 5, weekdayOrdinal: 4), matchingPolicy: .nextTime)!
    },
    Statement(
      "Setting an hour that the clocks leave out gives the next moment that exists",
      object + "/date(bysettinghour:minute:second:of:matchingpolicy:repeatedtimepolicy:direction:)", is: "03-31 03:00"
    ) {
      inBerlin(berlin.date(bySettingHour: 2, minute: 30, second: 0, of: iso("2024-03-31T10:00:00Z")))
    },
    Statement("A date matches components that it has", object + "/date(_:matchescomponents:)", is: [true, false]) {
      [utc.date(sample, matchesComponents: DateComponents(month: 3, weekday: 3)), utc.date(sample, matchesComponents: DateComponents(hour: 14))]
    },
  ]

  private static let weeks = DocumentSource.cldr("core/supplemental/weekData")

  static let calendarWeeks: [Statement] = [
    Statement("The first day of the week is the region's", weeks, is: [1, 2, 2, 1, 1, 7, 7, 1]) {
      ["en_US", "en_GB", "de_DE", "ja_JP", "ar_SA", "ar_EG", "fa_IR", "pt_BR"].map { Locale(identifier: $0).calendar.firstWeekday }
    },
    Statement("The first week of a year has four days in most of Europe, elsewhere one", weeks, is: [1, 4, 4, 4, 1]) {
      ["en_US", "en_GB", "de_DE", "ru_RU", "ja_JP"].map { Locale(identifier: $0).calendar.minimumDaysInFirstWeek }
    },
    Statement("The first day in the locale's keywords replaces that of the region", .unicode("tr35.html#UnicodeFirstDayIdentifier"), is: [2, 7]) {
      [Locale(identifier: "en-US-u-fw-mon").calendar.firstWeekday, Locale(identifier: "de_DE@fw=sat").calendar.firstWeekday]
    },
    Statement("The weekend is the region's", weeks, is: ["67", "17", "67", "6", "1", "67"]) {
      ["ar_SA", "en_US", "he_IL", "fa_IR", "hi_IN", "ar_EG"].map { locale in
        (1...7).filter { weekday in
          let calendar = gregorian(locale)
          return calendar.isDateInWeekend(day("2024-03-02") + Double(weekday) * 86_400)
        }.map { "\($0)" }.joined()
      }
    },
    Statement("The next weekend is whole", object + "/nextweekend(startingafter:direction:)", is: [day("2024-03-09"), day("2024-03-11")]) {
      let weekend = gregorian("en_US").nextWeekend(startingAfter: sample)!
      return [weekend.start, weekend.end]
    },
    Statement("A day of the week has no weekend of its own", object + "/dateintervalofweekend(containing:)", is: true) {
      gregorian("en_US").dateIntervalOfWeekend(containing: sample) == nil
    },
    Statement(
      "The weeks of ISO 8601 begin on Monday and belong to the year of their Thursday", .init("ISO 8601-1:2019, 3.1.1.23"),
      is: ["2025-W1", "2026-W53", "2024-W10"]
    ) {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = .gmt
      return [day("2024-12-31"), day("2027-01-01"), sample].map {
        "\(calendar.component(.yearForWeekOfYear, from: $0))-W\(calendar.component(.weekOfYear, from: $0))"
      }
    },
    Statement("The week rules of a calendar can be changed", object + "/minimumdaysinfirstweek", is: [1, 52]) {
      var calendar = gregorian("en_US")
      let american = calendar.component(.weekOfYear, from: day("2023-01-01"))
      (calendar.firstWeekday, calendar.minimumDaysInFirstWeek) = (2, 4)
      return [american, calendar.component(.weekOfYear, from: day("2023-01-01"))]
    },
    Statement("Sunday is weekday 1 in every region", .apple("foundation/datecomponents/weekday"), is: [3, 3, 3]) {
      ["en_US", "de_DE", "fa_IR"].map { gregorian($0).component(.weekday, from: sample) }
    },
    Statement(
      "A day has its date in each calendar", .unicode("tr35.html#UnicodeCalendarIdentifier"),
      is: ["2567-3-5", "6-3-5", "1445-8-24", "1402-12-15", "113-3-5", "5784-6-25", "2016-6-26"]
    ) {
      [Calendar.Identifier.buddhist, .japanese, .islamicUmmAlQura, .persian, .republicOfChina, .hebrew, .ethiopicAmeteMihret].map {
        var calendar = Calendar(identifier: $0)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: sample)
        return "\(parts.year!)-\(parts.month!)-\(parts.day!)"
      }
    },
    Statement(
      "The names of weekdays are in the calendar's language and begin with Sunday", object + "/weekdaysymbols", is: ["Sonntag", "dim.", "S", "日曜日"]
    ) {
      [
        gregorian("de_DE").weekdaySymbols[0], gregorian("fr_FR").shortWeekdaySymbols[0], gregorian("en_US").veryShortWeekdaySymbols[0],
        gregorian("ja_JP").weekdaySymbols[0],
      ]
    },
    Statement("AM and PM are in the calendar's language", object + "/amsymbol", is: ["AM", "午前", "오전"]) {
      ["en_US", "ja_JP", "ko_KR"].map { gregorian($0).amSymbol }
    },
  ]
}

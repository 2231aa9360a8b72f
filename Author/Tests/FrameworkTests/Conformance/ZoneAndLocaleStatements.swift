import AlmanacFoundationCompat
import Statements

private func zone(_ identifier: String) -> TimeZone { TimeZone(identifier: identifier)! }
private func offset(_ identifier: String, _ date: String) -> Int { zone(identifier).secondsFromGMT(for: iso("\(date)T12:00:00Z")) }
private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

extension Statement {
  private static let database = DocumentSource("tz database, 2025b")
  private static let object = DocumentSource.apple("foundation/timezone")

  static let timeZones: [Statement] = [
    Statement("Berlin is one hour ahead of Greenwich, two in summer", database + ", europe", is: [3600, 7200]) {
      [offset("Europe/Berlin", "2024-01-15"), offset("Europe/Berlin", "2024-07-15")]
    },
    Statement("Kathmandu is five hours and three quarters ahead", database + ", asia", is: 20_700) { offset("Asia/Kathmandu", "2024-01-15") },
    Statement("Lord Howe Island has half an hour of summer time", database + ", australasia", is: [37_800, 39_600, 1800]) {
      [
        offset("Australia/Lord_Howe", "2024-07-15"), offset("Australia/Lord_Howe", "2024-01-15"),
        Int(zone("Australia/Lord_Howe").daylightSavingTimeOffset(for: iso("2024-01-15T12:00:00Z"))),
      ]
    },
    Statement("Samoa left out 30 December 2011", database + ", australasia", is: [-36_000, 50_400, 31]) {
      let samoa = gregorian("en_US", in: "Pacific/Apia")
      return [
        offset("Pacific/Apia", "2011-12-29"), offset("Pacific/Apia", "2012-01-02"),
        samoa.component(.day, from: samoa.startOfDay(for: iso("2011-12-29T15:00:00Z")) + 86_400),
      ]
    },
    Statement("Zones of half and of quarter hours", database, is: [19_800, -12_600, 49_500, 50_400]) {
      [
        offset("Asia/Kolkata", "2024-01-15"), offset("America/St_Johns", "2024-01-15"), offset("Pacific/Chatham", "2024-01-15"),
        offset("Pacific/Kiritimati", "2024-01-15"),
      ]
    },
    Statement("North Korea had another zone from 2015 to 2018", database + ", asia", is: [32_400, 30_600, 32_400]) {
      ["2015-01-15", "2016-01-15", "2019-01-15"].map { offset("Asia/Pyongyang", $0) }
    },
    Statement("Brazil has had no summer time since 2019", database + ", southamerica", is: [-7200, -10_800]) {
      [offset("America/Sao_Paulo", "2019-01-15"), offset("America/Sao_Paulo", "2020-01-15")]
    },
    Statement(
      "The clocks of Europe change at one o'clock in Greenwich on the last Sunday", object + "/nextdaylightsavingtimetransition(after:)",
      is: [iso("2024-03-31T01:00:00Z"), iso("2024-10-27T01:00:00Z")] as [Date?]
    ) {
      let first = zone("Europe/Berlin").nextDaylightSavingTimeTransition(after: sample)
      return [first, first.flatMap { zone("Europe/Berlin").nextDaylightSavingTimeTransition(after: $0) }]
    },
    Statement(
      "The clocks of the United States change at two o'clock on the second Sunday of March", database + ", northamerica",
      is: iso("2024-03-10T07:00:00Z")
    ) {
      zone("America/New_York").nextDaylightSavingTimeTransition(after: sample) ?? .distantPast
    },
    Statement("A zone without summer time has no next change", object + "/nextdaylightsavingtimetransition(after:)", is: [true, true]) {
      ["America/Phoenix", "Asia/Tokyo"].map { zone($0).nextDaylightSavingTimeTransition(after: sample) == nil }
    },
    Statement("It is summer time in Sydney when it is none in New York", object + "/isdaylightsavingtime(for:)", is: [true, false]) {
      ["Australia/Sydney", "America/New_York"].map { zone($0).isDaylightSavingTime(for: iso("2024-01-15T12:00:00Z")) }
    },
    Statement("An unknown identifier is no zone", object + "/init(identifier:)", is: [true, true, false]) {
      [TimeZone(identifier: "Nowhere/City") == nil, TimeZone(identifier: "") == nil, TimeZone(identifier: "Europe/Berlin") == nil]
    },
    Statement("A zone of a distance is named by it", object + "/init(secondsfromgmt:)", is: ["GMT", "GMT+0100", "GMT-0330"]) {
      [0, 3600, -12_600].map { TimeZone(secondsFromGMT: $0)?.identifier ?? "nil" }
    },
    Statement(
      "A distance of more than eighteen hours is no zone", .repository("swiftlang/swift-foundation", "TimeZone.swift"), is: [false, true, true]
    ) {
      [64_800, 64_801, -64_801].map { TimeZone(secondsFromGMT: $0) == nil }
    },
    Statement(
      "An abbreviation stands for a place", object + "/abbreviationdictionary", is: ["America/Los_Angeles", "America/New_York", "Asia/Tokyo"]
    ) {
      ["PST", "EST", "JST"].map { TimeZone(abbreviation: $0)?.identifier ?? "nil" }
    },
    Statement("A zone's abbreviation is the one of the device's region", object + "/abbreviation(for:)", is: ["EST", "EDT", "GMT+1", "GMT"]) {
      let (winter, summer) = (Date(timeIntervalSince1970: 1_772_700_000), Date(timeIntervalSince1970: 1_785_000_000))
      return ["America/New_York", "Europe/Berlin", "Europe/London"].compactMap(TimeZone.init(identifier:)).flatMap { zone in
        [winter, summer].prefix(zone.identifier.hasPrefix("America") ? 2 : 1).map { DeviceFormat.abbreviation(of: zone, for: $0) ?? "nil" }
      }
    },
    Statement(
      "A zone has names in a language", object + "/localizedname(for:locale:)",
      is: ["Eastern Standard Time", "Eastern Daylight Time", "ET", "Mitteleuropäische Normalzeit", "heure normale d’Europe centrale"]
    ) {
      let newYork = zone("America/New_York")
      return [
        newYork.localizedName(for: .standard, locale: locale("en_US")), newYork.localizedName(for: .daylightSaving, locale: locale("en_US")),
        newYork.localizedName(for: .shortGeneric, locale: locale("en_US")),
        zone("Europe/Berlin").localizedName(for: .standard, locale: locale("de_DE")),
        zone("Europe/Paris").localizedName(for: .standard, locale: locale("fr_FR")),
      ].map { $0 ?? "nil" }
    },
  ]

  private static let locales = DocumentSource.apple("foundation/locale")

  static let localeValues: [Statement] = [
    Statement(
      "The hour cycle is the region's, or that of the keywords", locales + "/hourcycle-swift.property",
      is: [.oneToTwelve, .zeroToTwentyThree, .zeroToTwentyThree, .oneToTwelve, .zeroToEleven] as [Locale.HourCycle]
    ) {
      ["en_US", "de_DE", "en-US-u-hc-h23", "de_DE@hours=h12", "en_US@hours=h11"].map { locale($0).hourCycle }
    },
    Statement(
      "The measurement system is the region's, or that of the keywords", locales + "/measurementsystem-swift.property",
      is: [.us, .uk, .metric, .metric, .us] as [Locale.MeasurementSystem]
    ) {
      ["en_US", "en_GB", "de_DE", "en-US-u-ms-metric", "de-DE-u-ms-ussystem"].map { locale($0).measurementSystem }
    },
    Statement(
      "The digits are the region's, or those of the keywords", locales + "/numberingsystem-swift.property",
      is: ["latn", "arab", "latn", "arabext", "latn", "thai", "latn"]
    ) {
      ["en_US", "ar_SA", "ar_AE", "fa_IR", "hi_IN", "th-TH-u-nu-thai", "ar-SA-u-nu-latn"].map { locale($0).numberingSystem.identifier }
    },
    Statement(
      "The currency is the region's, or that of the keywords", locales + "/currency-swift.property", is: ["USD", "EUR", "JPY", "GBP", "EUR", "EUR"]
    ) {
      ["en_US", "de_DE", "ja_JP", "en_GB", "hr_HR", "en-US-u-cu-eur"].map { locale($0).currency?.identifier ?? "nil" }
    },
    Statement(
      "The calendar is the region's, or that of the keywords", locales + "/calendar",
      is: [.gregorian, .buddhist, .persian, .hebrew, .japanese, .iso8601] as [Calendar.Identifier]
    ) {
      ["en_US", "th_TH", "fa_IR", "he-IL-u-ca-hebrew", "ja_JP@calendar=japanese", "en-US-u-ca-iso8601"].map { locale($0).calendar.identifier }
    },
    Statement(
      "The first day of the week is the region's, or that of the keywords", locales + "/firstdayofweek",
      is: [.sunday, .monday, .saturday, .monday] as [Locale.Weekday]
    ) {
      ["en_US", "de_DE", "fa_IR", "en-US-u-fw-mon"].map { locale($0).firstDayOfWeek }
    },
    Statement(
      "A language, a script and a region are parts of an identifier", locales + "/language-swift.property",
      is: ["zh Hant TW", "en - US", "sr Latn RS"]
    ) {
      ["zh_Hant_TW", "en_US", "sr-Latn-RS"].map {
        let parts = Locale.Components(identifier: $0).languageComponents
        return "\(parts.languageCode?.identifier ?? "-") \(parts.script?.identifier ?? "-") \(parts.region?.identifier ?? "-")"
      }
    },
    Statement("What an identifier leaves out is likely", .cldr("core/supplemental/likelySubtags"), is: ["zh-Hant-TW", "en-Latn-US", "sr-Cyrl-RS"]) {
      ["zh-TW", "en", "sr"].map { Locale.Language(identifier: $0).maximalIdentifier }
    },
    Statement("An identifier can be written in two ways", locales + "/identifier(_:)", is: ["en-US-u-hc-h23", "en_US@hours=h23"]) {
      [locale("en_US@hours=h23").identifier(.bcp47), locale("en-US-u-hc-h23").identifier(.icu)]
    },
    Statement(
      "Arabic, Hebrew and Persian run from right to left", locales + "/language-swift.struct/characterdirection",
      is: [.rightToLeft, .rightToLeft, .rightToLeft, .leftToRight] as [Locale.LanguageDirection]
    ) {
      ["ar", "he", "fa", "en"].map { Locale.Language(identifier: $0).characterDirection }
    },
    Statement("Separators are those of the language", locales + "/decimalseparator", is: [". ,", ", .", ", \u{202F}", ". ’", "٫ ٬"]) {
      ["en_US", "de_DE", "fr_FR", "de_CH", "ar_SA"].map { "\(locale($0).decimalSeparator ?? "nil") \(locale($0).groupingSeparator ?? "nil")" }
    },
    Statement(
      "Languages, regions and currencies have names in a language", locales + "/localizedstring(forlanguagecode:)",
      is: ["German", "allemand", "Deutschland", "US Dollar", "Vereinigte Staaten"]
    ) {
      [
        locale("en_US").localizedString(forLanguageCode: "de"), locale("fr_FR").localizedString(forLanguageCode: "de"),
        locale("de_DE").localizedString(forRegionCode: "DE"), locale("en_US").localizedString(forCurrencyCode: "USD"),
        locale("de_DE").localizedString(forRegionCode: "US"),
      ].map { $0 ?? "nil" }
    },
    Statement("An identifier has a name", locales + "/localizedstring(foridentifier:)", is: ["German (Switzerland)", "français (Canada)"]) {
      [locale("en_US").localizedString(forIdentifier: "de_CH"), locale("fr_FR").localizedString(forIdentifier: "fr_CA")].map { $0 ?? "nil" }
    },
    Statement("Quotation marks are those of the language", .cldr("misc-full/main/*/delimiters"), is: ["“”", "„“", "«»", "「」"]) {
      ["en_US", "de_DE", "fr_FR", "ja_JP"].map { "\(locale($0).quotationBeginDelimiter ?? "")\(locale($0).quotationEndDelimiter ?? "")" }
    },
    Statement("The symbol of the region's currency", locales + "/currencysymbol", is: ["$", "€", "£", "R$", "₹"]) {
      ["en_US", "de_DE", "en_GB", "pt_BR", "hi_IN"].map { locale($0).currencySymbol ?? "nil" }
    },
    Statement("Capital letters follow the language", .apple("swift/stringprotocol/uppercased(with:)"), is: ["İ", "I", "ı"]) {
      ["i".uppercased(with: locale("tr_TR")), "i".uppercased(with: locale("en_US")), "I".lowercased(with: locale("tr_TR"))]
    },
  ]
}

import Foundation

/// How a device writes times, dates and numbers apart from its language and region, by the values of BCP 47 (RFC 6067; UTS #35, “Key And Type
/// Definitions”). Nil: as the language and region have it.
public struct LocaleKeywords: Sendable, Hashable, Codable {
  /// `ca`: the calendar, for example `gregory` or `buddhist`.
  public var calendar: String?
  /// `fw`: the first day of the week, `sun` to `sat`.
  public var firstWeekday: String?
  /// `hc`: the hours of a day, `h12` (1 to 12), `h23` (0 to 23), `h11` (0 to 11) or `h24` (1 to 24).
  public var hourCycle: String?
  /// `nu`: the digits, for example `latn` or `arab`.
  public var numberingSystem: String?

  /// Creates keywords.
  public init(calendar: String? = nil, firstWeekday: String? = nil, hourCycle: String? = nil, numberingSystem: String? = nil) {
    (self.calendar, self.firstWeekday, self.hourCycle, self.numberingSystem) = (calendar, firstWeekday, hourCycle, numberingSystem)
  }

  /// What can be chosen apart from language and region.
  public enum Key: String, CaseIterable, Sendable {
    /// The calendar: `buddhist`.
    case calendar
    /// The day with which weeks begin: `mon`.
    case firstWeekday
    /// How hours are counted: `h23`.
    case hourCycle
    /// The digits: `latn`.
    case numberingSystem

    /// Its key in BCP 47.
    var short: String {
      switch self {
      case .calendar: "ca"
      case .firstWeekday: "fw"
      case .hourCycle: "hc"
      case .numberingSystem: "nu"
      }
    }

    /// Its key in ICU's identifiers.
    var long: String {
      switch self {
      case .calendar: "calendar"
      case .firstWeekday: "fw"
      case .hourCycle: "hours"
      case .numberingSystem: "numbers"
      }
    }

    /// The values that it can have, in the order in which a person chooses.
    public var values: [String] {
      switch self {
      case .calendar: LocaleKeywords.calendars
      case .firstWeekday: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      case .hourCycle: ["h12", "h23", "h11", "h24"]
      case .numberingSystem: LocaleKeywords.numberingSystems
      }
    }

    var property: WritableKeyPath<LocaleKeywords, String?> {
      switch self {
      case .calendar: \.calendar
      case .firstWeekday: \.firstWeekday
      case .hourCycle: \.hourCycle
      case .numberingSystem: \.numberingSystem
      }
    }
  }

  /// The value of a key.
  public subscript(key: Key) -> String? {
    get { self[keyPath: key.property] }
    set { self[keyPath: key.property] = newValue }
  }

  /// The calendars that Foundation computes and formats alike. Of those in CLDR, `ethioaa`, `islamic-rgsa` and `vietnamese` become Gregorian in half of it.
  private static let calendars = [
    "gregory", "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic", "islamic-civil", "islamic-tbla",
    "islamic-umalqura",
    "iso8601", "japanese", "persian", "roc",
  ]

  /// The numbering systems with ten digits. Others, such as Roman numerals, cannot write a time.
  private static let numberingSystems: [String] = Locale.NumberingSystem.availableNumberingSystems.map(\.identifier).sorted().filter { system in
    let locale = Locale(identifier: "en-US-u-nu-\(system)")
    let numbers = (0...10).map { $0.formatted(.number.locale(locale)) }
    return numbers[..<10].allSatisfy { $0.count == 1 } && numbers[10] == numbers[1] + numbers[0] && (numbers[1] != "1" || system == "latn")
  }

  /// The keywords, and of `other` those that are nil here.
  func over(_ other: LocaleKeywords) -> LocaleKeywords {
    var result = other
    for key in Key.allCases { if let value = self[key] { result[key] = value } }
    return result
  }
}

/// A locale as a person writes it: a language, with or without script, region and variants, and with keywords in the form of BCP 47
/// (`en-US-u-hc-h23`) or of ICU (`en_US@hours=h23`).
public struct LocaleIdentifier: Sendable, Hashable {
  /// Why a text is no locale, and what to write instead.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    /// One line, which begins with what is wrong.
    public let description: String
  }

  /// The most bytes of a locale: the longest variants and all keywords have fewer.
  public static let longest = 96

  /// Language, script, region and variants. They are kept as written, except that a withdrawn language code is replaced: `iw` becomes `he`.
  public let base: String
  /// What the locale says beside them.
  public let keywords: LocaleKeywords

  /// - Throws: ``Fault``
  public init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.longest else { throw Fault(description: "must be a locale of at most \(Self.longest) bytes, such as en_US") }
    let icu = text.firstIndex(of: "@")
    let bcp47 = icu == nil ? text.firstRange(of: /[-_][uU][-_]/) : nil
    base = Self.current(String(text[..<(icu ?? bcp47?.lowerBound ?? text.endIndex)]))
    // Before the keywords, so that a text that is no locale is not said to have a wrong keyword.
    guard base.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil, Locale(identifier: base).language.languageCode?.isISOLanguage == true
    else {
      throw Fault(
        description:
          "must be a language with or without a region, such as en_US, and with or without keywords, such as en-US-u-hc-h23; got \(text.debugDescription)"
      )
    }
    if let icu {
      keywords = try Self.keywords(ofICU: text[text.index(after: icu)...])
    } else if let bcp47 {
      keywords = try Self.keywords(ofBCP47: text[bcp47.upperBound...])
    } else {
      keywords = LocaleKeywords()
    }
  }

  /// Returns a locale with today's code of its language: Java and old Unix systems write Hebrew, Indonesian and Yiddish as `iw`, `in` and `ji`
  /// (ISO 639-1 withdrew these codes in 1989).
  private static func current(_ base: String) -> String {
    let language = base.prefix { $0.isLetter }
    guard let code = ["iw": "he", "in": "id", "ji": "yi"][language.lowercased()] else { return base }
    return code + base.dropFirst(language.count)
  }

  /// The identifier by which Foundation knows the locale: without keywords as it was written, otherwise in the form of BCP 47.
  ///
  /// - Parameter settings: keywords that count instead of the locale's own.
  public func identifier(with settings: LocaleKeywords = LocaleKeywords()) -> String {
    let keywords = settings.over(self.keywords)
    let words = LocaleKeywords.Key.allCases.compactMap { key in keywords[key].map { "-\(key.short)-\($0)" } }.sorted()
    return words.isEmpty ? base : base.replacing("_", with: "-") + "-u" + words.joined()
  }

  /// - Parameter text: the part after `-u-`: keys of two letters, each followed by its value, as in `hc-h23-nu-latn`.
  private static func keywords(ofBCP47 text: Substring) throws(Fault) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    var parts = text.lowercased().split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    while let name = parts.popFirst() {
      let value = parts.prefix { $0.utf8.count > 2 }
      parts = parts.dropFirst(value.count)
      guard let key = LocaleKeywords.Key.allCases.first(where: { $0.short == name }) else { throw unknown(name) }
      try set(key, name, value.joined(separator: "-"), &keywords)
    }
    return keywords
  }

  /// - Parameter text: what follows `@`: `KEY=VALUE`, with `;` between them.
  private static func keywords(ofICU text: Substring) throws(Fault) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    for part in text.lowercased().split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = LocaleKeywords.Key.allCases.first(where: { $0.long == sides[0] }) else { throw unknown(sides[0]) }
      let value = sides.count == 2 ? String(sides[1]) : ""
      try set(key, sides[0], key == .calendar && value == "gregorian" ? "gregory" : value, &keywords)
    }
    return keywords
  }

  private static func unknown(_ name: Substring) -> Fault {
    let known = LocaleKeywords.Key.allCases.map { key in key.short == key.long ? key.short : "\(key.short) (\(key.long))" }
    return Fault(
      description: "has the keyword \(String(name).debugDescription), which has no effect here; known keywords: \(known.joined(separator: ", "))")
  }

  private static func set(_ key: LocaleKeywords.Key, _ name: Substring, _ value: String, _ keywords: inout LocaleKeywords) throws(Fault) {
    guard keywords[key] == nil else { throw Fault(description: "has the keyword \(name) twice") }
    guard key.values.contains(value) else {
      let known =
        key == .numberingSystem
        ? "its values are the digits of Unicode, such as latn, arab, deva and thai" : "its values: \(key.values.joined(separator: ", "))"
      throw Fault(description: "has the keyword \(name) with \(value.debugDescription); \(known)")
    }
    keywords[key] = value
  }
}

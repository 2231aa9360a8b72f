import AlmanacFoundationCompat
import Foundation
import Testing

@testable import SwiftUICore

/// The tables in Apple's documentation of `SystemFormatStyle`'s styles, row by row.
@Suite struct SystemFormatStyleTests {
  private static let locale = Locale(identifier: "en_US")
  /// Saturday, 14 March 2026, 9:30.
  private static let now = Date(timeIntervalSince1970: 1_773_480_600)
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return calendar
  }

  private func words<F: FormatStyle>(_ style: F, _ now: Date = Self.now) -> String where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(Self.locale).format(now).characters)
  }

  // MARK: Timer

  @Test(arguments: [(0.0, "5:00"), (60, "4:00"), (270, "0:30"), (299.5, "0:01"), (300, "0:00"), (400, "0:00"), (-5, "5:00")])
  func `a timer counts down to zero`(elapsed: Double, text: String) {
    #expect(words(SystemFormatStyle.Timer(countingDownIn: Self.now..<(Self.now + 300)), Self.now + elapsed) == text)
  }

  @Test(arguments: [(0.0, "0:00"), (30, "0:30"), (3599, "59:59"), (3600, "1:00:00"), (4000, "1:00:00")])
  func `a timer counts up to its length`(elapsed: Double, text: String) {
    #expect(words(SystemFormatStyle.Timer(countingUpIn: Self.now..<(Self.now + 3600)), Self.now + elapsed) == text)
  }

  @Test func `a timer has hours, fields and a precision`() {
    func down(_ seconds: Double, hours: Bool = true, fields: Int = 3, precision: Duration = .seconds(1)) -> String {
      words(
        SystemFormatStyle.Timer(
          countingDownIn: Self.now..<(Self.now + seconds), showsHours: hours, maxFieldCount: fields, maxPrecision: precision))
    }
    #expect(down(3600) == "1:00:00" && down(3599) == "59:59" && down(3599.5) == "1:00:00")
    #expect(down(5400, hours: false) == "90:00" && down(90_000, hours: false) == "1500:00")
    #expect(down(300, precision: .seconds(60)) == "5 minutes" && down(240, precision: .seconds(60)) == "4 minutes")
    #expect(down(5040, precision: .seconds(60)) == "1 hour, 24 minutes" && down(3600, precision: .seconds(60)) == "1 hour")
    #expect(down(40, precision: .seconds(60)) == "0 minutes" && down(7500, precision: .seconds(3600)) == "2 hours")
    #expect(down(8400, fields: 2) == "2:20" && down(840, fields: 2) == "14:00")
    #expect(down(8400, fields: 1) == "2 hours" && down(840, fields: 1) == "14 minutes" && down(14, fields: 1) == "14 seconds")
    #expect(down(61, fields: 0) == "1 minute")
  }

  // MARK: Stopwatch

  @Test(arguments: [
    (5.23, "00:05.23"), (2730.12, "45:30.12"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"), (0, "00:00.00"), (-5, "00:00.00"), (0.29, "00:00.29"),
  ])
  func `a stopwatch counts hundredths`(elapsed: Double, text: String) {
    #expect(words(SystemFormatStyle.Stopwatch(startingAt: Self.now - elapsed)) == text)
  }

  @Test func `a stopwatch has hours, fields and a precision`() {
    func up(_ seconds: Double, hours: Bool = true, fields: Int = 4, precision: Duration = .milliseconds(10)) -> String {
      words(SystemFormatStyle.Stopwatch(startingAt: Self.now - seconds, showsHours: hours, maxFieldCount: fields, maxPrecision: precision))
    }
    #expect(up(83, precision: .seconds(1)) == "01:23" && up(83.45, precision: .milliseconds(100)) == "01:23.4")
    #expect(up(3600, precision: .seconds(60)) == "1 hour" && up(1380, precision: .seconds(60)) == "23 minutes")
    #expect(up(5025.67) == "01:23:45.67" && up(5025.67, fields: 3) == "01:23:45" && up(5025.67, fields: 2) == "1:23")
    #expect(up(4530, hours: false) == "75:30.00")
  }

  @Test(arguments: [
    SystemFormatStyle.Stopwatch(startingAt: now - 3595), .init(startingAt: now - 3595, maxFieldCount: 2),
    .init(startingAt: now - 3500, maxPrecision: .seconds(60)), .init(startingAt: now - 50, maxFieldCount: 1),
  ])
  func `a stopwatch names each date at which its text changes`(style: SystemFormatStyle.Stopwatch) throws {
    try checkChanges(style, from: Self.now, steps: 900)
  }

  @Test(arguments: [
    SystemFormatStyle.Timer(countingDownIn: now..<(now + 3605)), .init(countingDownIn: now..<(now + 3605), maxFieldCount: 2),
    .init(countingDownIn: now..<(now + 4000), maxPrecision: .seconds(60)), .init(countingUpIn: (now - 3590)..<(now + 30)),
    .init(countingDownIn: now..<(now + 130), maxFieldCount: 1),
  ])
  func `a timer names each date at which its text changes`(style: SystemFormatStyle.Timer) throws {
    try checkChanges(style, from: Self.now, steps: 300)
  }

  /// Checks that the text is the same up to each next date and another one from there on, and the same backwards.
  private func checkChanges<F: DiscreteFormatStyle>(_ style: F, from start: Date, steps: Int) throws
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    var now = start
    for _ in 0..<steps {
      guard let next = style.discreteInput(after: now) else { break }
      try #require(next > now)
      let text = words(style, now)
      try #require(
        words(style, now + (next.timeIntervalSince(now) - 2e-3) * 0.999) == text || next.timeIntervalSince(now) < 4e-3,
        "before \(next.timeIntervalSince(start))")
      try #require(words(style, next) != text || next.timeIntervalSince(now) < 4e-3, "\(text) at \(next.timeIntervalSince(start))")
      let back = try #require(style.discreteInput(before: next))
      try #require(back < next && back.timeIntervalSince(now) > -61, "back from \(next.timeIntervalSince(start))")
      now = next
    }
  }

  // MARK: DateOffset

  @Test func `an offset is a clock for minutes and seconds, with or without hours`() {
    func offset(_ seconds: Double, _ fields: Set<Date.RelativeFormatStyle.Field>, _ count: Int = 2) -> String {
      words(SystemFormatStyle.DateOffset(to: Self.now - seconds, allowedFields: fields, maxFieldCount: count).calendar(Self.calendar))
    }
    #expect(offset(332, [.minute, .second]) == "5:32" && offset(3932, [.minute, .second]) == "65:32" && offset(5, [.minute, .second]) == "0:05")
    #expect(offset(3932, [.hour, .minute, .second], 3) == "1:05:32" && offset(332, [.hour, .minute, .second], 3) == "5:32")
    #expect(offset(3932, [.hour, .minute]) == "1 hour, 5 minutes")
    #expect(offset(183_600, [.year, .month, .day, .hour, .minute, .second]) == "2 days, 3 hours")
  }

  @Test func `an offset has a number of fields`() {
    func offset(_ count: Int, _ seconds: Double = 5663) -> String {
      words(SystemFormatStyle.DateOffset(to: Self.now - seconds, maxFieldCount: count).calendar(Self.calendar))
    }
    #expect(offset(2) == "1 hour, 34 minutes" && offset(1) == "1 hour" && offset(3) == "1 hour, 34 minutes, 23 seconds")
    #expect(offset(2, 222) == "3 minutes, 42 seconds" && offset(2, 0) == "0 seconds")
    // Months and years are the calendar's.
    #expect(offset(2, 86_400 * 28) == "1 month" && offset(2, 86_400 * 365) == "1 year" && offset(2, 86_400 * 400) == "1 year, 1 month")
  }

  @Test func `an offset has a sign`() {
    func offset(_ seconds: Double, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> String {
      words(SystemFormatStyle.DateOffset(to: Self.now, sign: sign).calendar(Self.calendar), Self.now + seconds)
    }
    #expect(offset(5) == "5 seconds" && offset(-5) == "−5 seconds")
    #expect(offset(-5, .never) == "5 seconds")
    let always = NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: false)
    #expect(offset(5, always) == "+5 seconds" && offset(-5, always) == "−5 seconds" && offset(0, always) == "0 seconds")
    #expect(offset(0, .always(includingZero: true)) == "+0 seconds")
  }

  @Test(arguments: [-3700.0, -61, -3, 0, 3570, 86_390] as [Double])
  func `an offset names each date at which its text changes`(distance: Double) throws {
    try checkChanges(SystemFormatStyle.DateOffset(to: Self.now).calendar(Self.calendar), from: Self.now + distance, steps: 90)
    let clock = SystemFormatStyle.DateOffset(to: Self.now, allowedFields: [.minute, .second]).calendar(Self.calendar)
    try checkChanges(clock, from: Self.now + distance, steps: 90)
  }

  // MARK: DateReference

  @Test(
    arguments: [
      (0, 20.0, "now"), (0, -20, "now"), (0, 300, "in 5 minutes"), (0, 10_800, "in 3 hours"), (1, 0, "tomorrow"), (-1, 0, "yesterday"),
      (-3, 0, "3 days ago"), (-27, 0, "27 days ago"), (81, 0, "Wednesday, June 3"), (446, 0, "June 2027"),
    ] as [(Int, Double, String)])
  func `a reference is a distance or a date`(days: Int, seconds: Double, text: String) {
    #expect(words(SystemFormatStyle.DateReference(to: Self.now + Double(days) * 86_400 + seconds).calendar(Self.calendar)) == text)
  }

  @Test func `a far date has the parts that differ`() {
    func name(_ seconds: Double, _ count: Int, _ threshold: Date.RelativeFormatStyle.Field = .day) -> String {
      words(SystemFormatStyle.DateReference(to: Self.now + seconds, maxFieldCount: count, thresholdField: threshold).calendar(Self.calendar))
    }
    #expect(name(86_400 * 446, 3) == "June 3, 2027" && name(86_400 * 446, 1) == "2027" && name(86_400 * 81, 1) == "June")
    // From the unit above the threshold on it is a date.
    #expect(name(3 * 3600, 2, .minute) == "12:30\u{202F}PM")
    #expect(name(86_400 * 81, 2, .month) == "in 3 months" && name(86_400 * 800, 2, .year) == "in 2 years")
  }

  @Test(arguments: [30.0, -30, 7500, -7500, 3_456_000, -3_456_000] as [Double])
  func `a reference names each date at which its text changes`(distance: Double) throws {
    let style = SystemFormatStyle.DateReference(to: Self.now + distance).calendar(Self.calendar).locale(Self.locale)
    var now = Self.now
    for _ in 0..<60 {
      guard let next = style.discreteInput(after: now) else { break }
      try #require(next > now)
      let (text, middle) = (words(style, now), now + next.timeIntervalSince(now) / 2)
      try #require(words(style, middle) == text, "\(text) in the middle of \(now) and \(next)")
      now = next
    }
  }

  @Test func `styles are written in the language of their locale`() {
    let german = Locale(identifier: "de_DE")
    func words<F: FormatStyle>(_ style: F) -> String where F.FormatInput == Date, F.FormatOutput == AttributedString {
      String(style.locale(german).format(Self.now).characters)
    }
    #expect(words(SystemFormatStyle.DateOffset(to: Self.now - 5700).calendar(Self.calendar)) == "1 Stunde und 35 Minuten")
    #expect(words(SystemFormatStyle.DateReference(to: Self.now - 86_400).calendar(Self.calendar)) == "gestern")
    #expect(words(SystemFormatStyle.DateReference(to: Self.now + 86_400 * 81).calendar(Self.calendar)) == "Mittwoch, 3. Juni")
    #expect(words(SystemFormatStyle.Stopwatch(startingAt: Self.now - 5.23)) == "00:05,23")
  }

  @Test func `components of a range are units or a clock`() {
    func components(_ style: DeviceComponentsFormatStyle.Style, _ seconds: Double = 3723, _ locale: Locale = Self.locale) -> String {
      DeviceComponentsFormatStyle(style: style, locale: locale, calendar: Self.calendar).format(Self.now..<(Self.now + seconds))
    }
    let clock = DeviceComponentsFormatStyle.timeDuration.locale(Self.locale).calendar(Self.calendar)
    #expect(clock.format(Self.now..<(Self.now + 3723)) == "1:02:03" && clock.format(Self.now..<(Self.now + 63)) == "1:03")
    #expect(components(.wide) == "1 hour, 2 minutes, 3 seconds" && components(.abbreviated) == "1 hr, 2 min, 3 sec")
    #expect(components(.narrow) == "1h 2m 3s" && components(.condensedAbbreviated) == "1hr 2min 3sec")
    #expect(components(.spellOut) == "one hour, two minutes, three seconds" && components(.wide, 0) == "0 seconds")
    #expect(components(.wide, 86_400 * 40) == "1 month, 9 days")
    #expect(components(.wide, 3723, Locale(identifier: "de_DE")) == "1 Stunde, 2 Minuten und 3 Sekunden")
  }
}

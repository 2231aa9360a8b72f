import Statements
import SwiftUICore

/// The formats of dates that follow the clock, by the tables and examples on Apple's pages.
extension Statement {
  private static let timer = DocumentSource.apple("swiftui/systemformatstyle/timer")
  private static let countingDown = DocumentSource.apple(
    "swiftui/systemformatstyle/timer/init(countingdownin:showshours:maxfieldcount:maxprecision:)")
  /// What a timer of some seconds that counts down from now shows at each of the times.
  private static func down(_ length: Double, at times: [Double] = [0], hours: Bool = true, fields: Int = 3, precision: Duration = .seconds(1))
    -> [String]
  {
    let range = Typeset.now..<(Typeset.now + length)
    let style = SystemFormatStyle.Timer(countingDownIn: range, showsHours: hours, maxFieldCount: fields, maxPrecision: precision)
    return times.map { Typeset.words(of: style, after: $0) }
  }

  static let textTimerFormats: [Statement] = [
    Statement("Five minutes count down to zero", timer, is: ["5:00", "4:00", "0:30", "0:00"]) { down(300, at: [0, 60, 270, 300]) },
    Statement("An hour counts up", timer, is: ["0:00", "0:30", "59:59", "1:00:00"]) {
      let style = SystemFormatStyle.Timer(countingUpIn: Typeset.now..<(Typeset.now + 3600))
      return [0, 30, 3599, 3600].map { Typeset.words(of: style, after: $0) }
    },
    Statement("A count up stays at the length", timer, is: ["0:00", "10:00"]) {
      let style = SystemFormatStyle.Timer(countingUpIn: Typeset.now..<(Typeset.now + 600))
      return [-100, 1000].map { Typeset.words(of: style, after: $0) }
    },
    Statement("Hours disappear below one hour", timer, is: ["1:00:00", "59:59", "59:58"]) { down(3600, at: [0, 1, 2]) },
    Statement("Without hours 90 minutes are 90:00", timer, is: ["90:00"]) { down(5400, hours: false) },
    Statement("A precision of a minute is written in words", timer, is: ["5 minutes", "4 minutes"]) {
      down(300, at: [0, 60], precision: .seconds(60))
    },
    Statement("A precision of a minute shows hours and minutes", countingDown, is: [1, 34]) {
      Typeset.numbers(in: down(5640, precision: .seconds(60))[0])
    },
    Statement("1 hour, 34 minutes has three fields", countingDown, is: ["1:34:00"]) { down(5640) },
    Statement("Of two fields the larger ones are shown", countingDown, is: ["1:34"]) { down(5640, fields: 2) },
    Statement(
      "The next text of a timer begins a second later", .apple("foundation/discreteformatstyle/discreteinput(after:)"), is: [1]
    ) {
      let style = SystemFormatStyle.Timer(countingDownIn: Typeset.now..<(Typeset.now + 300))
      return [Int((style.discreteInput(after: Typeset.now)?.timeIntervalSince(Typeset.now) ?? 0).rounded())]
    },
    Statement("After its end a timer has no further text", .apple("foundation/discreteformatstyle/discreteinput(after:)"), is: true) {
      SystemFormatStyle.Timer(countingDownIn: Typeset.now..<(Typeset.now + 300)).discreteInput(after: Typeset.now + 300) == nil
    },
    Statement("A timer in a text follows the clock", .apple("swiftui/timedatasource"), is: ["5:00", "4:59"]) {
      let text = Text(.currentDate, format: .timer(countingDownIn: Typeset.now..<(Typeset.now + 300)))
      return try [0, 1].map { try Typeset.shown(text, after: $0) }
    },
  ]

  private static let stopwatch = DocumentSource.apple("swiftui/systemformatstyle/stopwatch")
  private static let startingAt = DocumentSource.apple(
    "swiftui/systemformatstyle/stopwatch/init(startingat:showshours:maxfieldcount:maxprecision:)")
  /// What a stopwatch shows some seconds after its start.
  private static func up(_ seconds: Double, hours: Bool = true, fields: Int = 4, precision: Duration = .milliseconds(10)) -> String {
    let style = SystemFormatStyle.Stopwatch(startingAt: Typeset.now, showsHours: hours, maxFieldCount: fields, maxPrecision: precision)
    return Typeset.words(of: style, after: seconds)
  }

  static let textStopwatchFormats: [Statement] = [
    Statement("Seconds have hundredths", stopwatch, is: "00:05.23") { up(5.23) },
    Statement("Minutes are before the seconds", stopwatch, is: "45:30.12") { up(2730.12) },
    Statement("From one hour on there are hours", stopwatch, is: "01:00:00.00") { up(3600) },
    Statement("Hours go beyond a day", stopwatch, is: "25:01:01.00") { up(90_061) },
    Statement("A precision of a second has no fraction", stopwatch, is: "01:23") { up(83.4, precision: .seconds(1)) },
    Statement("A precision of a tenth of a second has one digit", stopwatch, is: "01:23.4") { up(83.45, precision: .milliseconds(100)) },
    Statement("A precision of a minute is written in words", stopwatch, is: ["1 hour", "23 minutes"]) {
      [up(3600, precision: .seconds(60)), up(1400, precision: .seconds(60))]
    },
    Statement("Each number of fields leaves out the smallest", stopwatch, is: ["01:23:45.67", "01:23:45", "1:23"]) {
      [4, 3, 2].map { up(5025.67, fields: $0) }
    },
    Statement("Before its start a stopwatch shows zero", startingAt, is: "00:00.00") { up(-5) },
    Statement("Without hours the minutes go beyond 60", startingAt, is: "75:30.00") { up(4530, hours: false) },
    Statement("The fraction has the separator of the locale", .apple("foundation/formatstyle/locale(_:)"), is: "00:05,23") {
      Typeset.words(of: SystemFormatStyle.Stopwatch(startingAt: Typeset.now), after: 5.23, locale: "de_DE")
    },
    Statement("A stopwatch in a text follows the clock", .apple("swiftui/timedatasource"), is: ["00:00", "00:01"]) {
      let text = Text(.currentDate, format: .stopwatch(startingAt: Typeset.now, maxPrecision: .seconds(1)))
      return try [0, 1].map { try Typeset.shown(text, after: $0) }
    },
  ]

  private static let offset = DocumentSource.apple("swiftui/systemformatstyle/dateoffset")
  private static let offsetTo = DocumentSource.apple("swiftui/systemformatstyle/dateoffset/init(to:allowedfields:maxfieldcount:sign:)")
  private typealias Field = Date.RelativeFormatStyle.Field
  /// What an offset shows some seconds after its date.
  private static func since(
    _ seconds: Double, _ fields: Set<Field>? = nil, _ count: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> String {
    let style =
      fields.map { SystemFormatStyle.DateOffset(to: Typeset.now, allowedFields: $0, maxFieldCount: count, sign: sign) }
      ?? SystemFormatStyle.DateOffset(to: Typeset.now, maxFieldCount: count, sign: sign)
    return Typeset.words(of: style.calendar(Typeset.calendar), after: seconds)
  }

  static let textOffsetFormats: [Statement] = [
    Statement("By default there are two fields in words", offset, is: "3 minutes, 42 seconds") { since(222) },
    Statement("Hours, minutes and seconds are a clock", offset, is: "1:23:45") { since(5025, [.hour, .minute, .second], 3) },
    Statement("Minutes and seconds are a clock", offset, is: "5:32") { since(332, [.minute, .second]) },
    Statement("Hours and minutes are words", offset, is: "1 hour, 5 minutes") { since(3932, [.hour, .minute]) },
    Statement("Days and hours are words", offset, is: "2 days, 3 hours") { since(183_600, [.year, .month, .day, .hour, .minute, .second]) },
    Statement("Months and days are those of the calendar", offsetTo, is: "3 months, 11 days") {
      let date = Typeset.calendar.date(byAdding: DateComponents(month: 3, day: 11), to: Typeset.now) ?? .distantPast
      return since(date.timeIntervalSince(Typeset.now), [.year, .month, .day, .hour, .minute, .second])
    },
    Statement("The number of fields is limited", offset, is: ["1 hour", "1 hour, 34 minutes", "1 hour, 34 minutes, 23 seconds"]) {
      [1, 2, 3].map { since(5663, nil, $0) }
    },
    Statement("By default only a date before has a sign", offset, is: ["5 seconds", "−5 seconds"]) { [since(5), since(-5)] },
    Statement("A sign can be always there, except for zero", offset, is: ["+5 seconds", "−5 seconds", "0 seconds"]) {
      [5, -5, 0].map { since($0, sign: .always(includingZero: false)) }
    },
    Statement("An offset in a text is computed for each date at which it changes", offset, is: true) {
      SystemFormatStyle.DateOffset(to: Typeset.now).discreteInput(after: Typeset.now + 5) == Typeset.now + 6
    },
  ]

  private static let reference = DocumentSource.apple("swiftui/systemformatstyle/datereference")
  private static let referenceTo = DocumentSource.apple(
    "swiftui/systemformatstyle/datereference/init(to:allowedfields:maxfieldcount:thresholdfield:)")
  /// How a date is referred to at an instant, which is now unless it is given.
  private static func named(_ date: Date, _ fields: Set<Field>? = nil, _ count: Int = 2, at now: Date = Typeset.now) -> String {
    let style =
      fields.map { SystemFormatStyle.DateReference(to: date, allowedFields: $0, maxFieldCount: count) }
      ?? SystemFormatStyle.DateReference(to: date, maxFieldCount: count)
    return Typeset.words(of: style.calendar(Typeset.calendar), after: now.timeIntervalSince(Typeset.now))
  }
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Typeset.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .distantPast
  }

  static let textReferenceFormats: [Statement] = [
    Statement("Within a minute it is now", reference, is: ["now", "now"]) { [named(Typeset.now + 20), named(Typeset.now - 20)] },
    Statement("Minutes and hours are a distance", reference, is: ["in 5 minutes", "in 3 hours"]) {
      [named(Typeset.now + 300), named(Typeset.now + 10_800)]
    },
    Statement("A day is named", reference, is: "tomorrow") { named(Typeset.now + 86_400) },
    Statement("Days of the past are a distance", reference, is: ["3 days ago", "27 days ago"]) {
      [named(Typeset.now - 3 * 86_400), named(Typeset.now - 27 * 86_400)]
    },
    Statement("After a month a date has its day of the week", reference, is: "Monday, June 3") { named(day(2019, 6, 3), at: day(2019, 1, 10)) },
    Statement("After a year a date has month and year", reference, is: "June 2019") { named(day(2019, 6, 3)) },
    Statement("Of three fields a date has day, month and year", reference, is: "June 3, 2019") { named(day(2019, 6, 3), nil, 3) },
    Statement("The day on which the iPhone was announced", referenceTo, is: ["January 2007", "January 9, 2007"]) {
      [2, 3].map { named(day(2007, 1, 9), nil, $0) }
    },
    Statement("The threshold's field is always allowed", referenceTo, is: "3 days ago") { named(Typeset.now - 3 * 86_400, [.year, .month]) },
    Statement("A reference is written in the locale's language", .apple("foundation/formatstyle/locale(_:)"), is: "gestern") {
      Typeset.words(of: SystemFormatStyle.DateReference(to: Typeset.now - 86_400).calendar(Typeset.calendar), locale: "de_DE")
    },
  ]

  private static func source(_ name: String) -> DocumentSource { .apple("swiftui/timedatasource/\(name)") }

  static let textTimeSources: [Statement] = [
    Statement("A range to a date in an hour lasts from now to then", source("daterange(endingat:)"), is: "0...3600") {
      try Typeset.words(of: Text(.dateRange(endingAt: Typeset.now + 3600), format: Bounds()))
    },
    Statement("A range to a past date is empty", source("daterange(endingat:)"), is: "-60...-60") {
      try Typeset.words(of: Text(.dateRange(endingAt: Typeset.now - 60), format: Bounds()))
    },
    Statement("A range from a future date is empty", source("daterange(startingat:)"), is: "60...60") {
      try Typeset.words(of: Text(.dateRange(startingAt: Typeset.now + 60), format: Bounds()))
    },
    Statement("A format of the current date is used in the environment's locale", .apple("swiftui/environmentvalues/locale"), is: "vor 3 Tagen") {
      try Typeset.words(of: Text(.currentDate, format: .reference(to: Typeset.now - 3 * 86_400)), locale: "de_DE")
    },
    Statement("The current date is that at which the text is drawn", source("currentdate"), is: "5 minutes") {
      try Typeset.words(of: Text(.currentDate, format: .offset(to: Typeset.now - 300, maxFieldCount: 1)))
    },
  ]

  /// The bounds of a range in seconds after now.
  private struct Bounds: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(Int(value.lowerBound.timeIntervalSince(Typeset.now)))...\(Int(value.upperBound.timeIntervalSince(Typeset.now)))"
    }
    func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
  }
}

import Statements
import SwiftUICore

/// Dates and timers that follow the clock.
extension Statement {
  private static func style(_ name: String) -> DocumentSource { .apple("swiftui/text/datestyle/\(name)") }
  private static let minute = 60.0
  private static let hour = 3600.0
  /// A date some units of the calendar after the statements' instant.
  private static func date(_ unit: Calendar.Component, _ count: Int) -> Date {
    Typeset.calendar.date(byAdding: unit, value: count, to: Typeset.now) ?? .distantPast
  }
  private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }
  private static let environment = TextSource.openSwiftUI("ResolvableAbsoluteDate.swift")

  static let textDateStyles: [Statement] = [
    Statement("A date has its month's name, day and year", style("date"), is: "June 3, 2019") {
      try Typeset.shown(Text(Typeset.example, style: .date))
    },
    Statement("A time has hour and minute", style("time"), is: "11:23PM") {
      Typeset.compact(try Typeset.shown(Text(Typeset.example, style: .time)))
    },
    Statement("A timer of less than an hour has minutes and seconds", style("timer"), is: "2:32") {
      try Typeset.shown(Text(Typeset.now - 152, style: .timer))
    },
    Statement("A timer of more than a day has hours, minutes and seconds", style("timer"), is: "36:59:01") {
      try Typeset.shown(Text(Typeset.now - 133_141, style: .timer))
    },
    Statement("A timer counts up from a past date", style("timer"), is: ["2:32", "2:33"]) {
      let text = Text(Typeset.now - 152, style: .timer)
      return [try Typeset.shown(text), try Typeset.shown(text, after: 1)]
    },
    Statement("A timer counts down to a future date and then up", style("timer"), is: ["0:02", "0:01", "0:00", "0:01"]) {
      let text = Text(Typeset.now + 2, style: .timer)
      return try (0...3).map { try Typeset.shown(text, after: Double($0)) }
    },
    Statement("A relative date has hours and minutes", style("relative"), is: [2, 23]) {
      Typeset.numbers(in: try Typeset.shown(Text(Typeset.now + 2 * hour + 23 * minute, style: .relative)))
    },
    Statement("A relative date has years and months", style("relative"), is: "1y1m") {
      let words = try Typeset.shown(Text(Typeset.calendar.date(byAdding: .month, value: 13, to: Typeset.now) ?? .distantPast, style: .relative))
      return words.split { !$0.isNumber && !$0.isLetter }.map { $0.prefix(1) }.joined()
    },
    Statement("A relative date has no sign and no direction", style("relative"), is: true) {
      try Typeset.shown(Text(Typeset.now + 2 * hour, style: .relative)) == Typeset.shown(Text(Typeset.now - 2 * hour, style: .relative))
    },
    Statement("A relative date follows the clock", style("relative"), is: [[59], [58]]) {
      let text = Text(Typeset.now + 59, style: .relative)
      return [Typeset.numbers(in: try Typeset.shown(text)), Typeset.numbers(in: try Typeset.shown(text, after: 1))]
    },
    Statement("The offset of a date that is two hours ago is positive", style("offset"), is: "+2 hours") {
      try Typeset.shown(Text(Typeset.now - 2 * hour, style: .offset))
    },
    Statement("The offset of a date in three months is negative", style("offset"), is: "-3months") {
      Typeset.compact(try Typeset.shown(Text(date(.month, 3), style: .offset)))
    },
    Statement("An offset has one unit", style("offset"), is: "+2 hours") {
      try Typeset.shown(Text(Typeset.now - 2 * hour - 23 * minute, style: .offset))
    },
    Statement("An offset follows the clock", style("offset"), is: ["+1 minute", "+2 minutes"]) {
      let text = Text(Typeset.now - 119, style: .offset)
      return [try Typeset.shown(text), try Typeset.shown(text, after: 1)]
    },
    Statement("A date is written in the environment's locale", .apple("swiftui/environmentvalues/locale"), is: "3. Juni 2019") {
      try Typeset.shown(Text(Typeset.example, style: .date), locale: "de_DE")
    },
    Statement("A time is written with the hours of the environment's locale", .apple("swiftui/environmentvalues/locale"), is: "23:23") {
      try Typeset.shown(Text(Typeset.example, style: .time), locale: "de_DE")
    },
    Statement("A time is that of the environment's time zone", .apple("swiftui/environmentvalues/timezone"), is: "8:23AM") {
      Typeset.compact(try Typeset.shown(Text(Typeset.example, style: .time)) { $0.timeZone = zone("Asia/Tokyo") })
    },
    Statement("A date is that of the environment's time zone", .apple("swiftui/environmentvalues/timezone"), is: "June 4, 2019") {
      try Typeset.shown(Text(Typeset.example, style: .date)) { $0.timeZone = zone("Asia/Tokyo") }
    },
    Statement("A date is written in the environment's calendar", environment, is: [3, 2562]) {
      let words = try Typeset.shown(Text(Typeset.example, style: .date)) {
        $0.calendar = Calendar(identifier: .buddhist)
        $0.timeZone = .gmt
      }
      return Typeset.numbers(in: words)
    },
    Statement(
      "Months of an offset are written in the environment's locale", .apple("swiftui/environmentvalues/locale"), is: "-3 Monate"
    ) {
      try Typeset.shown(Text(date(.month, 3), style: .offset), locale: "de_DE").replacingOccurrences(of: "−", with: "-")
    },
    Statement("A date is written in the locale's calendar", .unicode("tr35-dates.html#Calendar_Preference_Data"), is: true) {
      try Typeset.shown(Text(Typeset.example, style: .date), locale: "th_TH") { $0.calendar = Calendar(identifier: .buddhist) }.contains("2562")
    },
  ]

  private static let interval = DocumentSource.apple("swiftui/text/init(_:)")
  private static let range = DocumentSource.apple("swiftui/text/init(_:)")
  /// 3 June 2019, 9:30 in UTC.
  private static let morning = Date(timeIntervalSince1970: 1_559_554_200)

  static let textRanges: [Statement] = [
    Statement("An interval has its start and its end", interval, is: "9:30AM-3:30PM") {
      Typeset.compact(try Typeset.shown(Text(DateInterval(start: morning, duration: 6 * hour))))
    },
    Statement("A range within a half of the day has AM once", .unicode("tr35-dates.html#intervalFormats"), is: "9:30-10:30AM") {
      Typeset.compact(try Typeset.shown(Text(morning...(morning + hour))))
    },
    Statement("A range is written in the environment's locale", .apple("swiftui/environmentvalues/locale"), is: true) {
      let words = Typeset.compact(try Typeset.shown(Text(morning...(morning + 6 * hour)), locale: "de_DE"))
      return words.hasPrefix("09:30-15:30")
    },
    Statement("A range is written in the environment's time zone", .apple("swiftui/environmentvalues/timezone"), is: "6:30PM-12:30AM") {
      let words = Typeset.compact(try Typeset.shown(Text(morning...(morning + 6 * hour))) { $0.timeZone = zone("Asia/Tokyo") })
      return words.replacingOccurrences(of: "6/3/2019,", with: "").replacingOccurrences(of: "6/4/2019,", with: "")
    },
  ]

  private static let timer = DocumentSource.apple("swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)")
  private static let pause = TextSource.openSwiftUI("Text+DiscreteFormatStyle.swift, identityWithPause")
  private static let twelve = Typeset.now...(Typeset.now + 12 * 60)
  @MainActor private static func readings(_ text: Text, _ seconds: [Double]) throws -> [String] {
    try seconds.map { try Typeset.shown(text, after: $0) }
  }

  static let textTimers: [Statement] = [
    Statement("A timer counts down from its length", timer, is: ["12:00", "11:59", "10:00"]) {
      try readings(Text(timerInterval: twelve), [0, 1, 120])
    },
    Statement("A timer that counts down stops at zero", timer, is: ["0:01", "0:00", "0:00"]) {
      try readings(Text(timerInterval: twelve), [719, 720, 4000])
    },
    Statement("A timer that has not begun shows its length", timer, is: ["1:00", "1:00", "0:59"]) {
      try readings(Text(timerInterval: (Typeset.now + 10)...(Typeset.now + 70)), [0, 10, 11])
    },
    Statement("A timer can count up", timer, is: ["0:00", "0:01", "2:00"]) {
      try readings(Text(timerInterval: twelve, countsDown: false), [0, 1, 120])
    },
    Statement("A timer that counts up stops at its length", timer, is: ["11:59", "12:00", "12:00"]) {
      try readings(Text(timerInterval: twelve, countsDown: false), [719, 720, 4000])
    },
    Statement("Before its pause a timer counts", timer, is: "12:00") {
      try Typeset.shown(Text(timerInterval: twelve, pauseTime: Typeset.now + 120))
    },
    Statement("A timer pauses at the date of its pause", timer, is: ["10:01", "10:00", "10:00"]) {
      try readings(Text(timerInterval: twelve, pauseTime: Typeset.now + 120), [119, 120, 400])
    },
    Statement("A timer that counts up pauses, too", pause, is: ["0:00", "2:00", "2:00"]) {
      try readings(Text(timerInterval: twelve, pauseTime: Typeset.now + 120, countsDown: false), [0, 120, 400])
    },
    Statement("A pause in the past holds the timer from the start", pause, is: ["11:00", "11:00"]) {
      try readings(Text(timerInterval: (Typeset.now - 120)...(Typeset.now + 600), pauseTime: Typeset.now - 60), [0, 100])
    },
    Statement("A pause after the end does not change the end", pause, is: ["0:01", "0:00", "0:00"]) {
      try readings(Text(timerInterval: twelve, pauseTime: Typeset.now + 1000), [719, 720, 900])
    },
    Statement("Over an hour, hours are a part of their own", timer, is: "1:30:00") {
      try Typeset.shown(Text(timerInterval: Typeset.now...(Typeset.now + 5400)))
    },
    Statement("Below an hour there are no hours", timer, is: ["1:00:01", "59:59"]) {
      try readings(Text(timerInterval: Typeset.now...(Typeset.now + 3601)), [0, 2])
    },
    Statement("Without hours the minutes go beyond 59", timer, is: "90:00") {
      try Typeset.shown(Text(timerInterval: Typeset.now...(Typeset.now + 5400), showsHours: false))
    },
    Statement("A timer without a length shows zero", timer, is: ["0:00", "0:00"]) {
      try readings(Text(timerInterval: Typeset.now...Typeset.now), [0, 60])
    },
    Statement("Every second of a timer has the font that the author sets", timer, is: ["Back in 12:00: 600"]) {
      let text = (Text(verbatim: "Back in ") + Text(timerInterval: twelve)).bold()
      return ["\(try Typeset.shown(text)): \(try Typeset.output(text).runs.map(\.statedWeight).min() ?? 0)"]
    },
  ]
}

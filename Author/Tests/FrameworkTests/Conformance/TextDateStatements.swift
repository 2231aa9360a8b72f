import AlmanacFoundationCompat
import AlmanacTextEngine
import AlmanacWireSchema
import Statements
import SwiftUICore

/// What a text shows at a moment, in a locale and a time zone.
@MainActor private func shown(_ text: Text, _ locale: String = "en_US", in zone: String = "GMT", at moment: Date = sample) -> String {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: locale)
  environment.calendar = gregorian(locale, in: zone)
  environment.timeZone = TimeZone(identifier: zone) ?? .gmt
  environment.core.displaySize = CGSize(width: 600, height: 200)
  let session = RenderSession(text: .current, images: ImageStore(), bundle: Bundle(path: "/dev/null") ?? .main)
  let list = ViewRenderer.displayList(of: text, environment: environment, session: session)
  func runs(_ node: DisplayNode) -> [TextRun] {
    switch node.content {
    case .text(let text): text.lines.flatMap(\.runs)
    case .dynamicText(let text): text.runs
    case .group(let group): group.children.flatMap(runs)
    default: []
    }
  }
  return runs(list.root).map { run -> String in
    guard case .date(let date)? = run.value else { return run.text }
    return DynamicText.string(for: date, at: moment, locale: locale, timeZone: zone, reducedPrecision: false).text
  }.joined()
}

extension Statement {
  private static let style = DocumentSource.apple("swiftui/text/datestyle")
  private static let format = DocumentSource.apple("swiftui/text/init(_:format:)")

  static let textDates: [Statement] = [
    Statement("The style of times has hours and minutes", style + "/time", is: ["3:07\u{202F}PM", "15:07"]) {
      [shown(Text(sample, style: .time)), shown(Text(sample, style: .time), "de_DE")]
    },
    Statement("The style of dates has the day, the long month and the year", style + "/date", is: ["March 5, 2024", "5. März 2024", "5 mars 2024"]) {
      ["en_US", "de_DE", "fr_FR"].map { shown(Text(sample, style: .date), $0) }
    },
    Statement("A timer has minutes and seconds, and hours from one hour on", style + "/timer", is: ["2:32", "36:59:01"]) {
      [shown(Text(sample + 152, style: .timer)), shown(Text(sample - 133_141, style: .timer))]
    },
    Statement("An offset is in the largest unit, with its sign", style + "/offset", is: ["+2 hours", "-3 months"]) {
      [shown(Text(sample - 7300, style: .offset)), shown(Text(iso("2024-06-10T15:07:09Z"), style: .offset))]
    },
    Statement("An offset is in the language, months too", style + "/offset", is: ["+2 Stunden", "+3 Monate", "+3 mois"]) {
      [
        shown(Text(sample - 7300, style: .offset), "de_DE"), shown(Text(iso("2023-12-01T15:07:09Z"), style: .offset), "de_DE"),
        shown(Text(iso("2023-12-01T15:07:09Z"), style: .offset), "fr_FR").replacing("\u{A0}", with: " "),
      ]
    },
    Statement("A relative date has two units", style + "/relative", is: ["2 23", "1 1"]) {
      [shown(Text(sample - 8580, style: .relative)), shown(Text(iso("2023-02-03T15:07:09Z"), style: .relative))].map { text in
        text.split(whereSeparator: { !$0.isNumber }).joined(separator: " ")
      }
    },
    Statement("A range of dates has both times", .apple("swiftui/text"), is: "9:30 AM – 3:30 PM") {
      shown(Text(iso("2024-03-05T09:30:00Z")...iso("2024-03-05T15:30:00Z"))).replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    },
    Statement(
      "A timer of an interval counts down and stays at zero, or up to its length",
      .apple("swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)"), is: ["10:00", "9:00", "0:00", "1:00", "10:00"]
    ) {
      let interval = sample...(sample + 600)
      return [0.0, 60, 700].map { shown(Text(timerInterval: interval), at: sample + $0) }
        + [60.0, 700].map { shown(Text(timerInterval: interval, countsDown: false), at: sample + $0) }
    },
    Statement(
      "A timer of an interval stands still from the moment of its pause", .apple("swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)"),
      is: "8:20"
    ) {
      shown(Text(timerInterval: sample...(sample + 600), pauseTime: sample + 100), at: sample + 300)
    },
    Statement(
      "Without hours a timer counts minutes beyond sixty", .apple("swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)"),
      is: ["90:00", "1:30:00"]
    ) {
      [false, true].map { shown(Text(timerInterval: sample...(sample + 5400), showsHours: $0)) }
    },
    Statement("A formatted number follows the locale of the environment", format, is: ["1,234.5", "1.234,5", "50 %", "$5.00"]) {
      [
        shown(Text(1234.5, format: .number)), shown(Text(1234.5, format: .number), "de_DE"),
        shown(Text(0.5, format: .percent), "de_DE").replacing("\u{A0}", with: " "), shown(Text(5, format: .currency(code: "USD"))),
      ]
    },
    Statement("A formatted date follows the locale of the environment", format, is: ["March 5, 2024", "5 mars 2024"]) {
      let style = Date.FormatStyle(timeZone: .gmt).year().month(.wide).day()
      return ["en_US", "fr_FR"].map { shown(Text(sample, format: style), $0) }
    },
    Statement("A formatted value in a text follows it too", .apple("swiftui/localizedstringkey/stringinterpolation"), is: "Half is 50 %, at 15:07") {
      shown(Text("Half is \(0.5, format: .percent), at \(sample, style: .time)"), "de_DE").replacing("\u{A0}", with: " ")
    },
    Statement("A measurement in a text is in the unit of the environment's region", format, is: ["77°F", "25°C"]) {
      let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
      let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .weather)
      return ["en_US", "en_GB"].map { shown(Text(warm, format: style), $0).replacing("\u{A0}", with: "") }
    },
    Statement("A list and a duration in a text are in its language", format, is: ["a, b und c", "1 heure et 10 minutes"]) {
      [
        shown(Text(["a", "b", "c"], format: .list(type: .and)), "de_DE"),
        shown(Text(Duration.seconds(4200), format: .units(allowed: [.hours, .minutes], width: .wide)), "fr_FR").replacing("\u{A0}", with: " "),
      ]
    },
    Statement(
      "A text with a formatter has the environment's locale, not the formatter's",
      .repository("OpenSwiftUIProject/OpenSwiftUI", "EnvironmentConfigurableFormatter"), is: ["March 5, 2024", "5. März 2024"]
    ) {
      let formatter = dateFormatter("fr_FR")
      (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
      return ["en_US", "de_DE"].map { shown(Text(sample, formatter: formatter), $0) }
    },
  ]

  private static func system<F: FormatStyle>(_ style: F, _ locale: String = "en_US") -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(Locale(identifier: locale)).format(sample).characters)
  }
  private static let offset = DocumentSource.apple("swiftui/systemformatstyle/dateoffset/init(to:allowedfields:maxfieldcount:sign:)")
  private static let reference = DocumentSource.apple("swiftui/systemformatstyle/datereference/init(to:allowedfields:maxfieldcount:thresholdfield:)")

  static let systemStyles: [Statement] = [
    Statement("An offset shows two fields unless told otherwise", offset, is: ["1 hour, 34 minutes", "1 hour"]) {
      [
        system(SystemFormatStyle.DateOffset(to: sample - 5663).calendar(gregorian())),
        system(SystemFormatStyle.DateOffset(to: sample - 5663, maxFieldCount: 1).calendar(gregorian())),
      ]
    },
    Statement("An offset of minutes and seconds alone is a clock", offset, is: "3:46") {
      system(SystemFormatStyle.DateOffset(to: sample - 226, allowedFields: [.minute, .second]).calendar(gregorian()))
    },
    Statement("An offset is positive if the formatted date is after the anchor", offset, is: ["+5 seconds", "−5 seconds"]) {
      [-5.0, 5].map { system(SystemFormatStyle.DateOffset(to: sample + $0, sign: .always()).calendar(gregorian())) }
    },
    Statement("A reference to a far date is absolute, with as many fields as allowed", reference, is: ["January 2007", "January 9, 2007"]) {
      let date = iso("2007-01-09T09:41:00Z")
      return [
        system(SystemFormatStyle.DateReference(to: date).calendar(gregorian())),
        system(SystemFormatStyle.DateReference(to: date, maxFieldCount: 3).calendar(gregorian())),
      ]
    },
    Statement(
      "A reference to a near date is relative", .apple("swiftui/systemformatstyle/datereference"), is: ["in 1 minute", "tomorrow", "gestern"]
    ) {
      [
        system(SystemFormatStyle.DateReference(to: sample + 60).calendar(gregorian())),
        system(SystemFormatStyle.DateReference(to: sample + 86_400).calendar(gregorian())),
        system(SystemFormatStyle.DateReference(to: sample - 86_400).calendar(gregorian("de_DE")), "de_DE"),
      ]
    },
    Statement(
      "A stopwatch has hundredths, with the separator of the locale", .apple("swiftui/systemformatstyle/stopwatch"), is: ["00:05.23", "00:05,23"]
    ) {
      ["en_US", "de_DE"].map { system(SystemFormatStyle.Stopwatch(startingAt: sample - 5.23), $0) }
    },
  ]
}

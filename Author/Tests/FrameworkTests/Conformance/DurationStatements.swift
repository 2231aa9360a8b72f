import AlmanacFoundationCompat
import Statements

private func clock(_ duration: Duration, _ pattern: Duration.TimeFormatStyle.Pattern, _ locale: String = "en_US") -> String {
  Duration.TimeFormatStyle(pattern: pattern, locale: Locale(identifier: locale)).format(duration)
}
private typealias Units = Duration.UnitsFormatStyle
private func units(
  _ duration: Duration, _ allowed: Set<Units.Unit> = [.hours, .minutes, .seconds], _ width: Units.UnitWidth = .abbreviated, most: Int? = nil,
  zeros: Units.ZeroValueUnitsDisplayStrategy = .hide, length: Int? = nil, fraction: Units.FractionalPartDisplayStrategy = .hide,
  _ locale: String = "en_US"
) -> String {
  Units(allowedUnits: allowed, width: width, maximumUnitCount: most, zeroValueUnits: zeros, valueLength: length, fractionalPart: fraction)
    .locale(Locale(identifier: locale)).format(duration)
}
private let thousand = Duration.seconds(1000)

extension Statement {
  private static let measured = DocumentSource.formatStyles("duration-styles")
  private static let style = DocumentSource.apple("foundation/duration/timeformatstyle")

  static let durationTimes: [Statement] = [
    Statement("A clock of hours, minutes and seconds has the hour of zero", measured, is: "0:16:40") { clock(thousand, .hourMinuteSecond) },
    Statement("A clock of hours and minutes rounds the seconds to the nearest minute", measured, is: ["0:17", "0:16"]) {
      [clock(thousand, .hourMinute), clock(.seconds(980), .hourMinute)]
    },
    Statement("The seconds of hours and minutes are rounded as is asked for", measured, is: ["0:16", "0:17", "0:16", "0:17"]) {
      [FloatingPointRoundingRule.down, .toNearestOrAwayFromZero, .towardZero, .up].map {
        clock(thousand, .hourMinute(padHourToLength: 1, roundSeconds: $0))
      }
    },
    Statement("A clock of minutes and seconds counts the hours in minutes", measured, is: ["16:40", "122:05"]) {
      [clock(thousand, .minuteSecond), clock(.seconds(7325), .minuteSecond)]
    },
    Statement("Hours and minutes can be padded", measured, is: ["000:17", "016:40", "00:16:40"]) {
      [
        clock(thousand, .hourMinute(padHourToLength: 3, roundSeconds: .awayFromZero)), clock(thousand, .minuteSecond(padMinuteToLength: 3)),
        clock(thousand, .hourMinuteSecond(padHourToLength: 2)),
      ]
    },
    Statement("Seconds can have fractions", measured, is: ["000:16:40.000", "016:40.000", "0:01.5"]) {
      [
        clock(thousand, .hourMinuteSecond(padHourToLength: 3, fractionalSecondsLength: 3, roundFractionalSeconds: .awayFromZero)),
        clock(thousand, .minuteSecond(padMinuteToLength: 3, fractionalSecondsLength: 3, roundFractionalSeconds: .awayFromZero)),
        clock(.milliseconds(1500), .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1)),
      ]
    },
    Statement(
      "Fractions that are not shown are rounded to even",
      style + "/pattern/minutesecond(padminutetolength:fractionalsecondslength:roundfractionalseconds:)", is: ["0:02", "0:02"]
    ) {
      [clock(.milliseconds(1500), .minuteSecond), clock(.milliseconds(2500), .minuteSecond)]
    },
    Statement("A negative duration has one sign before it", .repository("swiftlang/swift-foundation", "DurationTimeFormatStyleTests"), is: "-0:16:40")
    { clock(.seconds(-1000), .hourMinuteSecond) },
    Statement("A clock has the digits of the locale", .cldrNumbers("ar-SA"), is: "٠:١٦:٤٠") { clock(thousand, .hourMinuteSecond, "ar_SA") },
    Statement("A clock has the separators of the locale", .cldr("units-full/main/fi/units"), is: "0.16.40") {
      clock(thousand, .hourMinuteSecond, "fi_FI")
    },
    Statement("A German fraction has a comma", .cldrNumbers("de"), is: "0:01,50") {
      clock(.milliseconds(1500), .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 2), "de_DE")
    },
    Statement(
      "An attributed clock marks hours, minutes and seconds", style + "/attributed-swift.property", is: ["hours 1", "minutes 02", "seconds 03"]
    ) {
      let text = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: Locale(identifier: "en_US")).attributed.format(.seconds(3723))
      return text.runs[\.durationField].compactMap { field, range in field.map { "\($0) \(String(text[range].characters))" } }
    },
  ]

  static let durationUnits: [Statement] = [
    Statement("A duration has hours, minutes and seconds unless units are chosen, without those of zero", measured, is: "1 min, 40 sec") {
      Duration.seconds(100).formatted(.units().locale(Locale(identifier: "en_US")))
    },
    Statement("A duration is shared out to the units that are allowed", measured, is: "1 wk, 4 days, 13 hr, 46 min, 40 sec, 1 ms, 230,000 ns") {
      units(.seconds(1_000_000) + .nanoseconds(1_230_000), [.nanoseconds, .milliseconds, .seconds, .minutes, .hours, .days, .weeks])
    },
    Statement("A small unit takes all of a duration", measured, is: ["500,000,000 ns", "500,000 μs", "500 ms"]) {
      [Units.Unit.nanoseconds, .microseconds, .milliseconds].map { units(.milliseconds(500), [$0]) }
    },
    Statement("Less than one of the unit is none, in the plural", measured, is: ["0 sec", "0 min", "0 hr", "0 days", "0 wks"]) {
      [Units.Unit.seconds, .minutes, .hours, .days, .weeks].map { units(.milliseconds(500), [$0]) }
    },
    Statement("There are four widths", measured, is: ["1 minute, 40 seconds", "1 min, 40 sec", "1m 40s"]) {
      [Units.UnitWidth.wide, .abbreviated, .narrow].map { units(.seconds(100), [.hours, .minutes, .seconds], $0) }
    },
    Statement("At most so many units are written, the last one rounded", measured, is: ["3 hr", "2 hr, 47 min", "2 hr, 46 min, 40 sec"]) {
      (1...3).map { units(.seconds(10_000), most: $0) }
    },
    Statement("Units of zero can be shown with a number of digits", measured, is: ["0 hr, 1 min, 40 sec", "000 hr, 001 min, 040 sec"]) {
      [units(.seconds(100), zeros: .show(length: 1)), units(.seconds(100), zeros: .show(length: 3), length: 3)]
    },
    Statement("Values can be padded", measured, is: "016 min, 040 sec") { units(thousand, length: 3) },
    Statement("Fractions are left out, rounded as is asked for", measured, is: ["10 sec", "11 sec", "10 sec", "11 sec"]) {
      [FloatingPointRoundingRule.toNearestOrEven, .up, .down, .awayFromZero].map {
        units(.microseconds(10_002_300), fraction: .hide(rounded: $0))
      }
    },
    Statement("Fractions can be shown with a number of digits", measured, is: ["10 sec", "10.00230 sec", "10.003 sec", "10.002 sec"]) {
      [Units.FractionalPartDisplayStrategy.show(length: 0), .show(length: 5), .show(length: 3, rounded: .up), .show(length: 3, rounded: .down)].map {
        units(.microseconds(10_002_300), fraction: $0)
      }
    },
    Statement("Fractions can be multiples of a part", measured, is: "10.000 sec") {
      units(.microseconds(10_002_300), fraction: .show(length: 3, increment: 1))
    },
    Statement(
      "Units are joined as the language joins them", .cldr("misc-full/main/fr/listPatterns"),
      is: ["2 heures et 46 minutes", "2 horas y 46 minutos", "2 часа 46 минут", "2 Stunden, 46 Minuten und 40 Sekunden"]
    ) {
      ["fr_FR", "es_ES", "ru_RU"].map { units(.seconds(9960), [.hours, .minutes], .wide, $0) }.map { $0.replacing("\u{A0}", with: " ") }
        + [units(.seconds(10_000), [.hours, .minutes, .seconds], .wide, "de_DE")]
    },
    Statement(
      "A negative duration is negative in its first unit", .repository("swiftlang/swift-foundation", "DurationUnitsFormatStyleTests"),
      is: "-1 hour, 10 minutes"
    ) { units(.seconds(-4200), [.hours, .minutes], .wide) },
    Statement("Abbreviated hours in French have a narrow space", .cldr("units-full/main/fr/units"), is: "2\u{202F}h") {
      units(.seconds(7200), [.hours], .abbreviated, "fr_FR")
    },
  ]
}

import Foundation
import Testing

/// A model in a file that imports only Foundation. On Apple's systems that import brings Observation too.
@Observable private final class Harbour { var boats = 1 }

/// Formats through AuthorSupport: styles without a locale follow the device. Foundation on Linux alone would format in `en_001`, which differs from
/// every device's locale in currencies and dates.
@Suite struct FormattedTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `numbers follow the device's locale unless their style names one`() {
    let price = 1234.5
    #expect(price.formatted(.currency(code: "USD")) == price.formatted(.currency(code: "USD").locale(.current)))
    #expect(price.formatted(.currency(code: "USD")) != price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_001"))))
    #expect(12.formatted(.currency(code: "USD")) == 12.formatted(.currency(code: "USD").locale(.current)))
    #expect(Decimal(12).formatted(.currency(code: "USD")) == Decimal(12).formatted(.currency(code: "USD").locale(.current)))
    #expect(12.2.formatted(.number.locale(Locale(identifier: "nl_NL"))) == "12,2")
    #expect(price.formatted() == price.formatted(.number.locale(.current)) && 1234.formatted() == 1234.formatted(.number.locale(.current)))
    // A style for another type of number.
    #expect(Float(0.5).formatted(FloatingPointFormatStyle<Double>.Percent()) == 0.5.formatted(.percent.locale(.current)))
  }

  @Test func `dates, intervals and lists follow the device's locale unless their style names one`() {
    let style = Date.FormatStyle(date: .numeric, time: .shortened)
    #expect(
      date.formatted() == date.formatted(style.locale(.current)) && date.formatted() != date.formatted(style.locale(Locale(identifier: "en_001"))))
    #expect(date.formatted(date: .numeric, time: .shortened) == date.formatted())
    #expect(date.formatted(.dateTime.month(.wide).locale(Locale(identifier: "nl_NL"))) == "november")
    let week = date..<date.addingTimeInterval(7 * 86_400)
    #expect(week.formatted(date: .numeric, time: .omitted) == week.formatted(.interval.day().month(.defaultDigits).year().locale(.current)))
    #expect(["a", "b", "c"].formatted() == ["a", "b", "c"].formatted(.list(type: .and).locale(.current)))
    #expect(
      Duration.seconds(90).formatted(.units(allowed: [.minutes])) == Duration.seconds(90).formatted(.units(allowed: [.minutes]).locale(.current)))
    #expect(Duration.seconds(90).formatted() == "0:01:30")
  }

  @Test func `names of months and days are implicitly unwrapped optionals`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    let days = formatter.shortWeekdaySymbols
    #expect(days![0] == "So." && formatter.shortWeekdaySymbols[1] == "Mo." && formatter.weekdaySymbols!.last == "Samstag")
    if let months = formatter.monthSymbols { #expect(months.count == 12) } else { Issue.record("no months") }
    #expect(formatter.veryShortMonthSymbols?.first == "J" && (formatter.eraSymbols ?? []).count == 2)
    var quarters: [String] = []
    for quarter in formatter.shortQuarterSymbols { quarters.append(quarter) }
    #expect(quarters == ["Q1", "Q2", "Q3", "Q4"])
    formatter.shortWeekdaySymbols[0] = "Sonntag"
    #expect(formatter.shortWeekdaySymbols.prefix(2) == ["Sonntag", "Mo."])
    formatter.shortWeekdaySymbols = nil
    #expect(formatter.shortWeekdaySymbols.first == "So.")
  }

  @Test func `a file that imports only Foundation can declare an observable object`() {
    let harbour = Harbour()
    harbour.boats += 1
    #expect(harbour.boats == 2)
  }
}

import AlmanacFoundationCompat
import Foundation
import Testing

/// Formatters with numbers, dates and locales that no author means.
@Suite struct FoundationLimitsTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }

  @Test(arguments: [DateComponentsFormatter.UnitsStyle.positional, .abbreviated, .short, .full, .spellOut, .brief], [false, true])
  func `a duration without an end has no text, and a long one has`(_ style: DateComponentsFormatter.UnitsStyle, _ hasFractions: Bool) {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.calendar) = (style, Self.calendar)
    (formatter.allowsFractionalUnits, formatter.collapsesLargestUnit) = (hasFractions, hasFractions)
    #expect([.nan, .infinity, -.infinity].map { formatter.string(from: $0) } == [nil, nil, nil])
    #expect(formatter.string(from: 1e300) != nil && formatter.string(from: -1e300) != nil)
    #expect(formatter.string(from: DateComponents(year: .max, second: .min)) != nil)
    #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: .nan), to: Date()) == nil)
    formatter.allowedUnits = [.hour]
    for count in [Int.max, Int.min] { _ = formatter.string(from: DateComponents(year: count, second: count)) }
    formatter.allowedUnits = [.era]
    #expect(formatter.string(from: 5) == nil)
  }

  @Test func `one sign stands for a whole duration`() {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.calendar) = (.full, Self.calendar)
    #expect(formatter.string(from: -4200) == "-1 hour, 10 minutes")
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: -4200) == "-1:10:00" && formatter.string(from: 93_784) == "1d 2:03:04")
  }

  @Test(arguments: ["en_US", "", "xx@;;", "ar_EG"]) func `a distance without a number has no text, and a long one has`(_ locale: String) {
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.calendar) = (Locale(identifier: locale), Self.calendar)
    for style in [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated] {
      formatter.unitsStyle = style
      #expect(formatter.localizedString(fromTimeInterval: .nan) == "")
      #expect([.infinity, -1e300, 0].allSatisfy { formatter.localizedString(fromTimeInterval: $0) != "" })
      #expect([Int.max - 1, Int.min].allSatisfy { formatter.localizedString(from: DateComponents(second: $0)) != "" })
    }
  }

  @Test func `only near days have names`() {
    let formatter = DeviceDateFormatter()
    (formatter.locale, formatter.timeZone) = (Locale(identifier: "fr_FR"), .gmt)
    (formatter.dateStyle, formatter.timeStyle, formatter.doesRelativeDateFormatting) = (.full, .short, true)
    #expect(formatter.string(from: Date()).hasPrefix("Aujourd’hui à "))
    #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "lundi 1 janvier 2001 à 00:00")
    for seconds in [.nan, .infinity, -1e300] { _ = formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds)) }
    formatter.dateFormat = "yyyy"
    #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "2001")
  }

  @Test func `an author's groups of digits stay, and text that is no number is none`() {
    let formatter = DeviceNumberFormatter()
    (formatter.locale, formatter.numberStyle, formatter.secondaryGroupingSize) = (Locale(identifier: "hi_IN"), .decimal, 4)
    formatter.locale = Locale(identifier: "en_IN")
    #expect(formatter.string(from: 123_456_789) == "12,3456,789")
    formatter.generatesDecimalNumbers = true
    #expect(["", "five", "1e400"].allSatisfy { formatter.number(from: $0) == nil } && formatter.number(from: "0.1") is NSDecimalNumber)
  }

  @Test func `all digits are as many as there are, and fewer than none are none`() {
    func text(_ change: (DeviceNumberFormatter) -> Void) -> String? {
      let formatter = DeviceNumberFormatter()
      (formatter.locale, formatter.numberStyle) = (Locale(identifier: "en_US"), .decimal)
      change(formatter)
      return formatter.string(from: 1234.123456789)
    }
    #expect(text { $0.maximumFractionDigits = .max } == "1,234.123456789")
    #expect(text { ($0.maximumSignificantDigits, $0.usesSignificantDigits) = (.max, true) } == "1,234.123456789")
    #expect(text { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (2, .max) } == "1,234.123456789")
    #expect(text { ($0.positiveFormat, $0.maximumFractionDigits) = ("0.0", .max) } == "1234.123456789")
    #expect(text { ($0.positiveFormat, $0.maximumFractionDigits, $0.minimumFractionDigits) = ("0.0", -3, -5) } == "1234")
    #expect(text { ($0.positiveFormat, $0.minimumIntegerDigits) = ("0", .max) }.map { $0.count <= 1000 } == true)
    #expect(text { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (.max, .max) }.map { $0.count <= 1100 } == true)
  }

  @Test func `a number near the largest one has no text if it is to be rounded to an increment`() {
    let formatter = DeviceNumberFormatter()
    (formatter.locale, formatter.numberStyle) = (Locale(identifier: "en_US"), .decimal)
    #expect(formatter.string(from: NSNumber(value: Double.greatestFiniteMagnitude))?.hasPrefix("179,769,313,486,231") == true)
    formatter.roundingIncrement = 6
    #expect(formatter.string(from: NSNumber(value: Double.greatestFiniteMagnitude)) == nil && formatter.string(from: -1.5e305) == nil)
    #expect(formatter.string(from: 1000) == "1,002")
    formatter.roundingIncrement = 0
    formatter.positiveFormat = "#06"
    #expect(formatter.string(from: 1e305) == nil && formatter.string(from: 1000) != nil)
  }

  @Test func `a clock of all time that dates can have does not end`() {
    let range = Date(timeIntervalSinceReferenceDate: -1e300)..<Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(DeviceComponentsFormatStyle.timeDuration.locale(Locale(identifier: "en_US")).format(range) == "35,063,328:00:00")
    #expect(DeviceComponentsFormatStyle(style: .wide, locale: Locale(identifier: "en_US"), calendar: Self.calendar).format(range) != "")
  }
}

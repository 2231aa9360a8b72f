import Foundation
import Testing

@testable import AlmanacFoundationCompat

/// Formatters that have the device's locale, which Foundation's on Linux have not.
@Suite struct DeviceFormatterTests {
  private let date = Date(timeIntervalSince1970: 1_709_651_229)

  /// With spaces of one kind.
  private func plain(_ text: String?) -> String? { text.map { String($0.map { $0.isWhitespace ? " " : $0 }) } }

  @Test func `the class methods of formatters use the device's locale`() {
    let formatter = DeviceDateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    #expect(DeviceDateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .short) == formatter.string(from: date))
    #expect(DeviceDateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none) == "Mar 5, 2024")
    #expect(DeviceNumberFormatter.localizedString(from: 1234.5, number: .currency) == "$1,234.50")
    #expect(DeviceNumberFormatter.localizedString(from: 0.5, number: .percent) == "50%")
  }

  @Test func `intervals, lengths, masses and energies begin with the device's locale`() {
    let intervals = DeviceDateIntervalFormatter()
    #expect(intervals.locale == ProcessLocale.current && intervals.calendar.firstWeekday == ProcessLocale.calendar.firstWeekday)
    intervals.timeZone = TimeZone(secondsFromGMT: 0)
    (intervals.dateStyle, intervals.timeStyle) = (.none, .short)
    #expect(plain(intervals.string(from: date, to: date + 4 * 3600)) == "3:07 – 7:07 PM")
    intervals.locale = Locale(identifier: "de_DE")
    (intervals.dateStyle, intervals.timeStyle) = (.long, .none)
    #expect(plain(intervals.string(from: date, to: date + 86400)) == "5.–6. März 2024")
    for formatter in [DeviceLengthFormatter().numberFormatter, DeviceMassFormatter().numberFormatter, DeviceEnergyFormatter().numberFormatter] {
      #expect(formatter?.locale == ProcessLocale.current && formatter?.numberStyle == .decimal)
    }
    #expect(DeviceLengthFormatter().string(fromValue: 1.5, unit: .kilometer) == "1.5 km")
  }

  @Test func `amounts of data in English are as Foundation writes them`() {
    #expect(DeviceByteCountFormatter().string(fromByteCount: 1_500_000) == "1.5 MB")
    #expect(DeviceByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file) == "1.5 MB")
    #expect(DeviceByteCountFormatter().string(fromByteCount: 0) == "Zero KB")
    let german = DeviceByteCountFormatter.translated("1,234.50 MB (1,234,500,000 bytes)", Locale(identifier: "de_DE"))
    #expect(german == "1.234,50 MB (1.234.500.000 bytes)")
  }

  @Test func `a pattern in the person's own locale is kept where they chose no hours, and survives another locale`() {
    let formatter = DeviceDateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "h:mm a"
    #expect(formatter.dateFormat == "h:mm a" && formatter.string(from: date) == "3:07 PM")
    formatter.locale = Locale(identifier: "en_US_POSIX")
    #expect(formatter.dateFormat == "h:mm a" && formatter.string(from: date) == "3:07 PM")
    formatter.dateFormat = nil
    formatter.setLocalizedDateFormatFromTemplate("yMMMd")
    #expect(formatter.string(from: date) == "Mar 5, 2024")
    (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
    #expect(formatter.string(from: date) == "3/5/24")
  }

  @Test func `EST is five hours behind, and no city's zone`() {
    let formatter = DeviceDateFormatter()
    formatter.timeZone = TimeZone(identifier: "EST")
    formatter.dateFormat = "H:mm"
    #expect(formatter.string(from: Date(timeIntervalSince1970: 1_720_000_000)) == "4:46")
  }

  @Test func `a date in words has its time, and numbers are read in a style's locale`() throws {
    #expect(plain(DeviceFormat.description(of: date, Locale(identifier: "de_DE")))?.hasPrefix("Dienstag, 5. März 2024 um ") == true)
    #expect(DeviceFormat.description(of: date, nil) == date.description)
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(DeviceFormat.own(german) == german)
    #expect(DeviceFormat.own(FloatingPointFormatStyle<Double>.number).locale == ProcessLocale.current)
  }
}

import Foundation
import Testing

@testable import FoundationCompat

/// The device's locale reaches Foundation's formatters.
@Suite struct ProcessLocaleTests {
  @Test(arguments: [("de_DE.UTF-8", "de_DE"), ("nb_NO", "nb_NO"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"), (nil, "en_US")] as [(String?, String)])
  func `the process's locale is read from the language variable`(lang: String?, identifier: String) {
    #expect(ProcessLocale.locale(fromLang: lang).identifier == identifier)
  }

  @Test func `the calendar counts weeks as the region does`() {
    #expect(ProcessLocale.calendar.locale == ProcessLocale.current)
    #expect(ProcessLocale.calendar.firstWeekday == ProcessLocale.current.calendar.firstWeekday)
    #expect(RelativeDateTimeFormatter().calendar == ProcessLocale.calendar)
    #expect(RelativeDateTimeFormatter().locale == ProcessLocale.current)
  }

  @Test func `words are looked up in the process's locale`() {
    #expect(LocalizedStringResource("Roof").locale == ProcessLocale.current)
    #expect(String(localized: "\(1234567) items") == String(localized: "\(1234567) items", locale: ProcessLocale.current))
  }

  @Test func `formatters start in the process's locale`() {
    #expect(DeviceNumberFormatter().locale == ProcessLocale.current)
    #expect(DeviceDateFormatter().locale == ProcessLocale.current)
  }
}

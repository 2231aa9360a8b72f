import Foundation
import Testing

@testable import AlmanacFoundationCompat

/// The device's locale reaches Foundation's formatters.
@Suite struct ProcessLocaleTests {
  @Test(arguments: [("de_DE.UTF-8", "de_DE"), ("nb_NO", "nb_NO"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"), (nil, "en_US")] as [(String?, String)])
  func `the process's locale is read from the language variable`(lang: String?, identifier: String) {
    #expect(ProcessLocale.locale(fromLang: lang).identifier == identifier)
  }

  @Test func `the host says the locale with its keywords`() {
    let locale = ProcessLocale.locale(of: ["LANG": "en_US.UTF-8", "ALMANAC_LOCALE": "en_US@calendar=buddhist;fw=mon;hours=h23"])
    #expect(locale.identifier == "en_US@calendar=buddhist;fw=mon;hours=h23")
    #expect(locale.calendar.identifier == .buddhist && locale.calendar.firstWeekday == 2)
    #expect(ProcessLocale.locale(of: ["LANG": "de_DE.UTF-8", "ALMANAC_LOCALE": ""]).identifier == "de_DE")
    #expect(ProcessLocale.locale(of: [:]).identifier == "en_US")
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

import Foundation
import Testing

@testable import FoundationCompat

/// The device's locale reaches Foundation's formatters.
@Suite struct ProcessLocaleTests {
  @Test(arguments: [("de_DE.UTF-8", "de_DE"), ("nb_NO", "nb_NO"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"), (nil, "en_US")] as [(String?, String)])
  func readsTheLanguageVariable(lang: String?, identifier: String) {
    #expect(ProcessLocale.locale(fromLang: lang).identifier == identifier)
  }

  @Test func itsCalendarCountsWeeksAsTheRegionDoes() {
    #expect(ProcessLocale.calendar.locale == ProcessLocale.current)
    #expect(ProcessLocale.calendar.firstWeekday == ProcessLocale.current.calendar.firstWeekday)
    #expect(RelativeDateTimeFormatter().calendar == ProcessLocale.calendar)
    #expect(RelativeDateTimeFormatter().locale == ProcessLocale.current)
  }

  @Test func wordsAreLookedUpInIt() {
    #expect(LocalizedStringResource("Roof").locale == ProcessLocale.current)
    #expect(String(localized: "\(1234567) items") == String(localized: "\(1234567) items", locale: ProcessLocale.current))
  }

  @Test func formattersStartInIt() {
    #expect(DeviceNumberFormatter().locale == ProcessLocale.current)
    #expect(DeviceDateFormatter().locale == ProcessLocale.current)
  }
}

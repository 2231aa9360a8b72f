import Foundation
import Testing

@testable import AlmanacFoundationCompat

/// Which of its languages an app uses.
@Suite struct FoundationLanguageTests {
  @Test(arguments: [
    (["en", "fr"], ["zh-Hans", "fr"], "fr"), (["en", "fr"], ["zh-Hans", "ja"], "en"), (["en", "fr"], ["en-GB"], "en"),
    (["en", "fr-CA"], ["fr-CH", "en"], "fr-CA"), (["en", "zh-Hans"], ["zh-Hans-CN"], "zh-Hans"), (["en", "pt_BR"], ["pt-BR"], "pt_BR"),
    (["de", "Base"], ["it"], "de"), (["it-CH", "it-IT"], ["it-SM"], "it-IT"), (["en", "zh-hans"], ["zh-Hans-CN"], "zh-hans"),
  ])
  func `a preferred language is taken before the app's own`(available: [String], preferences: [String], language: String) {
    #expect(DeviceStrings.preferredLanguages(from: available, for: preferences) == [language])
  }

  @Test(arguments: [
    ("zh_CN", "zh-Hans-CN"), ("zh_TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh-Hans-CN", "zh-Hans-CN"), ("de_DE", "de-DE"), ("en", "en"),
    ("sr_Latn_RS", "sr-Latn-RS"), ("en_US@hours=h23", "en-US"),
  ])
  func `a device's language has its script if it is Chinese, and no keywords`(locale: String, language: String) {
    #expect(DeviceStrings.preferredLanguage(of: Locale(identifier: locale)) == language)
  }

  @Test func `an app without languages has none`() { #expect(DeviceStrings.preferredLanguages(from: [], for: ["de"]) == []) }
}

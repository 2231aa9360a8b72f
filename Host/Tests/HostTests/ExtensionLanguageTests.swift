import Testing

@testable import Host

/// The language that C libraries in an extension's process are told.
@Suite struct ExtensionLanguageTests {
  @Test(arguments: [
    ("de_DE", "de_DE.UTF-8"), ("de", "de.UTF-8"), ("zh-Hans-CN", "zh_CN.UTF-8"), ("zh_Hant_TW", "zh_TW.UTF-8"), ("es-419", "es_419.UTF-8"),
    ("sr_Latn_RS", "sr_RS.UTF-8"), ("en-US-u-hc-h23", "en_US.UTF-8"), ("en_US@calendar=japanese", "en_US.UTF-8"),
  ])
  func `it has neither script nor keywords`(locale: String, language: String) { #expect(ExtensionEnvironment.language(of: locale) == language) }
}

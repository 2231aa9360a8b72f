import AlmanacBasics
import Testing

@Suite struct LocalizedFolderTests {
  @Test(
    arguments: [
      ("de", "de"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("zh-hant", "zh-Hant"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
      ("PT-BR", "pt-BR"),
      ("base", "Base"), ("Base", "Base"), ("English", "English"), ("", ""), ("-", "-"),
    ])
  func `languages are written in one form`(name: String, language: String) { #expect(LocalizedFolder.language(name) == language) }
}

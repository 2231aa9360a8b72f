import Statements
import SwiftUICore
import Testing

/// The formats that widgets read: asset catalogs, tables of strings, and inline Markdown.
@MainActor @Suite struct FormatsConformance {
  @Test(arguments: Statement.formats) func `a format is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about formats have sources and are no duplicates`() { #expect(Statement.problems(Statement.formats) == []) }
}

extension Statement {
  static let formats = numbered(
    "Formats",
    [
      about("Image sets: devices", imageIdioms), about("Image sets: screens and appearances", imageScreens),
      about("Image sets: languages", imageLocales), about("Image sets: files", imageFiles), about("Image sets: errors", imageErrors),
      about("Colour sets: components", colorSetComponents), about("Colour sets: variants", colorSetVariants),
      about("Asset catalogs: folders and names", catalogFolders), about("Data sets", dataSets), about("Symbol sets", symbolSets),
      about("Accent colour", catalogAccentColors), about(".strings", stringsFiles), about(".stringsdict", stringsDictionaries),
      about("Plural categories", pluralCategories), about("String catalogs", stringCatalogs), about("Languages of an app", appLanguages + appLocales),
      about("Missing strings", missingStrings), about("Text, LocalizedStringKey", localizedTextKeys),
      about("String(localized:), LocalizedStringResource", localizedStringValues), about("AttributedString(localized:)", attributedTranslations),
      about("AttributedString(localized:): values", attributedValues), about("Markdown: emphasis", markdownEmphasis),
      about("Markdown: escapes, entities, code", markdownCharacters), about("Markdown: strikethrough, breaks, HTML", markdownLines),
      about("Markdown: links and images", markdownLinks), about("AttributedString(markdown:)", markdownOptions),
      about("Text with Markdown", markdownTexts),
    ])
}

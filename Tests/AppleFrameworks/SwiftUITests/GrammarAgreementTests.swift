import SwiftUI
import Testing
import WireSchema

@testable import FoundationCompat

@MainActor
/// Automatic grammar agreement: `^[…](inflect: true)`.
@Suite struct GrammarAgreementTests {
  private func rendered(_ text: Text, _ locale: String = "en_US") -> (words: String, notes: [String]) {
    let out = ContentFixture { $0.core.locale = Locale(identifier: locale) }.render(text)
    return (out.words, out.diagnostics.filter { $0.name == "grammarAgreement.ignored" }.map(\.message))
  }

  @Test(arguments: [
    (0, "0 songs left"), (1, "1 song left"), (2, "2 songs left"), (-1, "-1 songs left"), (1234, "1,234 songs left"),
  ])
  func `an English noun agrees with the number before it`(count: Int, words: String) {
    let out = rendered(Text("^[\(count) song](inflect: true) left"))
    #expect(out.words == words && out.notes.isEmpty)
  }

  @Test func `the number is that of the interpolation, also without digits in it`() {
    #expect(rendered(Text("^[\(1.0, specifier: "%.1f") mile](inflect: true)")).words == "1.0 mile")
    #expect(rendered(Text("**Buy** ^[3 ripe tomato](inflect: true).")).words == "Buy 3 ripe tomatoes.")
  }

  @Test(arguments: [
    ("box", "boxes"), ("city", "cities"), ("day", "days"), ("bus", "buses"), ("church", "churches"), ("child", "children"), ("Person", "People"),
    ("sheep", "sheep"), ("PUPPY", "PUPPIES"), ("leaf", "leaves"), ("chief", "chiefs"), ("photo", "photos"), ("hero", "heroes"),
  ])
  func `plurals follow the rules of English, and its irregular nouns`(noun: String, plural: String) {
    #expect(GrammarAgreement.plural(of: noun) == plural)
    #expect(GrammarAgreement.english("2 \(noun)", number: nil) == "2 \(plural)")
    #expect(GrammarAgreement.english("1 \(noun)", number: nil) == "1 \(noun)")
  }

  @Test func `what is not inflected loses its markup, and a note says why`() {
    let german = rendered(Text("^[\(2) Lied](inflect: true)"), "de_DE")
    #expect(
      german.words == "2 Lied"
        && german.notes == ["“2 Lied” is shown as it is written: only English nouns are inflected; use plural forms in a string catalog"])
    let other = rendered(Text("^[Hi](agreeWithConcept: 1)"))
    #expect(other.words == "Hi" && other.notes.count == 1)
    let alone = rendered(Text("^[song](inflect: true)"))
    #expect(alone.words == "song" && alone.notes.count == 1)
    #expect(rendered(Text("2^[3]")).words == "2^[3]")
  }

  @Test func `Markdown in attributed strings loses the markup`() throws {
    #expect(String(try AttributedString(markdown: "^[3 song](inflect: true)!").characters) == "3 song!")
  }
}

import AlmanacWireSchema
import SwiftUICore
import Testing

@testable import AlmanacFoundationCompat

@MainActor
/// Automatic grammar agreement: `^[…](inflect: true)`.
@Suite struct GrammarAgreementTests {
  private func rendered(_ text: Text, _ locale: String = "en_US") -> (words: String, notes: [String]) {
    let out = ContentFixture { $0.core.locale = Locale(identifier: locale) }.render(text)
    return (out.words, out.diagnostics.filter { $0.name == "grammarAgreement.ignored" }.map(\.message))
  }

  @Test(arguments: [
    (0, "0 songs left"), (1, "1 song left"), (2, "2 songs left"), (-1, "-1 song left"), (-2, "-2 songs left"), (1234, "1,234 songs left"),
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
    ("policewoman", "policewomen"), ("human", "humans"), ("Roman", "Romans"), ("grandchild", "grandchildren"), ("bookshelf", "bookshelves"),
    ("roof", "roofs"), ("belief", "beliefs"), ("mongoose", "mongooses"), ("blouse", "blouses"), ("diagnosis", "diagnoses"), ("iris", "irises"),
    ("axis", "axes"), ("stomach", "stomachs"), ("match", "matches"), ("matrix", "matrices"), ("video", "videos"), ("mosquito", "mosquitoes"),
    ("soliloquy", "soliloquies"), ("lens", "lenses"), ("address", "addresses"), ("virus", "viruses"), ("goldfish", "goldfish"), ("Leaf", "Leaves"),
    ("mother-in-law", "mothers-in-law"), ("passer-by", "passers-by"), ("check-in", "check-ins"), ("midwife", "midwives"),
    ("sheep", "sheep"), ("PUPPY", "PUPPIES"), ("leaf", "leaves"), ("chief", "chiefs"), ("photo", "photos"), ("hero", "heroes"),
  ])
  func `plurals follow the rules of English, and its irregular nouns`(noun: String, plural: String) {
    #expect(EnglishPlural.of(noun) == plural)
    #expect(GrammarAgreement.english("2 \(noun)", number: nil) == "2 \(plural)")
    #expect(GrammarAgreement.english("1 \(noun)", number: nil) == "1 \(noun)")
  }

  @Test(arguments: [
    ("3 cup of coffee", "3 cups of coffee"), ("2 day left", "2 days left"), ("5 mile per hour", "5 miles per hour"), ("3 year old", "3 years old"),
    ("4 item in 2 box", "4 items in 2 box"), ("3 songs", "3 songs"), ("2 very old song", "2 very old songs"), ("2 left shoe", "2 left shoes"),
    ("2 boxes", "2 boxes"),
  ])
  func `the noun is the one that is counted, and a plural stays`(text: String, expected: String) {
    #expect(GrammarAgreement.english(text, number: nil) == expected)
  }

  @Test func `nothing before the number is inflected`() {
    #expect(GrammarAgreement.english("Level 3", number: nil) == nil)
    #expect(GrammarAgreement.english("Level 3 boss", number: nil) == "Level 3 bosses")
    #expect(GrammarAgreement.english("5km", number: nil) == nil)
    #expect(GrammarAgreement.english("two song", number: 2) == "two songs")
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

  @Test func `what cannot be inflected shows its alternative, without a note`() {
    let german = rendered(Text("^[\(2) Lied](inflect: true, inflectionAlternative: 'Lieder, **\(2)**')"), "de_DE")
    #expect(german.words == "Lieder, 2" && german.notes.isEmpty)
    let english = rendered(Text("^[\(2) song](inflect: true, inflectionAlternative: 'songs')"))
    #expect(english.words == "2 songs" && english.notes.isEmpty)
    let other = rendered(Text("^[\(2) song](inflect: true, morphology: { number: 'plural' })"))
    #expect(other.words == "2 songs" && other.notes.count == 1)
  }

  @Test(
    arguments: [
      ("inflect: true", true, nil, false), ("inflect:true", true, nil, false), ("inflect: false", false, nil, false), ("", false, nil, false),
      ("inflectionAlternative: 'a, b', inflect: true", true, "a, b", false), (#"inflect: true, inflectionAlternative: "it's""#, true, "it's", false),
      (#"inflect: true, inflectionAlternative: 'it\'s'"#, true, "it's", false), ("agreeWithConcept: 1", false, nil, true),
    ] as [(String, Bool, String?, Bool)])
  func `attributes have names and values, which can be in quotes`(text: String, inflects: Bool, alternative: String?, hasOthers: Bool) {
    let attributes = GrammarAgreement.Attributes(text)
    #expect(attributes.inflects == inflects && attributes.alternative == alternative && attributes.hasOthers == hasOthers)
  }

  @Test func `Markdown in attributed strings loses the markup`() throws {
    #expect(String(try AttributedString(markdown: "^[3 song](inflect: true)!").characters) == "3 song!")
  }
}

import AlmanacFoundationCompat
import Foundation
import NaturalLanguage
import Testing

/// Tokens are those of ICU; what needs a model is not there.
@Suite struct NaturalLanguageTests {
  private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func `words are found in languages with spaces and without`() {
    #expect(tokens("Don't stop, it's 3.5 km!", .word) == ["Don't", "stop", "it's", "3.5", "km"])
    #expect(tokens("你好世界", .word) == ["你好", "世界"])
    #expect(tokens("สวัสดีชาวโลก", .word) == ["สวัสดี", "ชาว", "โลก"])
  }

  @Test func `sentences end at a full stop, not at the point of a number`() {
    #expect(tokens("It rose 3.5 m. Really? Yes.", .sentence) == ["It rose 3.5 m. ", "Really? ", "Yes."])
    #expect(tokens("One.\nTwo.\n\nThree", .paragraph) == ["One.", "Two.", "Three"] && tokens("", .word).isEmpty)
  }

  @Test func `numbers and emoji are marked as such`() {
    let text = "7 boats ⛵️"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var found: [String: NLTokenizer.Attributes] = [:]
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found[String(text[range])] = attributes
      return true
    }
    #expect(found == ["7": .numeric, "boats": [], "⛵️": .emoji])
    #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 3))] == "boats")
  }

  @Test func `a tagger knows kinds of tokens and an author's lists, but no classes of words`() throws {
    let text = "Ada sails (fast)."
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass, .nameType, .sentimentScore])
    tagger.string = text
    let all = text.startIndex..<text.endIndex
    func tags(_ scheme: NLTagScheme, _ options: NLTagger.Options = []) -> [NLTag?] {
      tagger.tags(in: all, unit: .word, scheme: scheme, options: options).map(\.0)
    }
    let kinds: [NLTag?] = [.word, .whitespace, .word, .whitespace, .punctuation, .word, .punctuation, .punctuation]
    #expect(tags(.tokenType) == kinds)
    #expect(tags(.lexicalClass, [.omitWhitespace]) == [.otherWord, .otherWord, .openParenthesis, .otherWord, .closeParenthesis, .sentenceTerminator])
    #expect(tags(.lemma, [.omitWhitespace, .omitPunctuation]) == [nil, nil, nil])
    #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0 == nil)
    tagger.setGazetteers([try NLGazetteer(dictionary: ["PersonalName": ["ada"]], language: .english)], for: .nameType)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .nameType).0 == .personalName)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .script).0?.rawValue == "Latn")
  }

  @Test func `a script of one language determines the language`() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "これは本です") == .japanese && NLLanguageRecognizer.dominantLanguage(for: "안녕하세요") == .korean)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "tide") == nil && NLLanguageRecognizer.dominantLanguage(for: "1 2") == nil)
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Καλημέρα")
    #expect(recognizer.languageHypotheses(withMaximum: 2) == [.greek: 1])
    recognizer.languageConstraints = [.english]
    #expect(recognizer.dominantLanguage == nil && NLEmbedding.wordEmbedding(for: .english) == nil)
  }

  @Test func `words and sentences are found without a model`() {
    let text = "High tide, 7 o'clock. Low tide later!"
    func tokens(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(tokens(.word) == ["High", "tide", "7", "o'clock", "Low", "tide", "later"])
    #expect(tokens(.sentence) == ["High tide, 7 o'clock. ", "Low tide later!"])
  }

  @Test func `an undetermined language is nil and reported once`() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "tide") == nil)
    #expect(UnavailableServices.all.count { $0.name == "naturalLanguage.unavailable" } == 1)
  }
}

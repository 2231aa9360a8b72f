import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

@Suite struct LayoutTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func `one line is as tall as its font, rounded up to a third of a point`() {
    let result = layout([run("Hello")])
    #expect(abs(result.height - 61.0 / 3) < 1e-9)
    #expect(abs(result.width * 3 - (result.width * 3).rounded()) < 1e-9)
    #expect(abs(result.firstBaseline - 16.18655) < 1e-6)
    #expect(result.lineCount == 1 && !result.isTruncated && result.scale == 1)
  }

  @Test func `a text style's line height is the distance of its baselines`() {
    let body = TextRun.with {
      $0.text = sentence
      $0.font = SystemFont.spec(style: .body)
    }
    let result = layout([body], width: 120)
    #expect(result.lineCount > 2)
    let baselines = result.lines.map(\.origin.y)
    for (a, b) in zip(baselines, baselines.dropFirst()) { #expect(abs(b - a - 22) < 1e-9) }
    let spaced = layout([body], width: 120) { $0.lineSpacing = 5 }
    #expect(abs(spaced.lines[1].origin.y - spaced.lines[0].origin.y - 27) < 1e-9)
    #expect(abs(result.height - (20.287 + 22 * Double(result.lineCount - 1))) < 0.34)
  }

  @Test func `lines break between words and fit the width`() {
    let result = layout([run(sentence)], width: 120)
    #expect(words(result).joined(separator: " ") == sentence)
    for line in result.lines { #expect(line.width <= 120.001) }
  }

  @Test func `a text given its own ideal width does not wrap`() {
    for size in [9.0, 12, 13.5, 17, 20, 28, 34] {
      let ideal = layout([run(sentence, size: size)]).width
      #expect(layout([run(sentence, size: size)], width: ideal).lineCount == 1)
    }
  }

  /// Each row: the text, the words that fit on the first line, the lines that are shown.
  @Test(arguments: [
    ("Moves faster than a hare.", "Moves faster than a", ["Moves faster than", "a hare."]),
    ("Moves at an average speed.", "Moves at an average", ["Moves at an", "average speed."]),
    ("Quantum-resistant tunnel", "Quantum-resistant", ["Quantum-", "resistant tunnel"]),
    ("Good morning all", "Good morning", ["Good", "morning all"]),
    // The second line has two words, or there is one word on the first, or no room for two on the second.
    ("good old day s", "good old", ["good old", "day s"]), ("Hello you", "Hello", ["Hello", "you"]),
    ("Good morning everyone", "Good morning", ["Good morning", "everyone"]),
    ("a Wonderful Wonderfu", "a Wonderful", ["a Wonderful", "Wonderfu"]),
    // Three lines keep the word.
    ("one two six ten one two six", "one two ", ["one two", "six ten", "one two", "six"]),
    // So do two paragraphs.
    ("Good morning all\nb", "Good morning", ["Good morning", "all", "b"]),
    ("東京特許許可局", "東京特許許可", ["東京特許許", "可局"]),
  ])
  func `a text of two lines has no single word on the second`(_ text: String, _ first: String, _ lines: [String]) {
    let width = layout([run(first)]).width
    let result = layout([run(text)], width: width)
    #expect(words(result) == lines)
    for line in result.lines { #expect(line.width <= width + 0.001) }
    // Laid out in its own width, it has the same lines.
    #expect(words(layout([run(text)], width: result.width)) == lines)
  }

  @Test func `a line that ends with a soft hyphen shows a hyphen, and one that goes on does not`() {
    let word = "super\u{AD}cali\u{AD}fragilistic"
    func shown(_ width: Double) -> [String] { words(layout([run(word)], width: width)).map { $0.replacing("\u{AD}", with: "") } }
    let hyphenated = layout([run("supercali-")]).width
    #expect(shown(hyphenated) == ["supercali-", "fragilistic"])
    // The hyphen needs room, too.
    #expect(shown(hyphenated - 1) == ["super-", "cali-", "fragilistic"] || shown(hyphenated - 1).first == "super-")
    #expect(shown(1000) == ["supercalifragilistic"])
    let whole = layout([run(word)], width: 1000).width
    #expect(abs(whole - layout([run("supercalifragilistic")]).width) < 0.5)
    for line in layout([run(word)], width: hyphenated).lines { #expect(line.width <= hyphenated + 0.001) }
    #expect(words(layout([run(word)], width: hyphenated) { $0.lineLimit = 1 }).first?.hasSuffix("-") == false, "an ellipsis stands there")
  }

  @Test func `a truncated second line keeps its place`() {
    let width = layout([run("Good morning")]).width
    let result = layout([run("Good morning everyone and all")], width: width) { $0.lineLimit = 2 }
    #expect(words(result).first == "Good morning")
    #expect(words(layout([run("Good morning all")], width: width) { $0.lineLimit = 1 }).count == 1)
  }

  @Test func `line feeds break lines, and empty lines count`() {
    let result = layout([run("a\n\nb\r\nc")])
    #expect(words(result) == ["a", "", "b", "c"])
  }

  @Test func `empty text has a line height`() {
    #expect(layout([run("")]).height == layout([run("x")]).height)
    #expect(layout([run("")]).width == 0)
    #expect(layout([]).height > 0)
  }

  /// The last letter before the ellipsis has its final form, which is wider than the one within the word.
  @Test func `an Arabic word broken inside is as wide as its separate letters`() throws {
    for text in ["القراءة", "شرب الماء", "التمدد"] {
      for mode in [TruncationModeValue.tail, .middle, .head] {
        let whole = layout([run(text, size: 40)], locale: "ar") { $0.rightToLeft = true }.width
        let result = layout([run(text, size: 40)], width: whole * 0.7, locale: "ar") {
          $0.rightToLeft = true
          $0.lineLimit = 1
          $0.truncation = mode
        }
        #expect(result.isTruncated)
        let shown = try #require(words(result).first)
        let alone = layout([run(shown, size: 40)], locale: "ar") { $0.rightToLeft = true }.lines[0].width
        #expect(abs(result.lines[0].width - alone) < 0.01, "\(shown)")
        #expect(result.lines[0].width <= whole * 0.7 + 0.01, "\(shown)")
      }
    }
  }

  @Test func `a word wider than the line is cut between clusters`() {
    let result = layout([run("Donaudampfschifffahrt")], width: 60)
    #expect(result.lineCount > 1)
    #expect(words(result).joined() == "Donaudampfschifffahrt")
  }

  @Test(arguments: [
    (TruncationModeValue.tail, "The qu", "…"), (.head, "…", "dog"), (.middle, "The", "dog"),
  ]) func `truncation puts the ellipsis at the head, middle or tail`(mode: TruncationModeValue, prefix: String, suffix: String) {
    let result = layout([run(sentence)], width: 120) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
    let text = words(result)[0]
    #expect(result.isTruncated && result.lineCount == 1)
    #expect(text.hasPrefix(prefix) && text.hasSuffix(suffix) && text.contains("…"))
    #expect(result.width <= 120.34)
  }

  @Test func `truncated text is as long as fits`() {
    let result = layout([run(sentence)], width: 120) { $0.lineLimit = 1 }
    let shown = words(result)[0].dropLast()
    let next = sentence.prefix(shown.count + 1) + "…"
    #expect(layout([run(String(next))]).width > 120)
  }

  @Test func `lines that do not fit the height are left out`() {
    let result = layout([run(sentence)], width: 120, height: 45)
    #expect(result.lineCount == 2 && result.isTruncated)
    #expect(words(result)[1].hasSuffix("…"))
    #expect(layout([run(sentence)], width: 120, height: 1).lineCount == 1)
  }

  @Test func `an ellipsis stands for a paragraph that is left out`() {
    let result = layout([run("one\ntwo")]) { $0.lineLimit = 1 }
    #expect(words(result) == ["one…"] && result.isTruncated)
  }

  @Test func `text shrinks to the largest scale that fits`() {
    let result = layout([run(sentence)], width: 250) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.4
    }
    #expect(!result.isTruncated && words(result) == [sentence])
    #expect(result.width <= 250.34 && result.width > 245)
    #expect(result.scale < 1 && result.scale >= 0.4)
    #expect(abs(result.lines[0].runs[0].font.size - 17 * result.scale) < 1e-6)
    #expect(layout([run(sentence, size: 17 * (result.scale + 0.01))]).width > 250)
  }

  @Test func `text that does not fit at the minimum scale is truncated at that scale`() {
    let result = layout([run(sentence)], width: 100) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.8
    }
    #expect(result.isTruncated && abs(result.scale - 0.8) < 1e-9)
  }

  @Test func `tightening fits text that is slightly too wide`() {
    let ideal = layout([run(sentence)]).width
    let result = layout([run(sentence)], width: ideal * 0.98) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!result.isTruncated && result.lines[0].runs[0].tracking < 0)
    #expect(abs(TextEngine.current.shape(result.lines[0]).width - result.lines[0].width) < 0.01)
  }

  @Test func `alignment places shorter lines`() {
    func origins(_ alignment: TextAlignmentValue, rightToLeft: Bool = false) -> [Double] {
      layout([run("a longer line\nshort")]) {
        $0.alignment = alignment
        $0.rightToLeft = rightToLeft
      }.lines.map(\.origin.x)
    }
    #expect(origins(.leading)[1] == 0)
    #expect(origins(.trailing)[1] > 40)
    #expect(abs(origins(.center)[1] * 2 - origins(.trailing)[1]) < 0.4)
    #expect(origins(.leading, rightToLeft: true) == origins(.trailing))
  }

  @Test func `runs keep their own fonts and paint`() {
    var bold = run("bold", weight: 700)
    bold.paint.color.system = "red"
    let result = layout([run("plain "), bold, run(" small", size: 10)])
    #expect(result.lines[0].runs.map(\.text) == ["plain ", "bold", " small"])
    #expect(result.lines[0].runs[1].paint.color.system == "red")
    #expect(result.height == layout([run("x")]).height)
  }

  @Test func `paint is not part of the cache key`() {
    var red = run("same words")
    red.paint.color.system = "red"
    #expect(layout([red]).lines[0].runs[0].paint.color.system == "red")
    #expect(!layout([run("same words")]).lines[0].runs[0].hasPaint)
  }

  @Test func `case changes follow the language`() {
    #expect(words(layout([run("istanbul")]) { $0.uppercase = true }) == ["ISTANBUL"])
    #expect(words(layout([run("istanbul")], locale: "tr") { $0.uppercase = true }) == ["İSTANBUL"])
    #expect(words(layout([run("ABC")]) { $0.lowercase = true }) == ["abc"])
  }

  @Test func `baseline offsets raise the line`() {
    var raised = run("2", size: 10)
    raised.baselineOffset = 12
    let result = layout([run("x"), raised])
    #expect(result.firstBaseline > layout([run("x")]).firstBaseline)
  }

  @Test func `inline symbols take their width in the line`() {
    let symbol = TextRun.with {
      $0.symbol.name = "star.fill"
      $0.font.size = 17
    }
    let outline = TextEngine.current.symbol("star.fill", weight: 400)
    let difference = layout([symbol, run("x")]).width - layout([run("x")]).width
    #expect(abs(difference - outline.width * 17) < 0.5)
    #expect(layout([symbol]).lines[0].runs[0].symbol.name == "star.fill")
  }

  @Test func `extreme numbers are clamped`() {
    var odd = run("x", size: .nan)
    odd.tracking = .infinity
    odd.baselineOffset = .nan
    #expect(layout([odd]).width > 0)
    #expect(layout([run("x", size: -4)]).height > 0)
    #expect(layout([run("x", size: 1e30)]).height.isFinite)
    #expect(layout([run("some words")], width: -5).lineCount > 0)
    #expect(layout([run("some words")], width: .nan).lineCount == 1)
  }
}

import AlmanacWireSchema
import Foundation
import Synchronization
import Testing

@testable import AlmanacTextEngine

@Suite struct ShapingTests {
  private func shaped(_ runs: [TextRun], locale: String = "en") -> ShapedLine {
    TextEngine.current.shape(layout(runs, locale: locale).lines[0], locale: locale)
  }

  @Test func `a shaped line is as wide as the layout said`() {
    for text in ["Hello, World!", "9:41 AM", "日本語 text", "مرحبا 123", "👨‍👩‍👧‍👦 family", "fi fl AVATAR To"] {
      let line = layout([run(text)]).lines[0]
      #expect(abs(TextEngine.current.shape(line).width - line.width) < 0.01, "\(text)")
    }
  }

  @Test(arguments: [
    ("日本語", "Noto Sans CJK JP"), ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("😀", "Noto Color Emoji"),
    ("ไทย", "Noto Sans Thai"), ("हिन्दी", "Noto Sans Devanagari"), ("plain", "Inter"),
  ]) func `each script falls back to its font`(text: String, family: String) {
    #expect(shaped([run(text)], locale: "ja").families == [family])
  }

  @Test func `Han character forms follow the locale`() {
    #expect(shaped([run("骨")], locale: "ja").families == ["Noto Sans CJK JP"])
    #expect(shaped([run("骨")], locale: "zh-Hans").families == ["Noto Sans CJK SC"])
    #expect(shaped([run("骨")], locale: "zh-Hant-TW").families == ["Noto Sans CJK TC"])
    #expect(shaped([run("한")], locale: "ko").families == ["Noto Sans CJK KR"])
  }

  @Test func `fallback glyphs keep their full size`() {
    #expect(abs(layout([run("日本", size: 20)]).width - 40) < 1)
  }

  @Test func `font designs have their fonts`() {
    #expect(shaped([run("a", design: .rounded)]).families == ["Nunito"])
    #expect(shaped([run("a", design: .serif)]).families == ["Noto Serif"])
    #expect(shaped([run("a", design: .monospaced)]).families == ["JetBrains Mono"])
  }

  @Test func `emoji sequences are one colour glyph`() {
    let runs = shaped([run("👨‍👩‍👧‍👦🇩🇪👍🏽")]).glyphRuns
    #expect(runs.count == 1 && runs[0].isColor)
    #expect(runs[0].glyphs.count == 3)
    #expect(words(layout([run("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦")], width: 30)).allSatisfy { $0 == "👨‍👩‍👧‍👦" })
  }

  @Test func `right-to-left text starts at the right`() {
    let line = layout([run("שלום abc")]).lines[0]
    #expect(line.rightToLeft)
    let shaped = TextEngine.current.shape(line)
    #expect(shaped.families == ["Inter", "Noto Sans Hebrew"] || shaped.families == ["Inter", "Inter", "Noto Sans Hebrew"])
    #expect(!layout([run("abc")]) { $0.rightToLeft = true }.lines[0].rightToLeft)
    #expect(layout([run("123")]) { $0.rightToLeft = true }.lines[0].rightToLeft)
  }

  @Test func `monospaced digits are equally wide`() {
    func width(_ text: String, _ monospaced: Bool) -> Double {
      var run = run(text)
      run.font.monospacedDigits = monospaced
      return layout([run]).width
    }
    #expect(width("1111111", false) < width("0000000", false))
    #expect(width("1111111", true) == width("0000000", true))
  }

  @Test func `arrows and multiplication signs are not ligatures`() {
    #expect(shaped([run("a->b")]).glyphRuns.flatMap(\.glyphs).count == 4)
    let colon = { (text: String) in self.shaped([run(text)]).glyphRuns.flatMap(\.glyphs)[1].index }
    #expect(colon("9:41") != colon("a:b"))
  }

  @Test func `decorations cover their run`() throws {
    var underlined = run("under")
    underlined.underline = TextDecoration()
    var struck = run("struck", weight: 700)
    struck.strikethrough = TextDecoration()
    let line = shaped([run("plain "), underlined, struck])
    let below = try #require(line.runs.first { $0.run == 1 }?.underline)
    let through = try #require(line.runs.first { $0.run == 2 }?.strikethrough)
    #expect(below.y > 0 && below.width > 20 && below.thickness > 0.5)
    #expect(through.y < 0 && through.thickness > below.thickness)
    #expect(line.runs.first { $0.run == 0 }?.underline == nil)
  }

  @Test func `glyphs of adjacent runs are kept apart`() {
    let line = shaped([run("re"), run("d")])
    #expect(line.runs.map(\.run) == [0, 1])
    #expect(line.runs[1].x > line.runs[0].x)
  }

  @Test func `inline symbols sit on the line`() {
    let symbol = TextRun.with {
      $0.symbol.name = "star.fill"
      $0.font.size = 20
    }
    let line = shaped([symbol, run("x", size: 20)])
    guard case .symbol(let outline, let size, let x, let y) = line.runs[0].content else {
      Issue.record("no symbol")
      return
    }
    #expect(size == 20 && x == 0 && !outline.isFallback)
    #expect(abs(y + outline.baseline * 20) < 1e-9)
    #expect(abs(line.runs[1].x - outline.width * 20) < 0.01)
  }

  @Test func `widths stretch the glyphs`() {
    var wide = run("wide")
    wide.font.width = 130
    let (normal, stretched) = (layout([run("wide")]).width, layout([wide]).width)
    #expect(abs(stretched / normal - 1.3) < 0.03)
  }

  @Test func `glyph outlines are relative to the baseline`() {
    let glyphs = shaped([run("H", size: 100)]).glyphRuns[0]
    let path = glyphs.font.outline(of: UInt32(glyphs.glyphs[0].index))
    let ys = stride(from: 1, to: path.coordinates.count, by: 2).map { path.coordinates[$0] }
    #expect(abs(ys.max()!) < 0.5)
    #expect(abs(Double(ys.min()!) + 70.459) < 1)
  }

  @Test func `threads agree`() async {
    let texts = (0..<40).map { "Line \($0) 日本語 مرحبا 😀 with some words to break" }
    @Sendable func fingerprint() -> [String] {
      texts.flatMap { text -> [String] in
        layout([run(text, weight: 600)], width: 140).lines.map { line in
          let shaped = TextEngine.current.shape(line)
          return "\(line.origin.x) \(line.width) \(shaped.glyphRuns.flatMap(\.glyphs).map { "\($0.index):\($0.x):\($0.y)" })"
        }
      }
    }
    let here = fingerprint()
    let results = await withCheckedContinuation { (continuation: CheckedContinuation<[[String]], Never>) in
      let collected = Collected(expected: 4) { continuation.resume(returning: $0) }
      for _ in 0..<4 { Thread { collected.add(fingerprint()) }.start() }
    }
    for result in results { #expect(result == here) }
  }
}

/// Gathers the results of threads.
private final class Collected: Sendable {
  private let values = Mutex<[[String]]>([])
  private let expected: Int
  private let done: @Sendable ([[String]]) -> Void

  init(expected: Int, done: @escaping @Sendable ([[String]]) -> Void) {
    self.expected = expected
    self.done = done
  }

  func add(_ value: [String]) {
    let all = values.withLock { values in
      values.append(value)
      return values
    }
    if all.count == expected { done(all) }
  }
}

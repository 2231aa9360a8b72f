import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacTextEngine

/// The cost of a text that was laid out before. Uses an engine of its own, so that other tests' texts are not counted.
@Suite struct CacheTests {
  private let engine = TextEngine()

  private func layout(
    _ text: String, size: Double = 17, weight: UInt32 = 400, locale: String = "en", width: Double? = 120, height: Double? = nil,
    _ change: (inout TextRun, inout ParagraphStyle) -> Void = { _, _ in }
  ) -> TextLayout {
    var run = run(text, size: size, weight: weight)
    var style = ParagraphStyle()
    change(&run, &style)
    return engine.layout([run], style: style, locale: locale, width: width, height: height)
  }

  @Test func `entries of a timeline share what they have in common`() {
    let entries = 24
    for entry in 0..<entries {
      for text in ["Cupertino", "Mostly Sunny", "Next hours", "\(entry)°"] { _ = layout(text) }
    }
    // Three shared texts, plus one for each entry.
    #expect(engine.measuredCounts.misses == 3 + entries)
    #expect(engine.layoutCounts.misses == 3 + entries)
    #expect(engine.layoutCounts.hits == 3 * (entries - 1))
  }

  @Test func `another width breaks lines again without shaping them again`() {
    let wide = layout("some words that wrap in a narrow room", width: nil)
    let narrow = layout("some words that wrap in a narrow room", width: 80)
    #expect(narrow.lineCount > wide.lineCount)
    #expect(engine.measuredCounts.misses == 1)
    #expect(engine.layoutCounts.misses == 2)
  }

  @Test func `runs that differ in paint share a cache entry; runs that differ in shape do not`() {
    _ = layout("words")
    _ = layout("words") { run, _ in run.paint.color.system = "red" }
    _ = layout("words") { run, _ in run.link = "https://example.org" }
    #expect(engine.measuredCounts.misses == 1)

    _ = layout("words", size: 18)
    _ = layout("words", weight: 700)
    _ = layout("words", locale: "ja")
    _ = layout("words") { run, _ in run.font.family = "Nunito" }
    _ = layout("words") { run, _ in run.font.design = .monospaced }
    _ = layout("words") { run, _ in run.font.italic = true }
    _ = layout("words") { run, _ in run.font.width = 80 }
    _ = layout("words") { run, _ in run.font.monospacedDigits = true }
    _ = layout("words") { run, _ in run.font.smallCaps = true }
    _ = layout("words") { run, _ in run.tracking = 1 }
    _ = layout("words") { run, _ in run.baselineOffset = 2 }
    _ = layout("words") { _, style in style.uppercase = true }
    _ = layout("words") { _, style in style.rightToLeft = true }
    #expect(engine.measuredCounts.misses == 14)
    #expect(engine.layoutCounts.hits == 2)
  }

  @Test func `attributes that change line breaks are part of the cache key`() {
    let text = "some words that wrap in a narrow room"
    _ = layout(text)
    _ = layout(text, height: 20)
    _ = layout(text) { _, style in style.lineLimit = 1 }
    _ = layout(text) { _, style in style.truncation = .middle }
    _ = layout(text) { _, style in style.alignment = .trailing }
    _ = layout(text) { _, style in style.lineSpacing = 3 }
    _ = layout(text) { _, style in style.allowsTightening = true }
    #expect(engine.layoutCounts.misses == 7 && engine.layoutCounts.hits == 0)
  }

  @Test func `a line is shaped once for layout and painter`() {
    let line = layout("a line", width: nil).lines[0]
    let first = engine.shape(line)
    #expect(engine.shape(line).width == first.width)
    #expect(engine.shapedCounts.misses == 1 && engine.shapedCounts.hits == 1)
  }

  @Test func `the cache is bounded`() {
    for number in 0..<9000 { _ = layout("\(number)", width: nil) }
    #expect(engine.layoutCounts.entries <= 2 * 2048)
    #expect(engine.measuredCounts.entries <= 2 * 1024)
    // Recently used results are still cached.
    let misses = engine.layoutCounts.misses
    _ = layout("8999", width: nil)
    #expect(engine.layoutCounts.misses == misses)
  }
}

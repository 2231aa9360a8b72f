import AlmanacTextEngine
import AlmanacWireSchema
import Figures
import Foundation
import Handwritten
import Measuring

/// The cost of text in the entries of one timeline: 24 entries of 40 texts, 34 of which are the same in each, measured for two widths as in layout.
/// The first entry loads the fonts and shapes everything; the others find their shared texts in the caches. The peer uses Pango directly: it lays out
/// every text each time, and also loads the fonts for its first entry. Times are processor time of the thread.
@main
struct TextBench {
  static let entries = 24
  static let shared = 34
  static let own = 6
  static let rounds = 25

  static func main() {
    var first: [Double] = []
    var further: [Double] = []
    var pangoAlone: [Double] = []
    var pangoAloneFirst: [Double] = []
    var counts: (lookups: Int, hits: Int, shaped: Int, kept: Int) = (0, 0, 0, 0)
    for round in 0...rounds {
      let (costs, engine) = onFreshEngine()
      let hand = onFreshFontMap()
      // The first round fills the machine's caches.
      guard round > 0 else { continue }
      first.append(costs[0])
      further.append(median(Array(costs.dropFirst())))
      pangoAloneFirst.append(hand[0])
      pangoAlone.append(median(Array(hand.dropFirst())))
      counts = engine
    }
    let (one, next, hand, handOne) = (median(first), median(further), median(pangoAlone), median(pangoAloneFirst))
    print("a timeline's text: \(entries) entries of \(shared + own) texts, \(own) of them new in each (medians of \(rounds), alternating)")
    line("the first entry, fonts included", "\(text(one, "ms")); Pango alone \(text(handOne, "ms")), \(ratio(one / handOne))")
    line("each further entry (aim: less than Pango alone)", "\(text(next, "ms")); Pango alone \(text(hand, "ms")), \(ratio(next / hand))")
    line("found in the caches", "\(counts.hits) of \(counts.lookups) look-ups; \(counts.shaped) texts shaped; \(counts.kept) kept")
  }

  /// Returns the milliseconds per entry with Pango alone, on a new font map without loaded fonts.
  static func onFreshFontMap() -> [Double] {
    guard let program = handwritten_texts_create() else { return [] }
    defer { handwritten_texts_destroy(program) }
    return (0..<entries).map { entry in
      let texts = texts(of: entry)
      return processorMilliseconds {
        for text in texts { for _ in widths { _ = handwritten_text_width(program, text.words, "Inter", text.size, text.weight) } }
      }
    }
  }

  static let widths: [Double?] = [nil, 120]

  /// Returns the words, size and weight of an entry's texts.
  static func texts(of entry: Int) -> [(words: String, size: Double, weight: Int32)] {
    let fixed = (0..<shared).map { ("Row \($0) of the forecast", 11 + Double($0 % 6) * 2, Int32($0.isMultiple(of: 3) ? 600 : 400)) }
    let changing = (0..<own).map { ("\(entry * 7 + $0)° at \(entry):0\($0)", 15 + Double($0), Int32(400)) }
    return fixed + changing
  }

  /// Measures every entry on a separate thread with a new engine.
  static func onFreshEngine() -> (costs: [Double], counts: (Int, Int, Int, Int)) {
    // Unchecked: the thread writes before it signals `done`, and this function reads after it has waited for that.
    final class Result: @unchecked Sendable {
      var costs: [Double] = []
      var counts = (0, 0, 0, 0)
    }
    let result = Result()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let engine = TextEngine.current
      var style = ParagraphStyle()
      style.lineLimit = 1
      for entry in 0..<entries {
        let runs = texts(of: entry).map { text in
          TextRun.with {
            $0.text = text.words
            $0.font.size = text.size
            $0.font.weight = UInt32(text.weight)
          }
        }
        result.costs.append(
          processorMilliseconds {
            for run in runs { for width in widths { _ = engine.layout([run], style: style, locale: "en", width: width, height: nil).width } }
          })
      }
      let (layouts, measured) = (engine.layoutCounts, engine.measuredCounts)
      result.counts = (layouts.hits + layouts.misses, layouts.hits, measured.misses, layouts.entries)
      done.signal()
    }
    thread.start()
    done.wait()
    return (result.costs, result.counts)
  }
}

import AlmanacWireSchema
import Figures
import Foundation
import Handwritten
import Measuring

/// The cost of a busy widget: an entry of 100 views (stacks, texts, symbols, shapes, gauges) in a warm process, resolved, laid out, recorded,
/// serialized and validated, as the slope between timelines of 24 and 192 entries. For comparison: the extension's share of the processor time (the
/// time that 192 more entries add to a process), the first entry of a new process, and the texts of one entry laid out with Pango alone, which a
/// program without caches does for each draw.
@main
struct ViewsBench {
  static let few = 24
  static let many = 192
  static let rounds = 15

  static func main() async throws {
    try await BenchExtension.withFolder("views-bench") { folder in
      let bench = try BenchExtension(in: folder)
      var bare: [Double] = []
      var first: [Double] = []
      var short: [Double] = []
      var long: [Double] = []
      var pangoAlone: [Double] = []
      var processor: [Double] = []
      var archive = TimelineArchive()
      func request(_ entries: Int) throws -> EntryRequest { try bench.request("Hundred", entries: entries, family: .systemLarge) }
      // The variants alternate, so that other load on the machine affects them equally.
      for _ in 0..<rounds {
        let describing = bench.client()
        bare.append(try await milliseconds { _ = try await describing.describe() })
        await describing.close()

        let client = bench.client()
        first.append(try await milliseconds { archive = try await client.timeline(request(1)) })
        // The first run fills the caches that timelines share.
        _ = try await client.timeline(request(many))
        short.append(try await milliseconds { _ = try await client.timeline(request(few)) })
        long.append(try await milliseconds { _ = try await client.timeline(request(many)) })
        await client.close()
        processor.append(try await onceMore(bench, request(many)) / Double(many))
        pangoAlone += HandwrittenTexts(archive).milliseconds(rounds: 20)
      }
      let entry = (median(long) - median(short)) / Double(many - few)
      print("a widget of 100 views, systemLarge (medians of \(rounds), alternating)")
      line("one more entry, warm, resolved to checked (aim 2)", text(entry, "ms"))
      line("its processor time in the extension (aim 2)", text(median(processor), "ms"))
      line(
        "its \(HandwrittenTexts(archive).count) texts alone, with Pango",
        "\(text(median(pangoAlone), "ms")); the entry is \(ratio(entry / median(pangoAlone)))")
      let cold = median(first) - median(bare)
      line("the first entry of a fresh process", "\(text(cold, "ms")), \(ratio(cold / entry)) a further one")
    }
  }
}

/// Returns the milliseconds of processor time for one more request to an extension: a process with two requests minus a process with one.
private func onceMore(_ bench: BenchExtension, _ request: EntryRequest) async throws -> Double {
  func ended(asked times: Int) async throws -> Double {
    let before = childrenMilliseconds()
    let client = bench.client()
    for _ in 0..<times { _ = try await client.timeline(request) }
    await client.close()
    return childrenMilliseconds() - before
  }
  let once = try await ended(asked: 1)
  return try await ended(asked: 2) - once
}

/// Returns the processor time of this process's ended child processes, in milliseconds.
private func childrenMilliseconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
  return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
}

/// The texts of an archive's first entry, for a program that lays them out with Pango alone.
struct HandwrittenTexts {
  private let texts: [(words: String, family: String, size: Double, weight: Int32)]
  var count: Int { texts.count }

  init(_ archive: TimelineArchive) {
    var runs: [TextRun] = []
    func collect(_ node: DisplayNode) {
      switch node.content {
      case .group(let group): for child in group.children { collect(child) }
      case .text(let text): runs += text.lines.flatMap(\.runs)
      default: break
      }
    }
    if let data = archive.displayLists.first, let list = try? DisplayList(decoding: data) { collect(list.root) }
    texts = runs.map { ($0.text, "Inter", $0.font.size, Int32($0.font.weight == 0 ? 400 : $0.font.weight)) }
  }

  /// Returns the times of `rounds` runs in milliseconds.
  func milliseconds(rounds: Int) -> [Double] {
    guard let program = handwritten_texts_create() else { return [] }
    defer { handwritten_texts_destroy(program) }
    func once() {
      for text in texts { _ = handwritten_text_width(program, text.words, text.family, text.size, text.weight) }
    }
    once()
    return (0..<rounds).map { _ in Figures.milliseconds { once() } }
  }
}

import AlmanacPainter
import AlmanacWireSchema
import Foundation
import Handwritten

/// Paints the reference scene (474 × 474 pixels) alternately with Painter and with direct calls of Cairo and Pango, and prints medians and ratios.
/// `--json` prints them as one object for the peers; `--pictures DIR` also writes both pictures; `--only NAME` runs only one candidate, for a
/// profiler.
@main
struct PaintBench {
  static let pixels = 474
  static let rounds = 400

  static func main() throws {
    let arguments = CommandLine.arguments
    let scene = ReferenceScene()
    let list = scene.displayList()
    let encoded: Data = try list.serializedData()
    let job = PaintJob(
      list: list, date: Date(timeIntervalSince1970: 1_623_663_660), scale: Double(pixels) / ReferenceScene.side, listIsChecked: true)
    var plain = scene.plain()
    guard let program = handwritten_create(&plain) else { fatalError("out of memory") }

    func decodedJob() throws -> PaintJob {
      var fresh = job
      fresh.list = try DisplayList(validating: encoded)
      fresh.listIsChecked = true
      return fresh
    }

    func handwrittenPicture() -> PixelBuffer {
      let bytes = UnsafeBufferPointer(start: handwritten_paint(program, Int32(pixels)), count: pixels * pixels * 4)
      return PixelBuffer(width: pixels, height: pixels, bytes: [UInt8](bytes), diagnostics: [])
    }

    if let index = arguments.firstIndex(of: "--pictures"), arguments.indices.contains(index + 1) {
      let folder = URL(fileURLWithPath: arguments[index + 1])
      try Painter.png(job).write(to: folder.appendingPathComponent("painter.png"))
      try Painter.png(handwrittenPicture()).write(to: folder.appendingPathComponent("handwritten.png"))
    }

    var candidates = [
      Candidate(name: "handwrittenPaint", title: "hand-written Cairo and Pango, paint") { _ = handwritten_paint(program, Int32(pixels)) },
      Candidate(name: "painterPaint", title: "Painter, paint") { _ = try Painter.diagnostics(job) },
      Candidate(name: "handwrittenOurPNG", title: "hand-written, paint + this PNG writer") { _ = try Painter.png(handwrittenPicture()) },
      Candidate(name: "painterPNG", title: "Painter, paint + PNG") { _ = try Painter.png(job) },
      Candidate(name: "painterWhole", title: "Painter, decode + paint + PNG") { _ = try Painter.png(decodedJob()) },
      Candidate(name: "decode", title: "decode and check the display list") { _ = try DisplayList(validating: encoded) },
    ]
    if let index = arguments.firstIndex(of: "--only"), arguments.indices.contains(index + 1) {
      for candidate in candidates where candidate.name == arguments[index + 1] { for _ in 0..<4 * rounds { try candidate.run() } }
      return
    }
    // The candidates alternate, so that other load on the machine affects them equally.
    for round in 0..<(rounds + 40) {
      for index in candidates.indices {
        let start = DispatchTime.now().uptimeNanoseconds
        try candidates[index].run()
        if round >= 40 { candidates[index].milliseconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6) }
      }
    }
    var libpng = Candidate(name: "handwrittenLibpng", title: "hand-written, paint + cairo_surface_write_to_png") {
      _ = handwritten_png(program, Int32(pixels))
    }
    for _ in 0..<30 {
      let start = DispatchTime.now().uptimeNanoseconds
      try libpng.run()
      libpng.milliseconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    candidates.append(libpng)
    handwritten_destroy(program)

    let medians = Dictionary(uniqueKeysWithValues: candidates.map { ($0.name, $0.median) })
    if arguments.contains("--json") {
      let data = try JSONSerialization.data(withJSONObject: medians, options: [.sortedKeys])
      print(String(decoding: data, as: UTF8.self))
    } else {
      print("reference weather scene, \(pixels) × \(pixels), median of \(rounds) (\(encoded.count) bytes as a display list)")
      for candidate in candidates {
        print("  " + candidate.title.padding(toLength: 50, withPad: " ", startingAt: 0) + String(format: "%8.3f ms", candidate.median))
      }
      func ratio(_ title: String, _ a: String, _ b: String) {
        print("  " + title.padding(toLength: 50, withPad: " ", startingAt: 0) + String(format: "%8.2f ×", medians[a]! / medians[b]!))
      }
      ratio("Painter / hand-written, paint (aim ≤ 1.2)", "painterPaint", "handwrittenPaint")
      ratio("Painter / hand-written, paint + PNG (aim ≤ 1.2)", "painterPNG", "handwrittenOurPNG")
      ratio("libpng / Painter, paint + PNG", "handwrittenLibpng", "painterPNG")
      try ModesBench(job: job, rounds: rounds / 2).run()
    }
  }
}

struct Candidate {
  let name: String
  let title: String
  let run: () throws -> Void
  var milliseconds: [Double] = []
  var median: Double { milliseconds.sorted()[milliseconds.count / 2] }
}

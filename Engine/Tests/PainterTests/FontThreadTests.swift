import AlmanacWireSchema
import Foundation
import Testing

@testable import AlmanacPainter

/// Uses more font files than Cairo keeps open, on many threads at once.
@Suite struct FontThreadTests {
  /// Text in many scripts and designs, in sizes not used elsewhere.
  private func list(_ round: Int) -> DisplayList {
    let words = ["Hello", "日本語", "مرحبا", "שלום", "ไทย", "हिन्दी", "😀", "한글", "Ελλάδα", "বাংলা", "தமிழ்", "ქართული"]
    let designs: [FontDesignValue] = [.default, .rounded, .serif, .monospaced]
    var nodes: [DisplayNode] = []
    for (row, word) in words.enumerated() {
      for (column, design) in designs.enumerated() {
        nodes.append(
          .text(
            word, at: Double(column) * 60, Double(row) * 14, size: 9 + Double((round * 7 + row) % 97) / 16,
            weight: [400, 700, 300][(round + row) % 3],
            design: design))
      }
    }
    return DisplayList(240, 170, nodes)
  }

  @Test func `font files are opened and closed safely`() async throws {
    let rounds = 5
    let wanted = try (0..<rounds).map { try Painter.png(job(list($0))) }
    let pictures = try await withThrowingTaskGroup(of: [Data].self) { group in
      for thread in 0..<8 {
        group.addTask {
          try await withCheckedThrowingContinuation { continuation in
            Thread {
              continuation.resume(with: Result { try (0..<rounds).map { try Painter.png(job(list(($0 + thread) % rounds))) } })
            }.start()
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 8)
    for picture in pictures { #expect(Set(picture) == Set(wanted)) }
  }
}
